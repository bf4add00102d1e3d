import { openToSearchAgents } from '../advice/access.ts';
import type { Advice } from '../advice/advice.ts';
import { adviceFor, causeOf, isShared } from '../advice/index.ts';
import { roundKey } from '../advice/small-repairs.ts';
import { subjectKey } from '../advice/subjects.ts';
import type { CheckId } from '../checks/index.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import type { TradeId } from '../trades/index.ts';
import { EFFORT_HOURS, effortOf, isFewLines } from './effort.ts';
import type { Gate } from './gates.ts';
import { withOwnDataFirst } from './own-data-first.ts';
import { lackingHeads } from './page-heads.ts';
import { cappedScore, uncappedScore } from './scoring.ts';
import { smallRank } from './small-order.ts';
import { isPartOf, isSearchAccess, isToldByAnother, ofCause } from './told-once.ts';
import { isOwed, isVerySlow, pointsBeyond, URGENCIES, type Urgency, urgencyOf } from './urgency.ts';
import { isNarrow, isWorthRaising, leadsNowhere, type ReadAs } from './worth-raising.ts';

/** What a website's improvements are found in. */
export interface Judged {
  results: readonly CheckResult[];
  gates: readonly Gate[];
  /** null when it could not be told. */
  trade: TradeId | null;
  /** The website is in a language whose words we do not read. */
  isUnread?: boolean;
  /** Those read; none where it is not known. */
  pages?: readonly ReadAs[];
  /** No phone number, e-mail or address was read, not even in doubt: a description for machines has nothing to hold yet. */
  hasNoContact?: boolean;
}

export const PRIORITIES = ['high', 'medium', 'low'] as const;
export type Priority = (typeof PRIORITIES)[number];

/** One thing to do that makes one or several checks pass. */
export interface Improvement {
  checkIds: CheckId[];
  /** The results it would turn into passes. */
  results: CheckResult[];
  advice: Advice;
  opensGate: boolean;
  urgency: Urgency;
  priority: Priority;
  /** Points of the total, not rounded, gained after the improvements before it. */
  gain: number;
  /** The same without gates and caps, for what those hide. */
  rawGain: number;
  /** The total, not rounded, once this and everything before it is done. */
  scoreAfter: number;
}

/**
 * Everything that would raise the score, gates first: they hide the rest; then by urgency, then by points for the work they take,
 * details last whatever they gain. Gains
 * are found by scoring the website again as if the checks of an improvement, and of those before it, passed.
 */
export function improvements(judged: Judged): Improvement[] {
  const found: Omit<Improvement, 'priority'>[] = [];
  const told = new Set(judged.results.filter((one) => isToldByAnother(one, judged.results)));
  let state = standing({ ...judged, told });
  const take = (candidate: Candidate) => {
    const { after, isMet, effort, ...improvement } = candidate;
    const advice = withOwnDataFirst(candidate.advice, candidate.results, judged.results);
    found.push({ ...improvement, advice, scoreAfter: after.score });
    state = after;
  };
  for (let next = bestForGates(state); next; next = bestForGates(state)) take(next);
  // What a check gains hardly depends on the others any more, so the order is settled at once.
  const owes = failing(state).some(isOwed);
  const rest = byCause(failing(state), judged.pages)
    .flatMap((group) => candidateFor(group, state) ?? [])
    .sort(
      (a, b) =>
        Number(waits(a, judged)) - Number(waits(b, judged)) ||
        URGENCIES.indexOf(placeOf(a)) - URGENCIES.indexOf(placeOf(b)) ||
        tier(a, owes) - tier(b, owes) ||
        smallOrder(a) - smallOrder(b) ||
        worth(b) - worth(a) ||
        hours(a) - hours(b) ||
        byName(a, b),
    );
  for (const { results: group, urgency } of rest) {
    const next = candidateFor(group, state);
    if (next) take({ ...next, urgency });
  }
  return withPriorities(found);
}

/** Shares of all that can be gained, in the order given: what makes up the first half, and what is left after four fifths. */
const PRIORITY_SHARES = { high: 0.5, medium: 0.8 };

/** What shuts out or misleads is always urgent, a small gain never; what weakens is never of low priority, and neither is what comes first. */
function withPriorities(found: readonly Omit<Improvement, 'priority'>[]): Improvement[] {
  const total = found.reduce((sum, { rawGain }) => sum + Math.max(0, rawGain), 0);
  let before = 0;
  return found.map((improvement, index) => {
    const share = total === 0 ? 1 : before / total;
    before += Math.max(0, improvement.rawGain);
    return { ...improvement, priority: priorityOf(improvement, share, index) };
  });
}

function priorityOf(improvement: Pick<Improvement, 'urgency' | 'rawGain'>, share: number, index: number): Priority {
  const { urgency } = improvement;
  if (urgency === 'shuts out' || urgency === 'misleads') return 'high';
  if (urgency === 'polishes') return index === 0 ? 'medium' : 'low';
  if (share < PRIORITY_SHARES.high && !isSmall(improvement)) return 'high';
  const isLarge = improvement.rawGain >= LARGE_POINTS;
  return urgency === 'weakens' || isLarge || share < PRIORITY_SHARES.medium || index === 0 ? 'medium' : 'low';
}

/** Where a website stands, now or after some of the work. */
interface Standing extends Judged {
  /** What another fault tells of: as found at first, whatever is done meanwhile. */
  told: ReadonlySet<CheckResult>;
  score: number;
  rawScore: number;
}

const standing = ({
  results,
  gates,
  trade,
  isUnread = false,
  pages = [],
  told,
}: Omit<Standing, 'score' | 'rawScore'>): Standing => ({
  told,
  results,
  gates,
  trade,
  isUnread,
  pages,
  rawScore: uncappedScore(results),
  score: cappedScore(results, gates, { isUnread }),
});

interface Candidate extends Omit<Improvement, 'scoreAfter' | 'priority'> {
  /** Most people who come to the website meet it. */
  isMet: boolean;
  /** Of the kind of work, by which it is placed: a line or two is still read and weighed as one. */
  effort: Advice['effort'];
  after: Standing;
}

const byName = (a: Candidate, b: Candidate) => (a.checkIds[0] ?? '').localeCompare(b.checkIds[0] ?? '', 'en');

/** What gains so much stands among what weakens, whatever it is. */
const LARGE_POINTS = 2;
const placeOf = ({ urgency, rawGain, checkIds, results }: Omit<Candidate, 'after'>): Urgency =>
  urgency === 'improves' && rawGain >= LARGE_POINTS && !isOfOthers({ checkIds }) && !results.some(isOwed)
    ? 'weakens'
    : urgency;

/** What other people have to say first: what weakens and its owner can mend alone comes before, and lesser things behind. */
const OF_OTHERS: ReadonlySet<string> = new Set<CheckId>(['few-customer-reviews', 'missing-quotations']);
const isOfOthers = ({ checkIds }: Pick<Improvement, 'checkIds'>): boolean => checkIds.some((id) => OF_OTHERS.has(id));

/** What most weakens comes first however long it takes, to the tenth an owner sees; of the rest, what gains most for an hour of work. */
const worth = (candidate: Candidate): number =>
  placeOf(candidate) === 'weakens'
    ? Math.round((candidate.rawGain + pointsBeyond(candidate)) * 10)
    : candidate.rawGain / (isOfOthers(candidate) ? 1 : hours(candidate));

/** Gains too small to begin with, however little work they are; and of those the ones that are no more than details. */
const SMALL_POINTS = 1;
const DETAIL_POINTS = 0.5;
const TRIFLE_POINTS = 0.3;
const isSmall = ({ rawGain, urgency }: Pick<Improvement, 'urgency' | 'rawGain'>): boolean =>
  urgency === 'improves' && rawGain < SMALL_POINTS;

/** Large gains, what is owed to visitors, what others have to say, a home page few people wait for, small gains, details. */
function tier(candidate: Candidate, owes: boolean): number {
  if (candidate.urgency === 'improves' && candidate.results.some(isOwed)) return 0.4;
  const isSaidByOthers = isOfOthers(candidate) && candidate.urgency === 'improves';
  if (isSaidByOthers && owes) return 0.5;
  if (!isSmall(candidate)) return isSaidByOthers ? 0.5 : 0;
  if (isVerySlow(candidate.results)) return 1;
  return candidate.rawGain >= DETAIL_POINTS ? 2 : 3;
}

/** Behind what it is to hold, and before what is small. */
const waits = ({ urgency, checkIds }: Candidate, { hasNoContact = false }: Judged): boolean =>
  urgency === 'polishes' || (hasNoContact && checkIds.includes('missing-identity-node'));

const smallOrder = ({ urgency, results }: Candidate): number => (urgency === 'polishes' ? smallRank(results) : 0);

/** Of two that are worth as much, the shorter one is done first. */
const hours = ({ effort }: Candidate): number => EFFORT_HOURS[effort];

const failing = ({ results, told }: Standing): CheckResult[] =>
  results.filter((one) => (one.outcome.outcome === 'fail' || one.outcome.outcome === 'partial') && !told.has(one));

function bestForGates(state: Standing): Candidate | null {
  return (
    state.gates
      .flatMap((gate) => {
        const shut = failing(state).filter(({ check }) => check.catalogue.some((id) => gate.opensWith.includes(id)));
        return candidateFor(withSubject(withShared(shut, failing(state)), failing(state)), state) ?? [];
      })
      .filter(({ opensGate }) => opensGate)
      .sort((a, b) => b.gain - a.gain || b.rawGain - a.rawGain || byName(a, b))[0] ?? null
  );
}

/** Checks that one line of robots.txt fails are one thing to do, and so are those that name a cause they share or are about one subject. */
function byCause(results: readonly CheckResult[], pages: readonly ReadAs[] = []): CheckResult[][] {
  const heads = lackingHeads(results, pages);
  const groups = new Map<string, CheckResult[]>();
  for (const result of results) {
    const named = causeOf(result);
    const isClosed = isSearchAccess(result) && named === null;
    const line = isClosed ? /line \d+/.exec(result.outcome.evidence[0]?.place ?? '')?.[0] : undefined;
    const shared = named !== null && isShared(named, ofCause(results, named)) ? named : undefined;
    const head = heads.has(result) ? 'heads' : undefined;
    const cause = line ?? shared ?? head ?? subjectKey(result) ?? roundKey(result) ?? result.check.id;
    groups.set(cause, [...(groups.get(cause) ?? []), result]);
  }
  return [...groups.values()];
}

/** What else the same change repairs. */
function withShared(group: readonly CheckResult[], all: readonly CheckResult[]): readonly CheckResult[] {
  const cause =
    group[0] && group.every((one) => causeOf(one) === causeOf(group[0] as CheckResult)) ? causeOf(group[0]) : null;
  if (cause === null) return group;
  const joined = ofCause(all, cause);
  return isShared(cause, joined) ? joined : group;
}

/** What is one thing to do with it: a brief home page, and other brief pages. */
function withSubject(group: readonly CheckResult[], all: readonly CheckResult[]): readonly CheckResult[] {
  const subject = group[0] ? subjectKey(group[0]) : null;
  if (subject === null || group.some((one) => subjectKey(one) !== subject)) return group;
  return all.filter((one) => subjectKey(one) === subject);
}

/** null when nothing would be gained, or nobody wrote advice for it. */
function candidateFor(group: readonly CheckResult[], before: Standing): Candidate | null {
  const { results, gates, trade, isUnread = false, pages = [], told, score, rawScore } = before;
  const checkIds = group.map(({ check }) => check.id);
  const isSeveralAgents = group.length > 1 && group.every(isSearchAccess) && group.some((one) => causeOf(one) === null);
  const advice = isSeveralAgents ? openToSearchAgents : adviceFor(group);
  if (!advice) return null;
  const isRepaired = (result: CheckResult): boolean =>
    checkIds.includes(result.check.id) || (told.has(result) && isPartOf(result, group));
  const passed = results.map(
    (result): CheckResult => (isRepaired(result) ? { check: result.check, outcome: repairedOutcome(result) } : result),
  );
  // A gate opens when none of the checks that keep it shut is still failing.
  const repaired = new Set(group.flatMap(({ check }) => check.catalogue));
  const left = gates.filter((gate) => !gate.opensWith.every((id) => repaired.has(id)));
  const after = standing({ results: passed, gates: left, trade, isUnread, pages, told });
  const rawGain = after.rawScore - rawScore;
  const gain = after.score - score;
  if (gain <= 0 && rawGain <= 0) return null;
  const effort = effortOf(advice, group);
  const found = urgencyOf(group, left.length < gates.length, trade, results);
  // Nothing that answers depend on is lost where hardly anything would be gained.
  const isTrifle = found === 'weakens' && rawGain < TRIFLE_POINTS && group.every(isTrifling);
  const isLess = isTrifle || (found === 'weakens' && group.every((one) => isNarrow(one, pages)));
  const isMet = leadsNowhere(group, pages);
  const isHeadless = lackingHeads(group, pages).size > 1;
  const isMore = (isMet && found === 'improves') || isHeadless;
  const urgency = isLess ? 'improves' : isMore ? 'weakens' : found;
  return {
    checkIds,
    results: [...group],
    advice: {
      ...advice,
      effort: effort === 'hours' && isFewLines(group) ? 'minutes' : effort,
    },
    effort,
    opensGate: left.length < gates.length,
    isMet,
    urgency: urgency === 'improves' && !isWorthRaising(group, rawGain, results, pages) ? 'polishes' : urgency,
    gain,
    rawGain,
    after,
  };
}

/** A zero in the place of a figure says something false, and prices are asked for first, however little either gains. */
const NO_TRIFLES: ReadonlySet<string> = new Set(['counters', 'other-words', 'price-list']);
const isTrifling = (one: CheckResult): boolean =>
  one.outcome.outcome === 'partial' && !NO_TRIFLES.has(causeOf(one) ?? '');

/** What could not be judged stays so. */
const repairedOutcome = ({ outcome }: CheckResult): CheckResult['outcome'] => ({
  outcome: 'pass',
  evidence: [],
  ...(outcome.outcome !== 'not_applicable' && outcome.known ? { known: { ...outcome.known, credit: 1 } } : {}),
});
