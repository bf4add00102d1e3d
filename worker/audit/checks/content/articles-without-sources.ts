import { ownDomains } from '../../website/own-hosts.ts';
import { placeOf } from '../../website/page/page-text.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { separateDomain } from '../../website/registrable-domain.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { contentView } from '../../website/text/page-prose.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { defineCheck, type Evidence, fail, notApplicable, partial, pass } from '../check.ts';
import { longArticles } from '../shared/article-authors.ts';

/** The catalogue's proposal; no engine documents a number. */
const ENOUGH = 2;
const MOST_ARTICLES = 0.5;

/** Where articles are shared and their authors have accounts. */
const SHARING = lightLetters(regexSource`
    ^(?:facebook|instagram|twitter|x|linkedin|pinterest|tiktok|whatsapp|reddit|xing|threads|tumblr|vk|getpocket
    |line)\.[a-z.]+$|^(?:wa|t|line|m)\.me$|^hatena\.ne\.jp$
  `);

/** Links from the text of articles to other websites; own pages, social profiles, menus and footers are none. */
export const articlesWithoutSources = defineCheck({
  id: 'articles-without-sources',
  revision: 1,
  category: 'content',
  strength: 'C',
  catalogue: ['outbound-citations'],
  title: {
    pass: 'Your articles link to their sources',
    partial: 'Your articles link to few sources',
    fail: 'Your articles link to no source',
  },
  why: 'Claims with a link can be checked. Whether links bring citations is contested.',
  sources: ['https://developers.google.com/search/docs/fundamentals/creating-helpful-content'],
  needs: ['pages', 'target'],
  run({ pages, target }) {
    const own = ownDomains({ target, pages });
    const read = longArticles(pages).map((page) => ({ page, cited: citedIn(page, own) }));
    if (read.length === 0) return notApplicable('No article longer than a notice is among the pages read.');
    const quoted = read.flatMap(({ cited }) => [...cited.values()]).slice(0, 6);
    const rich = read.filter(({ cited }) => cited.size >= ENOUGH);
    if (rich.length >= read.length * MOST_ARTICLES) return pass(quoted);
    if (quoted.length > 0) return partial(quoted);
    return fail(
      read.map(({ page }) => ({ pageUrl: page.url, place: 'text of the article', seen: 'no link to another website' })),
    );
  },
});

/** One link per domain. */
function citedIn(page: ReadPage, own: Set<string>): Map<string, Evidence> {
  const cited = new Map<string, Evidence>();
  const view = contentView(page);
  for (const { url, text, landmark, path } of view.links) {
    if (url === null || !/^https?:/.test(url) || (landmark !== 'main' && landmark !== null)) continue;
    const domain = separateDomain(url);
    if (domain === null || own.has(domain) || cited.has(domain) || SHARING.test(domain)) continue;
    cited.set(domain, { pageUrl: page.url, place: placeOf(view, path), seen: `${text} → ${url}` });
  }
  return cited;
}
