import { inconclusive } from '../checks/check.ts';
import { doubtOfMarkup } from '../checks/doubt-of-markup.ts';
import type { Inputs } from '../checks/read-inputs.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import { closingHeading } from '../checks/shared/past/closing-heading.ts';
import { nothingOn } from '../checks/shared/plain-facts.ts';
import { isVisited } from '../facts/addresses/visited.ts';
import { isBlind } from '../facts/claims/coverage.ts';
import type { Improvement } from '../score/improvements.ts';
import { smallRank } from '../score/small-order.ts';
import { TRADES } from '../trades/index.ts';
import type { Trade } from '../trades/trade.ts';
import type { ReadPage } from '../website/read-pages.ts';
import { isUnseen } from '../website/text/page-prose.ts';
import type { Ask } from './ask.ts';
import { noAmounts } from './no-amounts.ts';
import { noContact } from './no-contact.ts';
import { noPhone } from './no-phone.ts';
import { noPictures } from './no-pictures.ts';
import { noTimes } from './no-times.ts';
import { noVoices } from './no-voices.ts';

/** In the order of what buyers ask. */
const ASKS: readonly Ask[] = [noContact, noAmounts, noVoices, noPictures, noTimes, noPhone];

/** Of a larger website the pages not read may hold all of it. */
const MAX_UNREAD_SHARE = 0.25;

/**
 * The tasks with what was looked for on all pages read and not seen, before details: it costs no points, as only the owner knows whether
 * people ask for it, and what is a fault for certain comes first.
 */
export function withAsks(
  found: readonly Improvement[],
  inputs: Inputs,
  results: readonly CheckResult[],
  overallScore: number,
): Improvement[] {
  const { pages, coverage, facts } = inputs;
  const isPartly = coverage.unread.length > (pages?.length ?? 0) * MAX_UNREAD_SHARE;
  if (pages === null || isBlind(coverage) || isPartly || pages.some(isUnseen) || isMostlyUnopened(pages))
    return [...found];
  // Whoever has closed is asked for none of it.
  if (closingHeading(inputs.home)) return [...found];
  const isAtCustomers = facts.trade !== null && (TRADES[facts.trade.value.id] as Trade).worksAtCustomers === true;
  return ASKS.reduce<Improvement[]>(
    (list, ask) => {
      const absent = ask.absent(inputs, results);
      if (absent === null || doubtOfMarkup(ask.checkIds, pages) !== null) return list;
      const isSmall = ask.isSmall || (ask.isForVisitors && (isAtCustomers || !facts.addresses.some(isVisited)));
      const at = list.findLastIndex((one) => standsBefore(one, ask, isSmall === true)) + 1;
      const outcome = inconclusive('Whether people ask for it is for you to say.', [nothingOn(pages, absent)]);
      const asked: Improvement = {
        checkIds: [...ask.checkIds],
        results: results
          .filter(({ check }) => ask.checkIds.includes(check.id))
          .map(({ check }) => ({ check, outcome })),
        advice: ask.advice,
        opensGate: false,
        urgency: isSmall ? 'polishes' : 'asks',
        priority: isSmall ? 'low' : 'medium',
        gain: 0,
        rawGain: 0,
        scoreAfter: list[at - 1]?.scoreAfter ?? overallScore,
      };
      return list.toSpliced(at, 0, asked);
    },
    [...found],
  );
}

/** Scripts may write more, and of the home page or a quarter of the pages our browser showed nothing. */
function isMostlyUnopened(pages: readonly ReadPage[]): boolean {
  const undrawn = pages.filter(({ plain, rendered }) => rendered === null && plain.view.scripts.count > 0);
  return undrawn.some(({ role }) => role === 'home') || undrawn.length > pages.length * MAX_UNREAD_SHARE;
}

const URGENT: ReadonlySet<Improvement['urgency']> = new Set(['shuts out', 'misleads']);
/** Whether a task stands before a question: a small one comes behind what most people miss, and before tidying. */
function standsBefore(one: Improvement, { isFirst, isLast }: Ask, isSmall: boolean): boolean {
  if (isFirst) return URGENT.has(one.urgency);
  if (isSmall) return one.urgency !== 'polishes' || smallRank(one.results) === 0;
  return one.urgency !== 'polishes' && (isLast === true || one.priority !== 'low');
}
