"use strict";

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
  keepMap();
  showMore();
}

// The map stands beside all cards in a wide window, else above what is to be chosen, wherever the
// card that asks leaves no room for one.

const map = document.querySelector("#game-map");
const LEAST_MAP = 150;
const LEAST_ROW = 36; // pixels of a row whose ships can be told apart
const EDGE = 24; // pixels above the first row that are shown with it: they say what columns are called
const MOST_MAP = 0.28; // of the window, for a board that is made smaller to be seen whole
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

// A picture that begins below the map has its own choices below it, out of sight.
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

// The rows of a picture that is as wide as the window.
function rowsOf(picture, wide) {
  const scale = wide / picture.naturalWidth;
  return JSON.parse(picture.dataset.rows ?? "[]")
    .map(([top, bottom, worth]) => ({ top: top * scale, bottom: bottom * scale, worth }));
}

// Room there is for a map with all that is new and the first thing that can be done below it.
function roomBeside(card) {
  const choice = card.querySelector(".component-section button, [role=combobox]");
  const first = firstToRead(card, news);
  return choice && first ? room() - more.offsetHeight - (choice.getBoundingClientRect().bottom - topOf(first)) - 2 * CARD_GAP : 0;
}

// A board is shown whole where its rows can be told apart then; else as much as there is room for.
function placeMap(picture, left) {
  // A card that is drawn anew, as menus open and shut, has its picture a moment later.
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

// Of a map that is cut those rows are shown that are worth most together, in the middle.
function bestCut(rows, high, height) {
  const last = Math.max(0, high - height);
  const within = (from) => rows.filter((row) => row.top >= from - 1 && row.bottom <= from + height + 1);
  const sum = (from) => within(from).reduce((all, row) => all + row.worth, 0);
  const starts = rows.flatMap((row) => [row.top, row.bottom - height]).map((from) => Math.min(last, Math.max(0, from)));
  const best = within(starts.sort((one, other) => sum(other) - sum(one))[0] ?? 0);
  const middle = best.length ? (best[0].top + best.at(-1).bottom - height) / 2 : last / 2;
  return Math.min(last, Math.max(0, middle));
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

// What is read stays where it is as the map comes and goes, and as menus that open or shut have all
// cards drawn anew.
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
timeline.addEventListener("scroll", keepMap, { passive: true });

// The map stands above the cards and does not keep a finger or a wheel from scrolling them.
let touched = 0; // pixels from the top of the window
map.addEventListener("wheel", (event) => timeline.scrollBy(0, event.deltaY), { passive: true });
map.addEventListener("touchstart", (event) => { touched = event.touches[0].clientY; }, { passive: true });
map.addEventListener("touchmove", (event) => {
  const { clientY } = event.touches[0];
  timeline.scrollBy(0, touched - clientY);
  touched = clientY;
}, { passive: true });
map.addEventListener("click", () => lastPicture()?.closest("button").click());
new ResizeObserver(refit).observe(timeline);
