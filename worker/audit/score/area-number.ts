/** What the checks of an area weigh together. */
export interface AreaSums {
  /** Of what was judged. */
  measured: number;
  /** That, and what could not be judged. */
  applicable: number;
  /** Told, and neither for nor against: what checks that can only praise looked for in vain. */
  unconcluded: number;
  checksMeasured: number;
  /** The heaviest check of all, and of those that could not be judged. */
  heaviest: number;
  heaviestOpen: number;
}

/** From here on a number tells an owner that little is left to do, as the bands of every score have it. */
const HIGH = 80;
/**
 * A number of one or two checks would be their outcome, and no measure of an area; so would one of half of it, or without a check that weighs
 * as much as this share of the heaviest.
 */
const RESTS_ON = { checks: 3, share: 0.6, main: 2 / 3 };
/** Of what might be found in an area: where more was not measured, what was says too little to call the area good. */
const HIGH_SHARE = 2 / 3;
/** Such a number says that next to nothing is left to do: of an area of which part was not measured nobody knows that. */
export const NEARLY_FULL = 90;

const SLACK = 1e-9;

/**
 * Enough of an area was measured to know how it does. Checks that can only praise find nothing against it: what they looked for in vain
 * counts as not measured before it is called good.
 */
export function isJudged(area: AreaSums, score: number): boolean {
  if (area.checksMeasured < RESTS_ON.checks || area.measured < area.applicable * RESTS_ON.share - SLACK) return false;
  if (area.heaviestOpen > 0 && area.heaviestOpen >= area.heaviest * RESTS_ON.main - SLACK) return false;
  return score < HIGH || area.measured >= (area.applicable + area.unconcluded) * HIGH_SHARE - SLACK;
}

/** And it may have a number. */
export const hasNumber = (area: AreaSums, score: number): boolean =>
  isJudged(area, score) && (score < NEARLY_FULL || area.measured >= area.applicable - SLACK);
