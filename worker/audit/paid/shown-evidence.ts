import { adviceFor, causeOf } from '../advice/index.ts';
import { frameByScripts, isWrittenByScripts } from '../advice/rendering.ts';
import type { Evidence } from '../checks/check.ts';
import type { CheckId } from '../checks/index.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import type { Improvement } from '../score/improvements.ts';
import { faultsIn } from '../wording/faults-in.ts';
import { isAbsence } from '../wording/words.ts';
import { deadAddresses } from './dead-addresses.ts';
import { isComplete, listedIn } from './extent.ts';

/** Examples: enough to believe it; the checks hold the rest. */
const MAX_EXAMPLES = 3;
/** Where a task shows all there is. */
const MAX_WHOLE = 6;
/** Of a step, which is one of many. */
const MAX_OF_STEP = 2;

/** What stands in the task of all that its checks saw: all of it where that is known and fits, else examples. */
export function printedOf(improvement: Improvement): Evidence[] {
  const dead = deadAddresses(improvement.results);
  const all = evidenceOf(improvement);
  if (dead.length === 0)
    return improvement.results.every(isComplete) && all.length <= MAX_WHOLE
      ? eachOnce(all)
      : examplesOf(all, MAX_EXAMPLES);
  // Many pages may link to one address, and one page to many: each address is shown once.
  const shown = dead.map(({ evidence }) => evidence);
  const others = eachOnce(all.filter((one) => !dead.some(({ evidence }) => evidence.seen === one.seen)));
  return [...shown.slice(0, others.length > 0 ? MAX_EXAMPLES - 1 : MAX_EXAMPLES), ...others].slice(0, MAX_EXAMPLES);
}

/** What is shown of the faults one check found, beside its step. */
export const shownOfStep = (
  { check, outcome }: CheckResult,
  inOrder: (evidence: readonly Evidence[]) => readonly Evidence[] = (all) => all,
): Evidence[] => examplesOf(inOrder(faultsIn(outcome.evidence)), BY_AXE.has(check.id) ? 1 : MAX_OF_STEP);

/** What axe-core says of single elements is told by one of them. */
const BY_AXE: ReadonlySet<string> = new Set<CheckId>(['low-contrast', 'broken-accessibility-tree']);

/** An element among those of its kind, or a number in its name, says nothing of the rule that makes it look as it does. */
const ONE_OF = /:nth-(?:of-type|child)\(\d+\)|\d+/g;

/** Of faint texts the pair of colors that most of them have: one alone may be a slip, or wrongly computed. */
const CONTRAST = /^contrast of [\d.]+ to 1, .*?#\w+ on #\w+/;
function oftenFirst(evidence: readonly Evidence[]): Evidence[] {
  const pairOf = ({ seen }: Evidence): string => CONTRAST.exec(seen)?.[0] ?? '';
  const counts = Map.groupBy(evidence, pairOf);
  const rank = (one: Evidence): number => (pairOf(one) === '' ? 0 : (counts.get(pairOf(one))?.length ?? 0));
  return evidence.toSorted((a, b) => rank(b) - rank(a));
}

/** What stands alike on another page, or beside it by the same rule on the same one, is the same example. */
function examplesOf(evidence: readonly Evidence[], most: number): Evidence[] {
  const known = new Set<string>();
  const isNew = (one: Evidence): boolean => {
    const keys = [kindOf(one), ruleOf(one)];
    if (keys.some((key) => known.has(key))) return false;
    for (const key of keys) known.add(key);
    return true;
  };
  return oftenFirst(listedIn(evidence)).filter(isNew).slice(0, most);
}

/** What is missing is told apart by where. */
const kindOf = (one: Evidence): string => (isAbsence(one.seen) ? `${one.place}\n${wordsOf(one)}` : one.seen);

/** A bare place, such as "text", is that of everything on the page. */
const ruleOf = (one: Evidence): string =>
  one.place.includes(' > ') ? `${one.pageUrl} ${one.place.replace(ONE_OF, '')}` : kindOf(one);

/**
 * What shows best what is to do: of text that only scripts bring the text itself, and before what is there what is not. Where something was
 * looked for on all pages and not found, what was found beside it is no fault.
 */
function evidenceOf(improvement: Improvement): readonly Evidence[] {
  const isOfWeight = improvement.results.some(({ check }) => check.id === 'heavy-pages');
  const all = inTurn(
    showing(improvement).map(({ outcome }) =>
      faultsIn(listedIn(outcome.evidence)).filter(({ place }) => !isOfWeight || place !== LARGEST_DRAWN),
    ),
  );
  const { absent = [], there = [] } = Object.groupBy(all, ({ seen }) => (isAbsence(seen) ? 'absent' : 'there'));
  const ofLead = new Set(leading(improvement)?.outcome.evidence);
  const isOfLead = (one: Evidence): boolean => ofLead.has(one);
  const shown = faultsIn([...absent, ...there]);
  const first = shown.find(isOfLead);
  return first ? [first, ...shown.filter((one) => one !== first)] : shown;
}

/** Of several checks the one whose finding the task is led in with: its proof comes first. */
const leading = ({ results, advice }: Improvement): CheckResult | undefined =>
  results.find((one) => adviceFor([one])?.description === advice.description);

/** The checks whose evidence and reason stand in the task. */
export function showing({ results, advice }: Pick<Improvement, 'results' | 'advice'>): readonly CheckResult[] {
  // It names each entry, with what a click on it brings.
  const clicked = results.filter(({ check }) => check.id === 'content-behind-clicks');
  if (clicked.length > 0 && results.every((one) => causeOf(one) === 'at-a-click')) return clicked;
  const isOfScripts = advice === frameByScripts || results.every((one) => causeOf(one) === 'only-after-javascript');
  const shown =
    isWrittenByScripts(advice) || isOfScripts
      ? results.filter(({ check }) => check.category === 'rendering')
      : unmarked(withoutQuotes(results));
  return shown.length > 0 ? shown : results;
}

/** What fills most of the screen need not be what weighs most. */
const LARGEST_DRAWN = 'what is largest on a phone';

const QUOTES = new Set<string>(['few-customer-reviews', 'missing-quotations']);

/** Reviews that scripts bring are quoted as lost text already. */
const withoutQuotes = (results: readonly CheckResult[]): readonly CheckResult[] =>
  results.some(({ check }) => check.id === 'text-lost-without-javascript')
    ? results.filter(({ check }) => !QUOTES.has(check.id))
    : results;

/** Where nothing is marked up, hours and links that stand on the pages are no fault: what is missing is the markup. */
const unmarked = (results: readonly CheckResult[]): readonly CheckResult[] =>
  results.every((one) => causeOf(one) === 'no-business-markup')
    ? results.filter(({ check }) => check.id === 'missing-identity-node')
    : results;

/** The first of each check, then the second: few are shown, and each check is to be among them. */
const inTurn = (lists: readonly (readonly Evidence[])[]): Evidence[] =>
  Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, at) =>
    lists.flatMap((list) => list[at] ?? []),
  ).flat();

/** Its place is the question that nothing answers. */
const UNANSWERED = /^no passage answers this /;

/** What two checks saw alike is shown once, and what further pages repeat behind all else. */
function eachOnce(all: readonly Evidence[]): Evidence[] {
  const known = new Set<string>();
  const isNew = (key: string): boolean => !known.has(key) && known.add(key).size > 0;
  const onPages = all.filter((one) => isNew(`${one.pageUrl}\n${wordsOf(one)}`));
  const firsts = onPages.filter((one) => isNew(wordsOf(one)));
  return [...firsts, ...onPages.filter((one) => !firsts.includes(one))];
}

const wordsOf = ({ place, seen }: Evidence): string => (UNANSWERED.test(seen) ? place : seen);
