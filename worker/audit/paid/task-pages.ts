import { causeOf } from '../advice/index.ts';
import type { Evidence } from '../checks/check.ts';
import type { FixInput, WrittenFix } from '../fixes/fix-input.ts';
import type { Improvement } from '../score/improvements.ts';
import { faultsIn, isOfWebsite } from '../wording/faults-in.ts';

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
  // "/contact" leads on to "/contact/": one page, by the address it was asked for at.
  const askedAt = new Map(
    (pages ?? []).flatMap(({ url, plain }) => [[plain.finalUrl, url] as const, [url, url] as const]),
  );
  const named = [...seen, ...pasted].filter(isPage).map((url) => askedAt.get(url) ?? url);
  // Where the links to it are to be changed, an address that leads nowhere is no page to work on.
  const standing = named.filter((url) => !gone.has(url));
  const about = new Set(standing.length > 0 ? standing : named);
  const read = (pages ?? []).map(({ url }) => url).filter((url) => about.has(url));
  return [...new Set([...read, ...about])];
}
