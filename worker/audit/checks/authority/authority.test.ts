import { describe, expect, it } from 'vitest';
import { attemptOf, exchange, facts, HOME, inputs, page } from '../../../testing/audit-builders.ts';
import type { Facts } from '../../facts/facts.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { authorityChecks } from './index.ts';

function outcome(id: string, pages: ReadPage[], found: Partial<Facts> = {}, more: Parameters<typeof inputs>[0] = {}) {
  const check = authorityChecks.find((one) => one.id === id);
  if (!check) throw new Error(`no check ${id}`);
  return check.run(inputs({ pages, facts: facts(found), ...more }));
}
const name = (id: string, html: string, found: Partial<Facts> = {}) => outcome(id, [page(html)], found).outcome;

const source = (view: 'plain' | 'rendered' = 'plain') => ({ pageUrl: HOME, view, place: 'main > p', seen: 'seen' });
const review = (text: string, view: 'plain' | 'rendered' = 'plain') => ({
  value: { text, author: 'Ida B.', date: null },
  sources: [source(view)],
});
const reviews = (count: number, view: 'plain' | 'rendered' = 'plain') =>
  Array.from({ length: count }, (_, at) => review(`Great, number ${at}`, view));
const rating = (value: number, count: number | null, best = 5) => ({
  rating: { value: { value, best, count }, sources: [source()] },
});
const person = (personName: string, role: string | null) => ({
  value: { name: personName, role },
  sources: [source()],
});
const trade = (id: 'restaurant' | 'builder' | 'lawyer' | 'non-profit', confidence = 0.9) => ({
  value: { id, label: id, confidence },
  sources: [source()],
});
const policy = (kind: string, url = `${HOME}${kind}`) => ({ value: { kind, url }, sources: [source()] });

describe('few-customer-reviews', () => {
  it.each([
    ['pass', reviews(5), ''],
    ['pass', reviews(1), ''],
    ['partial', reviews(6, 'rendered'), ''],
    ['fail', [], '<p>hello</p>'],
    ['inconclusive', [], '<script src="https://static.elfsight.com/platform.js"></script>'],
    ['inconclusive', [], '<h2>What our customers say</h2><p>They came in the snow and the heating was on by noon</p>'],
  ] as const)('%s', (expected, found, html) => {
    expect(name('few-customer-reviews', html, { reviews: [...found] })).toBe(expected);
  });

  it.each([
    ['not_applicable', 'lawyer'],
    ['not_applicable', 'non-profit'],
    ['fail', 'builder'],
  ] as const)('%s of a %s without any', (expected, id) => {
    expect(name('few-customer-reviews', '<p>hello</p>', { trade: trade(id) })).toBe(expected);
  });

  it('quotes the customers', () => {
    expect(outcome('few-customer-reviews', [page('')], { reviews: reviews(1) }).evidence[0]?.seen).toBe(
      'Ida B.: Great, number 0',
    );
  });
});

describe('few-review-profiles', () => {
  it.each([
    ['pass', '<a href="https://www.yelp.com/biz/ida">Yelp</a><a href="https://g.page/r/abc/review">Google</a>'],
    ['pass', '<a href="https://www.trustpilot.com/review/ida.test">Trustpilot</a>'],
    [
      'pass',
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Store","sameAs":["https://www.tripadvisor.com/Restaurant_Review-g1-d2"]}</script>',
    ],
    ['fail', '<a href="https://www.yelp.com/">Yelp</a>'],
    ['inconclusive', '<a href="https://www.google.com/maps?q=street">map</a>'],
  ])('%s: %s', (expected, html) => expect(name('few-review-profiles', html)).toBe(expected));

  it('are not asked of who has no customers', () => {
    expect(name('few-review-profiles', '<p>hello</p>', { trade: trade('non-profit') })).toBe('not_applicable');
  });
});

const MARKED_UP = { rating: { ...rating(4.9, 3).rating, sources: [{ ...source(), place: 'JSON-LD' }] } };

describe('low-rating', () => {
  it.each([
    ['pass', rating(4.6, 120)],
    ['pass', rating(9.2, 40, 10)],
    ['partial', rating(4.1, 300)],
    ['pass', rating(4.9, null)],
    ['fail', rating(3.6, 80)],
    ['not_applicable', {}],
    ['not_applicable', MARKED_UP],
  ] as const)('%s', (expected, found) => expect(name('low-rating', '<p>x</p>', found)).toBe(expected));
});

describe('missing-proof-of-work', () => {
  it.each([
    ['pass', '<h2>Nos réalisations</h2><h2>Avant / après</h2>'],
    ['pass', '<a href="/p">Portfolio</a><h2>Unsere Kunden</h2>'],
    ['info', '<h2>施工事例</h2>'],
    ['info', '<h2>Galería</h2>'],
    ['info', '<h2>Trusted by the community</h2>'],
    ['info', '<h2>About us</h2><p>We have done many projects for our clients.</p>'],
  ])('%s: %s', (expected, html) => expect(name('missing-proof-of-work', html)).toBe(expected));
});

describe('missing-proof-of-work of a trade without cases', () => {
  const html = '<h2>About us</h2>';
  it.each([
    ['not_applicable', html, trade('restaurant')],
    ['info', html, trade('restaurant', 0.2)],
    ['info', html, trade('builder')],
  ] as const)('%s: %s', (expected, given, known) =>
    expect(name('missing-proof-of-work', given, { trade: known })).toBe(expected),
  );
});

describe('missing-press-mentions', () => {
  it.each([
    ['pass', '<h2>Bekannt aus</h2><p><a href="https://www.zeitung.test.de/artikel">Stadtanzeiger</a></p>'],
    ['info', '<h2>As seen in</h2><p>The Evening Post</p>'],
    ['info', '<h2>Awards</h2><p><a href="https://www.instagram.com/ida">us</a></p>'],
    ['info', '<h2>About</h2><p>Write to us.</p>'],
  ])('%s: %s', (expected, html) => expect(name('missing-press-mentions', html)).toBe(expected));
});

describe('team-not-named', () => {
  it.each([
    ['pass', [person('Ida Berg', 'owner'), person('Tom Reed', 'chef')]],
    ['info', [person('Ida Berg', 'owner')]],
    ['info', [person('Ida Berg', null), person('Tom Reed', null)]],
    ['info', []],
  ] as const)('%s', (expected, people) => expect(name('team-not-named', '', { people: [...people] })).toBe(expected));
});

describe('unproven-credentials', () => {
  it.each([
    ['pass', '<p>Licence No. 123456</p>'],
    ['inconclusive', '<p>Mitglied der <a href="https://www.zahnaerztekammer.test.de/berg">Zahnärztekammer</a></p>'],
    ['pass', '<footer>Autorización Sanitaria nº 1620000776</footer>'],
    ['info', '<p>Certified technicians</p>'],
    ['info', '<p>Call 020 7946 0000 – fully insured</p>'],
    ['pass', '<footer>Registered Electrical Contractor (REC) 29064</footer>'],
    ['info', '<p>We love what we do.</p>'],
    ['inconclusive', '<p>Dana Reed, HCPC PH87214</p>'],
    ['inconclusive', '<h2>Psicóloga CRP 06/154012</h2>'],
    ['info', '<p>Phone: TEL 02079460000</p>'],
    ['info', '<p>Please consult a licensed therapist before you begin rehabilitation.</p>'],
  ])('%s: %s', (expected, html) => expect(name('unproven-credentials', html)).toBe(expected));

  it('asks none of a trade without licences', () => {
    const found = { trade: trade('restaurant') };
    expect(name('unproven-credentials', '<p>We love what we do.</p>', found)).toBe('not_applicable');
  });
});

describe('missing-policies', () => {
  const FORM = '<form action="/send"><textarea name="message"></textarea></form>';

  it('is open where a legal notice speaks of cookies', () => {
    const notice = (text: string) => page(`<h1>Notice</h1><p>${text}</p>`, { url: `${HOME}notice`, role: 'legal' });
    const spoken = notice('What is shown here of other websites may set cookies.');
    expect(outcome('missing-policies', [page(FORM), spoken]).outcome).toBe('inconclusive');
    expect(outcome('missing-policies', [page(FORM), notice('Ida Larch, 1 Elm Lane')]).outcome).toBe('fail');
  });

  it('asks nothing of a website that takes no data and sells nothing', () => {
    expect(name('missing-policies', '<a href="tel:+442079460123">Call</a>')).toBe('not_applicable');
    expect(name('missing-policies', '<form action="/find"><input type="search" name="q"></form>')).toBe(
      'not_applicable',
    );
    const counted = outcome('missing-policies', [page('<script src="https://count.example.org/a.js"></script>')]);
    expect(counted).toMatchObject({ outcome: 'fail', cause: 'no-form-seen' });
    expect(outcome('missing-policies', [page(FORM)])).not.toHaveProperty('cause');
  });

  it('asks for terms where goods with prices are sent, and not of who lists goods to call about', () => {
    const goods = { policies: [policy('privacy')], schemaTypes: [{ value: 'Product', sources: [source()] }] };
    const price = { value: { what: 'Bowl', amount: 40, currency: 'EUR', asShown: '40 €' }, sources: [source()] };
    const sent = '<a href="/shipping">Shipping</a>';
    expect(name('missing-policies', `${FORM}${sent}`, goods)).toBe('pass');
    expect(name('missing-policies', `${FORM}${sent}`, { ...goods, prices: [price] })).toBe('partial');
    expect(name('missing-policies', FORM, { ...goods, prices: [price] })).toBe('pass');
  });

  const shop = {
    trade: { value: { id: 'online-shop' as const, label: 'Online shop', confidence: 0.9 }, sources: [source()] },
  };
  it.each([
    ['pass', { policies: [policy('privacy')] }],
    ['pass', { ...shop, policies: [policy('privacy'), policy('terms')] }],
    ['partial', { ...shop, policies: [policy('privacy')] }],
    ['partial', { policies: [policy('imprint')] }],
    ['fail', {}],
  ] as const)('%s', (expected, found) =>
    expect(
      name('missing-policies', FORM, { ...found, policies: [...('policies' in found ? found.policies : [])] }),
    ).toBe(expected),
  );

  it('does not count a page that does not open', () => {
    const gone = page('', { url: `${HOME}privacy`, status: 404 });
    const result = outcome(
      'missing-policies',
      [page('')],
      { policies: [policy('privacy')] },
      { attempts: [attemptOf(gone)] },
    );
    expect(result.outcome).toBe('fail');
    expect(result.evidence.map(({ seen }) => seen)).toEqual([`does not open: ${HOME}privacy`]);
  });

  it('takes a part of the imprint about data for a privacy page', () => {
    const imprint = page('<h1>Mentions légales</h1><h2>Données personnelles</h2>', { role: 'legal' });
    expect(outcome('missing-policies', [page(''), imprint], { policies: [policy('imprint')] }).outcome).toBe('pass');
  });

  it('finds terms that stand inside the legal notice', () => {
    const imprint = page('<h1>Mentions légales</h1><h2>Conditions générales</h2>', { role: 'legal' });
    const found = { ...shop, policies: [policy('imprint'), policy('privacy')] };
    expect(outcome('missing-policies', [page(''), imprint], found).outcome).toBe('pass');
    expect(outcome('missing-policies', [page('')], found).outcome).toBe('partial');
  });

  it('calls nothing missing where any line speaks of data', () => {
    expect(name('missing-policies', `${FORM}<p>We keep your data as our privacy notice says.</p>`)).toBe(
      'inconclusive',
    );
  });

  it('does not miss what a page that was not read may hold', () => {
    const notRead = [{ url: `${HOME}legal`, reason: 'robots' as const, detail: '', role: 'legal' as const }];
    const found = { policies: [policy('imprint')] };
    expect(outcome('missing-policies', [page(FORM)], found, { notRead }).outcome).toBe('inconclusive');
    const loc = 'https://example.test/privacy-policy';
    const sitemap = {
      ...exchange({ url: 'https://example.test/sitemap.xml' }),
      ...{ foundBy: 'convention' as const, kind: 'urlset' as const, error: null, hasNamespace: true },
      ...{ entryCount: 1, entries: [{ loc, lastmod: null }] },
    };
    expect(outcome('missing-policies', [page(FORM)], found, { sitemaps: [sitemap] }).outcome).toBe('inconclusive');
  });
});

describe('articles', () => {
  const article = (html: string, path = 'blog/a') =>
    page(`<main><article>${html}</article></main>`, { url: `${HOME}${path}`, role: 'article' });
  const body = `<p>${'We explain how a boiler is cleaned and what it costs each year. '.repeat(28)}</p>`;
  const signed = article(`<h1>A</h1><p>By <a href="/team/ida">Ida Berg</a></p>${body}`);
  const unsigned = article(`<h1>B</h1>${body}`, 'blog/b');
  const notice = article('<h1>C</h1><p>We are closed from Monday to Friday.</p>', 'news/c');
  const marked = article(
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"BlogPosting","author":{"@type":"Person","name":"Tom Reed"}}</script>' +
      body,
    'blog/c',
  );

  it('names their authors', () => {
    expect(outcome('anonymous-articles', [page(''), signed, marked]).outcome).toBe('pass');
    expect(outcome('anonymous-articles', [signed, unsigned]).outcome).toBe('partial');
    expect(outcome('anonymous-articles', [unsigned]).outcome).toBe('fail');
    expect(outcome('anonymous-articles', [page('')]).outcome).toBe('not_applicable');
    expect(outcome('anonymous-articles', [notice]).outcome).toBe('not_applicable');
    expect(outcome('anonymous-articles', [signed, notice]).outcome).toBe('pass');
    // The house signs, in the text or in markup.
    expect(
      outcome('anonymous-articles', [article(`<h1>D</h1><p>By the team of Berg Heating</p>${body}`)]).outcome,
    ).toBe('pass');
    const house = '{"@context":"https://schema.org","@type":"Article","author":{"@type":"Organization","name":"Berg"}}';
    const byHouse = article(`<script type="application/ld+json">${house}</script>${body}`);
    expect(outcome('anonymous-articles', [byHouse]).outcome).toBe('pass');
  });

  it('links to who wrote them', () => {
    expect(outcome('unlinked-author-pages', [signed]).outcome).toBe('pass');
    const unlinked = article(`<h1>E</h1><p>By Tom Reed</p>${body}`, 'blog/e');
    expect(outcome('unlinked-author-pages', [signed, unlinked]).outcome).toBe('partial');
    expect(outcome('unlinked-author-pages', [signed, page('<p>Ida.</p>', { url: `${HOME}team/ida` })]).outcome).toBe(
      'partial',
    );
    expect(outcome('unlinked-author-pages', [unlinked]).outcome).toBe('fail');
    // In the code alone it stands above no article.
    expect(outcome('unlinked-author-pages', [marked]).outcome).toBe('not_applicable');
    expect(outcome('unlinked-author-pages', [unsigned]).outcome).toBe('not_applicable');
  });

  it('asks no firm for a page about its training', () => {
    const firm = { businessName: { value: 'Elm Cars', sources: [source()] } };
    const byFirm = article(`<h1>F</h1><p>By Elm Cars</p>${body}`, 'blog/f');
    expect(outcome('unlinked-author-pages', [byFirm], firm).outcome).toBe('not_applicable');
    const named = page(
      `<head><meta name="author" content="Elm Cars"></head><main><article><h1>G</h1>${body}</article></main>`,
      { url: `${HOME}blog/g`, role: 'article' },
    );
    expect(outcome('unlinked-author-pages', [named]).outcome).toBe('not_applicable');
    const house = `{"@context":"https://schema.org","@type":"BlogPosting","author":{"@type":"Organization","name":"Elm","url":"${HOME}"}}`;
    const marked = article(`<script type="application/ld+json">${house}</script><h1>H</h1><p>By Elm Cars</p>${body}`);
    expect(outcome('unlinked-author-pages', [marked]).outcome).toBe('not_applicable');
  });
});

it('says that mentions elsewhere were not measured', () => {
  expect(name('brand-mentions-elsewhere', '')).toBe('info');
});
