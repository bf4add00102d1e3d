import { describe, expect, it } from 'vitest';
import { HOME, page, website } from '../../testing/audit-builders.ts';
import { judge } from '../judge.ts';
import type { PageRole } from '../observations.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const jsonLd = (value: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...value })}</script>`;

const home = page(
  `<html lang="en"><title>Larkfell Studio: websites for small firms</title>
  ${jsonLd({ '@type': 'Organization', name: 'Larkfell Studio', url: HOME, telephone: '+44 117 496 0101' })}
  <header>Larkfell Studio</header><h1>Websites that small firms can keep up themselves</h1>
  <p>We design and build websites for small firms, and keep them running. Call us on 0117 496 0101.</p></html>`,
);
const bakery = { '@type': 'Bakery', name: 'Crumb & Oak', url: 'https://crumb-and-oak.example/' };
const bakeryText =
  '<p>Crumb & Oak, 4 Mill Lane, Bristol BS1 4QA. Call 0117 496 0199. Open Monday to Friday 7:00-15:00.</p>';

/** The home page and one more. */
const withPage = (path: string, html: string, role: PageRole = 'other') =>
  website({ target, pages: [home, page(`<html lang="en">${html}</html>`, { url: HOME + path, role })] });
const shown = (...given: Parameters<typeof withPage>) => [...withPage(...given).shownBusinesses.values()];

describe('a page that shows another business', () => {
  it.each([
    [
      'by its markup and its name',
      'report/sample',
      `<title>Sample report</title>${jsonLd({ '@type': 'WebPage', about: bakery })}`,
    ],
    ['by an organisation of its own', 'demo/bakery', `<title>Demo website</title>${jsonLd(bakery)}`],
  ])('is a sample %s', (_, path, html) => {
    expect(shown(path, html + bakeryText)).toEqual([{ name: 'Crumb & Oak', isSample: true }]);
  });

  it('is a sample when its title calls it one and names another host', () => {
    expect(shown('report/1', `<h1>Example: crumb-and-oak.example</h1>${bakeryText}`)).toEqual([
      { name: 'crumb-and-oak.example', isSample: true },
    ]);
  });

  it('is another’s without being a sample when its markup says whom it is about', () => {
    expect(shown('clients/crumb', jsonLd({ '@type': 'Article', about: bakery }) + bakeryText)).toEqual([
      { name: 'Crumb & Oak', isSample: false },
    ]);
  });

  it('gives the business no fact, costs it nothing, and is named in the report', () => {
    const html = `<title>Sample report</title>${jsonLd({ '@type': 'WebPage', about: bakery })}${bakeryText}<p>Lorem ipsum dolor sit amet.</p>`;
    const { facts, pages, score } = judge(withPage('report/sample', html).observations);
    expect(facts.phones.map(({ value }) => value)).toEqual(['+441174960101']);
    expect([facts.addresses, facts.openingHours]).toEqual([[], null]);
    expect(score.gates).toEqual([]);
    expect(pages.find(({ url }) => url.endsWith('/report/sample'))?.note).toContain('Crumb & Oak');
  });
});

describe('a page that does not', () => {
  it.each<[string, string, string, PageRole?]>([
    [
      'a branch under a name of its own',
      'northgate',
      jsonLd({
        '@type': 'WebPage',
        mainEntity: { ...bakery, parentOrganization: { '@type': 'Organization', name: 'Larkfell Studio' } },
      }),
      'locations',
    ],
    [
      'a branch by the same name',
      'northgate',
      jsonLd({
        '@type': 'WebPage',
        mainEntity: { '@type': 'LocalBusiness', name: 'Larkfell Studio Northgate', url: 'https://northgate.example/' },
      }),
      'locations',
    ],
    [
      'its own business under its legal name',
      'contact',
      jsonLd({
        '@type': 'ContactPage',
        mainEntity: { '@type': 'Organization', name: 'J. Hill Ltd', telephone: '0117 496 0101' },
      }),
    ],
    ['a case study', 'work/crumb-and-oak', '<h1>A website for Crumb & Oak</h1>'],
    ['a portfolio', 'portfolio', '<h1>Examples of our work</h1><p>crumb-and-oak.example</p>'],
    ['a sample menu', 'sample-menu', '<h1>Sample menu</h1>'],
    ['example prices', 'beispiele', '<h1>Preisbeispiele mit Node.js</h1>'],
  ])('%s', (_, path, html, role) => {
    expect(shown(path, html + bakeryText, role)).toEqual([]);
  });

  it('the home page, whatever it shows', () => {
    const samples = page(`<title>Sample menus</title>${jsonLd({ '@type': 'WebPage', about: bakery })}`);
    expect(website({ target, pages: [samples] }).shownBusinesses.size).toBe(0);
  });
});

describe('a figure whose caption calls it an example', () => {
  const figure = (caption: string) =>
    `<figure><figcaption>${caption}</figcaption><p>Who bakes on Sunday?</p><p>Crumb & Oak, 4 Mill Lane, Bristol BS1 4QA.</p><p>Call +44 117 496 0199.</p></figure>`;
  const phonesWith = (html: string) =>
    judge(
      website({
        target,
        pages: [page(`<html lang="en"><h1>Larkfell Studio</h1>${html}<p>Call us on +44 117 496 0101.</p></html>`)],
      }).observations,
    ).facts.phones.map(({ value }) => value);

  it('gives the business no fact', () => {
    expect(phonesWith(figure('Example, with an invented bakery'))).toEqual(['+441174960101']);
  });

  it('is read like any other when it says nothing of the kind', () => {
    expect(phonesWith(figure('Our bakery'))).toContain('+441174960199');
  });
});
