// Calls to the server: the seat's token in the header, refusals as sentences, and what got no answer sent once more.

/** As a sentence of its own. @param {string} text @param {string} [end] @returns {string} */
export function sentence(text, end = ".") {
  if (!text) return "";
  const whole = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…]$/.test(whole) ? whole : whole + end;
}

/** A refusal in the server's words. */
export class Refusal extends Error {
  /** @param {number} status @param {{error?: string, code?: string, rule?: string}} told */
  constructor(status, told) {
    super(sentence(told.error ?? ""));
    this.status = status;
    this.code = told.code ?? "";
    this.rule = told.rule ?? "";
  }
}

/** The server could not be reached. */
export class NoAnswer extends Error {}

const PATIENCE = 12000;

/**
 * @param {string} method @param {string} path @param {string | null} token @param {unknown} [body]
 * @returns {Promise<any>}
 */
export async function call(method, path, token, body) {
  /** @type {Record<string, string>} */
  const headers = { "Accept-Language": document.documentElement.lang, Accept: "application/json" };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer;
  let told;
  try {
    answer = await fetch(path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE),
      cache: "no-store",
    });
    told = await answer.json().catch(() => ({}));
  } catch {
    throw new NoAnswer();
  }
  if (answer.ok) return told;
  // A gateway that answers for a server which is away has not given the server's answer.
  if (answer.status >= 502 && answer.status <= 504) throw new NoAnswer();
  throw new Refusal(answer.status, told);
}

/**
 * A call that may be repeated, since its decision number makes a repeat harmless: once more, when the server is back.
 * @param {() => Promise<any>} send @param {() => Promise<void>} back settles when it makes sense to try again
 */
export async function sendTwice(send, back) {
  try {
    return await send();
  } catch (problem) {
    if (!(problem instanceof NoAnswer)) throw problem;
    await back();
    return send();
  }
}
