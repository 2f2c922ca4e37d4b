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

function played(address, options) {
  if (address !== "/api/action" || typeof options?.body !== "string") return false;
  return PLAYED.has(JSON.parse(options.body).kind);
}

let answers = 0;
window.fetch = async (address, options) => {
  const tap = played(address, options);
  if (tap) {
    remember();
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
let news = new Set(); // lines that were new with the newest card
let tapped = null; // the card that was tapped, what it said then, and what was the newest
let asked = null; // the card that was tapped last to ask the game, and what was the newest then
let scrolling = 0;
let known = new Set(); // lines that have been in a card already

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

function remember() {
  if (!tapped) return;
  Object.assign(tapped, { said: said(cardOf(tapped.id)), newest });
  asked = { id: tapped.id, newest };
}

addEventListener("click", (event) => {
  const card = event.target.closest?.("[data-message-id]");
  if (card) tapped = { id: card.dataset.messageId };
}, true);

// What goes on below the window says so at its foot, and one tap leads on.

const more = document.querySelector("#game-more");
const UNSEEN = 24; // pixels below the window that are worth a word
const SHARE_OF_WINDOW = 0.8; // that one tap leads on by
timeline.after(more);

function showMore() {
  const below = timeline.scrollHeight - timeline.clientHeight - timeline.scrollTop;
  more.hidden = below <= (more.hidden ? UNSEEN : 1);
}

more.addEventListener("click", () => {
  stay();
  timeline.scrollBy({ top: timeline.clientHeight * SHARE_OF_WINDOW, behavior: "smooth" });
});
timeline.addEventListener("scroll", showMore, { passive: true });

// Pictures are as large as leaves room for what stands around them, and no smaller than can be read.

const LEAST_PICTURE = 265;
const MOST_OF_WINDOW = 0.72;
const SIDE_BY_SIDE = matchMedia("(min-width: 1000px)"); // the map stands beside the cards

function room() {
  return timeline.clientHeight + more.offsetHeight + (map.hidden || SIDE_BY_SIDE.matches ? 0 : map.offsetHeight);
}

function fitPictures() {
  const sizes = cards().flatMap((card) => {
    const picture = card.querySelector(".gallery-image");
    if (!picture) return [];
    const shape = picture.width / picture.height || 1;
    const rest = card.offsetHeight - picture.offsetHeight;
    const most = Math.min(card.clientWidth / shape, innerHeight * MOST_OF_WINDOW);
    const height = Math.min(most, Math.max(LEAST_PICTURE, room() - rest - CARD_GAP));
    return [[card, `${Math.round(height * shape)}px`]];
  });
  for (const [card, width] of sizes) card.style.setProperty("--game-picture", width);
  fitMap();
  showMore();
}

// The map stands beside all cards in a wide window, else above what is to be chosen, wherever the
// card that asks leaves no room for one.

const map = document.querySelector("#game-map");
const LEAST_MAP = 150;
const ENOUGH_OF_PICTURE = 0.6; // from here on a map above it would only show it twice
timeline.before(map);

function offers(card) {
  return Boolean(card?.querySelector("[role=combobox], .component-section .component-button"));
}

// What is planned in a card above the news is shown as well, until something is posted.
function lastPicture() {
  const planned = asked?.newest === newest ? cardOf(asked.id)?.querySelector(".gallery-image") : null;
  return planned ?? [...timeline.querySelectorAll(".gallery-image")].at(-1);
}

function withoutPicture(card) {
  const picture = card?.querySelector(".gallery-image");
  return (card?.offsetHeight ?? 0) - (picture?.offsetHeight ?? 0);
}

// How much of a picture stands in the window, whether or not the map lies over it.
function shareInWindow(picture) {
  const box = picture.getBoundingClientRect();
  const top = Math.max(box.top, document.querySelector(".game-header").getBoundingClientRect().bottom);
  return (Math.min(box.bottom, timeline.getBoundingClientRect().bottom) - top) / (box.height || 1);
}

function fitMap() {
  const card = cards().at(-1);
  const picture = lastPicture();
  const own = card?.querySelector(".gallery-image");
  const called = own || calling === card?.dataset.messageId ? null : cardOf(calling);
  const left = room() - withoutPicture(card) - withoutPicture(called) - 2 * CARD_GAP;
  const seen = own && left >= LEAST_PICTURE;
  const needed = Boolean(picture) && (SIDE_BY_SIDE.matches || (offers(card) && !seen && shareInWindow(picture) < ENOUGH_OF_PICTURE));
  if (needed) {
    map.hidden = false;
    const high = picture.height * (map.clientWidth / picture.width) || LEAST_PICTURE;
    const height = Math.round(Math.min(high, Math.max(LEAST_MAP, left)));
    map.style.height = `${height}px`;
    map.classList.toggle("is-low", height < high && !SIDE_BY_SIDE.matches);
    copyMap(picture);
    placeMap(picture, high, SIDE_BY_SIDE.matches ? high : height);
  }
  map.hidden = !needed;
}

// Of a map that is cut those rows are shown that are worth most together, in the middle.
function placeMap(picture, high, height) {
  if (!picture.naturalHeight) return;
  const scale = high / picture.naturalHeight;
  const rows = JSON.parse(picture.dataset.rows ?? "[]")
    .map(([top, bottom, worth]) => ({ top: top * scale, bottom: bottom * scale, worth }));
  const last = Math.max(0, high - height);
  const within = (from) => rows.filter((row) => row.top >= from - 1 && row.bottom <= from + height + 1);
  const sum = (from) => within(from).reduce((all, row) => all + row.worth, 0);
  const starts = rows.flatMap((row) => [row.top, row.bottom - height]).map((from) => Math.min(last, Math.max(0, from)));
  const best = within(starts.sort((one, other) => sum(other) - sum(one))[0] ?? 0);
  const middle = best.length ? (best[0].top + best.at(-1).bottom - height) / 2 : last / 2;
  const from = Math.min(last, Math.max(0, middle));
  map.firstElementChild.style.objectPosition = `50% ${last ? (100 * from) / last : 50}%`;
}

// A copy, for the preview forgets the address of a picture once it is there.
let copied = null;
function copyMap(picture) {
  if (copied === picture || !picture.complete || !picture.naturalWidth) return;
  const copy = map.firstElementChild;
  copy.width = picture.naturalWidth;
  copy.height = picture.naturalHeight;
  copy.getContext("2d").drawImage(picture, 0, 0);
  copy.setAttribute("aria-label", picture.alt);
  copied = picture;
}

// What is read stays where it is as the map comes and goes.
function keepMap() {
  const top = timeline.getBoundingClientRect().top;
  fitMap();
  const moved = timeline.getBoundingClientRect().top - top;
  if (moved) timeline.scrollTop += moved;
}

timeline.addEventListener("load", fitPictures, true);
timeline.addEventListener("scroll", keepMap, { passive: true });
map.addEventListener("click", () => lastPicture()?.closest("button").click());

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

// What a card that calls tells is read first when what can be done opens below it by itself, as long
// as the first thing that can be done is in view as well.
function firstToRead(card, fresh, head) {
  const isNew = (line) => fresh.has(line.textContent);
  const before = card === cards().at(-1) && card !== cardOf(calling) && cardOf(calling);
  const news = before && readLines(before).find(isNew);
  const first = card.querySelector(".component-section button, [role=combobox]");
  const hidden = first ? timeline.getBoundingClientRect().bottom - first.getBoundingClientRect().bottom : 0;
  return news && head - topOf(news) < hidden ? news : readLines(card).find(isNew);
}

function topOf(line) {
  const range = document.createRange();
  range.selectNodeContents(line);
  return range.getBoundingClientRect().top;
}

function place(id, until, turn, fresh) {
  const card = cardOf(id);
  if (!card || turn !== scrolling) return;
  const window_ = timeline.getBoundingClientRect();
  const { top, bottom } = card.getBoundingClientRect();
  if (bottom - top > window_.height && isRead(card)) timeline.scrollTop += top - window_.top;
  else if (card === cards().at(-1)) timeline.scrollTop = timeline.scrollHeight;
  else if (bottom > window_.bottom || bottom - top > window_.height) timeline.scrollTop += bottom - window_.bottom;
  else if (top < window_.top) timeline.scrollTop += top - window_.top;
  const first = firstToRead(card, fresh, window_.top + CARD_GAP);
  const above = first ? window_.top + CARD_GAP - topOf(first) : 0;
  if (above > 0) timeline.scrollTop -= above;
  if (performance.now() < until) requestAnimationFrame(() => place(id, until, turn, fresh));
}

function show(id, fresh = new Set()) {
  place(id, performance.now() + LAYOUT_MS, ++scrolling, fresh);
}

// What was on its way into view is left where it is.
function stay() {
  scrolling += 1;
}

for (const event of ["wheel", "touchmove", "pointerdown"]) {
  addEventListener(event, stay, { passive: true, capture: true });
}

function follow() {
  nameLinks();
  fitPictures();
  const lines = cards().flatMap(linesOf).map((line) => line.textContent);
  const fresh = new Set(lines.filter((line) => !known.has(line)));
  known = new Set(lines);
  const last = cards().at(-1)?.dataset.messageId ?? null;
  if (last !== newest) {
    const told = newest !== null && newest === calling ? news : [];
    newest = last;
    news = new Set([...told, ...fresh]);
    if (last) show(last, news);
  } else if (tapped?.newest === last) {
    const now = said(cardOf(tapped.id));
    if (now === tapped.said) return;
    tapped.said = now;
    show(tapped.id, fresh);
  }
}

new MutationObserver(follow).observe(timeline, { childList: true, subtree: true });
new ResizeObserver(fitPictures).observe(timeline);

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
