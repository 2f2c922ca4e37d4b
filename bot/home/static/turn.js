"use strict";

// Whose turn it is stands above the channel; when it is mine, one tap leads to what I can do.

const state = document.querySelector("#game-turn");
const mine = document.querySelector("#my-turn");
const VERBS = new Set(document.body.dataset.verbs.split(" ")); // what a turn is taken with
const PAUSE_MS = 150; // between two looks whose turn it is

const ENDS = new Set(document.body.dataset.ends.split(" ")); // what ends a turn, or takes a step of it back
const OPENS = new Set(document.body.dataset.opens.split(" ")); // what leads to what can be done

let turn = { said: "", short: "", mine: false, over: false, table: null };
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
    mark(control, "is-spent", spent);
  }
}

// What can be done is open without being asked for, below the card that calls, and once.
const opened = new Set();

function ways(card) {
  return [...(card?.querySelectorAll("[data-does]") ?? [])].filter((one) => OPENS.has(verbOf(one).verb));
}

// Whether the game is asked for something, and what is tapped now waits.
function isAsking() {
  const { pendingAction, awaitingRevision, publishedRevision } = window.simcordPreview;
  return Boolean(pendingAction) || awaitingRevision > publishedRevision;
}

// Who types is not interrupted; an empty box that stayed open after a command is no typing.
function isTyping() {
  const typed = document.querySelector(".command-row, #channel-composer-input");
  return document.body.classList.contains("is-typing") && typed?.value !== "";
}

function openMine() {
  const last = cards().at(-1);
  const way = ways(last)[0];
  if (isTyping()) return;
  if (!turn.mine || !way || opened.has(way.dataset.does + last.dataset.messageId)) return;
  if (isAsking()) {
    void lookWhoseTurn(); // what somebody has tapped meanwhile goes first
    return;
  }
  opened.add(way.dataset.does + last.dataset.messageId);
  calling = last.dataset.messageId;
  opening = true;
  way.click();
}

// Nothing leads to it a second time while it is there, nor is the same asked twice: not by the card
// that calls, nor by what was open above it, which says so, whatever is looked up below. A turn is
// not ended beside a question that leads back to where it is ended.
function mark(element, name, is) {
  if (element.classList.contains(name) !== is) element.classList.toggle(name, is);
}

function verbsOf(card) {
  return new Set([...card.querySelectorAll("[data-does]")].map((one) => verbOf(one).verb));
}

// What is called alike leads to the same.
function namesOf(card) {
  return new Set([...card.querySelectorAll(".component-button[data-does]")].map((one) => one.textContent.trim()));
}

function plans(card) {
  const does = (verb) => VERBS.has(verb) && !OPENS.has(verb) && verb !== document.body.dataset.back;
  return [...verbsOf(card)].some(does) && !ways(card).length;
}

// What is looked up in place of what can be done leads back to it: nothing older is open meanwhile.
const planned = new Set();

function isPlanner(card) {
  const { messageId } = card.dataset;
  if (plans(card)) planned.add(messageId);
  return plans(card) || (planned.has(messageId) && verbsOf(card).has(document.body.dataset.back));
}

// What belongs to another game is spent, rather than past.
function tableOf(card) {
  const control = card.querySelector("[data-does]");
  return control ? verbOf(control).table : null;
}

function partsOf(card) {
  const lines = [...card.querySelectorAll(".text-display:not(.component-section *) > :not(.markdown-blockquote)")];
  return lines.flatMap((line) => [...line.childNodes]).filter((part) => part.textContent.trim());
}

// What a past card still says: neither its question, nor what could be chosen, nor what is said
// below once more.
function tells(card, below) {
  const again = new Set(below.flatMap(partsOf).map((part) => part.textContent.trim()));
  const isTold = (part) => !part.classList?.contains("is-asked") && !again.has(part.textContent.trim());
  return Boolean(card.querySelector("img")) || partsOf(card).some(isTold);
}

// A game begins at its own first card: what was played in the channel before is folded behind one
// line above it. What is shown to one person alone may be of any game.
const earlier = document.querySelector("#game-earlier");
let unfolded = null; // the table above which what was played before is shown

// A page holds so many cards; what leads to older ones stands above the first of them, and not above all.
const older = document.querySelector("#history-older");
const newer = document.querySelector("#history-newer");
document.querySelector("#channel-message-list").before(older, earlier);

function foldEarlier() {
  const shown = cards();
  const first = turn.table ? shown.findIndex((card) => tableOf(card) === turn.table) : -1;
  const above = first > 0 ? shown.slice(0, first) : [];
  const isOld = above.some((card) => tableOf(card) && !card.querySelector(".message-ephemeral-note"));
  const folds = isOld && unfolded !== turn.table;
  for (const card of shown) mark(card, "is-earlier", folds && above.includes(card));
  earlier.hidden = !folds;
  mark(older, "is-earlier", folds);
}

earlier.addEventListener("click", () => {
  unfolded = turn.table;
  foldEarlier();
  refit();
});

function hideWays() {
  foldEarlier();
  const shown = cards();
  const open = shown.findLast(isPlanner);
  const below = open ? verbsOf(open) : new Set();
  const called = open ? namesOf(open) : new Set();
  if (below.has(document.body.dataset.back)) for (const verb of ENDS) below.add(verb);
  for (const card of shown) {
    const above = shown.indexOf(card) < shown.indexOf(open);
    const sameGame = above && tableOf(card) === tableOf(open);
    const calls = above && (card.dataset.messageId === calling || (sameGame && ways(card).length > 0));
    const past = sameGame && plans(card);
    mark(card, "calls-below", calls);
    mark(card, "is-past", past);
    for (const said of card.querySelectorAll(".text-display > .markdown-paragraph > strong")) {
      mark(said, "is-asked", past && said.textContent.includes("?"));
    }
    mark(card, "is-silent", past && !tells(card, shown.slice(shown.indexOf(card) + 1)));
    card.dataset.past = document.body.dataset.past;
    for (const row of card.querySelectorAll(".component-row")) {
      mark(row, "ends-turn", [...row.querySelectorAll("[data-does]")].some((one) => ENDS.has(verbOf(one).verb)));
    }
    for (const one of card.querySelectorAll(".component-button[data-does], .preview-select")) {
      const { verb } = verbOf(one);
      const again = OPENS.has(verb) || below.has(verb) || called.has(one.textContent.trim());
      mark(one, "is-open-below", past || (calls && again));
    }
  }
}

// A phone has no room for what is asked; that stands below, where it is answered.
const PHONE = matchMedia("(max-width: 600px)");

function showWhose() {
  const told = PHONE.matches ? turn.short : turn.said;
  if (state.textContent !== told) state.textContent = told;
  state.title = turn.said;
}

PHONE.addEventListener("change", showWhose);

async function lookWhoseTurn() {
  if (looking) return;
  looking = true;
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  looking = false;
  const answer = await ask("/turn.json", { cache: "no-store" }).catch(() => null);
  if (!answer?.ok) return;
  turn = await answer.json();
  showWhose();
  mine.hidden = !turn.mine;
  mark(document.body, "is-over", turn.over);
  showSpent();
  foldEarlier();
  openMine();
}

// It leads to the newest card that can be acted on, and stays there whatever is drawn anew meanwhile.
let awaited = false; // the newest cards, which are not on the page yet
mine.addEventListener("click", () => {
  if (!newer.hidden) {
    awaited = true;
    document.querySelector("#new-messages").click();
    return;
  }
  const isOpen = (one) => !one.classList.contains("is-spent") && one.checkVisibility();
  const open = controls().filter(isOpen);
  const last = open.at(-1);
  if (!last) return;
  if (verbOf(last).verb === document.body.dataset.back) {
    last.click(); // what can be done lies behind a look-up, in the same message
    return;
  }
  const card = last.closest("[data-message-id]");
  show(card.dataset.messageId);
  open.find((one) => card.contains(one)).focus({ preventScroll: true });
});

new MutationObserver(() => {
  showSpent();
  hideWays();
  void lookWhoseTurn();
  if (awaited && newer.hidden) {
    awaited = false;
    mine.click();
  }
}).observe(timeline, { childList: true, subtree: true });
void lookWhoseTurn();
