"use strict";

// A menu opens below its button. Cards scroll up to make room for it, but the first line of the card
// stays in the window. On a phone the menu comes up from the foot of the window.

const MOST_MENU = 440; // greatest height in pixels, as in our change of the preview's script
const MENU_GAP = 20; // pixels around a menu
const ROOM = "--game-menu-room"; // CSS variable: extra space below all cards while a menu is open

function makeRoom(key) {
  const menu = [...timeline.querySelectorAll(".preview-select.is-open")].find((one) => one.dataset.controlKey === key);
  if (!menu || PHONE.matches) return;
  stay();
  more.hidden = true; // before scrollHeight and clientHeight are measured below
  const opens = menu.querySelector(".select-trigger").getBoundingClientRect();
  const high = Math.min(menu.querySelector(".select-list").scrollHeight, MOST_MENU) + MENU_GAP;
  const first = linesOf(menu.closest("[data-message-id]"))[0];
  const most = topOf(first) - timeline.getBoundingClientRect().top - CARD_GAP;
  const by = Math.min(opens.bottom + high - innerHeight, most);
  const extra = parseFloat(timeline.style.getPropertyValue(ROOM)) || 0; // made for the last menu
  const below = timeline.scrollHeight - extra - timeline.clientHeight - timeline.scrollTop;
  timeline.style.setProperty(ROOM, `${Math.max(0, by - below)}px`);
  if (by > 0) timeline.scrollTop += by;
  showMore();
}

// The height of a menu, at most so many pixels; if it does not fit, its last choice is cut in half.
function cutMenu(list, most) {
  if (list.scrollHeight + list.offsetHeight - list.clientHeight <= most) return most;
  const middles = [...list.querySelectorAll(".select-option")].map((one) => one.offsetTop + one.offsetHeight / 2);
  return middles.findLast((middle) => middle <= most) ?? most;
}

// Resizing the window removes the extra space; the preview places the menu anew.
addEventListener("resize", () => timeline.style.removeProperty(ROOM));

// A press on a menu that is out of date shows a note.
addEventListener("spentmenu", () => say(turn.over ? "over" : "past", NOTE_MS));
