// What the server put into the page for its script: data, and the messages that scripts say.

/** @typedef {{page: string, lang: string, assets: string, words: Record<string, string>, [key: string]: any}} PageData */

/** @type {PageData} */
export const data = JSON.parse(document.getElementById("page-data")?.textContent || '{"words":{}}');

/** Messages of a part that few readers need, asked for once. @param {string} name */
export async function learnWords(name) {
  if (name in data) return;
  const told = await fetch(`${data.assets}/${name}.${data.lang}.json`).then((answer) => answer.json()).catch(() => null);
  if (!told) return;
  data[name] = true;
  Object.assign(data.words, told);
}

/** A message in the page's language; a key that nobody wrote is said as it is.
 * @param {string} key without its `js-`
 * @param {Record<string, string | number>} [args]
 * @returns {string} */
export function say(key, args = {}) {
  const text = data.words[`js-${key}`] ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in args ? String(args[name]) : whole));
}
