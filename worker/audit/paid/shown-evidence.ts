import { causeOf } from '../advice/index.ts';
import { frameByScripts, isWrittenByScripts } from '../advice/rendering.ts';
import type { Evidence } from '../checks/check.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import type { Improvement } from '../score/improvements.ts';
import { faultsIn } from '../wording/faults-in.ts';
import { counted, isAbsence } from '../wording/words.ts';
import { deadAddresses } from './dead-addresses.ts';

/** Enough to believe it; the checks hold the rest. */
export const MAX_EVIDENCE = 3;

/** What stands in the task of all that its checks saw. */
export function printedOf(improvement: Improvement): Evidence[] {
  const dead = deadAddresses(improvement.results);
  const all = evidenceOf(improvement);
  if (dead.length === 0) return eachOnce(all).slice(0, MAX_EVIDENCE);
  // Many pages may link to one address, and one page to many: each address is shown once.
  const shown = dead.map(({ evidence }) => evidence);
  const others = eachOnce(all.filter((one) => !dead.some(({ evidence }) => evidence.seen === one.seen)));
  return [...shown.slice(0, others.length > 0 ? MAX_EVIDENCE - 1 : MAX_EVIDENCE), ...others].slice(0, MAX_EVIDENCE);
}

/** Where a check counted what it did not keep. */
const MORE = /^(\d+) more of the same kind$/;

/** How many there are of what a task asks to mend one by one, where it shows but some; '' where each page has one, as the pages are named. */
export function countSentence({ results, advice }: Improvement, shown: readonly Evidence[]): string {
  const [result, ...others] = results;
  if (!result || others.length > 0 || shown.length === 0 || !EACH_OF.test(advice.how)) return '';
  const all = faultsIn(result.outcome.evidence).filter(({ seen }) => !MORE.test(seen));
  const unkept = Number(MORE.exec(result.outcome.evidence.at(-1)?.seen ?? '')?.[1] ?? 0);
  const count = new Set(all.map(({ pageUrl, place, seen }) => `${pageUrl}\n${place}\n${seen}`)).size + unkept;
  const repeated = repeatsOf(all, unkept);
  if (repeated !== null) return repeatedWords(repeated, shown, advice.how);
  const isOnePerPage = new Set(all.map(({ pageUrl }) => pageUrl)).size === all.length;
  const isCounted = shown.some(({ seen }) => new RegExp(`\\b${count}\\b`).test(seen));
  // Of a list that scripts write some entries may not have been read as facts.
  const least = result.check.id === 'essentials-lost-without-javascript' ? 'at least ' : '';
  return count <= shown.length || isOnePerPage || isCounted ? '' : `It is one of ${least}${count}.`;
}

interface Repeats {
  things: number;
  /** Further ones that show some of these. */
  pages: number;
}

const thingOf = ({ place, seen }: Evidence): string => `${place}\n${seen}`;

/**
 * A header shows on further pages what the first one has: each thing is listed once, and behind them a row for each further page. There
 * pages are no further things. null where the list is none of these.
 */
function repeatsOf(all: readonly Evidence[], unkept: number): Repeats | null {
  const things = all.findIndex((one, at) => all.slice(0, at).some((other) => thingOf(other) === thingOf(one)));
  if (things < 0) return null;
  const known = new Set(all.slice(0, things).map(thingOf));
  const pages = new Set(all.slice(0, things).map(({ pageUrl }) => pageUrl));
  const further = all.slice(things);
  const isEachFurther = further.every((one, at) => {
    const isNew = !pages.has(one.pageUrl) && !further.slice(0, at).some(({ pageUrl }) => pageUrl === one.pageUrl);
    return isNew && known.has(thingOf(one));
  });
  return isEachFurther ? { things, pages: further.length + unkept } : null;
}

/** "each link we list". */
const NAMED = /\beach (\w+) we (?:list|name|quote)\b/;

function repeatedWords({ things, pages }: Repeats, shown: readonly Evidence[], how: string): string {
  if (things <= new Set(shown.map(thingOf)).size) return '';
  const noun = NAMED.exec(how)?.[1];
  // A page stands on no other.
  if (noun === 'page') return '';
  const count = noun === undefined ? things : counted(things, `such ${noun}`);
  return `It is one of ${count}, some of which stand on ${counted(pages, 'more page')}.`;
}

const EACH_OF = /\bwe (?:list|name|quote)\b/;

/**
 * What shows best what is to do: of text that only scripts bring the text itself, and before what is there what is not. Where something was
 * looked for on all pages and not found, what was found beside it is no fault.
 */
function evidenceOf({ results, advice }: Improvement): readonly Evidence[] {
  const shown =
    isWrittenByScripts(advice) || advice === frameByScripts
      ? results.filter(({ check }) => check.category === 'rendering')
      : unmarked(withoutQuotes(results));
  const all = inTurn((shown.length > 0 ? shown : results).map(({ outcome }) => faultsIn(outcome.evidence)));
  const { absent = [], there = [] } = Object.groupBy(all, ({ seen }) => (isAbsence(seen) ? 'absent' : 'there'));
  return faultsIn([...absent, ...there]);
}

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

/** What two checks saw alike is shown once. */
function eachOnce(all: readonly Evidence[]): Evidence[] {
  const known = new Set<string>();
  return all.filter(({ pageUrl, place, seen }) => {
    const key = `${pageUrl}\n${UNANSWERED.test(seen) ? place : seen}`;
    return !known.has(key) && known.add(key);
  });
}
