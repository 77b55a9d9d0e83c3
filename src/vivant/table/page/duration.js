// How long something has lasted, in words.

import { data } from "./words.js";

/** @param {number} seconds @returns {string} in words, as coarse as it may be */
export function duration(seconds) {
  /** @type {[number, string][]} */
  const units = [
    [86400, "day"],
    [3600, "hour"],
    [60, "minute"],
    [10, "second"],
  ];
  const [size, unit] = units.find(([least]) => seconds >= least) ?? [1, "second"];
  const whole = size === 10 ? Math.floor(seconds / 10) * 10 : Math.floor(seconds / size);
  return new Intl.NumberFormat(data.lang, { style: "unit", unit, unitDisplay: "long" }).format(whole);
}
