import type { Sighting } from './phone-sighting.ts';

/** So much of a number is written where its area code is left out. */
const MIN_DIGITS = 6;

/** "Call 9418 2260" beside "(02) 9418 2260": what is no number of its own, and the end of one whole number alone, is that number in short. */
export function withShortForms(byNumber: ReadonlyMap<string, Sighting[]>): Map<string, Sighting[]> {
  const whole = [...byNumber].flatMap(([value, all]) => (all.some(({ phone }) => phone.valid) ? [value] : []));
  const merged = new Map([...byNumber].map(([value, all]) => [value, [...all]]));
  for (const [value, all] of byNumber) {
    if (whole.includes(value)) continue;
    const ends = all.map(({ shown }) => shown.replace(/\D/g, ''));
    const longer = whole.filter((one) => ends.every((end) => end.length >= MIN_DIGITS && one.endsWith(end)));
    const [only = value] = longer;
    if (longer.length !== 1 || !merged.delete(value)) continue;
    merged.get(only)?.push(...all);
  }
  return merged;
}
