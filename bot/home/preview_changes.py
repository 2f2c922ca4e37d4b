"""Changes to the preview's own scripts for playing at home, except changes of words."""

from collections.abc import Mapping

_KEEP_WHAT_IS_SENT = {
    "  let busyDeferred = false;\n": """  let busyDeferred = false;
  let kept = null;
  const played = (kind) => ["click", "select", "modal_submit", "run_command"].includes(kind);
  function keep(kind, extra, metadata) {
    const underWay = kind === pending?.kind && (kind === "run_command"
      ? pending.commandDraftId === metadata?.commandDraftId
        && pending.commandDraftVersion === metadata?.commandDraftVersion
      : pending.controlKey === extra.control_key);
    if (played(kind) && !underWay) kept = { kind, extra, metadata };
  }
""",
    "if (pageAction(kind)) pageIntent(kind, extra); return; }\n    if (uncertain) {": (
        "if (pageAction(kind)) pageIntent(kind, extra); else keep(kind, extra, metadata);\n"
        "      return; }\n"
        "    if (uncertain) {"
    ),
    "awaitingRevision > context.publishedRevision) return;\n    beforePage": (
        "awaitingRevision > context.publishedRevision) { keep(kind, extra, metadata); return; }\n"
        "    if (played(kind)) kept = null;\n"
        "    beforePage"
    ),
    "    const next = queries.entries().next().value;\n    if (!next) return;": (
        "    if (kept) { const { kind, extra, metadata } = kept; kept = null;"
        " dispatch(kind, extra, metadata); return; }\n"
        "    const next = queries.entries().next().value;\n"
        "    if (!next) return;"
    ),
}
"""A tap or a command sent while another is under way is sent next, and not dropped.

If it repeats the one under way, it is dropped.
"""

_MARK_WHAT_IS_ANSWERED = {
    "pending = Object.freeze({ ...action, queryPending: false });": (
        "pending = Object.freeze({ ...action, queryPending: false, answered: true });"
    ),
}
_ASKED = "state.pendingAction?.kind || null"
_UNANSWERED = "state.pendingAction?.answered ? null : state.pendingAction?.kind || null"
_PICKER = "commandPicker.setContext({ authorized: state.authorized, pendingKind: "
_TYPE_ONCE_IT_IS_ANSWERED = {
    f"{before}{_PICKER}{_ASKED}": f"{before}{_PICKER}{_UNANSWERED}"
    for before in ("  composer.update(snapshot);\n  ", ".uncertainRequestId);\n  ")
}
"""The next command can be typed once the last is answered, even before its result is drawn."""

_CHOOSE_AT_ANY_TIME = {
    """    if (state.pendingAction || state.blocked) {
      announceSelectStatus(
        key,
        JSON.stringify(["pending", state.pendingAction?.requestId || "blocked", values]),
        "Wait for the current action to finish before applying.",
      );
      return false;
    }
""": "",
}
"""A choice made in a menu while an action is under way is sent next, like a tap."""

_KEEP_SPENT_MENUS_SHUT = {
    "    rememberFocus();\n    if (state.dropdown?.key === key) {": (
        "    rememberFocus();\n"
        '    const spent = elements(".select-trigger.is-spent");\n'
        "    if (spent.some((one) => one.dataset.controlKey === key)) {\n"
        '      window.dispatchEvent(new Event("spentmenu")); return;\n'
        "    }\n"
        "    if (state.dropdown?.key === key) {"
    ),
}
"""A menu in which nothing can be chosen any more does not open; our script explains why."""

_CHOOSE_THE_SAME_AGAIN = {
    'changed) dispatch("select", { control_key: key, values });\n    return true;': (
        "changed) {\n"
        '      dispatch("select", { control_key: key, values });\n'
        "      currentDrafts(key).delete(key); state.selectDrafts.delete(key);\n"
        "    }\n"
        "    return true;"
    ),
}
"""A menu forgets its choice once that is sent, so that the same entry can be chosen again."""

_SHOW_MENUS_HIGHER = {
    "Math.min(list.scrollHeight, 220)": (
        "Math.min(list.scrollHeight + list.offsetHeight - list.clientHeight, 440)"
    ),
    "Math.min(220, available)": "window.cutMenu(list, Math.min(desired, available))",
    "if (rect.bottom <= 0 || rect.top >= viewportHeight) {": "if (!wrap.isConnected) {",
}
"""Menus can be higher than the preview's, and stay next to their button.

If a menu does not fit, its last visible choice is cut in half, to show that it can be scrolled. A
menu does not close when a card above it is redrawn and moves it.
"""

_NAME_OPTIONS = {
    'node("span", "command-pill-label", option.name)': (
        'node("span", "command-pill-label", option.said)'
    ),
    '    chip.setAttribute("aria-label", `Command /${currentDraft().invocation}`);\n': "",
    "? [focused.name, focused.description": "? [focused.said, focused.description",
    "({ name: option.name, value: option.name,": "({ name: option.said, value: option.name,",
    '`${option.name}${option.required ? ", required" : ""}`': "option.said",
}
"""Options of commands are shown by their names in the reader's language."""

_OFFER_WHAT_IS_KNOWN = {
    "            const choices = autocompleteResults.get("
    "autocompleteKey(currentDraft(), option.name, current)) || [];\n": (
        '            if (pendingKind === "run_command") { clearPopup(); return; }\n'
        "            const asked = autocompleteKey(currentDraft(), option.name, current);\n"
        "            if (!autocompleteResults.has(asked)) queryAutocomplete(option, current);\n"
        "            const choices = autocompleteResults.get(asked) || [];\n"
    ),
    ': String(value?.raw ?? "");\n        const resizeField': (
        ': String(value?.label ?? value?.raw ?? "");\n        const resizeField'
    ),
    'autocomplete.state === "failed" ? "Loading options failed"': (
        'autocomplete.state === "loading" ? "Loading commands"'
        ' : autocomplete.state === "failed" ? "Loading options failed"'
    ),
}
"""Choices of an option are requested at once; "no match" appears only after the answer."""

_CHOOSE_NOTHING_UNASKED = {
    "    if (listItems.length) suggestionListbox.setActive(0, { scroll: false });": (
        "    const isTold = Boolean(owner.dataset.option);\n"
        "    if (listItems.length && !isTold) suggestionListbox.setActive(0, { scroll: false });"
    ),
    "        if (active instanceof HTMLElement) { active.click(); return true; }\n": (
        "        if (active instanceof HTMLElement) { active.click(); return true; }\n"
        '        const said = (words) => window.plain(words).join(" ");\n'
        '        const named = (one) => said(one.textContent) === said(event.target.value ?? "");\n'
        '        [...list?.querySelectorAll(".command-suggestion") ?? []].find(named)?.click();\n'
    ),
    '          if (option.type === "boolean" || option.choices?.length) {\n            const': (
        "          const told = currentDraft().values[option.name];\n"
        '          if (told?.label || typeof told?.raw === "boolean") clearPopup();\n'
        '          else if (option.type === "boolean" || option.choices?.length) {\n'
        "            const"
    ),
    "    if (required.length) renderCompose({ focus: true });\n"
    "    else { drafts.focus(null); renderCompose({ focus: true }); }": (
        "    renderCompose({ focus: true });"
    ),
}
"""Enter takes a choice from a list only if the choice was highlighted or typed in full.

An option that has a value keeps it.
"""

_OPEN_WHAT_A_COMMAND_IS_ABOUT = {
    "    current = { id: ++sequence,": (
        "    const offered = entry.options[0]?.autocomplete ? entry.options[0] : null;\n"
        "    const first = required[0] ?? offered;\n"
        "    current = { id: ++sequence,"
    ),
    "focused: required[0]?.name || null, values: {}, added: new Set(),": (
        "focused: first?.name || null, values: {},\n"
        "      added: new Set(first && !first.required ? [first.name] : []),"
    ),
    "openOptionsOnRender: entry.options.length > 0 && required.length === 0": (
        "openOptionsOnRender: false"
    ),
}
"""A command opens at its first required option, or else at a first one that has suggestions."""

_SHOW_WHAT_IS_CHOSEN = {
    "Math.min(24, Math.max(2,": "Math.min(48, Math.max(2,",
    "Math.min(restore?.end ?? end, end));\n": (
        "Math.min(restore?.end ?? end, end));\n"
        "        if (currentDraft().values[target.dataset.option]?.label) {\n"
        '          target.setSelectionRange(0, end, "backward");\n'
        "          target.scrollLeft = 0;\n"
        "        }\n"
    ),
}
"""A chosen value is shown from its beginning, and is replaced when something is typed."""

_RETURN_TO_THE_BOX = {
    "      onCommandMode?.(false, detachedReply); detachedReply = null;\n": (
        "      onCommandMode?.(false, detachedReply); detachedReply = null;\n"
        "      const lost = document.activeElement === document.body;\n"
        "      if (lost) input.focus({ preventScroll: true });\n"
    ),
}
"""After a command is sent, the text box has the focus again for the next one."""

_KEEP_THE_COMMAND_FOCUSED = {
    "    const restore = active?.dataset.option\n": (
        '    const atChip = commandElement().querySelector(".command-chip:focus") !== null;\n'
        "    const restore = active?.dataset.option\n"
    ),
    "    } else if (focus && !currentDraft().focused) chip.focus();": (
        "    } else if (atChip || (focus && !currentDraft().focused)) chip.focus();"
    ),
}
"""A command drawn anew while its name has the focus keeps it, so that Enter still sends it."""

_LEAF_THROUGH_LISTS = {
    '      if (["ArrowDown", "ArrowUp", "Enter", "Tab"].includes': (
        '      if (["ArrowDown", "ArrowUp", "Home", "End", "PageDown", "PageUp",'
        ' "Enter", "Tab"].includes'
    ),
    '    if (["ArrowDown", "ArrowUp"].includes': (
        '    if (["ArrowDown", "ArrowUp", "Home", "End", "PageDown", "PageUp"].includes'
    ),
}
_LEAF_BY_WHAT_IS_SEEN = {
    '    if (event.key === "ArrowDown" || event.key === "ArrowUp") {\n': (
        '    if (event.key === "PageDown" || event.key === "PageUp") {\n'
        "      event.preventDefault();\n"
        "      const seen = Math.floor(list.clientHeight / (items[0]?.offsetHeight || 1));\n"
        '      move(Math.max(1, seen - 1) * (event.key === "PageDown" ? 1 : -1));\n'
        "      return true;\n"
        "    }\n"
        '    if (event.key === "ArrowDown" || event.key === "ArrowUp") {\n'
    ),
}
"""Lists of suggestions react to the keys Page Up, Page Down, Home and End."""

_LIST_WHAT_IS_PLAYED_FIRST = {
    "    || String(a.entry.invocation).localeCompare(String(b.entry.invocation))\n": (
        "    || a.entry.place - b.entry.place\n"
    ),
}
"""Commands are listed in the order in which players need them, not alphabetically."""

_OPEN_MENUS_DOWNWARD = {
    "    fitOpenDropdowns(true);\n    setFocusKey(key);": (
        "    fitOpenDropdowns(true);\n"
        "    window.makeRoom(key);\n"
        "    fitOpenDropdowns(true);\n"
        "    setFocusKey(key);"
    ),
    "const opensUp = below < desired": (
        "const opensUp = below < (modal ? desired : Math.min(desired, 100))"
    ),
}
"""A menu opens downward unless there is hardly any room below its button."""

_KEEP_CARDS_IN_PLACE = {
    "  function localRender(force) { publish(); onRender(force); }": (
        "  function localRender(force) {\n"
        "    window.keepPlace(() => { publish(); onRender(force); });\n"
        "  }"
    ),
}
"""Opening or closing a menu scrolls the page only to make room for it."""

_TITLE_MENUS = {
    "  popup.append(list);\n": (
        '  popup.append(node("strong", "game-menu-title", label));\n  popup.append(list);\n'
    ),
}
"""A menu shows its title, because it may cover the text around it."""

_END_WHAT_TAKES_SEVERAL = {
    '    actions.setAttribute("aria-label", "SimCord selection draft actions");\n'
    '    actions.setAttribute("data-workbench", "");\n'
    '    actions.append(node("span", "", "SimCord selection draft"));\n': "",
}
"""A menu in which several options are chosen has buttons to end the choice and to cancel it."""

_SAY_WHAT_CONTROLS_DO = {
    "  button.dataset.controlKey = controlKey;\n": (
        "  button.dataset.controlKey = controlKey;\n"
        "  if (component.custom_id) button.dataset.does = component.custom_id;\n"
    ),
}
_SAY_WHAT_MENUS_DO = {
    "trigger.dataset.controlKey = key;": (
        "trigger.dataset.controlKey = key; trigger.dataset.does = component.custom_id ?? '';"
    ),
}
"""A button or menu holds its custom id, which tells our scripts its action."""

_SAY_WHAT_PICTURES_SHOW = {
    "  trigger.append(image);\n": (
        "  trigger.append(image);\n  image.dataset.rows = JSON.stringify(manifest?.rows ?? []);\n"
        '  image.dataset.use = (manifest?.filename ?? "").split(".")[0];\n'
    ),
}
"""An element that shows a picture holds its use, and its rows that matter most."""

_TRY_PICTURES_AGAIN = {
    "  const pending = [Promise.resolve(options.loadAsset(\n": (
        "  const pending = [window.tryAgain(() => current(options, trigger), () => "
        "options.loadAsset(\n"
    ),
}
"""A picture that cannot be loaded yet, as while a request is under way, keeps its room."""

_MISS_PICTURES_LATE = {
    '    if (!current(options, trigger)) return;\n    diagnostic(options, "media-unavailable"': (
        "    setTimeout(() => {\n"
        "    if (!current(options, trigger)) return;\n"
        '    diagnostic(options, "media-unavailable"'
    ),
    "    trigger.replaceWith(unavailable);\n": (
        "    trigger.replaceWith(unavailable);\n    }, 2000);\n"
    ),
}
"""A picture replaced by a newer one keeps its room until the newer one is drawn."""

_HIDE_WHAT_IS_DRAWN_ANEW = {
    "    setMessageOrder(desired);\n    ui.channelEmpty": (
        "    setMessageOrder(desired);\n"
        "    window.showSpent(); window.hideWays();\n"
        "    ui.channelEmpty"
    ),
}
"""Parts of a card that are hidden are hidden again at once when the card is redrawn.

If they were shown for a moment, everything below them would move.
"""

CHANGES: Mapping[str, Mapping[str, str]] = {
    "actions.js": _KEEP_WHAT_IS_SENT | _MARK_WHAT_IS_ANSWERED,
    "app.js": _TYPE_ONCE_IT_IS_ANSWERED,
    "composer.js": {
        "sendButton.disabled = Boolean(state.pendingAction) || ": "sendButton.disabled = ",
    },
    "command-drafts.js": _OPEN_WHAT_A_COMMAND_IS_ABOUT,
    "commands.js": _NAME_OPTIONS
    | _OFFER_WHAT_IS_KNOWN
    | _CHOOSE_NOTHING_UNASKED
    | _SHOW_WHAT_IS_CHOSEN
    | _RETURN_TO_THE_BOX
    | _KEEP_THE_COMMAND_FOCUSED
    | _LEAF_THROUGH_LISTS
    | _LIST_WHAT_IS_PLAYED_FIRST,
    "components.js": _SAY_WHAT_CONTROLS_DO,
    "media.js": _SAY_WHAT_PICTURES_SHOW | _TRY_PICTURES_AGAIN | _MISS_PICTURES_LATE,
    "listbox.js": _LEAF_BY_WHAT_IS_SEEN,
    "timeline.js": _HIDE_WHAT_IS_DRAWN_ANEW,
    "selects.js": _SAY_WHAT_MENUS_DO | _TITLE_MENUS | _END_WHAT_TAKES_SEVERAL,
    "select-drafts.js": _CHOOSE_AT_ANY_TIME
    | _CHOOSE_THE_SAME_AGAIN
    | _KEEP_SPENT_MENUS_SHUT
    | _KEEP_CARDS_IN_PLACE
    | _OPEN_MENUS_DOWNWARD
    | _SHOW_MENUS_HIGHER,
}
"""By file of the preview, the passages to replace and our replacements."""


def changed(file: str, text: str) -> str:
    """The content *text* of the preview's *file*, with the changes for playing at home."""
    for written, ours in CHANGES.get(file, {}).items():
        text = text.replace(written, ours)
    return text
