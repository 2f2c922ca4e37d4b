"use strict";

// A line above the channel says whose turn it is; on the player's own turn, a tap leads to the choices.

const state = document.querySelector("#game-turn");
const mine = document.querySelector("#my-turn");
const VERBS = new Set(document.body.dataset.verbs.split(" ")); // verbs of all buttons of a turn
const PAUSE_MS = 150; // pause between two checks whose turn it is

const ENDS = new Set(document.body.dataset.ends.split(" ")); // verbs that end a turn or undo
const OPENS = new Set(document.body.dataset.opens.split(" ")); // verbs that open the planner

let turn = { said: "", mine: false, asked: false, over: false, table: null };
let looking = false;

function verbOf(control) {
  const [, verb, table] = (control.dataset.does ?? "").split(":");
  return { verb, table };
}

function controls() {
  return [...timeline.querySelectorAll("[data-does]")].filter((one) => VERBS.has(verbOf(one).verb));
}

// Buttons of a game that is over look disabled; a line below their card says why.
function showSpent() {
  for (const control of controls()) {
    const spent = turn.over || verbOf(control).table !== turn.table;
    mark(control, "is-spent", spent);
    if (spent) control.closest("[data-message-id]").dataset.over = document.body.dataset.over;
  }
}

// The planner opens by itself, once for each card that calls the player.
const opened = new Set();

function ways(card) {
  return [...(card?.querySelectorAll("[data-does]") ?? [])].filter((one) => OPENS.has(verbOf(one).verb));
}

// Whether a request to the game is under way, so that a tap made now would wait for it.
function isAsking() {
  const { pendingAction, awaitingRevision, publishedRevision } = window.simcordPreview;
  return Boolean(pendingAction) || awaitingRevision > publishedRevision;
}

// Whether the player is typing, and must not be interrupted; an empty text box does not count.
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
    void lookWhoseTurn(); // tries again after the request under way
    return;
  }
  opened.add(way.dataset.does + last.dataset.messageId);
  calling = last.dataset.messageId;
  opening = true;
  way.click();
}

// Adds or removes the class *name* of an element.
function mark(element, name, is) {
  if (element.classList.contains(name) !== is) element.classList.toggle(name, is);
}

function verbsOf(card) {
  return new Set([...card.querySelectorAll("[data-does]")].map((one) => verbOf(one).verb));
}

// The labels of a card's buttons: two buttons with the same label do the same.
function namesOf(card) {
  return new Set([...card.querySelectorAll(".component-button[data-does]")].map((one) => one.textContent.trim()));
}

function plans(card) {
  const does = (verb) => VERBS.has(verb) && !OPENS.has(verb) && verb !== document.body.dataset.back;
  return [...verbsOf(card)].some(does) && !ways(card).length;
}

// Ids of the planner's cards. A look-up that replaced the planner in its card still counts as one.
const planned = new Set();

function isPlanner(card) {
  const { messageId } = card.dataset;
  if (plans(card)) planned.add(messageId);
  return plans(card) || (planned.has(messageId) && verbsOf(card).has(document.body.dataset.back));
}

// Whether a card shows a plan that is not played yet, and that cannot be played from there any more.
function isOldPlan(card, past) {
  const isOver = turn.over && tableOf(card) === turn.table;
  return (past || isOver) && verbsOf(card).has(document.body.dataset.plays);
}

// The table of a card's first button: cards of other tables are marked as spent, not as past.
function tableOf(card) {
  const control = card.querySelector("[data-does]");
  return control ? verbOf(control).table : null;
}

function partsOf(card) {
  const lines = [...card.querySelectorAll(".text-display:not(.component-section *) > :not(.markdown-blockquote)")];
  return lines.flatMap((line) => [...line.childNodes]).filter((part) => part.textContent.trim());
}

// Whether a past card still tells something: a picture, or lines other than its question that no card
// below repeats.
function tells(card, below) {
  const again = new Set(below.flatMap(partsOf).map((part) => part.textContent.trim()));
  const isTold = (part) => !part.classList?.contains("is-asked") && !again.has(part.textContent.trim());
  return Boolean(card.querySelector("img")) || partsOf(card).some(isTold);
}

// Cards of earlier games in the channel are folded behind one line above the game's first card. Cards
// that only one person sees do not count as earlier games.
const earlier = document.querySelector("#game-earlier");
let unfolded = null; // the table above which earlier games are shown

// The preview's button for older cards stands above the first card, and is hidden with earlier games.
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

// Hides choices on cards above the open planner that the planner offers too, and marks past cards. While
// a look-up stands in place of the planner, the buttons that end a turn or undo are hidden as well.
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
    const isTold = () => tells(card, shown.slice(shown.indexOf(card) + 1));
    mark(card, "is-silent", isOldPlan(card, past) || (past && !isTold()));
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

const PHONE = matchMedia("(max-width: 600px)");

// The button beside the line has the name of that on the card to which it leads.
function showWhose() {
  if (state.textContent !== turn.said) state.textContent = turn.said;
  state.title = turn.said;
  mine.textContent = turn.asked ? mine.dataset.answer : mine.dataset.act;
  mine.hidden = !turn.mine;
}

// The picture of the game covers the page until the first cards are drawn, with the choices of a turn.
const cover = document.querySelector("#game-opening");

function uncover() {
  if (!cards().length || isAsking()) return;
  const pictures = cards().filter((card) => card.checkVisibility()).map((card) => card.querySelector(".gallery-image"));
  if (pictures.every((one) => !one || one.naturalWidth)) cover.hidden = true;
}

cover.addEventListener("click", () => { cover.hidden = true; });
timeline.addEventListener("load", uncover, true);

async function lookWhoseTurn() {
  if (looking) return;
  looking = true;
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  looking = false;
  const answer = await ask("/turn.json", { cache: "no-store" }).catch(() => null);
  if (!answer?.ok) return;
  turn = await answer.json();
  showWhose();
  mark(document.body, "is-over", turn.over);
  showSpent();
  hideWays();
  if (turn.over) refit();
  openMine();
  uncover();
}

// The header's button scrolls to the newest card with possible choices.
let awaited = false; // whether the newest cards are still to be loaded
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
    last.click(); // returns from a look-up to the planner in the same message
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
