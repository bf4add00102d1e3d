import { causeOf } from '../advice/index.ts';
import type { Evidence } from '../checks/check.ts';
import type { FixInput, WrittenFix } from '../fixes/fix-input.ts';
import type { Improvement } from '../score/improvements.ts';
import { isAbsence } from '../wording/words.ts';

/** An absence that says itself where was looked. */
export const LOOKED_AT_ALL = /^no .* on (?:\d+ of )?the (?:(?:one content )?page|\d+ (?:content )?pages) read$/;

/** How many links were tried, and a place that has its page: beside what is broken or missing they are no fault. */
const IN_ORDER = /^(?:\d+ tried, |own page with )/;

/** Where a check says what is missing, what it found beside that is in order and no part of the task. */
export function faultsIn(evidence: readonly Evidence[]): readonly Evidence[] {
  const found = evidence.filter(({ seen }) => !IN_ORDER.test(seen));
  const [first] = found;
  if (!first || !(LOOKED_AT_ALL.test(first.seen) || /^nothing on /.test(first.seen))) return found;
  return found.filter(
    ({ seen, place }) => isAbsence(seen) || /only after JavaScript|not as text|, a picture$/.test(place),
  );
}

/** Its evidence is kept under the address of the home page. */
export const isOfWebsite = ({ place, seen }: Pick<Evidence, 'place' | 'seen'>): boolean =>
  /\bpages(?: read)?$/.test(place) || LOOKED_AT_ALL.test(seen);

/**
 * Addresses of the pages a task is about, each once, those read first and in their order: what every place that names or counts them
 * goes by. Empty for a task about the whole website.
 */
export function taskPages(
  { inputs: { pages, target, control, sitemaps, attempts } }: Pick<FixInput, 'inputs'>,
  { results }: Pick<Improvement, 'results'>,
  fixes: readonly WrittenFix[],
): string[] {
  const seen = results
    .flatMap((result): readonly Evidence[] =>
      // Wherever it lacks, the one block goes onto the home page.
      causeOf(result) === 'no-business-markup'
        ? [{ pageUrl: target.homeUrl, place: '', seen: '' }]
        : faultsIn(result.outcome.evidence),
    )
    .filter((one) => !(one.pageUrl === target.homeUrl && isOfWebsite(one)))
    .map(({ pageUrl }) => pageUrl);
  const pasted = fixes.flatMap(({ fix }) => fix.pageUrl ?? []);
  const files = new Set((sitemaps ?? []).flatMap(({ url, finalUrl }) => [url, finalUrl]));
  const gone = new Set(
    attempts.flatMap(({ url, plain }) => (plain.status === 404 || plain.status === 410 ? [url] : [])),
  );
  const isPage = (url: string): boolean =>
    url !== '' && !files.has(url) && url !== control?.url && !url.endsWith('/robots.txt');
  const named = [...seen, ...pasted].filter(isPage);
  // Where the links to it are to be changed, an address that leads nowhere is no page to work on.
  const standing = named.filter((url) => !gone.has(url));
  const about = new Set(standing.length > 0 ? standing : named);
  const read = (pages ?? []).map(({ url }) => url).filter((url) => about.has(url));
  return [...new Set([...read, ...about])];
}
