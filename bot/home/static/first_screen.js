"use strict";

const form = document.querySelector("#game");
const refusal = document.querySelector("#refusal");
const start = document.querySelector("#start");
const second = document.querySelector("#second");
const names = [...form.querySelectorAll("input[name=player]")];

// The choices of the last game are preselected.

const LAST = "last-game";

function remember(game) {
  localStorage.setItem(LAST, JSON.stringify(game));
}

function choose(name, value) {
  const one = [...form.querySelectorAll(`input[name=${name}]`)].find((one) => one.value === value);
  if (!one) return;
  one.checked = true;
  const fold = one.closest("details");
  if (fold) fold.open = true; // shows the chosen preset
}

function offerAgain() {
  const last = JSON.parse(localStorage.getItem(LAST) ?? "null");
  if (!last) return;
  last.players.forEach((name, number) => { if (names[number]) names[number].value = name; });
  if (last.game !== form.elements.game.value) return;
  if (second) second.checked = last.players.length > 1;
  for (const name of ["preset", "bots", "level"]) choose(name, String(last[name]));
}

// Shows only the numbers of bots for which the preset has seats, given the number of people.
function seat() {
  const { least, most } = form.querySelector("input[name=preset]:checked").dataset;
  if (names[1]) {
    names[1].hidden = names[1].disabled = !second.checked;
    names[1].required = second.checked;
  }
  const people = names.filter((name) => !name.disabled).length;
  const bots = [...form.querySelectorAll("input[name=bots]")];
  for (const one of bots) {
    const seats = people + Number(one.value);
    one.disabled = one.parentElement.hidden = seats < Number(least) || seats > Number(most);
  }
  const possible = bots.filter((one) => !one.disabled);
  if (!possible.some((one) => one.checked)) (possible.find((one) => one.value !== "0") ?? possible[0]).checked = true;
  form.querySelector(".bots").hidden = possible.length < 2;
  const levels = form.querySelector(".levels");
  if (levels) levels.hidden = possible.find((one) => one.checked).value === "0";
}

second?.addEventListener("change", () => {
  if (second.checked) names[1].select();
});

form.addEventListener("change", seat);

// Starting takes seconds: the button says so until the game opens. It is disabled until this script runs.
const START = start.textContent;

function setStarting(starting) {
  start.disabled = starting;
  start.textContent = starting ? form.dataset.starting : START;
  form.setAttribute("aria-busy", String(starting));
}

addEventListener("pageshow", (event) => {
  if (event.persisted) setStarting(false);
});

async function begin(game) {
  const answer = await fetch("/api/action", {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Simcord-Capability": "home" },
    body: JSON.stringify({ kind: "start_game", ...game }),
  });
  if (!answer.ok) throw new Error(answer.statusText);
  return (await answer.json()).refusal;
}

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const given = new FormData(form);
  setStarting(true);
  refusal.hidden = true;
  const game = {
    ...Object.fromEntries(given),
    bots: Number(given.get("bots")),
    players: given.getAll("player"),
  };
  const why = await begin(game).catch(() => form.dataset.failed);
  if (!why) {
    remember(game);
    return location.replace("/");
  }
  refusal.textContent = why;
  refusal.hidden = false;
  setStarting(false);
});

offerAgain();
seat();
setStarting(false);
