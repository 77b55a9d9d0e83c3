// The ink bubble beside something grey: the sentence that forbids it, and the rule's id as a link.

import { bodyOf, make } from "./dom.js";
import { ruleLink } from "./links.js";

/** @type {HTMLElement | null} */
let open = null;
/** @type {Element | null} */
let owner = null;

/** @param {boolean} [back] whether the focus returns to where the bubble came from */
export function closeBubble(back = false) {
  const held = open?.contains(document.activeElement);
  open?.remove();
  open = null;
  if ((back || held) && owner instanceof SVGElement) owner.focus();
  owner = null;
}

/** @param {Element} beside @param {string} title @param {string} sentence @param {string} rule @param {string} rules */
export function openBubble(beside, title, sentence, rule, rules) {
  closeBubble();
  const bubble = make("div", { class: "bubble", role: "status", tabindex: -1 });
  const link = ruleLink(rules, rule);
  bubble.append(make("b", {}, title), make("p", {}, sentence, link ? " " : null, link));
  document.body.append(bubble);
  open = bubble;
  owner = beside;
  place(bubble, beside);
}

/**
 * Over the thing where there is room, else under it; over everything that lies at the thumb, not between.
 * @param {HTMLElement} bubble @param {Element} beside
 */
function place(bubble, beside) {
  const box = bodyOf(beside).getBoundingClientRect();
  const top = beside.closest("#picture-reach")?.getBoundingClientRect().y ?? box.y;
  const width = bubble.offsetWidth;
  const height = bubble.offsetHeight;
  const middle = box.x + box.width / 2;
  const left = Math.max(8, Math.min(middle - width / 2, document.documentElement.clientWidth - width - 8));
  const over = top - height - 14 > 56;
  bubble.classList.toggle("under", !over);
  bubble.style.left = `${left + scrollX}px`;
  bubble.style.top = `${(over ? top - height - 14 : box.bottom + 14) + scrollY}px`;
  bubble.style.setProperty("--tip", `${Math.max(20, Math.min(middle - left, width - 20))}px`);
}

addEventListener("resize", () => closeBubble());
addEventListener("keydown", (event) => {
  if (event.key === "Escape" && open) closeBubble(true);
});
addEventListener("pointerdown", (event) => {
  if (open && event.target instanceof Node && !open.contains(event.target)) closeBubble();
});
