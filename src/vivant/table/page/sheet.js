// Dialogs, and short notices: opened in few words, closed by Escape, by their cross, or by a tap beside them.

import { make } from "./dom.js";
import { icon } from "./icons.js";
import { say } from "./words.js";

/**
 * A dialog with a heading; the browser keeps the focus in it and gives it back.
 * @param {string} title @param {(Node | string | null)[]} content @param {string} [kind] a class
 * @returns {HTMLDialogElement}
 */
export function openSheet(title, content, kind = "") {
  for (const open of document.querySelectorAll("dialog.sheet")) if (open instanceof HTMLDialogElement) open.close();
  const cross = make("button", { type: "button", class: "pill round", "aria-label": say("close") }, icon("close"));
  const heading = make("h2", { id: "sheet-title", tabindex: -1 }, title);
  const body = make("div", { class: "body" }, ...content);
  const dialog = make("dialog", { class: `sheet ${kind}`, "aria-labelledby": "sheet-title" });
  dialog.append(make("div", { class: "head" }, heading, cross), body);
  cross.addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  heading.focus();
  return dialog;
}

export function closeSheets() {
  for (const open of document.querySelectorAll("dialog.sheet")) if (open instanceof HTMLDialogElement) open.close();
}

/** Something to confirm. @param {string} title @param {string} text @param {string} yes @param {() => void} act */
export function confirmSheet(title, text, yes, act) {
  const confirm = make("button", { type: "button", class: "button primary" }, yes);
  const dialog = openSheet(title, [make("p", {}, text), make("div", { class: "row" }, confirm)], "small");
  confirm.addEventListener("click", () => {
    dialog.close();
    act();
  });
}

let fading = 0;

/** A notice that goes away by itself. @param {string} text @param {boolean} [bad] */
export function notice(text, bad = false) {
  let strip = document.getElementById("notice");
  if (!strip) {
    strip = make("div", { id: "notice", role: "status", popover: "manual" });
    document.body.append(strip);
  }
  // In the top layer, so that it stands over dialogs too, where the browser has one.
  const layered = "showPopover" in strip;
  if (layered && strip.matches(":popover-open")) strip.hidePopover();
  if (layered) strip.showPopover();
  strip.hidden = false;
  strip.classList.toggle("bad", bad);
  strip.textContent = text;
  clearTimeout(fading);
  const shown = strip;
  fading = setTimeout(() => (layered ? shown.hidePopover() : (shown.hidden = true)), 2500 + text.length * 50);
}

/** @param {string} text @returns {Promise<boolean>} whether it could be copied */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Without a secure address there is no clipboard; a selected field can still be copied.
    const field = make("textarea", { class: "unseen", readonly: true }, text);
    (document.querySelector("dialog[open]") ?? document.body).append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    return done;
  }
}
