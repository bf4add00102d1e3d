import type { Plan } from '../../contract/premium.ts';
import type { Confidence } from '../../contract/results.ts';
import { EFFORT_HOURS } from '../score/effort.ts';
import { firstThings } from '../score/first-things.ts';
import type { Improvement } from '../score/improvements.ts';
import { points } from '../wording/words.ts';
import { recommendationId } from './recommendations.ts';

type Days = Plan[number]['days'];
const PERIODS: readonly Days[] = ['1-30', '31-60', '61-90'];

/** Of small things alone. */
const FIRST_TASKS = 3;
/** So few are no work for three months. */
const FEW_TASKS = 5;

/**
 * In which of the three months each improvement falls, in the order given. The first month takes a third of the hours of work, what opens a gate,
 * what is urgent, what the report says to do first, and three at least; the others share the rest, so that none before the last is empty, and
 * the last has small things alone. A few tasks take two months.
 */
export function planDays(improvements: readonly Improvement[]): (improvement: Improvement) => Days {
  const hours = improvements.map(({ advice }) => EFFORT_HOURS[advice.effort]);
  const months = improvements.length <= FEW_TASKS ? 2 : PERIODS.length;
  const begun = new Set(firstThings(improvements));
  const first = Math.max(
    Math.min(FIRST_TASKS, improvements.length),
    improvements.findLastIndex((one) => begun.has(one)) + 1,
    improvements.findLastIndex(({ opensGate, priority }) => opensGate || priority === 'high') + 1,
    within(hours, 1 / months),
  );
  const rest = first + within(hours.slice(first), 1 / 2);
  const weighty = improvements.findLastIndex(({ urgency }) => urgency !== 'polishes') + 1;
  const second = months === 2 ? improvements.length : Math.max(rest, weighty);
  const days = new Map<Improvement, Days>(
    improvements.map((improvement, at) => [improvement, at < first ? '1-30' : at < second ? '31-60' : '61-90']),
  );
  return (improvement) => days.get(improvement) ?? '61-90';
}

/** How many of them, from the first on, have begun when a share of all hours is worked. */
function within(hours: readonly number[], share: number): number {
  const total = hours.reduce((sum, one) => sum + one, 0);
  let worked = 0;
  return hours.filter((one) => {
    worked += one;
    return worked - one < total * share;
  }).length;
}

/** Nothing where the score is held down: that it does not move, the score itself says. */
const totalOf = (from: number, to: number): string => (to > from ? `From ${from} to ${to}.` : '');

/** No total where much was not measured, what that would come to nobody knows: what stands beside the steps, added up. */
const worthOf = (steps: readonly Improvement[]): string => {
  const gained = shownGain(steps.reduce((sum, { gain }) => sum + shownGain(gain), 0));
  return gained > 0 ? `Worth ${points(gained)}.` : '';
};

/**
 * The score shown after each improvement: today's total and what is written beside the steps so far, as an owner adds them up. The exact
 * total of today lies up to half a point beside the one shown. What is reached in the end is exact.
 */
export function shownAfters(improvements: readonly Improvement[], overallScore: number): Map<Improvement, number> {
  const end = Math.round(improvements.at(-1)?.scoreAfter ?? overallScore);
  const lastGain = improvements.findLastIndex(({ gain }) => shownGain(gain) > 0);
  const all = improvements.reduce((sum, { gain }) => sum + shownGain(gain), 0);
  const shown = new Map<Improvement, number>();
  let gained = 0;
  for (const [at, improvement] of improvements.entries()) {
    gained += shownGain(improvement.gain);
    // What still gains a point leads to the last one.
    const most = all - gained < 1 ? end : end - 1;
    shown.set(
      improvement,
      at >= lastGain ? end : Math.max(overallScore, Math.min(most, overallScore + Math.round(gained))),
    );
  }
  return shown;
}

const shownGain = (gain: number): number => Math.round(gain * 10) / 10;

/** Three months of work; months without anything to do are left out. */
export function planOf(
  improvements: readonly Improvement[],
  overallScore: number,
  confidence: Confidence = 'full',
): Plan {
  const daysOf = planDays(improvements);
  const afters = shownAfters(improvements, overallScore);
  const afterOf = (improvement: Improvement): number => afters.get(improvement) ?? Math.round(improvement.scoreAfter);
  let from = overallScore;
  return PERIODS.flatMap((days) => {
    const steps = improvements.filter((improvement) => daysOf(improvement) === days);
    if (steps.length === 0) return [];
    const last = steps.at(-1);
    const to = last ? afterOf(last) : from;
    const goal = confidence === 'full' ? totalOf(from, to) : worthOf(steps);
    from = to;
    return [
      {
        days,
        goal,
        steps: steps.map((improvement) => ({
          recommendationId: recommendationId(improvement),
          title: improvement.advice.title,
          pointsGain: shownGain(improvement.gain),
          effort: improvement.advice.effort,
          owner: improvement.advice.owner,
          scoreAfter: afterOf(improvement),
        })),
      },
    ];
  });
}
