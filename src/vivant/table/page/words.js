// What the server put into the page for its script: data, and the messages that scripts say.

/** @typedef {{page: string, lang: string, assets: string, words: Record<string, string>, [key: string]: any}} PageData */

/** @type {PageData} */
export const data = JSON.parse(document.getElementById("page-data")?.textContent || '{"words":{}}');

/** A message in the page's language; a key that nobody wrote is said as it is.
 * @param {string} key without its `js-`
 * @param {Record<string, string | number>} [args]
 * @returns {string} */
export function say(key, args = {}) {
  const text = data.words[`js-${key}`] ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in args ? String(args[name]) : whole));
}
