"use strict";

// Pictures are as large as the rest of their card allows, but never too small to be read.

const LEAST_PICTURE = 265;
const MOST_OF_WINDOW = 0.72;
const SIDE_BY_SIDE = matchMedia("(min-width: 1000px)"); // the map lies beside the cards

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
  keepMap();
  showMore();
}

// The map is a copy of the last picture. In a wide window it lies beside all cards; in a narrow one it
// lies above the choices if the card that offers them has no room for a picture.

const map = document.querySelector("#game-map");
const LEAST_MAP = 150;
const LEAST_ROW = 36; // pixels of a row whose ships can be told apart
const EDGE = 24; // pixels above the first row, where columns have their letters
const MOST_MAP = 0.28; // share of the window for a board that is shrunk to be seen whole
const ENOUGH_OF_PICTURE = 0.6; // share of a picture in the window that makes a map needless
timeline.before(map);

function offers(card) {
  return Boolean(card?.querySelector("[role=combobox], .component-section .component-button"));
}

// The newest picture, or the tapped card's picture of a plan until another card is posted.
function lastPicture() {
  const planned = asked?.newest === newest ? cardOf(asked.id)?.querySelector(".gallery-image") : null;
  return planned ?? [...timeline.querySelectorAll(".gallery-image")].at(-1);
}

function withoutPicture(card) {
  const picture = card?.querySelector(".gallery-image");
  return (card?.offsetHeight ?? 0) - (picture?.offsetHeight ?? 0);
}

// The share of a picture that lies in the window, counting any part under the map.
function shareInWindow(picture) {
  const box = picture.getBoundingClientRect();
  const top = Math.max(box.top, document.querySelector(".game-header").getBoundingClientRect().bottom);
  return (Math.min(box.bottom, timeline.getBoundingClientRect().bottom) - top) / (box.height || 1);
}

// Whether the top of a picture is in the window, below the map.
function beginsInWindow(picture) {
  const { top } = picture.getBoundingClientRect();
  const seen = timeline.getBoundingClientRect();
  return top >= seen.top && top < seen.bottom - EDGE;
}

function fitMap() {
  const card = cards().at(-1);
  const picture = lastPicture();
  const own = card?.querySelector(".gallery-image");
  const called = own || calling === card?.dataset.messageId ? null : cardOf(calling);
  const left = room() - withoutPicture(card) - withoutPicture(called) - 2 * CARD_GAP;
  const seen = own && left >= LEAST_PICTURE;
  const isSeen = () => seen || shareInWindow(picture) >= ENOUGH_OF_PICTURE || beginsInWindow(picture);
  const needed = Boolean(picture) && (SIDE_BY_SIDE.matches || (offers(card) && !isSeen()));
  if (needed) {
    map.hidden = false;
    copyMap(picture);
    placeMap(picture, left);
  }
  map.hidden = !needed;
}

// The rows of a picture that matter, scaled to a picture *wide* pixels wide.
function rowsOf(picture, wide) {
  const scale = wide / picture.naturalWidth;
  return JSON.parse(picture.dataset.rows ?? "[]")
    .map(([top, bottom, worth]) => ({ top: top * scale, bottom: bottom * scale, worth }));
}

// The height left for a map if the new lines and the first choice are to fit below it.
function roomBeside(card) {
  const choice = card.querySelector(".component-section button, [role=combobox]");
  const first = firstToRead(card, news);
  return choice && first ? room() - more.offsetHeight - (choice.getBoundingClientRect().bottom - topOf(first)) - 2 * CARD_GAP : 0;
}

// Shows the whole board if its rows are still legible at that size; else the part that has room.
function placeMap(picture, left) {
  // A card redrawn because a menu opened or closed gets its picture a moment later.
  if (!picture.naturalHeight && map.style.height) return;
  if (SIDE_BY_SIDE.matches || !picture.naturalHeight) {
    layMap({ height: picture.height || LEAST_PICTURE, scale: 1, from: 0 });
    return;
  }
  const wide = map.clientWidth;
  const high = (wide * picture.naturalHeight) / picture.naturalWidth;
  const rows = rowsOf(picture, wide);
  const height = Math.round(Math.min(high, Math.max(LEAST_MAP, left)));
  const top = rows[0]?.top > EDGE ? rows[0].top : 0;
  const board = rows.length ? rows.at(-1).bottom - top : 0;
  const least = LEAST_ROW / Math.min(...rows.map((row) => row.bottom - row.top));
  const most = Math.min(1, Math.max(height, innerHeight * MOST_MAP) / board);
  if (height < high && board && least <= most) {
    const scale = Math.min(most, Math.max(least, roomBeside(cards().at(-1)) / board));
    layMap({ height: Math.max(height, Math.ceil(board * scale) + 1), scale, from: top * scale });
  } else {
    layMap({ height, scale: 1, from: bestCut(rows, high, height) });
  }
}

function layMap({ height, scale, from }) {
  map.style.height = `${height}px`;
  map.style.setProperty("--map-width", `${100 * scale}%`);
  map.style.setProperty("--map-top", `${-from}px`);
}

// The top of the part to show of a map that is cut: the rows worth most together, centred.
function bestCut(rows, high, height) {
  const last = Math.max(0, high - height);
  const within = (from) => rows.filter((row) => row.top >= from - 1 && row.bottom <= from + height + 1);
  const sum = (from) => within(from).reduce((all, row) => all + row.worth, 0);
  const starts = rows.flatMap((row) => [row.top, row.bottom - height]).map((from) => Math.min(last, Math.max(0, from)));
  const best = within(starts.sort((one, other) => sum(other) - sum(one))[0] ?? 0);
  const middle = best.length ? (best[0].top + best.at(-1).bottom - height) / 2 : last / 2;
  return Math.min(last, Math.max(0, middle));
}

// Copies the picture to a canvas, because the preview revokes its address once it has loaded.
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

// Keeps the cards in place while *draw* shows or hides the map.
function keepPlace(draw) {
  const card = cards().findLast((one) => one.getBoundingClientRect().top < innerHeight);
  const before = card?.getBoundingClientRect().top;
  draw();
  const moved = card ? card.getBoundingClientRect().top - before : 0;
  if (moved) timeline.scrollTop += moved;
}

function keepMap() {
  if (isPressed()) return;
  const top = timeline.getBoundingClientRect().top;
  keepPlace(fitMap);
  if (shown && timeline.getBoundingClientRect().top !== top) showAgain();
}

function refit() {
  if (isPressed()) return;
  fitPictures();
  showAgain();
}

timeline.addEventListener("load", refit, true);
// A card that is being shown has its map already: to judge again would show and hide the map for ever.
timeline.addEventListener("scroll", () => { if (!shown) keepMap(); }, { passive: true });

// A wheel or finger on the map scrolls the cards below it.
let touched = 0; // last position of the finger, in pixels from the top of the window
map.addEventListener("wheel", (event) => timeline.scrollBy(0, event.deltaY), { passive: true });
map.addEventListener("touchstart", (event) => { touched = event.touches[0].clientY; }, { passive: true });
map.addEventListener("touchmove", (event) => {
  const { clientY } = event.touches[0];
  timeline.scrollBy(0, touched - clientY);
  touched = clientY;
}, { passive: true });
map.addEventListener("click", () => lastPicture()?.closest("button").click());
new ResizeObserver(refit).observe(timeline);
