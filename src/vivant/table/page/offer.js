// One quiet line for whoever is about to play a game that this browser does not know: its lesson comes first, if they like.

import { fill, make } from "./dom.js";
import { keptTables } from "./keep.js";
import { begin } from "./learn.js";
import { call } from "./send.js";
import { data, learnWords, say } from "./words.js";

/** What the server says about the games, asked for once. @type {Promise<any> | null} */
let games = null;

/**
 * @param {HTMLElement} slot is shown where there is something to offer @param {string} game
 * @param {string} [here] a table that does not count: nobody has played there yet
 */
export async function offerLesson(slot, game, here = "") {
  slot.hidden = true;
  if (!game || Object.entries(keptTables()).some(([id, table]) => id !== here && table.game === game)) return;
  games ??= call("GET", `/api/games?lang=${data.lang}`, null).catch(() => null);
  const [told] = await Promise.all([games, learnWords("offer")]);
  const one = told?.games.find((/** @type {{id: string}} */ each) => each.id === game);
  const lesson = one?.lessons[0];
  if (!lesson) return;
  const go = make("button", { type: "button", class: "button quiet tight" }, say("offer-go", { minutes: lesson.minutes }));
  go.addEventListener("click", () => begin(game, lesson.id, say("offer-you")).catch(() => fill(slot, say("offer-failed"))));
  fill(slot, make("span", {}, say("offer", { game: one.title })), " ", go);
  slot.hidden = false;
}
