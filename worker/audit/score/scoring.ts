import type { Confidence, Coverage, Score } from '../../contract/results.ts';
import { CATEGORIES, type Check, type KnownPart, type Outcome } from '../checks/check.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import type { Gate } from './gates.ts';
import { weightOf } from './weights.ts';

/** Half credit unless the check says otherwise. */
export const PARTIAL_CREDIT = 0.5;

/** Improvements are found by scoring again, hundreds of times. */
const weights = new WeakMap<Check, number>();

function hundredths(check: Check): number {
  const weight = weights.get(check) ?? Math.round(weightOf(check) * 100);
  weights.set(check, weight);
  return weight;
}

/** Of a check's weight the share that was judged, and of that the share earned. */
function judgedPart(outcome: Outcome<string>): KnownPart {
  switch (outcome.outcome) {
    case 'pass':
      return outcome.known ?? { share: 1, credit: 1 };
    case 'partial':
      return outcome.known ?? { share: 1, credit: outcome.credit ?? PARTIAL_CREDIT };
    case 'fail':
      return outcome.known ?? { share: 1, credit: 0 };
    case 'inconclusive':
      return outcome.known ?? NOTHING;
    case 'info':
    case 'not_applicable':
      return NOTHING;
  }
}

const NOTHING: KnownPart = { share: 0, credit: 0 };

/** What some results weigh together, in hundredths of a point so that sums are exact, and how many of them weigh anything. */
interface Sums {
  earned: number;
  /** Of what was judged. */
  measured: number;
  /** That, and what could not be judged. */
  applicable: number;
  /** Told, and neither for nor against: what checks that can only praise looked for in vain. */
  unconcluded: number;
  checksMeasured: number;
  checksApplicable: number;
  /** The heaviest check of all, and of those that could not be judged. */
  heaviest: number;
  heaviestOpen: number;
}

/** `isOfThem`: which categories count. */
function sumsOf(results: readonly CheckResult<string>[], isOfThem: (category: string) => boolean): Sums {
  const none = { earned: 0, measured: 0, applicable: 0, unconcluded: 0 };
  const sums: Sums = { ...none, checksMeasured: 0, checksApplicable: 0, heaviest: 0, heaviestOpen: 0 };
  for (const { check, outcome } of results) {
    if (outcome.outcome === 'not_applicable' || !isOfThem(check.category)) continue;
    const weight = hundredths(check);
    if (weight <= 0) continue;
    if (outcome.outcome === 'info') {
      sums.unconcluded += weight;
      continue;
    }
    sums.applicable += weight;
    sums.checksApplicable++;
    sums.heaviest = Math.max(sums.heaviest, weight);
    const { share, credit } = judgedPart(outcome);
    sums.earned += weight * share * credit;
    sums.measured += weight * share;
    if (outcome.outcome === 'inconclusive') sums.heaviestOpen = Math.max(sums.heaviestOpen, weight);
    else sums.checksMeasured++;
  }
  return sums;
}

const shareEarned = ({ earned, measured }: Sums): number | null => (measured === 0 ? null : (earned / measured) * 100);

/** A share of the weight, 0-100, not rounded; null when nothing was measured. */
export const rawScore = (results: readonly CheckResult<string>[], isOfThem = EACH): number | null =>
  shareEarned(sumsOf(results, isOfThem));

const EACH = (_category: string): boolean => true;

/** How much of what applies was really judged. */
const coverageOf = ({ measured, applicable, checksMeasured, checksApplicable }: Sums): MeasuredShare => ({
  checksMeasured,
  checksApplicable,
  weightMeasured: applicable === 0 ? 0 : roundHalfUp((measured / applicable) * 1000) / 1000,
});

/** How many checks were judged, of those that apply. */
export function checksCounted(
  results: readonly CheckResult<string>[],
): Pick<Coverage, 'checksMeasured' | 'checksApplicable'> {
  const { checksMeasured, checksApplicable } = sumsOf(results, EACH);
  return { checksMeasured, checksApplicable };
}

type MeasuredShare = Omit<Coverage, 'pagesRead' | 'pagesChosen' | 'pagesKnown'>;

/** Half up. The tiny addend undoes binary fractions such as 74.49999999999999 for 74.5. */
export const roundHalfUp = (value: number): number => Math.floor(value + 0.5 + 1e-9);

/** Of Understanding's weight, below which nothing is said about it, and below which it is said with a warning. */
const ENOUGH_MEASURED = { toJudge: 0.5, toBeSure: 0.85 };
/** A website whose words were not understood is never called good. */
const ACCESS_ONLY_CAP = 60;

/** From here on a number tells an owner that little is left to do, as the bands of every score have it. */
const HIGH = 80;
/**
 * A number of one or two checks would be their outcome, and no measure of an area; so would one of half of it, or without a check that weighs
 * as much as this share of the heaviest.
 */
const AREA_RESTS_ON = { checks: 3, share: 0.6, main: 2 / 3 };
/** Of what might be found in an area: where more was not measured, what was says too little to call the area good. */
const HIGH_SHARE = 2 / 3;

/**
 * The number of an area; null where few of its checks or little of its weight was measured, or a main one was not. Checks that can only praise
 * find nothing against it: what they looked for in vain counts as not measured before its number is called high.
 */
function areaScore(of: Sums): number | null {
  const score = shareEarned(of);
  if (score === null || of.checksMeasured < AREA_RESTS_ON.checks) return null;
  if (coverageOf(of).weightMeasured < AREA_RESTS_ON.share) return null;
  if (of.heaviestOpen > 0 && of.heaviestOpen >= of.heaviest * AREA_RESTS_ON.main - 1e-9) return null;
  const rounded = roundHalfUp(score);
  const isBroad = of.measured >= (of.applicable + of.unconcluded) * HIGH_SHARE - 1e-9;
  return rounded < HIGH || isBroad ? rounded : null;
}

/** The two numbers the total is made of, each 0-100 or null when it was not measured. */
interface Halves {
  access: number | null;
  /** null also when too little of it was understood to judge (`access_only`). */
  understanding: number | null;
  confidence: Confidence;
}

const GROUPS = new Map<string, 'access' | 'understanding'>(CATEGORIES.map(({ id, group }) => [id, group]));

const isAccess = (category: string): boolean => GROUPS.get(category) === 'access';
const isUnderstanding = (category: string): boolean => GROUPS.get(category) === 'understanding';

/**
 * `isUnread`: the website is in a language whose words we do not read, whatever its markup lets us measure. `isHalfRead`: in one of which
 * we read the facts and not what answers a question: that is judged, and never said to be the whole.
 */
export interface Reading {
  isUnread?: boolean;
  isHalfRead?: boolean;
}

function halvesOf(results: readonly CheckResult<string>[], { isUnread = false, isHalfRead = false }: Reading): Halves {
  const understanding = sumsOf(results, isUnderstanding);
  const { weightMeasured } = coverageOf(understanding);
  const access = rawScore(results, isAccess);
  if (isUnread || weightMeasured < ENOUGH_MEASURED.toJudge)
    return { access, understanding: null, confidence: 'access_only' };
  const confidence = isHalfRead || weightMeasured < ENOUGH_MEASURED.toBeSure ? 'partial' : 'full';
  return { access, understanding: shareEarned(understanding), confidence };
}

/**
 * The geometric mean: a website that every crawler can open and that says nothing must not pass, nor one that says everything
 * behind a locked door. Where Understanding could not be judged, Access with a cap; nothing measured is 0, as there is nothing to
 * vouch for.
 */
function totalOf({ access, understanding }: Pick<Halves, 'access' | 'understanding'>): number {
  if (access === null) return 0;
  return understanding === null ? Math.min(access, ACCESS_ONLY_CAP) : Math.sqrt(access * understanding);
}

const capped = (total: number, gates: readonly Gate[]): number => Math.min(total, ...gates.map((gate) => gate.cap));

/** The total, not rounded. Gates cap it, the lowest wins. */
export const cappedScore = (
  results: readonly CheckResult<string>[],
  gates: readonly Gate[],
  reading: Reading = {},
): number => capped(totalOf(halvesOf(results, reading)), gates);

/** What the total would be if everything that was measured counted, without a gate or a cap: shows gains that those hide. */
export function uncappedScore(results: readonly CheckResult<string>[]): number {
  // A half at 0 would hide every gain in the other one.
  const half = (isOfIt: (category: string) => boolean) => Math.max(rawScore(results, isOfIt) ?? 1, 1);
  return Math.sqrt(half(isAccess) * half(isUnderstanding));
}

/** Access and Understanding are rounded before the mean is taken, so that a reader can work the total out from the report. */
export function scoreOf(
  results: readonly CheckResult<string>[],
  gates: readonly Gate[],
  pages: Pick<Coverage, 'pagesRead' | 'pagesChosen' | 'pagesKnown'>,
  reading: Reading = {},
): { overallScore: number; score: Score } {
  const rounded = (raw: number | null): number | null => (raw === null ? null : roundHalfUp(raw));
  const halves = halvesOf(results, reading);
  const [access, understanding] = [rounded(halves.access), rounded(halves.understanding)];
  return {
    overallScore: roundHalfUp(capped(totalOf({ access, understanding }), gates)),
    score: {
      access,
      understanding,
      confidence: halves.confidence,
      gates: gates.map(({ id, cap, reason }) => ({ id, cap, reason })),
      categories: CATEGORIES.map(({ id, title, group }) => ({
        id,
        title,
        score: areaScore(sumsOf(results, (category) => category === id)),
        group,
      })),
      coverage: { ...pages, ...coverageOf(sumsOf(results, EACH)) },
    },
  };
}
