"use strict";

// A picture is as large as the rest of its card allows. If it could not be read at that size, it is as
// wide as its card, and the map shows it. So is that of a public card on a phone until the game is over.

const MOST_OF_WINDOW = 0.72;
const SIDE_BY_SIDE = matchMedia("(min-width: 1000px)"); // the map lies beside the cards
const BOARD = ".channel-message:not(.is-past, .is-silent) .gallery-image[data-use=board]";

function room() {
  return timeline.clientHeight + more.offsetHeight + (map.hidden || SIDE_BY_SIDE.matches ? 0 : map.offsetHeight);
}

function withoutPicture(card) {
  const picture = card?.querySelector(".gallery-image");
  return (card?.offsetHeight ?? 0) - (picture?.offsetHeight ?? 0);
}

function fitPictures() {
  const sizes = cards().flatMap((card) => {
    const picture = card.querySelector(".gallery-image");
    if (!picture) return [];
    const shape = picture.width / picture.height || 1;
    const full = card.clientWidth / shape;
    const most = Math.min(full, innerHeight * MOST_OF_WINDOW);
    const left = room() - withoutPicture(card) - CARD_GAP;
    const least = full * leastScale(rowsOf(picture, card.clientWidth));
    const isWide = PHONE.matches && !turn.over && !card.querySelector(".message-ephemeral-note");
    const height = isWide || left < least ? most : Math.min(most, left);
    return [[card, `${Math.round(height * shape)}px`]];
  });
  for (const [card, width] of sizes) card.style.setProperty("--game-picture", width);
  keepMap();
  showMore();
}

// The map is a copy of the newest picture of the board. In a wide window it lies beside all cards; in a
// narrow one it lies above them while that picture is not whole in the window.

const map = document.querySelector("#game-map");
const LEAST_MAP = 0.22; // share of the window
const LEAST_ROW = 34; // pixels of a row whose ships can be told apart
const LEAST_SCALE = 0.66; // to which any picture as wide as the window can be shrunk
const EDGE = 24; // pixels above the first row, where columns have their letters
const MORE = 40; // pixels in height of the button that leads further down
const MOST_MAP = 0.3; // share of the window for a board that is shrunk to be seen whole
const WHOLE = 0.95; // share of the board in the window that hides the map
const CUT = 0.85; // share of the board in the window below which the map is shown
timeline.before(map);

function lastPicture() {
  const boards = [...timeline.querySelectorAll(BOARD)];
  const planned = asked?.newest === newest ? cardOf(asked.id) : null;
  return boards.find((board) => planned?.contains(board)) ?? boards.at(-1);
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

// Whether the board is whole in the window, begins in it, or more of it is there than the map could show.
function isSeen(picture) {
  const seen = timeline.getBoundingClientRect();
  if (picture.getBoundingClientRect().top >= seen.top) return true;
  return shareSeen(picture) >= Math.min(shareOnMap(picture), map.hidden ? CUT : WHOLE);
}

function fitMap() {
  const picture = lastPicture();
  const needed = Boolean(picture) && (SIDE_BY_SIDE.matches || !(isAside(cards().at(-1)) || isSeen(picture)));
  if (needed) {
    map.hidden = false;
    copyMap(picture);
    placeMap(picture);
  }
  map.hidden = !needed;
}

// The rows of a picture that matter, scaled to a picture *wide* pixels wide.
function rowsOf(picture, wide) {
  const scale = wide / picture.getAttribute("width"); // its own width, known before it has loaded
  return JSON.parse(picture.dataset.rows ?? "[]")
    .map(([top, bottom, worth]) => ({ top: top * scale, bottom: bottom * scale, worth }));
}

function lowestOf(rows) {
  return Math.min(...rows.map((row) => row.bottom - row.top));
}

// The part of a picture from the first to the last row that matters, or else all of it.
function boardIn(picture, wide) {
  const rows = rowsOf(picture, wide);
  if (!rows.length) return { top: 0, bottom: picture.height };
  return { top: Math.max(0, rows[0].top - EDGE), bottom: rows.at(-1).bottom };
}

// The least scale at which a picture with these rows can be read.
function leastScale(rows) {
  return rows.length ? Math.min(LEAST_SCALE, LEAST_ROW / lowestOf(rows)) : LEAST_SCALE;
}

// The height left for a map by the newest card and the one that called for it.
function roomAbove(card) {
  const own = card.querySelector(".gallery-image") || calling === card.dataset.messageId;
  return room() - withoutPicture(card) - withoutPicture(own ? null : cardOf(calling)) - 2 * CARD_GAP;
}

// The heights left for a map if the new lines fit below it with all buttons, or with the first choice.
function roomsBeside(card) {
  const choice = card.querySelector(".component-section button, [role=combobox]");
  const first = firstToRead(card, news);
  const ends = [[...card.querySelectorAll(".component-button")].at(-1), choice].filter(Boolean);
  return first ? ends.map((end) => room() - MORE - (end.getBoundingClientRect().bottom - topOf(first)) - 2 * CARD_GAP) : [];
}

// Shows the whole board if its rows are still legible at that size; else the part that has room.
function placeMap(picture) {
  // A card redrawn because a menu opened or closed gets its picture a moment later.
  if (!picture.naturalHeight && map.style.height) return;
  if (SIDE_BY_SIDE.matches || !picture.naturalHeight) {
    layMap({ height: picture.height || innerHeight * LEAST_MAP, scale: 1, from: 0 });
    return;
  }
  const { height, scale, from } = layoutOf(picture);
  layMap({ height, scale, from });
}

function shareOnMap(picture) {
  return layoutOf(picture).share;
}

// The height and scale of the map, the pixels of it that are cut at its top, and the share of the board in it.
function layoutOf(picture) {
  const card = cards().at(-1);
  const wide = timeline.clientWidth;
  const high = (wide * picture.getAttribute("height")) / picture.getAttribute("width");
  const rows = rowsOf(picture, wide);
  const height = Math.round(Math.min(high, Math.max(innerHeight * LEAST_MAP, roomAbove(card))));
  const { top, bottom } = rows.length ? boardIn(picture, wide) : { top: 0, bottom: high };
  const board = bottom - top;
  const least = leastScale(rows);
  const most = Math.min(1, Math.max(height, innerHeight * MOST_MAP) / board);
  if (height >= high || !rows.length || least > most) {
    return { height, scale: 1, from: bestCut(rows, high, height), share: Math.min(1, height / board) };
  }
  const fits = [roomAbove(card), ...roomsBeside(card)].find((one) => one >= least * board) ?? 0;
  const scale = Math.min(most, Math.max(least, fits / board));
  return { height: Math.ceil(board * scale) + 1, scale, from: top * scale, share: 1 };
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
