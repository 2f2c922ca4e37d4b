"use strict";

// The preview looks for its word in the address, once; the address itself stays bare.
history.replaceState(null, "", "#home");
addEventListener("DOMContentLoaded", () => history.replaceState(null, "", "/"));

const PROBE_MS = 500; // between two looks whether the game runs again
const LAYOUT_MS = 600; // in which the preview lays out what is new
const NOTE_MS = 6000; // a note about a tap stands so long
const CARD_GAP = 6; // pixels above what is read first
const PLAYED = new Set(["click", "select", "modal_submit", "run_command"]);

const timeline = document.querySelector(".channel-timeline");
const note = document.querySelector("#game-note");
const busy = document.querySelector("#game-busy");

// Notes: one line below the header, said aloud as well.

let noteEnds;
function say(what, milliseconds) {
  clearTimeout(noteEnds);
  note.textContent = what ? document.body.dataset[what] : "";
  note.dataset.said = what || "";
  note.hidden = !what;
  if (milliseconds) noteEnds = setTimeout(() => say(null), milliseconds);
}

// Whatever the preview asks the server passes here: taps, and whether the game still runs.

const ask = window.fetch.bind(window);

async function returnOnceItRuns() {
  say("away");
  for (;;) {
    const front = await ask("/", { cache: "no-store" }).catch(() => null);
    if (front?.ok) return location.reload();
    await new Promise((resolve) => setTimeout(resolve, PROBE_MS));
  }
}

// What is played by asking for that; null if it is anything else.
function played(address, options) {
  if (address !== "/api/action" || typeof options?.body !== "string") return null;
  const { kind } = JSON.parse(options.body);
  return PLAYED.has(kind) ? kind : null;
}

let answers = 0;
window.fetch = async (address, options) => {
  const tap = played(address, options);
  if (tap) {
    remember();
    unanswered = tap === "run_command";
    answers += 1;
    busy.hidden = false;
  }
  try {
    const response = await ask(address, options);
    if (response.status === 401 || response.status === 410 || response.status === 503) {
      void returnOnceItRuns();
      return await new Promise(() => {}); // the last board stays until the page is loaded anew
    }
    if (note.dataset.said === "away") say(null);
    if (tap) {
      const receipt = await response.clone().json();
      if (receipt.rejected || receipt.settlement !== "settled") say("failed", NOTE_MS);
      else if (note.dataset.said === "failed") say(null);
    }
    return response;
  } catch (error) {
    if (error.name !== "AbortError" && address !== "/api/pages") say("away");
    throw error;
  } finally {
    if (tap && --answers === 0) busy.hidden = true;
  }
};

// What a tap brings comes into view: what was posted since, or else the card that was tapped, once
// it says something else. Whoever scrolls meanwhile is left alone.

let newest = null;
let calling = null; // the card that called, below which what can be done was opened
let news = new Set(); // lines that came since the last tap
let tapped = null; // the card that was tapped, what it said then, and what was the newest
let asked = null; // the card that was tapped last to ask the game, and what was the newest then
let unanswered = false; // what was typed has no answer yet
let reply = null; // the card that answered what was typed last
let opening = false; // what can be done is being opened without a tap
let scrolling = 0;
let shown = null; // what came into view last, until somebody scrolls
let known = new Set(); // lines that stood in a card at the last tap

function cards() {
  return [...timeline.querySelectorAll("[data-message-id]")];
}

function cardOf(id) {
  return cards().find((card) => card.dataset.messageId === id);
}

function said(card) {
  const parts = card?.querySelectorAll(".text-display, .message-content, .button-label, .gallery-image") ?? [];
  return [...parts].map((part) => part.src ?? part.textContent).join("\n");
}

function linesNow() {
  return cards().flatMap(linesOf).map((line) => line.textContent);
}

function remember() {
  if (!opening) {
    known = new Set(linesNow());
    news = new Set();
  }
  opening = false;
  if (!tapped) return;
  Object.assign(tapped, { said: said(cardOf(tapped.id)), newest });
  asked = { id: tapped.id, newest };
}

addEventListener("click", (event) => {
  const card = event.target.closest?.("[data-message-id]");
  if (card) tapped = { id: card.dataset.messageId };
}, true);

// What lies under a finger does not move before it is lifted.
let pressed = false;
let putOff = false;

function isPressed() {
  putOff ||= pressed;
  return pressed;
}

addEventListener("pointerdown", () => { pressed = true; }, true);
for (const event of ["pointerup", "pointercancel"]) {
  addEventListener(event, () => {
    pressed = false;
    if (putOff) setTimeout(follow); // once the tap is made
    putOff = false;
  }, true);
}

// What goes on below the window says so at its foot, and one tap leads on.

const more = document.querySelector("#game-more");
const UNSEEN = 12; // pixels below the window that are worth a word
const SHARE_OF_WINDOW = 0.8; // that one tap leads on by
timeline.after(more);

function showMore() {
  if (isPressed()) return;
  const below = timeline.scrollHeight - timeline.clientHeight - timeline.scrollTop;
  // What hides nothing but its own height is not needed.
  more.hidden = below <= (more.hidden ? UNSEEN : more.offsetHeight + 1);
}

more.addEventListener("click", () => {
  stay();
  timeline.scrollBy({ top: timeline.clientHeight * SHARE_OF_WINDOW, behavior: "smooth" });
});
timeline.addEventListener("scroll", showMore, { passive: true });

// What is only read is read from its beginning; a turn is taken at the end of its card, but never
// with the first line that is new above the window, below the picture if there is one.
function isRead(card) {
  return !card.querySelector(".gallery-image, [role=combobox]");
}

function linesOf(card) {
  const lines = [];
  const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
  for (let line = walker.nextNode(); line; line = walker.nextNode()) {
    if (line.textContent.trim() && line.parentElement.checkVisibility()) lines.push(line);
  }
  return lines;
}

function readLines(card) {
  const picture = card.querySelector(".gallery-image");
  const below = (line) => picture.compareDocumentPosition(line) & Node.DOCUMENT_POSITION_FOLLOWING;
  return picture ? linesOf(card).filter(below) : linesOf(card);
}

// What a card that calls tells is read first, before what can be done, which opens below it by
// itself; as the page opens, only where both fit. An answer to a tap is all new, whatever it has in
// common with the one before.
function firstToRead(card, fresh) {
  const isNew = (line) => fresh.has(line.textContent);
  const answers = tapped?.newest === newest || reply === newest;
  const before = !answers && card === cards().at(-1) && card !== cardOf(calling) && cardOf(calling);
  const told = before && readLines(before).find(isNew);
  if (told && (known.size > 0 || fitsBelow(told, card))) return told;
  const lines = readLines(card);
  return card.querySelector(".message-ephemeral-note") ? lines[0] : lines.find(isNew);
}

function fitsBelow(line, card) {
  const choice = card.querySelector(".component-section button, [role=combobox]");
  return Boolean(choice) && choice.getBoundingClientRect().bottom - topOf(line) + CARD_GAP <= timeline.clientHeight;
}

function topOf(line) {
  const range = document.createRange();
  range.selectNodeContents(line);
  return range.getBoundingClientRect().top;
}

function layout() {
  return [timeline.scrollTop, timeline.scrollHeight, timeline.clientHeight].join();
}

// Nothing is scrolled while all stays as it was placed: a scroll by hand would be lost to it.
function placeUntil(id, until, turn, fresh, placed = null) {
  if (turn !== scrolling) return;
  if (layout() !== placed) place(id, fresh);
  const now = layout();
  if (performance.now() < until) requestAnimationFrame(() => placeUntil(id, until, turn, fresh, now));
}

function place(id, fresh) {
  const card = cardOf(id);
  if (!card) return;
  const window_ = timeline.getBoundingClientRect();
  const { top, bottom } = card.getBoundingClientRect();
  if (bottom - top > window_.height && isRead(card)) timeline.scrollTop += top - window_.top;
  else if (card === cards().at(-1)) timeline.scrollTop = timeline.scrollHeight;
  else if (bottom > window_.bottom || bottom - top > window_.height) timeline.scrollTop += bottom - window_.bottom;
  else if (top < window_.top) timeline.scrollTop += top - window_.top;
  fitMap();
  const first = firstToRead(card, fresh);
  const above = first ? timeline.getBoundingClientRect().top + CARD_GAP - topOf(first) : 0;
  if (above > 0) timeline.scrollTop -= above;
}

function show(id, fresh = new Set()) {
  shown = { id, fresh };
  placeUntil(id, performance.now() + LAYOUT_MS, ++scrolling, fresh);
}

// A picture that is there late, or a window that turns, moves nothing out of view.
function showAgain() {
  if (shown) place(shown.id, shown.fresh);
}

// What was on its way into view is left where it is.
function stay() {
  scrolling += 1;
  shown = null;
}

for (const event of ["wheel", "touchmove", "pointerdown"]) {
  addEventListener(event, stay, { passive: true, capture: true });
}

function follow() {
  if (isPressed()) return;
  nameLinks();
  fitPictures();
  for (const line of linesNow()) if (!known.has(line)) news.add(line);
  const last = cards().at(-1)?.dataset.messageId ?? null;
  if (last !== newest) {
    newest = last;
    if (unanswered && cardOf(last)?.querySelector(".message-ephemeral-note")) {
      reply = last;
      unanswered = false;
    }
    if (last) show(last, news);
  } else if (tapped?.newest === last) {
    const now = said(cardOf(tapped.id));
    if (now === tapped.said) return;
    tapped.said = now;
    show(tapped.id, news);
  }
}

new MutationObserver(follow).observe(timeline, { childList: true, subtree: true });

// A link to a message leads to it on this page.

function messageOf(link) {
  return /^https:\/\/discord\.com\/channels\/\d+\/\d+\/(\d+)$/.exec(link?.href ?? "")?.[1];
}

function nameLinks() {
  for (const link of timeline.querySelectorAll('a[href^="https://discord.com/channels/"]')) {
    if (link.textContent === link.href) link.textContent = document.body.dataset.link;
  }
}

addEventListener("click", (event) => {
  const id = messageOf(event.target.closest?.("a"));
  if (!id) return;
  event.preventDefault();
  show(id);
}, true);

// A picture that fills the window goes away by a tap on it, as by Esc.

addEventListener("click", (event) => {
  if (!event.target.matches?.(".media-lightbox-image")) return;
  if (!event.target.closest(".is-zoomed")) event.target.closest("dialog").close();
});
