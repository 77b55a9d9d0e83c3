// What could be expected over a match: a line above the slider, and marks on it where something was lost.

import { make } from "./dom.js";

const SVG = "http://www.w3.org/2000/svg";
const HEIGHT = 46;
const WIDTH = 1000;

/** @typedef {{at: number, expected: number, lost: string}} Judgement a place from 0 to 1; what was lost, if anything was */

export class Graph {
  /** @param {HTMLElement} track what holds the slider @param {HTMLElement} marks what lies on it */
  constructor(track, marks) {
    this.marks = marks;
    this.svg = document.createElementNS(SVG, "svg");
    this.svg.setAttribute("class", "graph");
    this.svg.setAttribute("viewBox", `0 0 ${WIDTH} ${HEIGHT}`);
    this.svg.setAttribute("preserveAspectRatio", "none");
    this.svg.setAttribute("role", "img");
    this.scale = make("span", { class: "scale", "aria-hidden": "true" });
    track.prepend(this.svg, this.scale);
    this.show([], "");
  }

  /** @param {Judgement[]} judged in the order of the match @param {string} label for ears */
  show(judged, label) {
    this.svg.toggleAttribute("hidden", judged.length < 2);
    this.svg.setAttribute("aria-label", label);
    const most = Math.max(1, ...judged.map((one) => Math.abs(one.expected)));
    this.scale.replaceChildren(...[most, 0, -most].map((n) => make("span", {}, n > 0 ? `+${Math.round(n)}` : `${Math.round(n)}`.replace("-", "−"))));
    this.scale.hidden = judged.length < 2;
    const down = (/** @type {number} */ points) => (HEIGHT / 2 - (points / most) * (HEIGHT / 2 - 3)).toFixed(1);
    const points = judged.map((one) => `${(one.at * WIDTH).toFixed(1)},${down(one.expected)}`).join(" ");
    this.svg.replaceChildren(part("line", { x1: 0, x2: WIDTH, y1: down(0), y2: down(0) }), part("polyline", { points }));
    for (const old of this.marks.querySelectorAll(".slip")) old.remove();
    for (const one of judged.filter((each) => each.lost)) {
      const slip = make("span", { class: "slip", title: one.lost });
      slip.style.setProperty("--at", `${one.at}`);
      this.marks.append(slip);
    }
  }
}

/** @param {string} tag @param {Record<string, string | number>} attributes */
function part(tag, attributes) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, `${value}`);
  return element;
}
