"use strict";

// A picture is as large as the rest of its card allows. If it could not be read at that size, it is as
// wide as its card, and the map shows it. So is that of a public card on a phone until the game is over.

const MOST_OF_WINDOW = 0.72;
const LEAST_WIDE = 330; // pixels in width at which a picture can be read
const SIDE_BY_SIDE = matchMedia("(min-width: 1000px)"); // the map lies beside the cards
const BOARD = ".channel-message:not(.is-past, .is-silent) .gallery-image[data-use=board]";

// A picture that cannot be loaded is tried again while it *isWanted*: it may only not be there yet.
const TRIES = 20;
const TRY_MS = 1000; // pause between two tries

async function tryAgain(isWanted, load, left = TRIES) {
  try {
    return await load();
  } catch (error) {
    if (!isWanted() || left <= 1) throw error;
    await new Promise((resolve) => setTimeout(resolve, TRY_MS));
    return tryAgain(isWanted, load, left - 1);
  }
}

// The height for cards if nothing else stood between them and the header.
function room() {
  const map_ = SIDE_BY_SIDE.matches ? 0 : map.offsetHeight;
  return timeline.clientHeight + more.offsetHeight + bar.offsetHeight + map_;
}

function withoutPicture(card) {
  const picture = card?.querySelector(".gallery-image");
  return (card?.offsetHeight ?? 0) - (picture?.offsetHeight ?? 0);
}

// The least scale at which a picture can be read that is as wide as this at full size.
function leastScale(wide) {
  return Math.min(1, LEAST_WIDE / wide);
}

function fitPictures() {
  const sizes = cards().flatMap((card) => {
    const picture = card.querySelector(".gallery-image");
    if (!picture) return [];
    const shape = picture.width / picture.height || 1;
    const full = card.clientWidth / shape;
    const most = Math.min(full, innerHeight * MOST_OF_WINDOW);
    const left = room() - withoutPicture(card) - CARD_GAP;
    const isWide = PHONE.matches && !turn.over && !card.querySelector(".message-ephemeral-note");
    const height = isWide || left < full * leastScale(card.clientWidth) ? most : Math.min(most, left);
    return [[card, `${Math.round(height * shape)}px`]];
  });
  for (const [card, width] of sizes) card.style.setProperty("--game-picture", width);
  keepMap();
  showMore();
}

// The map is a copy of the newest picture of the board. In a wide window it lies beside all cards; in a
// narrow one it lies above them while that picture is not whole in the window. If it cannot be read in
// the room that the choices leave, a button stands in its place, which opens and closes it.

const map = document.querySelector("#game-map");
const bar = document.querySelector("#game-bar");
const board = document.querySelector("#game-board");
const above = document.querySelector("#game-above");
const EDGE = 24; // pixels above the first row, where columns have their letters
const BAR = 40; // pixels in height of the buttons below the map
const MOST_OPENED = 0.5; // share of the window for a map that the player opened
const WHOLE = 0.95; // share of the board in the window that hides the map
const CUT = 0.85; // share of the board in the window below which the map is shown
let isOpened = false; // whether the player opened the map where it has no room
timeline.before(map, bar);

function lastPicture() {
  const boards = [...timeline.querySelectorAll(BOARD)];
  const planned = asked?.newest === newest ? cardOf(asked.id) : null;
  return boards.find((one) => planned?.contains(one)) ?? boards.at(-1);
}

// Whether a card is only for looking something up.
function isAside(card) {
  return Boolean(card?.querySelector(".message-ephemeral-note")) && !isPlanner(card);
}

// The share of the board in a picture that is in the window, counting any part under the map.
function shareSeen(picture) {
  const box = picture.getBoundingClientRect();
  const { top, bottom } = boardIn(picture, box.width);
  const from = Math.max(box.top + top, document.querySelector(".game-header").getBoundingClientRect().bottom);
  return (Math.min(box.top + bottom, timeline.getBoundingClientRect().bottom) - from) / (bottom - top || 1);
}

// Whether the board is whole in the window, or begins in it.
function isSeen(picture) {
  if (picture.getBoundingClientRect().top >= timeline.getBoundingClientRect().top) return true;
  return shareSeen(picture) >= (map.hidden && board.hidden ? CUT : WHOLE);
}

function fitMap() {
  const picture = lastPicture();
  const needed = Boolean(picture) && (SIDE_BY_SIDE.matches || !(isAside(cards().at(-1)) || isSeen(picture)));
  // A card redrawn because a menu opened or closed gets its picture a moment later.
  const isDrawn = Boolean(picture?.naturalHeight) || map.hidden;
  const fits = needed && (SIDE_BY_SIDE.matches ? WIDE_LAYOUT : layoutThatFits(picture));
  const layout_ = fits || (needed && isOpened && layoutOpened(picture));
  if (layout_) {
    map.hidden = false;
    copyMap(picture);
    if (isDrawn) layMap(layout_);
  }
  map.hidden = !layout_;
  board.hidden = !needed || Boolean(fits);
  board.textContent = isOpened ? board.dataset.hide : board.dataset.show;
  board.setAttribute("aria-expanded", String(isOpened));
}

board.addEventListener("click", () => {
  isOpened = !isOpened;
  keepMap();
});

// The rows of a picture that matter, scaled to a picture *wide* pixels wide.
function rowsOf(picture, wide) {
  const scale = wide / picture.getAttribute("width"); // its own width, known before it has loaded
  return JSON.parse(picture.dataset.rows ?? "[]").map(([top, bottom]) => ({ top: top * scale, bottom: bottom * scale }));
}

// The part of a picture from the first to the last row that matters, or else all of it.
function boardIn(picture, wide) {
  const rows = rowsOf(picture, wide);
  if (!rows.length) return { top: 0, bottom: heightOf(picture, wide) };
  return { top: Math.max(0, rows[0].top - EDGE), bottom: rows.at(-1).bottom };
}

function heightOf(picture, wide) {
  return (wide * picture.getAttribute("height")) / picture.getAttribute("width");
}

// The heights left for a map if all that follows the first line of the news fits below it, or at least
// all that follows the first line of the newest card that is to be read.
function roomsForMap() {
  const card = cards().at(-1);
  const told = toldBefore(card, news);
  const bar_ = told ? BAR : 0; // even while its button is hidden, which depends on the map in turn
  return [told, readFirst(card, news)].filter(Boolean).map((line) => room() - bar_ - belowAndWith(line, card));
}

// The height and scale of a map that has so much *space*, and the pixels of it that are cut at its top:
// all of the picture, or else the board alone; null if neither could be read.
function layoutOf(picture, space) {
  const wide = timeline.clientWidth;
  for (const { top, bottom } of [{ top: 0, bottom: heightOf(picture, wide) }, boardIn(picture, wide)]) {
    const scale = Math.min(1, space / (bottom - top));
    if (scale >= leastScale(wide)) return { height: Math.ceil((bottom - top) * scale) + 1, scale, from: top * scale };
  }
  return null;
}

function layoutThatFits(picture) {
  return roomsForMap().map((space) => layoutOf(picture, space)).find(Boolean);
}

// The layout of a map that the player opened: in a low window it is as small as can be read.
function layoutOpened(picture) {
  const { top, bottom } = boardIn(picture, timeline.clientWidth);
  const least = Math.ceil((bottom - top) * leastScale(timeline.clientWidth));
  return layoutOf(picture, Math.max(innerHeight * MOST_OPENED, least));
}

const WIDE_LAYOUT = { height: 0, scale: 1, from: 0 }; // beside the cards, where the styles say the rest

function layMap({ height, scale, from }) {
  map.style.height = `${height}px`;
  map.style.setProperty("--map-width", `${100 * scale}%`);
  map.style.setProperty("--map-top", `${-from}px`);
}

// A button above the cards shows that the news of the last card stand above, and scrolls to them.
function newsAbove() {
  const last = cards().at(-1);
  const told = last && readAbove !== newest && isPlanner(last) && toldBefore(last, news);
  return told && topOf(told) < timeline.getBoundingClientRect().top ? told : null;
}

function showAbove() {
  above.hidden = !newsAbove();
}

let readAbove = null; // the newest card when the button was pressed last: it is gone until the next one
above.addEventListener("click", () => {
  const told = newsAbove();
  stay();
  readAbove = newest;
  keepMap();
  // At once: a map that comes or goes meanwhile would stop a slow movement.
  timeline.scrollTop += topOf(told) - timeline.getBoundingClientRect().top - CARD_GAP;
});

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
  keepPlace(() => { fitMap(); showAbove(); });
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

// A wheel or finger on the map, or on the buttons below it, scrolls the cards.
let touched = 0; // last position of the finger, in pixels from the top of the window
for (const one of [map, bar]) {
  one.addEventListener("wheel", (event) => timeline.scrollBy(0, event.deltaY), { passive: true });
  one.addEventListener("touchstart", (event) => { touched = event.touches[0].clientY; }, { passive: true });
  one.addEventListener("touchmove", (event) => {
    const { clientY } = event.touches[0];
    timeline.scrollBy(0, touched - clientY);
    touched = clientY;
  }, { passive: true });
}
map.addEventListener("click", () => lastPicture()?.closest("button").click());
new ResizeObserver(refit).observe(timeline);
