import type { Address } from '../../facts/facts.ts';
import { pageKey } from '../../website/site-address.ts';
import { textKey } from '../../website/text/plain-words.ts';
import { defineCheck, type Evidence, fail, notApplicable, partial, pass } from '../check.ts';
import { NOT_LOCAL, namesPlace } from '../shared/local-words.ts';

/** A page about one place that says less has nothing of its own. The catalogue names address, team and hours. */
const MIN_WORDS = 100;

/** A page of its own for each of several locations. */
export const missingLocationPages = defineCheck({
  id: 'missing-location-pages',
  revision: 4,
  category: 'local',
  strength: 'B',
  catalogue: ['location-pages'],
  title: {
    pass: 'Each of your locations has a page of its own',
    partial: 'Some of your locations have no page of their own, or a thin one',
    fail: 'Your locations have no pages of their own',
  },
  why: 'First-party pages are 47.6% of retail citations in AI answers (Yext 2025). A page about one place can be cited for that place.',
  sources: ['https://www.yext.com/research', 'https://schema.org/department'],
  needs: ['pages', 'facts', 'isLocal', 'attempts'],
  run({ pages, facts, isLocal, attempts }) {
    if (!isLocal) return notApplicable(NOT_LOCAL);
    // An address that contradicts another is a mistake in one of them, no second place.
    const locations = facts.addresses.filter(
      ({ value, conflictsWith }, at, all) =>
        isDoor(value) &&
        !conflictsWith?.some((other) => other < at) &&
        all.findIndex((other) => textKey(other.value.street ?? '') === textKey(value.street ?? '')) === at,
    );
    const towns = new Set(locations.map(({ value }) => `${value.locality}|${value.street}`));
    if (towns.size < 2) return notApplicable('No second location was found.');
    const evidence: Evidence[] = [];
    let unique = 0;
    let any = 0;
    for (const { value, sources } of locations) {
      const own = pages.find(
        (page) =>
          page.url !== pages[0]?.url &&
          page.role !== 'legal' &&
          sources.some(({ pageUrl }) => pageUrl === page.url) &&
          [
            ...page.plain.view.titles,
            ...page.plain.view.headings.filter(({ level }) => level === 1).map(({ text }) => text),
          ].some(
            (text) =>
              namesPlace(text, value.locality ?? '') || (value.street !== null && namesPlace(text, value.street)),
          ),
      );
      const words = own?.plain.view.textWords ?? 0;
      if (own) any += 1;
      if (words >= MIN_WORDS) unique += 1;
      const link = own
        ? null
        : linkTo(
            attempts.map(({ url }) => url),
            pages,
            value.locality ?? '',
          );
      if (link) any += 1;
      evidence.push({
        pageUrl: own?.url ?? link ?? sources[0]?.pageUrl ?? '',
        place: `location ${value.text}`,
        seen: own
          ? `own page with ${words} words`
          : link
            ? 'a link with its name; the page was not read'
            : 'no page of its own among those read',
      });
    }
    if (unique === locations.length) return pass(evidence);
    return any > 0 ? partial(evidence) : fail(evidence);
  },
});

/** "At your home" over a town is no place anybody can visit. */
const isDoor = ({ street, locality }: Address): boolean => locality !== null && /\d/.test(street ?? '');

/** A link named after the town to a page that was not read. */
function linkTo(
  known: string[],
  pages: readonly { url: string; plain: { view: { links: { text: string; url: string | null }[] } } }[],
  town: string,
): string | null {
  const read = new Set([...pages.map(({ url }) => url), ...known].map(pageKey));
  for (const page of pages) {
    const origin = new URL(page.url).origin;
    const link = page.plain.view.links.find(
      ({ text, url }) =>
        url?.startsWith(origin) && !read.has(pageKey(url)) && text.length < 60 && namesPlace(text, town),
    );
    if (link?.url) return link.url;
  }
  return null;
}
