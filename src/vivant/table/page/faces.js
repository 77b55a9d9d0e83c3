// Who sits at a place: a disc with a first letter, the face of a bot by its character, or a dashed ring for nobody.

import { make } from "./dom.js";
import { icon } from "./icons.js";

/** @typedef {import("./model.js").Seat} Seat */

const FACES = ["easy", "hard", "expert"]; // levels with a face of their own; every other is a robot's head

/** @param {Seat} seat @param {boolean} own @returns {HTMLElement} */
export function face(seat, own) {
  const kind = seat.kind === "rival" || (seat.kind === "person" && seat.lent) ? "bot" : seat.kind;
  const disc = make("span", { class: `face ${kind}${own ? " own" : ""}`, "aria-hidden": "true" });
  if (kind === "bot") {
    disc.dataset.level = (seat.bot ?? "").split(":")[0];
    disc.append(icon(FACES.includes(disc.dataset.level) ? `bot-${disc.dataset.level}` : "bot"));
  }
  else if (kind === "person") disc.append([...seat.name][0]?.toUpperCase() ?? "");
  else disc.append("+");
  return disc;
}
