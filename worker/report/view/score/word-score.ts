import type { CategoryId } from '../../../audit/checks/check.ts';
import type { Results } from '../../../contract/results.ts';

/** Of what a word of the score line is the number. */
export interface Summed {
  areas: readonly CategoryId[];
  /** Without this area the others say too little for a number. */
  rests?: CategoryId;
  /** With fewer checks measured a number would stand for one or two of them. */
  least?: number;
}

/** What the checks of an area came to, by weight. */
interface Area {
  /** null: too little of it was measured for one. */
  score: number | null;
  measured: number;
  earned: number;
  open: number;
  /** Looked for in vain by checks that can only praise. */
  unconcluded: number;
  checks: number;
}

const CREDIT: Partial<Record<string, number>> = { pass: 1, partial: 0.5, fail: 0 };

/** One area speaks for the others only where it has so much of the weight of all. */
const LONE_SHARE = 0.5;
/** From here on a number says that little is left to do: then half of all that might be found must have been measured. */
const HIGH = 80;
const HIGH_SHARE = 0.5;

/**
 * The mean of the areas that have a number, by what was measured of each; or that of all that was measured, where it is lower: what is known
 * to be wrong never drops out because little else was measured beside it.
 */
export function wordScore(
  { areas: ids, rests, least = 0 }: Summed,
  { score, checks }: Pick<Results, 'score' | 'checks'>,
): number | null {
  const all = ids.map((id) => areaOf(id, score.categories.find((one) => one.id === id)?.score ?? null, checks));
  if (rests !== undefined && all[ids.indexOf(rests)]?.score === null) return null;
  if (sum(all, (area) => area.checks) < least) return null;
  const told = all.filter((area) => area.score !== null && area.measured > 0);
  const [mean, whole] = [meanOf(told), meanOf(all)];
  if (mean === null || whole === null) return null;
  const isWhole = whole < mean;
  const weight = (area: Area) => area.measured + area.open;
  if (told.length === 1 && !isWhole && sum(told, weight) < sum(all, weight) * LONE_SHARE) return null;
  const number = Math.round(Math.min(mean, whole));
  if (number < HIGH) return number;
  // A question half judged counts as judged for an area that has a number.
  const known = (area: Area) => (area.score === null ? area.measured : Math.max(area.measured, weight(area) / 2));
  const possible = (area: Area) => weight(area) + area.unconcluded;
  return sum(isWhole ? all : told, known) >= sum(all, possible) * HIGH_SHARE ? number : null;
}

function areaOf(id: CategoryId, score: number | null, checks: Results['checks']): Area {
  const area: Area = { score, measured: 0, earned: 0, open: 0, unconcluded: 0, checks: 0 };
  for (const { category, weight, outcome } of checks) {
    if (category !== id || weight <= 0) continue;
    const credit = CREDIT[outcome];
    if (outcome === 'inconclusive') area.open += weight;
    if (outcome === 'info') area.unconcluded += weight;
    if (credit === undefined) continue;
    area.checks++;
    area.measured += weight;
    area.earned += weight * credit;
  }
  return area;
}

const sum = (areas: readonly Area[], of: (area: Area) => number): number =>
  areas.reduce((total, area) => total + of(area), 0);

const shareEarned = ({ earned, measured }: Area): number => (measured === 0 ? 100 : (earned / measured) * 100);

function meanOf(areas: readonly Area[]): number | null {
  const weight = sum(areas, ({ measured }) => measured);
  return weight === 0 ? null : sum(areas, (area) => (area.score ?? shareEarned(area)) * area.measured) / weight;
}
