"use strict";

// The text box below the channel: text stays in it until the game has accepted it, and a note above it
// explains why a text cannot be sent.

const composer = document.querySelector("#channel-composer");
const box = document.querySelector("#channel-composer-input");
const typing = document.querySelector("#type-command");
const typingNote = document.createElement("p");
typingNote.id = "typing-note";
typingNote.setAttribute("role", "alert");
typingNote.hidden = true;
composer.prepend(typingNote);

// The commands, with their names in the reader's language.

let commands = [];
const fetchOnce = window.fetch;
window.fetch = async (address, options) => {
  const response = await fetchOnce(address, options);
  if (address === "/api/commands") commands = (await response.clone().json()).entries ?? [];
  return response;
};

function plain(words) {
  const bare = words.normalize("NFD").replace(/[\p{M}\p{Cf}]/gu, "").replaceAll("’", "'");
  return bare.toLowerCase().trim().split(/\s+/);
}

function slips(one, other) {
  let row = [...Array(other.length + 1).keys()];
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const same = one[at - 1] === other[to - 1] ? 0 : 1;
      next.push(Math.min(next[to - 1] + 1, row[to] + 1, row[to - 1] + same));
    }
    row = next;
  }
  return row.at(-1);
}

// The typing errors in the first *words* typed words, compared with a command's *name*; Infinity if
// there are too many for the name to be meant.
function missedIn(typed, name, words) {
  const missed = typed.slice(0, words).map((word, at) => [slips(word, plain(name[at])[0]), word]);
  if (missed.some(([count, word]) => count > Math.ceil(word.length / 3))) return Infinity;
  return missed.reduce((sum, [count]) => sum + count, 0);
}

// The command most like the typed words, and how many of them belong to its name. They may be its whole
// name, its first words or its last words, in the reader's language or in English.
function nearest(typed) {
  let best = null;
  for (const { invocation, path } of commands) {
    const called = invocation.split(" ");
    for (const { from, words } of partsOfName(called, typed.length)) {
      const names = [called.slice(from), path.slice(from)];
      const missed = Math.min(...names.map((name) => missedIn(typed, name, words))) + from * LEFT_OUT;
      if (missed === Infinity) continue;
      if (best && (words < best.words || (words === best.words && missed >= best.missed))) continue;
      best = { words, missed, name: `/${called.slice(0, from + words).join(" ")}` };
    }
  }
  return best;
}

// Cost of leaving out each first word of a command's name, in typing errors.
const LEFT_OUT = 0.5;

// The parts of a name that at most so many typed words can stand for: first words, or all last words.
function partsOfName(called, most) {
  const parts = [];
  for (let words = Math.min(most, called.length); words > 0; words -= 1) parts.push({ from: 0, words });
  for (let from = 1; from < called.length; from += 1) {
    if (called.length - from <= most) parts.push({ from, words: called.length - from });
  }
  return parts;
}

function commandOf(typed) {
  const names = (one) => [plain(one.invocation), one.path];
  const begun = (one) => names(one).some((name) => name.every((word, at) => typed[at] === word));
  const found = commands.filter(begun).sort((one, other) => other.path.length - one.path.length)[0];
  const takesMore = found && (found.options.length > 0 || typed.length === found.path.length);
  return takesMore ? found : null;
}

// Notes above the box, hidden as soon as the text changes.

function answer(what, facts = {}, instead = null) {
  const said = document.body.dataset[what].replace(/\{(\w+)\}/g, (_, name) => facts[name] ?? "");
  typingNote.replaceChildren(said);
  if (instead) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = instead.name;
    button.addEventListener("click", () => write(instead.text));
    typingNote.append(" ", button);
  }
  typingNote.hidden = false;
}

function write(text) {
  typingNote.hidden = true;
  box.value = text;
  box.focus();
  box.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

// A second slash at the beginning is dropped, because the box opens with one.

composer.addEventListener("input", (event) => {
  if (event.target !== box || !box.value.startsWith("//")) return;
  event.stopImmediatePropagation();
  write(box.value.replace(/^\/+/, "/"));
}, true);

composer.addEventListener("input", () => {
  typingNote.hidden = true;
  if (box.value === "") void lookWhoseTurn(); // opens the planner that waited for the box to be empty
  const typed = plain(box.value.replace(/^\/+/, ""));
  const meant = commands.length > 0 && composer.contains(box) && /^\/\S/.test(box.value);
  if (meant && !composer.querySelector(".command-entry") && !commandOf(typed)) send(box.value);
});

// A tap outside the text box closes its list of suggestions, as Esc does.

function closeList() {
  const list = composer.querySelector(".command-popup:not([hidden])");
  const typed = composer.querySelector(".command-row") ?? box;
  if (list) typed.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
}

// Esc empties the box if no list is open.

addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !event.isTrusted || !composer.contains(event.target)) return;
  if (composer.querySelector(".command-popup:not([hidden])")) return;
  composer.querySelector(".command-context-close")?.click();
  write("");
}, true);

addEventListener("pointerdown", (event) => {
  if (!composer.contains(event.target)) closeList();
}, true);

// Opens a command that is typed in full. The words after it fill its first option, or the option that
// is named before a colon: /command name:value.

function openCommand(command, rest) {
  write(`/${command.invocation}`);
  const named = (entry) => entry.querySelector("strong").textContent === `/${command.invocation}`;
  [...composer.querySelectorAll(".command-entry")].find(named)?.click();
  for (const [option, told] of toldIn(rest, command.options)) tell(option, told);
}

function toldIn(rest, options) {
  const told = [];
  for (const word of rest.split(/\s+/).filter(Boolean)) {
    const [, name, value] = /^([^:]+):(.*)$/.exec(word) ?? [];
    const option = name && optionCalled(name, options);
    if (option) told.push([option, value]);
    else if (told.length) told.at(-1)[1] = `${told.at(-1)[1]} ${word}`.trim();
    else if (options.length) told.push([options[0], word]);
  }
  return told;
}

// The option with that name, in the reader's language or in English.
function optionCalled(name, options) {
  return options.find((one) => [plain(one.said)[0], one.name].includes(plain(name)[0]));
}

function tell(option, text) {
  const field = openOption(option.name);
  if (!field) return;
  field.value = text;
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

function openOption(name) {
  const called = `.command-option-input[data-option="${CSS.escape(name)}"]`;
  if (!composer.querySelector(called)) addOption(name);
  const field = composer.querySelector(called);
  field?.focus();
  return field;
}

// Opens the option of that *name*, or the first that is not open yet.
function addOption(name) {
  composer.querySelector(".command-chip")?.click();
  const offered = [...composer.querySelectorAll(".command-popup:not([hidden]) .command-suggestion")];
  (name ? offered.find((one) => one.dataset.value === name) : offered[0])?.click();
}

// A name with a colon, typed in the field of one option, moves to the option of that name.

const TRUE = new Set(["true", plain(document.body.dataset.yes)[0]]);
const FALSE = new Set(["false", plain(document.body.dataset.no)[0]]);

composer.addEventListener("input", ({ target: field }) => {
  const draft = window.simcordPreview.commandPicker.draft;
  if (!draft || !field.matches(".command-option-input")) return;
  const { options } = commands.find((one) => one.invocation === draft.invocation);
  const [, before, name] = /^(?:(.*)\s)?(\S+):$/.exec(field.value) ?? [];
  const led = name && optionCalled(name, options);
  if (led) {
    field.value = before ?? "";
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    openOption(led.name);
    return;
  }
  const said = plain(field.value)[0];
  if (options.find((one) => one.name === field.dataset.option)?.type !== "boolean") return;
  if (!TRUE.has(said) && !FALSE.has(said)) return;
  const told = String(TRUE.has(said));
  if (field.value !== told) {
    field.value = told;
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }
  closeList();
});

function send(text) {
  const typed = plain(text.replace(/^\/+/, ""));
  const command = commandOf(typed);
  if (text.startsWith("/") && command) {
    openCommand(command, text.trim().split(/\s+/).slice(command.path.length).join(" "));
    return;
  }
  const near = nearest(typed);
  const rest = near && text.trim().split(/\s+/).slice(near.words);
  const instead = near && { name: near.name, text: [near.name, ...rest].join(" ") };
  const what = text.startsWith("/") ? "unknown" : "stroke";
  answer(instead ? `${what}Near` : what, { typed: text.trim() }, instead);
}

addEventListener("submit", (event) => {
  if (event.target !== composer) return;
  if (composer.querySelector(".command-row")) { setTimeout(tellWhatIsMissing); return; }
  event.preventDefault();
  event.stopImmediatePropagation();
  if (box.value.trim()) send(box.value);
  if (!typingNote.hidden) box.select(); // the next text replaces the faulty one
}, true);

addEventListener("keydown", (event) => {
  if (event.key === "Enter" && composer.contains(event.target)) setTimeout(tellWhatIsMissing);
}, true);

function tellWhatIsMissing() {
  const draft = window.simcordPreview.commandPicker.draft;
  if (!draft?.missingRequired.length || !composer.querySelector(".command-error")) return;
  const { options } = commands.find((one) => one.invocation === draft.invocation);
  const said = (name) => options.find((one) => one.name === name).said;
  answer("missing", {
    command: `/${draft.invocation}`, missing: draft.missingRequired.map(said).join(", "),
  });
}

// A space after the full name of a command opens the command.

box.addEventListener("input", () => {
  if (!/^\/.*\S\s$/.test(box.value)) return;
  const typed = plain(box.value.slice(1)).join(" ");
  const called = commands.map((one) => [plain(one.invocation).join(" "), one]);
  if (called.some(([name]) => name.startsWith(`${typed} `))) return;
  const found = called.find(([name]) => name === typed);
  if (found) openCommand(found[1], "");
});

// The text box is hidden until it is opened by its button or by a slash.

function type(on) {
  document.body.classList.toggle("is-typing", on);
  typing.setAttribute("aria-pressed", String(on));
  if (!on) return;
  if (composer.contains(box) && box.value === "") write("/");
  else composer.querySelector(".command-option-input, .command-chip, #channel-composer-input").focus();
}

typing.addEventListener("click", () => type(!document.body.classList.contains("is-typing")));
addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.target.closest?.("input, textarea, [contenteditable], dialog")) return;
  event.preventDefault();
  type(true);
});

// Typing after a command's name opens its first option that is not open yet, as Tab and Arrow Down do.

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (!event.target.matches?.(".command-chip, .command-ghost")) return;
  const next = event.key === "Tab" && !event.shiftKey && event.target.matches(".command-chip");
  const asked = next || event.key === "ArrowDown";
  if ((event.key.length !== 1 && !asked) || !composer.querySelector(".command-ghost")) return;
  closeList();
  addOption();
  if (asked || event.key === " ") event.preventDefault();
  event.stopPropagation();
}, true);

// Tab picks the highlighted suggestion, or else the first one.

addEventListener("keydown", (event) => {
  if (event.key !== "Tab" || event.shiftKey || !event.target.matches?.(".command-option-input")) return;
  const rows = [...composer.querySelectorAll(".command-popup:not([hidden]) .command-suggestion")];
  const taken = rows.find((row) => row.getAttribute("aria-selected") === "true") ?? rows[0];
  if (!taken) return;
  event.preventDefault();
  event.stopPropagation();
  taken.click();
}, true);

// An ellipsis is shown beside the typed text until the game has answered.

const working = document.createElement("span");
working.id = "typing-busy";
working.setAttribute("role", "status");
working.setAttribute("aria-label", document.body.dataset.working);
composer.querySelector(".send-message").before(working);
new MutationObserver(() => {
  working.textContent = busy.hidden ? "" : "…";
}).observe(busy, { attributes: true, attributeFilter: ["hidden"] });

// Text that was in the box when the page closed is restored when it loads again.

const KEPT = "typed";
addEventListener("pagehide", () => {
  const told = [...composer.querySelectorAll(".command-option-input")].map((one) => one.value);
  const chip = composer.querySelector(".command-chip")?.textContent;
  const text = chip ? [chip, ...told].join(" ").trim() : box.value;
  if (text && text !== "/") sessionStorage.setItem(KEPT, text);
});

new MutationObserver((_, observer) => {
  if (composer.hidden) return;
  observer.disconnect();
  const text = sessionStorage.getItem(KEPT);
  sessionStorage.removeItem(KEPT);
  if (!text) return;
  document.body.classList.add("is-typing");
  typing.setAttribute("aria-pressed", "true");
  setTimeout(() => {
    write(text);
    closeList();
  });
}).observe(composer, { attributes: true, attributeFilter: ["hidden"] });
