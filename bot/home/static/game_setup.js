"use strict";

// The page on which a game is set up: the choices of its last game are chosen again.

const setup = document.querySelector("form.setup");
const second = document.querySelector("#second");
const names = namesIn(setup);

function choose(name, value) {
  const one = [...setup.querySelectorAll(`input[name=${name}]`)].find((one) => one.value === value);
  if (one) one.checked = true;
}

function offerAgain() {
  const last = remembered();
  if (last?.game !== setup.elements.game.value) return;
  if (second) second.checked = last.players.length > 1;
  for (const name of ["preset", "bots", "level"]) choose(name, String(last[name]));
}

// Shows only the numbers of bots for which the preset has seats, given the number of people.
function seat() {
  const { least, most } = setup.querySelector("input[name=preset]:checked").dataset;
  if (names[1]) {
    names[1].hidden = names[1].disabled = !second.checked;
    names[1].required = second.checked;
  }
  const people = names.filter((name) => !name.disabled).length;
  const bots = [...setup.querySelectorAll("input[name=bots]")];
  for (const one of bots) {
    const seats = people + Number(one.value);
    one.disabled = one.parentElement.hidden = seats < Number(least) || seats > Number(most);
  }
  const possible = bots.filter((one) => !one.disabled);
  if (!possible.some((one) => one.checked)) (possible.find((one) => one.value !== "0") ?? possible[0]).checked = true;
  setup.querySelector(".bots").hidden = possible.length < 2;
  const levels = setup.querySelector(".levels");
  if (levels) levels.hidden = possible.find((one) => one.checked).value === "0";
}

second?.addEventListener("change", () => {
  if (second.checked) names[1].select();
});

setup.addEventListener("change", seat);

offerAgain();
seat();
