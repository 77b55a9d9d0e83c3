// House rules: how a table differs from the standard edition, each with the rule that it changes.

import { make } from "./dom.js";
import { ruleLink } from "./links.js";
import { say } from "./words.js";

/** @typedef {{text: string, rule: string}} HouseRule */

/** @param {HouseRule[]} house @param {string} rules the address of the table's rules @returns {HTMLElement[]} nothing where there are none */
export function houseRules(house, rules) {
  if (!house.length) return [];
  const items = house.map(({ text, rule }) => make("li", {}, `${text} `, ruleLink(rules, rule)));
  return [make("h3", {}, say("house-rules")), make("p", { class: "soft small" }, say("house-rules-about")), make("ul", { class: "options house" }, ...items)];
}
