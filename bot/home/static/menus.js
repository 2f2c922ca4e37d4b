"use strict";

// A menu opens below what opens it, and hides nothing that is chosen for: cards move up for it, but
// none of what is written above it leaves the window. On a phone it comes from the foot of the window.

const MOST_MENU = 440; // pixels, as the preview is told
const MENU_GAP = 20; // pixels around it
const ROOM = "--game-menu-room"; // below all cards, while a menu is open

function makeRoom(key) {
  const menu = [...timeline.querySelectorAll(".preview-select.is-open")].find((one) => one.dataset.controlKey === key);
  if (!menu || PHONE.matches) return;
  stay();
  more.hidden = true; // its height is reckoned with below
  const opens = menu.querySelector(".select-trigger").getBoundingClientRect();
  const high = Math.min(menu.querySelector(".select-list").scrollHeight, MOST_MENU) + MENU_GAP;
  const first = linesOf(menu.closest("[data-message-id]"))[0];
  const most = topOf(first) - timeline.getBoundingClientRect().top - CARD_GAP;
  const by = Math.min(opens.bottom + high - innerHeight, most);
  const below = timeline.scrollHeight - timeline.clientHeight - timeline.scrollTop;
  timeline.style.setProperty(ROOM, `${Math.max(0, by - below)}px`);
  if (by > 0) timeline.scrollTop += by;
  showMore();
}

// The height at which a menu that does not fit into so many pixels ends, so that a choice is half seen.
function cutMenu(list, most) {
  if (list.scrollHeight + list.offsetHeight - list.clientHeight <= most) return most;
  const middles = [...list.querySelectorAll(".select-option")].map((one) => one.offsetTop + one.offsetHeight / 2);
  return middles.findLast((middle) => middle <= most) ?? most;
}

// Another window has other room: the menu finds its place again, as the preview does it.
addEventListener("resize", () => timeline.style.removeProperty(ROOM));

// A menu of which nothing can be chosen any more says so.
addEventListener("spentmenu", () => say(turn.over ? "over" : "past", NOTE_MS));
