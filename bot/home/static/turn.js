"use strict";

// Whose turn it is stands above the channel; when it is mine, one tap leads to what I can do.

const state = document.querySelector("#game-turn");
const mine = document.querySelector("#my-turn");
const VERBS = new Set(document.body.dataset.verbs.split(" ")); // what a turn is taken with
const PAUSE_MS = 150; // between two looks whose turn it is

let turn = { said: "", mine: false, over: false, table: null };
let looking = false;

function verbOf(control) {
  const [, verb, table] = (control.dataset.does ?? "").split(":");
  return { verb, table };
}

function controls() {
  return [...timeline.querySelectorAll("[data-does]")].filter((one) => VERBS.has(verbOf(one).verb));
}

// What belongs to a game that is over looks so; who presses it all the same is told why.
function showSpent() {
  for (const control of controls()) {
    const spent = turn.over || verbOf(control).table !== turn.table;
    if (control.classList.contains("is-spent") !== spent) control.classList.toggle("is-spent", spent);
  }
}

async function lookWhoseTurn() {
  if (looking) return;
  looking = true;
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  looking = false;
  const answer = await ask("/turn.json", { cache: "no-store" }).catch(() => null);
  if (!answer?.ok) return;
  turn = await answer.json();
  if (state.textContent !== turn.said) state.textContent = turn.said;
  mine.hidden = !turn.mine;
  showSpent();
}

mine.addEventListener("click", () => {
  const control = controls().filter((one) => !one.classList.contains("is-spent")).at(-1);
  if (!control) return;
  if (verbOf(control).verb === document.body.dataset.back) {
    control.click(); // what can be done lies behind a look-up, in the same message
    return;
  }
  stay();
  control.scrollIntoView({ block: "center" });
  control.focus({ preventScroll: true });
});

new MutationObserver(() => {
  showSpent();
  void lookWhoseTurn();
}).observe(timeline, { childList: true, subtree: true });
void lookWhoseTurn();
