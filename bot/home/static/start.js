"use strict";

// Forms that start a game, each with one button. It is disabled until all scripts have run.

const forms = [...document.querySelectorAll("form.start")];

// The last game chosen is remembered, with those names that are not the usual ones.

const LAST = "last-game";

function remembered() {
  return JSON.parse(localStorage.getItem(LAST) ?? "null");
}

function namesIn(form) {
  return [...form.querySelectorAll("input[name=player]")];
}

function remember(form, game) {
  const names = namesIn(form).map((one) => (one.value === one.dataset.usual ? null : one.value));
  localStorage.setItem(LAST, JSON.stringify({ ...game, names }));
}

function fillNames(form) {
  const names = remembered()?.names ?? [];
  namesIn(form).forEach((one, number) => { if (names[number] && one.dataset.usual) one.value = names[number]; });
}

// Starting takes seconds: the button says so until the game opens, and no other can be pressed.
function setStarting(form) {
  for (const one of forms) {
    const button = one.querySelector("button[type=submit]");
    button.dataset.says ??= button.textContent;
    button.disabled = Boolean(form);
    button.textContent = one === form ? document.body.dataset.starting : button.dataset.says;
    one.setAttribute("aria-busy", String(one === form));
  }
}

// Whether *game* may begin: one that is under way is ended only if the player agrees.
async function agreed(game) {
  const ends = document.querySelector(`#ends-${CSS.escape(game ?? "")}`);
  if (!ends) return true;
  ends.returnValue = "";
  ends.showModal();
  await new Promise((closed) => ends.addEventListener("close", closed, { once: true }));
  return ends.returnValue === "end";
}

async function begin(game) {
  const answer = await fetch("/api/action", {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Simcord-Capability": "home" },
    body: JSON.stringify({ kind: "start_game", ...game }),
  });
  if (!answer.ok) throw new Error(answer.statusText);
  return (await answer.json()).refusal;
}

async function start(form) {
  const refusal = form.querySelector(".refusal");
  const given = new FormData(form);
  const game = { ...Object.fromEntries(given), players: given.getAll("player") };
  refusal.hidden = true;
  if (!await agreed(game.game)) return;
  setStarting(form);
  const why = await begin(game).catch(() => document.body.dataset.failed);
  if (!why) {
    if (game.game) remember(form, game);
    return location.replace("/");
  }
  refusal.textContent = why;
  refusal.hidden = false;
  setStarting(null);
}

for (const form of forms) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    start(form);
  });
  fillNames(form);
}

// A game's page puts the first screen before itself, in place of this page.
for (const link of document.querySelectorAll('a[href^="/?table="]')) {
  link.addEventListener("click", (event) => {
    event.preventDefault();
    location.replace(link.href);
  });
}

// *Forward* leads back to the game from which *Back* led here.
addEventListener("popstate", () => location.reload());

addEventListener("DOMContentLoaded", () => setStarting(null));
addEventListener("pageshow", (event) => {
  if (event.persisted) setStarting(null);
});
