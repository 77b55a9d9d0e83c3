// House editions in the form of a new table: editions of ours that ship with a game, each with what it changes.

import { fill, find, make } from "./dom.js";
import { say } from "./words.js";

/** @typedef {{name: string, title: string, sentence: string, players: number[], idle: string[]}} HouseEdition */

const FIELD = "house-edition";

/** Those that change something for so many players, the standard edition first and chosen; none, nothing to choose.
 * @param {HouseEdition[]} editions @param {number} count @param {() => void} changed */
export function askEditions(editions, count, changed) {
  const before = chosenEdition();
  const offered = editions.filter((edition) => edition.players.includes(count));
  const kept = offered.some((edition) => edition.name === before) ? before : "";
  /** @param {string} value @param {string} title @param {string} chip @param {string} sentence */
  const choice = (value, title, chip, sentence) => {
    const radio = make("input", { type: "radio", name: FIELD, value, checked: value === kept, change: changed });
    const about = sentence ? make("span", { class: "soft small" }, sentence) : null;
    return make("label", { class: "tick" }, radio, make("span", {}, `${title} `, chip ? make("span", { class: "chip" }, chip) : null, about));
  };
  const place = find("new-editions", HTMLElement);
  place.hidden = offered.length === 0;
  const choices = offered.map((edition) => choice(edition.name, edition.title, say("new-ours"), edition.sentence));
  const fields = make("fieldset", { class: "ruling" }, make("legend", {}, say("new-editions")), choice("", say("new-edition-standard"), "", ""), ...choices);
  fill(place, ...(offered.length ? [fields] : []));
}

/** Its name; empty for the standard edition. */
export function chosenEdition() {
  const radio = document.querySelector(`input[name="${FIELD}"]:checked`);
  return radio instanceof HTMLInputElement ? radio.value : "";
}
