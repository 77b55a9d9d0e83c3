// The coach's advice: the best things to do now, marked on the pieces; a panel beside them says why.

import { markAdvised } from "./advised.js";
import { find, make } from "./dom.js";
import { icon } from "./icons.js";
import { frameNow } from "./layout.js";
import { say } from "./words.js";

/** @typedef {import("./model.js").State} State */
/** @typedef {{do: string, label: string, short: string, worth: string, why: string}} Said */

/** @type {{panel: HTMLElement, decision: number, advice: Said[]} | null} */
let open = null;

/** Whether the coach speaks here: to one who is asked and plays with bots alone. @param {State} state */
export function mayAdvise(state) {
  const { you, over, seats } = state;
  return you.asked && !over && !seats.some((seat) => seat.kind === "person" && seat.seat !== you.seat);
}

/**
 * @param {() => State} now @param {() => Promise<any>} ask @param {(action: string) => void} act
 * @returns {Promise<void>}
 */
export async function openHint(now, ask, act) {
  closeHint();
  const title = make("h2", { tabindex: -1 }, say("hint-title"));
  const cross = make("button", { type: "button", class: "pill round", "aria-label": say("close"), click: leave }, icon("close"));
  const told = make("p", { class: "soft", role: "status" }, say("hint-thinking"));
  const panel = make("section", { class: "advice", "aria-label": say("hint-title") }, make("div", { class: "head" }, title, cross), told);
  panel.addEventListener("keydown", (event) => {
    if (event.key === "Escape") leave();
  });
  const mine = { panel, decision: now().you.decision, advice: /** @type {Said[]} */ ([]) };
  open = mine;
  place(panel);
  title.focus({ preventScroll: true });
  const said = await ask();
  if (open !== mine) return;
  if (!said) return closeHint();
  mine.advice = said.advice;
  told.replaceWith(make("ol", {}, ...mine.advice.map((one, index) => row(one, index, act))), make("p", { class: "soft small" }, say("hint-knows")));
  keepHint(now());
  // What is advised has to be seen with its reasons.
  if (frameNow() === "narrow" && !document.querySelector("#picture-reach .advised")) find("dock", HTMLElement).after(panel);
  panel.scrollIntoView({ block: "nearest" });
  return undefined;
}

/** In place of the log where that is seen, on a laptop in place of the dock, on a phone below one's own things: never over the pieces. @param {HTMLElement} panel */
function place(panel) {
  const side = find("side", HTMLElement);
  const beside = side.checkVisibility({ visibilityProperty: true });
  side.classList.toggle("advising", beside);
  panel.classList.toggle("panel", beside);
  if (beside) side.append(panel);
  else if (frameNow() === "narrow") find("picture-reach", HTMLElement).after(panel);
  else find("dock", HTMLElement).append(panel);
}

/** @param {Said} one @param {number} index @param {(action: string) => void} act */
function row(one, index, act) {
  const number = make("span", { class: "rank", "aria-hidden": "true" }, `${index + 1}`);
  const button = make("button", { type: "button", class: "button" }, number, make("span", {}, one.label));
  button.addEventListener("click", () => {
    closeHint();
    act(one.do);
  });
  const detail = make("details", {}, make("summary", { title: say("hint-detail") }, say("hint-detail")), make("div", {}, make("p", { class: "soft" }, say("hint-worth", { worth: one.worth })), make("p", { class: "soft" }, one.why)));
  detail.addEventListener("toggle", () => {
    for (const other of detail.open ? document.querySelectorAll(".advice details[open]") : []) if (other !== detail) other.removeAttribute("open");
  });
  return make("li", {}, button, make("p", { title: one.short }, one.short), detail);
}

/** Marks what is advised on the pieces as they lie now, or ends it once something else is asked. @param {State} state */
export function keepHint(state) {
  if (!open) return;
  if (!state.you.asked || state.you.decision !== open.decision) return closeHint();
  const marks = open.advice.map((one, index) => {
    const keys = state.actions.find((action) => action.do === one.do)?.keys ?? [];
    return { keys, sign: `${index + 1}`, kind: `place-${index + 1}` };
  });
  markAdvised(marks);
}

export function closeHint() {
  open?.panel.remove();
  document.getElementById("side")?.classList.remove("advising");
  if (open) markAdvised([]);
  open = null;
}

/** Closed by hand: the focus goes back to where it was opened. */
function leave() {
  closeHint();
  const handle = [...document.querySelectorAll('[data-handle="hint"]')].find((each) => each.checkVisibility());
  if (handle instanceof HTMLElement) handle.focus();
}
