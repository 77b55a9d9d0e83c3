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
  const texts = [...document.querySelectorAll(".picture svg.scene text")].map((text) => text.getBoundingClientRect());
  const written = texts.filter((text) => text.width);
  const marked = new Set();
  for (const { keys, sign, kind } of marks) {
    for (const key of keys) {
      const thing = document.querySelector(`.picture svg.scene #${CSS.escape(key)}`);
      if (!(thing instanceof SVGGraphicsElement) || marked.has(thing)) continue;
      marked.add(thing);
      thing.append(badge(thing, sign, kind, written));
    }
  }
}

// Where in its thing a mark may lie: at the upper edge, unless something is written there; below, the next ones lie over it.
const SPOTS = [[.5, 0], [.12, 0], [.5, .3], [.2, .4], [.8, .4], [.88, 0]];
// What has corners lies against its neighbours there: well inside.
const INSIDE = [[.5, .38], [.5, .55], [.26, .42], [.74, .42], [.5, .7]];

/** @param {SVGGraphicsElement} thing @param {string} sign @param {string} kind @param {DOMRect[]} written */
function badge(thing, sign, kind, written) {
  const box = bodyOf(thing).getBBox();
  const drawn = thing.getScreenCTM() ?? new DOMMatrix();
  const scale = RADIUS / (15 * (Math.hypot(drawn.a, drawn.b) || 1));
  const cornered = thing.querySelector(":scope > path.ring");
  const spots = (cornered ? INSIDE : SPOTS).map(([across, down]) =>
    new DOMPoint(box.x + box.width * across, box.y + box.height * down + (down - .5) * 8 * scale));
  const { x, y } = spots.find((spot) => isFree(spot.matrixTransform(drawn), written)) ?? spots[0];
  const group = document.createElementNS(SVG, "g");
  group.setAttribute("class", `advised ${kind}`);
  group.setAttribute("aria-hidden", "true");
  group.setAttribute("transform", `translate(${x} ${y}) scale(${scale.toFixed(3)})`);
  const disc = document.createElementNS(SVG, "circle");
  disc.setAttribute("r", "15");
  const text = document.createElementNS(SVG, "text");
  text.setAttribute("y", "6");
  text.textContent = sign;
  group.append(disc, text);
  return group;
}

/** Whether a mark there covers nothing that is written. @param {DOMPoint} spot on the screen @param {DOMRect[]} written */
function isFree(spot, written) {
  return !written.some((text) => {
    const aside = Math.max(text.left - spot.x, spot.x - text.right, 0);
    const above = Math.max(text.top - spot.y, spot.y - text.bottom, 0);
    return Math.hypot(aside, above) < RADIUS;
  });
}
