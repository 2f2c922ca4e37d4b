"use strict";

// The first screen is the page before a game, wherever the player came from: *Back* leads there.
const GAME = { game: true }; // state of the history at a game's page
if (!history.state?.game) {
  history.replaceState(null, "", "/new");
  history.pushState(GAME, "", "/");
}
addEventListener("popstate", () => location.replace(location.href));

// The preview reads its capability from the fragment of the address, which is removed afterwards.
history.replaceState(GAME, "", "#home");
addEventListener("DOMContentLoaded", () => history.replaceState(GAME, "", "/"));

const PROBE_MS = 500; // pause between two checks whether the game runs again
const LAYOUT_MS = 600; // time in which the preview lays out new cards
const NOTE_MS = 6000; // time for which a note about a failed tap is shown
const CARD_GAP = 6; // pixels above the first line to read
const PLAYED = new Set(["click", "select", "modal_submit", "run_command"]);

const timeline = document.querySelector(".channel-timeline");
const note = document.querySelector("#game-note");
const busy = document.querySelector("#game-busy");

// Notes: one line below the header, which screen readers read aloud.

let noteEnds;
function say(what, milliseconds) {
  clearTimeout(noteEnds);
  note.textContent = what ? document.body.dataset[what] : "";
  note.dataset.said = what || "";
  note.hidden = !what;
  if (milliseconds) noteEnds = setTimeout(() => say(null), milliseconds);
}

// All requests of the preview to the server pass through here. They show a tap's state, and whether
// the game still runs.

const ask = window.fetch.bind(window);

async function returnOnceItRuns() {
  say("away");
  for (;;) {
    const front = await ask("/", { cache: "no-store" }).catch(() => null);
    if (front?.ok) return location.reload();
    await new Promise((resolve) => setTimeout(resolve, PROBE_MS));
  }
}

// The kind of a request that plays: a tap, a choice, a form or a command; null for other requests.
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
      return await new Promise(() => {}); // keeps the last board until the page reloads
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

// After a tap, the page scrolls to the newest card posted since, or else to the tapped card once its
// content changes. It does not scroll if the player has scrolled meanwhile.

let newest = null;
let calling = null; // id of the card that calls the player, below which the planner was opened
let news = new Set(); // lines that appeared since the last tap
let tapped = null; // id of the tapped card, its text at that time, and the newest card then
let asked = null; // id of the card whose tap sent the last request, and the newest card then
let unanswered = false; // whether the typed command has no answer yet
let reply = null; // id of the card that answers the last typed command
let opening = false; // whether the planner is being opened without a tap
let scrolling = 0;
let shown = null; // the card last scrolled to and its new lines; null once the player scrolls
let known = new Set(); // lines in all cards at the last tap

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

// Nothing moves while a finger or mouse button is down, so that the tap hits its button.
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
    if (putOff) setTimeout(follow); // after the handlers of the tap
    putOff = false;
  }, true);
}

// A button at the foot of the window shows that content continues below, and scrolls to it.

const more = document.querySelector("#game-more");
const UNSEEN = 12; // pixels below the window from which the button is shown
const SHARE_OF_WINDOW = 0.8; // share that one tap scrolls by
timeline.after(more);

function showMore() {
  if (isPressed()) return;
  const below = timeline.scrollHeight - timeline.clientHeight - timeline.scrollTop;
  // The button is hidden if all content fits once it is gone.
  more.hidden = below <= (more.hidden ? UNSEEN : more.offsetHeight + 1);
}

more.addEventListener("click", () => {
  stay();
  timeline.scrollBy({ top: timeline.clientHeight * SHARE_OF_WINDOW, behavior: "smooth" });
});
timeline.addEventListener("scroll", showMore, { passive: true });

// A card without picture and menus is shown from its top. Other cards are shown at their end, where
// the choices are, but so that their first new line below the picture stays in the window.
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

// The first line to read: that of the calling card's news if the planner opened below it by itself and
// both fit the window; else that of the card.
function firstToRead(card, fresh) {
  const told = toldBefore(card, fresh);
  const map_ = SIDE_BY_SIDE.matches ? 0 : map.offsetHeight;
  return told && belowAndWith(told, card) <= room() - map_ - bar.offsetHeight ? told : readFirst(card, fresh);
}

// The first line of the calling card's news, if the planner opened below it by itself.
function toldBefore(card, fresh) {
  const caller = cardOf(calling);
  if (!caller || isAnswer() || card !== cards().at(-1) || card === caller) return null;
  return readLines(caller).find((line) => fresh.has(line.textContent));
}

// A card that only the player sees is read from its first line, any other from its first new one.
function readFirst(card, fresh) {
  const lines = readLines(card);
  return card.querySelector(".message-ephemeral-note") ? lines[0] : lines.find((line) => fresh.has(line.textContent));
}

// The height from a line to the end of a card, with a gap around.
function belowAndWith(line, card) {
  return card.getBoundingClientRect().bottom - topOf(line) + 2 * CARD_GAP;
}

// Whether the newest card answers the last tap or command.
function isAnswer() {
  return asked?.newest === newest || reply === newest;
}

function topOf(line) {
  const range = document.createRange();
  range.selectNodeContents(line);
  return range.getBoundingClientRect().top;
}

function layout() {
  return [timeline.scrollTop, timeline.scrollHeight, timeline.clientHeight].join();
}

// Scrolls to the card again only if the layout changed: otherwise it would undo the player's scrolling.
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

// Restores the view after a picture has loaded late or the window has been rotated.
function showAgain() {
  if (shown) place(shown.id, shown.fresh);
}

// Stops scrolling to a card.
function stay() {
  scrolling += 1;
  shown = null;
}

for (const event of ["wheel", "touchmove", "pointerdown"]) {
  addEventListener(event, stay, { passive: true, capture: true });
}

const SCROLLS = new Set(["Tab", "ArrowDown", "ArrowUp", "PageDown", "PageUp", "Home", "End", " "]);
addEventListener("keydown", (event) => {
  if (SCROLLS.has(event.key) && !event.target.matches?.("input, textarea")) stay();
}, true);

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

// A link to a Discord message scrolls to that message on this page.

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

// A tap on an enlarged picture closes it, as Esc does.

addEventListener("click", (event) => {
  if (!event.target.matches?.(".media-lightbox-image")) return;
  if (!event.target.closest(".is-zoomed")) event.target.closest("dialog").close();
});
