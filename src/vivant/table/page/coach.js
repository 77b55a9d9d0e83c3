// The coach's advice: the best things to do now, what each is worth at the end, and why.

import { fill, make } from "./dom.js";
import { openSheet } from "./sheet.js";
import { say } from "./words.js";

/** Whether the coach speaks here: to one who is asked and plays with bots alone. @param {import("./model.js").State} state */
export function mayAdvise(state) {
  const { you, over, seats } = state;
  return you.asked && !over && !seats.some((seat) => seat.kind === "person" && seat.seat !== you.seat);
}

/**
 * @param {() => Promise<any>} ask @param {(action: string) => void} act
 * @returns {Promise<void>}
 */
export async function openHint(ask, act) {
  const body = make("div", { class: "advice", role: "status" }, make("p", { class: "soft" }, say("hint-thinking")));
  const dialog = openSheet(say("hint-title"), [body]);
  const told = await ask();
  if (!dialog.isConnected) return;
  if (!told) return dialog.close();
  const rows = told.advice.map((/** @type {Record<string, string>} */ one) => {
    const button = make("button", { type: "button", class: "button" }, one.label, make("b", {}, one.worth));
    button.addEventListener("click", () => {
      dialog.close();
      act(one.do);
    });
    return make("li", {}, button, make("p", { class: "soft" }, one.why));
  });
  fill(body, make("p", {}, say("hint-about")), make("ol", { class: "reasons" }, ...rows));
  return undefined;
}
