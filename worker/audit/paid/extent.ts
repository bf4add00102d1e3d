import type { Evidence } from '../checks/check.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import { faultsIn } from '../wording/faults-in.ts';
import { listedUpTo, pageWords } from '../wording/words.ts';

/** Where a check counted what it did not keep. */
const MORE = /^(\d+) more of the same kind$/;

export const listedIn = (evidence: readonly Evidence[]): Evidence[] => evidence.filter(({ seen }) => !MORE.test(seen));

/** What is to be mended one by one; what of that is whole pages is named. */
const EACH_OF = /\bwe (?:list|name|quote)\b/;
/** What several checks saw may be parts of one fault, unless it is to be mended one by one. */
const EACH = /\beach (?:\S+ ){1,4}we (?:list|name|quote)\b/;
const EACH_PAGE = /\b(?:pages?|articles?) we (?:list|name|quote)\b/g;
/** Lines that contradict each other are no list. */
const COMPARED = /^Compare\b/;

/** "0 · counted up to 5 by a script": five of what the page counts. */
const COUNTED_UP = ' · counted up to ';

/** More pages than an analysis reads. */
const MOST_PAGES = 15;

/**
 * How much of what it asks to mend a task shows, so that nobody takes a few for all; '' where it shows them all, or asks for pages, which are
 * named. A header shows the same on further pages, one passage may be met twice on its own, and two checks may meet one fault: what is alike
 * counts once, so that there are as many at least.
 */
export function extentSentence(results: readonly CheckResult[], how: string, shown: readonly Evidence[]): string {
  if (shown.length === 0 || COMPARED.test(how) || !(results.length > 1 ? EACH : EACH_OF).test(how)) return '';
  const faults = results.map(({ outcome }) => faultsIn(listedIn(outcome.evidence)));
  const kinds = kindsIn(faults.flat());
  const counted = Math.max(kinds, ...results.map(({ outcome }, at) => foundIn(outcome, faults[at] ?? [])));
  // Two links without a name are alike, and two lines of the list: whoever counts them must find so many.
  const count = new Set(shown.map(({ pageUrl, place, seen }) => `${pageUrl} ${place} ${seen}`)).size;
  const found = Math.max(
    counted,
    timesOnOnePage(results),
    count + kindsIn(faults.flat().filter((one) => !isLike(one, shown))),
  );
  const isNamed = !EACH_OF.test(how.replace(EACH_PAGE, '')) && counted === kinds;
  const isTold = shown.some(({ seen }) => wordsIn(seen.split(COUNTED_UP)[0] ?? '').includes(String(found)));
  if (found > count && !isNamed && !isTold) {
    const least = count === 1 ? `This is one of at least ${found}.` : `We list ${count} of at least ${found}.`;
    return [least, countedSentence(results, found)].filter(Boolean).join(' ');
  }
  return mayBeMore(results);
}

const wordsIn = (text: string): string[] => text.split(/\W+/);

/** What a tool counted over all pages, where that is more than is known to differ. */
function countedSentence(results: readonly CheckResult[], found: number): string {
  const [{ outcome } = {}, ...others] = results;
  const counted = outcome && 'counted' in outcome && others.length === 0 ? outcome.counted : undefined;
  if (counted === undefined || counted.elements <= found) return '';
  return `On ${counted.pages} pages axe-core counted ${counted.elements}, what several pages show each time anew.`;
}

/** A step names no pages beside its lines, as a task does; '' where a line stands for each. */
export function furtherPages(all: readonly Evidence[], shown: readonly Evidence[], homeUrl: string): string {
  const listed = new Set(shown.map(({ pageUrl }) => pageUrl));
  const further = [...new Set(listedIn(all).map(({ pageUrl }) => pageUrl))].filter(
    (url) => url !== '' && !listed.has(url),
  );
  if (further.length === 0) return '';
  const pages = further.map((url) => pageWords(url, homeUrl));
  const named = listedUpTo(pages, MOST_PAGES);
  return `The same goes for ${named}${all.some(({ seen }) => MORE.test(seen)) ? ', among others' : ''}.`;
}

/** '' where all were counted. */
export const mayBeMore = (results: readonly CheckResult[]): string =>
  results.some(({ outcome }) => 'found' in outcome && outcome.found === 'uncounted') ? MAY_BE_MORE : '';

const MAY_BE_MORE = 'There may be more of the kind: look for them, too.';

const kindsIn = (evidence: readonly Evidence[]): number => new Set(evidence.map(({ seen }) => seen)).size;

const isLike = ({ seen }: Evidence, shown: readonly Evidence[]): boolean => shown.some((one) => one.seen === seen);

/** A text that a template left stands for each part it was to fill: on one page, how many. */
const timesOnOnePage = (results: readonly CheckResult[]): number =>
  Math.max(
    0,
    ...results
      .filter(({ outcome }) => 'found' in outcome && outcome.found === 'uncounted')
      .flatMap(({ outcome: { evidence } }) =>
        listedIn(evidence).map(
          ({ pageUrl, seen }) => evidence.filter((one) => one.pageUrl === pageUrl && one.seen === seen).length,
        ),
      ),
  );

function foundIn(outcome: CheckResult['outcome'], faults: readonly Evidence[]): number {
  const kept = Number(MORE.exec(outcome.evidence.at(-1)?.seen ?? '')?.[1] ?? 0);
  const counted = kindsIn(faults) === faults.length ? faults.length + kept : 0;
  return Math.max(counted, 'found' in outcome && typeof outcome.found === 'number' ? outcome.found : 0);
}
