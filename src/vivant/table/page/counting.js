// What is being counted in a picture: a ring around each thing, and how many points they bring together.

import { make } from "./dom.js";
import { bring } from "./layout.js";

/**
 * @typedef {import("./model.js").Count} Count
 * @typedef {import("./scene.js").SceneView} SceneView
 */

const LEVEL = 4; // pixels

export class Counting {
  /** @param {SceneView} scene */
  constructor(scene) {
    this.scene = scene;
    /** @type {Element[]} */
    this.marks = [];
  }

  /** @param {Count[]} counts */
  show(counts) {
    this.clear();
    const insides = counts.map(({ keys }) => keys.map((key) => this.scene.inside(key)).filter((thing) => thing !== null));
    bring(insides.flat().map((thing) => thing.getBoundingClientRect()));
    const edge = (document.getElementById("thumbs")?.offsetHeight ?? 0) + 24;
    for (const [at, { seat, points }] of counts.entries()) {
      const things = insides[at];
      const boxes = things.map((thing) => thing.getBoundingClientRect());
      for (const thing of things) {
        const ring = this.scene.halo(thing, "halo counting");
        if (ring) this.marks.push(ring);
      }
      if (!boxes.length) boxes.push(...seatBox(seat));
      if (!boxes.length) continue;
      const low = Math.max(...boxes.map((box) => box.bottom)); // the number stands under what lies lowest
      const lowest = boxes.filter((box) => low - box.bottom < LEVEL);
      const left = Math.min(...lowest.map((box) => box.left));
      const right = Math.max(...lowest.map((box) => box.right));
      const chip = make("b", { class: "counted", "aria-hidden": "true" }, points < 0 ? `−${-points}` : `+${points}`);
      chip.style.left = `${Math.min(Math.max((left + right) / 2, 28), innerWidth - 28) + scrollX}px`;
      chip.style.top = `${Math.min(low, innerHeight - edge) + scrollY}px`;
      document.body.append(chip);
      this.marks.push(chip);
    }
  }

  clear() {
    for (const mark of this.marks.splice(0)) mark.remove();
  }
}

/** Where a seat stands in the seat bar, for one whose things are not in the picture. @param {number} seat @returns {DOMRect[]} */
function seatBox(seat) {
  const button = document.querySelector(`#seatbar [data-seat="${seat}"]`);
  const box = button?.getBoundingClientRect();
  return box && box.width ? [box] : [];
}
