"use strict";

const form = document.querySelector("#game");
const refusal = document.querySelector("#refusal");
const start = document.querySelector("#start");
const second = document.querySelector("#second");
const names = [...form.querySelectorAll("input[name=player]")];

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
  const why = await begin({
    ...Object.fromEntries(given),
    bots: Number(given.get("bots")),
    players: given.getAll("player"),
  }).catch(() => form.dataset.failed);
  if (!why) return location.replace("/");
  refusal.textContent = why;
  refusal.hidden = false;
  start.disabled = false;
  form.removeAttribute("aria-busy");
});

seat();
goal();
