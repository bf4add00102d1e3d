import { describe, expect, it } from 'vitest';
import { judge } from '../audit/judge.ts';
import { englishPlumber } from '../audit/proof/fixtures/english-plumber/website.ts';
import { type InventedPage, observeWebsite } from '../audit/proof/fixtures/observe-website.ts';
import { createCitations } from './citations.ts';
import { selectCategories } from './view/checks.ts';

const page = (title: string, description: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title>${description}</head><body><main><h1>${title}</h1><p>${'We mend clocks by hand, in our own workshop behind the market. '.repeat(12)}</p><p><a href="/">Start</a> <a href="/prices">Prices</a> <a href="/about">About us</a></p></main></body></html>`;
const described = (words: string) => `<meta name="description" content="${words}">`;
const OWN = described('Clocks mended by hand in Exampleton, with a price told before we begin any work.');
const pageAt = (path: string, role: InventedPage['role'], html: string): InventedPage => ({
  path,
  role,
  html,
  rendered: null,
  status: 200,
  headers: {},
});

/** How the row of the descriptions reads. */
function told([home, prices, about]: readonly [string, string, string]): string | undefined {
  const pages = [
    pageAt('/', 'home', page('Larch clocks in Exampleton', home)),
    pageAt('/prices', 'prices', page('Prices of Larch clocks', prices)),
    pageAt('/about', 'about', page('About Larch clocks', about)),
  ];
  const results = judge(observeWebsite({ ...englishPlumber, pages }));
  return selectCategories(results, createCitations())
    .flatMap(({ rows }) => rows)
    .find(({ id }) => id === 'weak-meta-descriptions')?.title;
}

describe('the title of a check that judges page by page', () => {
  it('says on which page, or on some, where it is not all that were read', () => {
    const other = described('What it costs to have a clock mended, wound, cleaned and brought back to your house.');
    expect(told([OWN, other, ''])).toMatch(/ \(seen on \/about\)$/);
    expect(told([OWN, '', ''])).toMatch(/ \(seen on several of the pages read\)$/);
    expect(told(['', '', ''])).not.toMatch(/seen on/);
  });
});
