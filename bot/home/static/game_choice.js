"use strict";

// Opens the setup page of the last game at once; a tap on it leads to the other games.

const last = JSON.parse(localStorage.getItem("last-game") ?? "null");
const asked = new URLSearchParams(location.search);
const known = [...document.querySelectorAll(".games a")].map((link) => new URL(link.href).searchParams.get("game"));

if (last && known.includes(last.game)) {
  const language = asked.get("language") ?? last.language;
  location.replace(`?${new URLSearchParams({ language, game: last.game })}`);
}
