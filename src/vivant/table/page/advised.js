// Marks on the pieces that an advice speaks of: at their upper edge, of one size, and gone when it is over.

import { bodyOf } from "./dom.js";

const SVG = "http://www.w3.org/2000/svg";
const RADIUS = 13; // on the screen, however large the thing is drawn

/**
 * Mark things of the pictures; marks from before are taken away.
 * @typedef {{keys: string[], sign: string, kind: string}} Advised a sign (a number, a tick) for these things
 * @param {Advised[]} marks
 */
export function markAdvised(marks) {
  for (const old of document.querySelectorAll("svg.scene .advised")) old.remove();
  const marked = new Set();
  for (const { keys, sign, kind } of marks) {
    for (const key of keys) {
      const thing = document.querySelector(`.picture svg.scene #${CSS.escape(key)}`);
      if (!(thing instanceof SVGGraphicsElement) || marked.has(thing)) continue;
      marked.add(thing);
      thing.append(badge(thing, sign, kind));
    }
  }
}

/** @param {SVGGraphicsElement} thing @param {string} sign @param {string} kind */
function badge(thing, sign, kind) {
  const box = bodyOf(thing).getBBox();
  const group = document.createElementNS(SVG, "g");
  group.setAttribute("class", `advised ${kind}`);
  group.setAttribute("aria-hidden", "true");
  const drawn = thing.getScreenCTM();
  const scale = drawn ? RADIUS / (15 * (Math.hypot(drawn.a, drawn.b) || 1)) : 1;
  group.setAttribute("transform", `translate(${box.x + box.width / 2} ${box.y - 4 * scale}) scale(${scale.toFixed(3)})`);
  const disc = document.createElementNS(SVG, "circle");
  disc.setAttribute("r", "15");
  const text = document.createElementNS(SVG, "text");
  text.setAttribute("y", "6");
  text.textContent = sign;
  group.append(disc, text);
  return group;
}
