"use strict";

const form = document.querySelector("#game");
const refusal = document.querySelector("#refusal");
const start = document.querySelector("#start");
const second = document.querySelector("#second");
const names = [...form.querySelectorAll("input[name=player]")];

// What was played last is offered first.

const LAST = "last-game";

function remember(game) {
  localStorage.setItem(LAST, JSON.stringify(game));
}

function choose(name, value) {
  const one = [...form.querySelectorAll(`input[name=${name}]`)].find((one) => one.value === value);
  if (one) one.checked = true;
}

function offerAgain() {
  const last = JSON.parse(localStorage.getItem(LAST) ?? "null");
  if (!last) return;
  const asked = new URLSearchParams(location.search);
  const links = [...document.querySelectorAll("fieldset.links a")].map((link) => new URL(link.href));
  const there = links.some((link) => link.searchParams.get("game") === last.game);
  if (!asked.has("game") && there && last.game !== form.elements.game.value) {
    return location.replace(`?${new URLSearchParams({ language: form.elements.language.value, game: last.game })}`);
  }
  last.players.forEach((name, number) => { if (names[number]) names[number].value = name; });
  if (last.game !== form.elements.game.value) return;
  if (second) second.checked = last.players.length > 1;
  for (const name of ["preset", "bots", "level"]) choose(name, String(last[name]));
}

// With two at the screen there is a name more to give, and a seat less for the bot.
function seat() {
  if (names[1]) {
    names[1].hidden = names[1].disabled = !second.checked;
    names[1].required = second.checked;
  }
  const free = Number(form.dataset.mostSeats) - names.filter((name) => !name.disabled).length;
  const bots = [...form.querySelectorAll("input[name=bots]")];
  for (const one of bots) one.disabled = Number(one.value) > free;
  if (!bots.some((one) => one.checked && !one.disabled)) bots.findLast((one) => !one.disabled).checked = true;
}

second?.addEventListener("change", () => {
  seat();
  if (second.checked) names[1].select();
});

// The goal is that of the preset chosen.
function goal() {
  const chosen = form.querySelector("input[name=preset]:checked").value;
  for (const one of document.querySelectorAll(".goal")) one.hidden = one.dataset.preset !== chosen;
}

form.addEventListener("change", goal);

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
  start.disabled = true;
  form.setAttribute("aria-busy", "true");
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
  start.disabled = false;
  form.removeAttribute("aria-busy");
});

offerAgain();
seat();
goal();
