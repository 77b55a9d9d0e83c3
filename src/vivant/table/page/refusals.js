// Calls of the pages outside the table: what `call` does not do, and a refusal as a sentence.

import { NoAnswer, Refusal } from "./send.js";
import { data, say } from "./words.js";

/** A text as it is, a record for one.
 * @param {string} path @param {string} text @returns {Promise<any>} */
export async function sendText(path, text) {
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Accept-Language": data.lang };
  let answer;
  try {
    answer = await fetch(`${path}?lang=${data.lang}`, { method: "POST", headers, body: text, cache: "no-store" });
  } catch {
    throw new NoAnswer();
  }
  const told = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refusal(answer.status, told);
  return told;
}

/** @param {unknown} error @returns {string} why a call came to nothing, for the reader */
export function sentenceOf(error) {
  if (!(error instanceof Refusal)) return say("failed");
  const sentence = error.message || say("refused");
  return sentence.charAt(0).toUpperCase() + sentence.slice(1) + (/[.!?…]$/.test(sentence) ? "" : ".");
}
