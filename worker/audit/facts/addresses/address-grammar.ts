/** What an address has said so far, and the parts of it that nothing has taken yet. Nobody changes either. */
export interface Reading<Found> {
  readonly found: Readonly<Found>;
  readonly left: readonly string[];
}

/** Takes something of what is left; null where it does not speak of it. `about`: what is known besides, as the country. */
export type Rule<Found, About> = (reading: Reading<Found>, about: About) => Reading<Found> | null;

/** A rule about the next part alone. What it leaves of that part is read before the others. */
export function ofNextPart<Found, About>(
  read: (part: string, found: Readonly<Found>, about: About) => Partial<Reading<Found>> | null,
): Rule<Found, About> {
  return ({ found, left: [part, ...others] }, about) => {
    const taken = part === undefined ? null : read(part, found, about);
    return taken && { found: taken.found ?? found, left: [...(taken.left ?? []), ...others] };
  };
}

/** From the left: the first rule that takes something, again and again, until nothing is left or no rule takes it. */
export function readParts<Found, About>(
  rules: readonly Rule<Found, About>[],
  start: Reading<Found>,
  about: About,
): Reading<Found> {
  let reading = start;
  for (let next: Reading<Found> | null = start; next !== null; ) {
    reading = next;
    next = reading.left.length === 0 ? null : firstTaken(rules, reading, about);
  }
  return reading;
}

function firstTaken<Found, About>(
  rules: readonly Rule<Found, About>[],
  reading: Reading<Found>,
  about: About,
): Reading<Found> | null {
  for (const rule of rules) {
    const taken = rule(reading, about);
    if (taken !== null) return taken;
  }
  return null;
}

/** Each rule once, in their order. */
export const readInTurn = <Found, About>(
  rules: readonly Rule<Found, About>[],
  start: Reading<Found>,
  about: About,
): Reading<Found> => rules.reduce((reading, rule) => rule(reading, about) ?? reading, start);
