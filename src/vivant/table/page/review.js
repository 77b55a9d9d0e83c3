// Looking back: the coach judges the decisions of a seat one by one, as a line and as marks over the slider; those that
// cost most can be seen and tried again.

import { sentenceOf } from "./refusals.js";
import { fill, find, make } from "./dom.js";
import { changeTable } from "./keep.js";
import { call } from "./send.js";
import { data, say } from "./words.js";

const SHOWN = 5;

/**
 * @typedef {{index: number, step: number, cost: number, sure: boolean, better: string, played_keys: string[],
 *   better_keys: string[], expected: number, short: string, text: string}} Judged
 * @param {string} id @param {string[]} names of the seats @param {number} seat which is offered first
 * @param {(seat: number, judged: Judged) => void} show what stood before a step, as that seat saw it
 * @param {(judged: Judged[], name: string) => void} draw all that is judged so far
 * @returns {(tell: (text: string) => void) => Promise<void>} starts it, tells how far it is, and shows what cost most
 */
export function offerReview(id, names, seat, show, draw) {
  const path = `/api/replays/${encodeURIComponent(id)}`;
  const whose = find("review-seat", HTMLSelectElement);
  const start = find("review-start", HTMLButtonElement);
  const told = find("review-told", HTMLElement);
  const list = find("review-list", HTMLElement);
  let running = 0;
  whose.append(...names.map((name, number) => make("option", { value: number }, name)));
  whose.value = `${seat}`;

  /** @param {(text: string) => void} [tell] */
  async function run(tell) {
    const mine = ++running;
    const chosen = Number(whose.value);
    fill(list);
    start.disabled = true;
    try {
      const { decisions } = await call("GET", `${path}/decisions?seat=${chosen}`, null);
      /** @type {Judged[]} */
      const judged = [];
      for (const [done, index] of decisions.entries()) {
        told.textContent = say("review-thinking", { done: done + 1, all: decisions.length });
        tell?.(told.textContent);
        judged.push(await call("GET", `${path}/decisions/${index}?lang=${data.lang}`, null));
        if (mine !== running) return;
        const worst = judged.filter((one) => one.sure).sort((one, other) => other.cost - one.cost);
        fill(list, ...worst.slice(0, SHOWN).map((one) => row(one, chosen)));
        draw(judged, names[chosen]);
      }
      const name = names[chosen];
      told.textContent = list.childElementCount ? say("review-done", { name }) : say("review-none", { name });
      tell?.(told.textContent);
      const [worst] = judged.filter((one) => one.sure).sort((one, other) => other.cost - one.cost);
      if (tell && worst) show(chosen, worst);
    } catch (error) {
      told.textContent = sentenceOf(error);
    }
    start.disabled = false;
  }

  /** @param {Judged} one @param {number} chosen */
  function row(one, chosen) {
    /** @param {string} key @param {() => void} click */
    const button = (key, click) => make("button", { type: "button", class: "button tight", click }, say(key));
    const buttons = [
      button("review-show", () => show(chosen, one)),
      button("review-again", () => void again(one.index, chosen)),
    ];
    const where = make("b", {}, say("step", { n: one.step }));
    const detail = make("details", {}, make("summary", {}, say("hint-detail")), make("p", { class: "soft" }, one.text));
    return make("li", {}, where, make("p", {}, one.short), detail, make("div", { class: "row" }, ...buttons));
  }

  /** @param {number} index @param {number} chosen */
  async function again(index, chosen) {
    try {
      const made = await call("POST", `${path}/again`, null, { index });
      changeTable(made.table, (kept) => {
        for (const { seat: number, token } of made.seats) kept.seats[number] = { token, name: names[chosen] };
      });
      location.assign(`/${data.lang}/table/${made.table}#again`);
    } catch (error) {
      told.textContent = sentenceOf(error);
    }
  }

  start.addEventListener("click", () => void run());
  return run;
}
