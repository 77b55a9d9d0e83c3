// Calls to the server: the seat's token in the header, refusals as sentences.

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

export const PATIENCE = 12000; // how long an answer may take

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
  return judge(answer.status, told);
}

/** The answer, or the refusal thrown. @param {number} status @param {any} told @returns {any} */
export function judge(status, told) {
  if (status < 400) return told;
  // Somebody who answers for a server which is away has not given the server's answer.
  if (status >= 502 && status <= 504) throw new NoAnswer();
  throw new Refusal(status, told);
}
