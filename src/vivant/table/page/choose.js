// Choosing in the pictures: click, tap, Enter and Space on what is marked, arrows between choices, the tick on what was
// chosen until the answer comes.

import { bodyOf } from "./dom.js";
import { settings } from "./settings.js";

const SVG = "http://www.w3.org/2000/svg";

/**
 * @typedef {{choose: (action: string, at: Element) => void, ask: (action: string, at: Element) => void,
 *   look: (action: string | null, at: Element | null) => void}} Listener
 */

/** @type {import("./model.js").Action[]} */
let offered = [];

/** What can be chosen now, as the server says; the pictures only tell where it lies.
 * @param {import("./model.js").Action[]} actions */
export function offer(actions) {
  offered = actions;
}

/** @returns {SVGElement[]} everything in the pictures that can be chosen now, in the order in which it is drawn */
export function choices() {
  return thingsOf(offered);
}

/** The things that stand for these actions. @param {import("./model.js").Action[]} actions @returns {SVGElement[]} */
function thingsOf(actions) {
  const ids = [...new Set(actions.flatMap((action) => action.keys))].map((key) => `#${CSS.escape(key)}`);
  return ids.length ? [...document.querySelectorAll(`svg.scene[data-picture] :is(${ids})`)].filter((one) => one instanceof SVGElement) : [];
}

/** @param {HTMLElement} area what holds the pictures @param {Listener} listener */
export function listen(area, listener) {
  area.addEventListener("click", (event) => {
    if (event.target instanceof Element)
      press(event.target, listener, event instanceof PointerEvent && event.pointerType === "touch");
  });
  area.addEventListener("keydown", (event) => {
    if (!(event.target instanceof Element) || (event.key !== "Enter" && event.key !== " ")) return;
    if (press(event.target, listener)) event.preventDefault();
  });
}

/**
 * @param {Element} target @param {Listener} listener @param {boolean} [finger]
 * @returns {boolean} whether it was something to press
 */
function press(target, listener, finger = false) {
  const thing = target.closest("svg.scene [data-action], svg.scene [data-say]");
  if (!thing) return false;
  const action = thing.getAttribute("data-action") ?? "";
  if (!action || thing.getAttribute("aria-disabled") === "true") listener.ask(action, thing);
  else if (!thing.classList.contains("can")) return false;
  else if (thing.matches(`${first(finger)}[data-also]`)) look(action, thing, listener);
  else listener.choose(action, thing);
  return true;
}

/** What is only looked at when it is pressed for the first time; everything, for who wants to confirm each move.
 * @param {boolean} finger */
function first(finger) {
  if (settings().confirm) return ":not(.looked), ";
  return finger ? "[data-preview]:not(.looked), " : "";
}

/** Where a thing says so (`data-preview`), the first touch shows what would happen; the second one, or the button in
 * the dock, does it. Where it may do one of two things (`data-also`), the dock asks which.
 * @param {string} action @param {Element} thing @param {Listener} listener */
function look(action, thing, listener) {
  unlook();
  thing.classList.add("looked");
  listener.look(action, thing);
}

/** What was touched once is forgotten. */
export function unlook() {
  for (const old of document.querySelectorAll("svg.scene .looked")) old.classList.remove("looked");
}

/** Mark what was chosen, or with nothing chosen take the marks away. @param {string | null} action */
export function mark(action) {
  for (const old of document.querySelectorAll("svg.scene [aria-pressed=true]")) {
    old.removeAttribute("aria-pressed");
    old.querySelector(":scope > .chosen")?.remove();
  }
  if (action === null) return;
  const [thing] = thingsOf(offered.filter((one) => one.do === action));
  if (!(thing instanceof SVGGraphicsElement)) return;
  thing.setAttribute("aria-pressed", "true");
  const box = bodyOf(thing).getBBox();
  const sign = document.createElementNS(SVG, "g");
  sign.setAttribute("class", "chosen");
  sign.setAttribute("transform", `translate(${box.x + box.width - 12} ${box.y + 12})`);
  sign.innerHTML = '<circle r="15"/><path d="M-6.5 .5 -2 5 6.5 -4.5"/>';
  thing.append(sign);
}

/**
 * The nearest choice in a direction, as the eye would look for it.
 * @param {string} key an arrow, Home or End @returns {SVGElement | undefined}
 */
export function towards(key) {
  const all = choices();
  if (key === "Home") return all[0];
  if (key === "End") return all.at(-1);
  const active = document.activeElement;
  const inside = active instanceof SVGElement && active.closest("svg.scene") !== null;
  const here = inside ? bodyOf(active).getBoundingClientRect() : null;
  if (!here) return all[0];
  const across = key === "ArrowLeft" || key === "ArrowRight";
  const sign = key === "ArrowLeft" || key === "ArrowUp" ? -1 : 1;
  const x = here.x + here.width / 2;
  const y = here.y + here.height / 2;
  let best;
  let least = Infinity;
  for (const other of all) {
    if (other === active) continue;
    const box = bodyOf(other).getBoundingClientRect();
    const dx = box.x + box.width / 2 - x;
    const dy = box.y + box.height / 2 - y;
    const along = sign * (across ? dx : dy);
    const aside = Math.abs(across ? dy : dx);
    const cost = along + 2.5 * aside;
    if (along > 1 && aside < 3 * along + here.height && cost < least) {
      least = cost;
      best = other;
    }
  }
  if (best) return best;
  // At the end of a row, reading goes on: the next one in order, and round again.
  const index = all.indexOf(/** @type {SVGElement} */ (active));
  return all.length > 1 ? all[(index + sign + all.length) % all.length] : undefined;
}
