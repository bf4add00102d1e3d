import type { LinkCheck, Observations, ReadAttempt } from '../audit/observations.ts';
import { type ChosenPage, choosePages } from './choose-pages.ts';
import type { Candidate } from './roles/page-candidates.ts';
import type { SiteReader } from './site-reader.ts';

export interface LivingPages {
  pages: ChosenPage[];
  /** Read before or on the way: no page is asked for twice. */
  readAlready: ReadAttempt[];
  /** Addresses of the sitemap that are gone. */
  deadEntries: LinkCheck[];
  notRead: Observations['notRead'];
}

/** After so many rounds of dead addresses the sitemap is not worth more requests. */
const MAX_ROUNDS = 3;
/** Requests the pages themselves and later samples need. */
const MIN_REQUESTS_LEFT = 60;
/** Product decisions §5: after two time-outs no further page is tried. */
const MAX_TIMEOUTS = 2;
const AT_ONCE = 4;

/**
 * As `choosePages`, but a page that only a sitemap names is read first, and one that is gone (404, 410) gives its place to the next
 * best. Pages that are linked keep their place: a dead link is what visitors meet.
 */
export async function chooseLivingPages(
  site: SiteReader,
  candidates: readonly Candidate[],
  count: number,
  options: { readBefore: readonly ReadAttempt[]; sitemapOf: (url: string) => string },
): Promise<LivingPages> {
  const known = new Map(options.readBefore.map((attempt) => [attempt.url, attempt]));
  const gone = new Map<string, ChosenPage>();
  let pages = choosePages(candidates, count);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const unsure = pages.filter(({ foundBy }) => foundBy === 'sitemap');
    await readInto(
      known,
      site,
      unsure.filter(({ url }) => !known.has(url)),
    );
    const dead = unsure.filter(({ url }) => isGone(known.get(url)));
    if (dead.length === 0) break;
    for (const page of dead) gone.set(page.url, page);
    pages = choosePages(
      candidates.filter(({ url }) => !gone.has(url)),
      count,
    );
  }
  return { pages, readAlready: [...known.values()], ...reportOf(gone, known, options.sitemapOf) };
}

const isGone = (attempt: ReadAttempt | undefined): boolean => attempt?.status === 404 || attempt?.status === 410;

async function readInto(known: Map<string, ReadAttempt>, site: SiteReader, pages: readonly ChosenPage[]) {
  let timeouts = [...known.values()].filter(({ failure }) => failure === 'timeout').length;
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let page = pages[next++]; page; page = pages[next++]) {
      if (timeouts >= MAX_TIMEOUTS || site.requestsLeft <= MIN_REQUESTS_LEFT) return;
      const attempt = await site.readPage(page.url);
      if (attempt.failure === 'timeout') timeouts++;
      known.set(page.url, attempt);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

function reportOf(
  gone: ReadonlyMap<string, ChosenPage>,
  known: ReadonlyMap<string, ReadAttempt>,
  sitemapOf: (url: string) => string,
): Pick<LivingPages, 'deadEntries' | 'notRead'> {
  const dead = [...gone.values()].flatMap((page) => {
    const attempt = known.get(page.url);
    return attempt ? [{ page, attempt }] : [];
  });
  return {
    deadEntries: dead.map(({ page: { url }, attempt: { status, failure, finalUrl, fetchedAt } }) => {
      return { url, foundOn: sitemapOf(url), kind: 'sitemap', status, failure, finalUrl, checkedAt: fetchedAt };
    }),
    notRead: dead.map(({ page: { url, role }, attempt: { status } }) => {
      return {
        url,
        role,
        status,
        reason: 'error',
        detail: `the sitemap names it, the server does not know it (status ${status})`,
      };
    }),
  };
}
