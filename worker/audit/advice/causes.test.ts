import { describe, expect, it } from 'vitest';
import { facts, HOME, inputs, page, textResource } from '../../testing/audit-builders.ts';
import type { Finding } from '../checks/check.ts';
import { CHECKS } from '../checks/index.ts';
import type { CheckInputs } from '../checks/inputs.ts';
import type { FactSource, Facts, ListedFact } from '../facts/facts.ts';
import type { LinkCheck, SitemapObservation } from '../observations.ts';
import type { ReadPage } from '../website/read-pages.ts';
import { readRobots } from '../website/robots/robots-txt.ts';
import { adviceFor } from './index.ts';

/** What a check finds, and by which cause its recommendation is worded. */
function found(id: string, pages: ReadPage[] | string, more: Partial<CheckInputs> = {}) {
  const check = CHECKS.find((one) => one.id === id);
  if (!check) throw new Error(`no check ${id}`);
  const read = typeof pages === 'string' ? [page(pages)] : pages;
  const outcome = check.run(inputs({ pages: read, ...more })) as Finding<string>;
  return { cause: outcome.cause ?? null, outcome: outcome.outcome, advice: adviceFor([{ check, outcome }]) };
}

const source = (overrides: Partial<FactSource> = {}): FactSource => ({
  pageUrl: HOME,
  view: 'plain',
  place: 'main > p',
  seen: 'as seen',
  ...overrides,
});
const listed = <T>(value: T, overrides: Partial<FactSource> = {}): ListedFact<T> => ({
  value,
  sources: [source(overrides)],
});
const LOGO = '<header><img src="/logo.png" alt="Ada Dental"></header>';
const factsOf = (some: Partial<Facts>): Partial<CheckInputs> => ({ facts: facts(some) });
const NAMED = factsOf({ businessName: { value: 'Ada Dental', sources: [] } });
const rendered = { view: 'rendered' as const };
const ADDRESS = { street: 'Elm Lane 3', postalCode: '1011', locality: 'Delft', region: null, country: 'NL', text: '' };
const block = (json: object) => `<script type="application/ld+json">${JSON.stringify(json)}</script>`;
const schema = (node: object) => block({ '@context': 'https://schema.org', ...node });
const business = (more: object = {}) => schema({ '@type': 'Dentist', name: 'Ada Dental', ...more });
const robots = (status: number) => readRobots(textResource('User-agent: *', { url: `${HOME}robots.txt`, status }));

const dead = (path: string): LinkCheck => ({
  url: HOME + path,
  foundOn: HOME,
  kind: 'internal',
  status: 404,
  failure: null,
  finalUrl: HOME + path,
  checkedAt: 0,
});

const sitemap = (overrides: Partial<SitemapObservation>): SitemapObservation => ({
  ...textResource('', { url: `${HOME}sitemap.xml` }),
  foundBy: 'convention',
  kind: 'urlset',
  error: null,
  hasNamespace: true,
  entryCount: 1,
  entries: [{ loc: HOME, lastmod: null }],
  ...overrides,
});
const hours = (place: string, more: Partial<FactSource> = {}): Partial<Facts> => ({
  openingHours: {
    value: {
      mo: [['09:00', '17:00']],
      tu: null,
      we: null,
      th: null,
      fr: null,
      sa: null,
      su: null,
      byAppointment: false,
    },
    sources: [source({ place, ...more })],
  },
});
const review = (author: string | null, more: Partial<FactSource> = {}): Partial<Facts> => ({
  reviews: [listed({ text: 'They came at once and were friendly.', author, date: null }, more)],
});
const rating = (value: number, count: number | null, more: Partial<FactSource> = {}): Partial<Facts> => ({
  rating: { value: { value, best: 5, count }, sources: [source(more)] },
});

/** Questions whose answers a click would bring. */
const UNANSWERED = `<p>${'We answer what people ask us on the phone. '.repeat(5)}</p>${[
  'What does it cost?',
  'How long does it take?',
  'Where do I park?',
]
  .map((question) => `<h3><button aria-expanded="false">${question}</button></h3>`)
  .join('')}`;

const PICTURES = Array.from({ length: 9 }, (_, i) => `<img src="/p${i}.png" alt="">`).join('');

describe('the cause a check names', () => {
  it.each<[string, string | null, string | ReadPage[], Partial<CheckInputs>?]>([
    ['missing-identity-node', 'no-business-markup', '<p>Hello</p>'],
    ['missing-identity-node', 'name-only', business()],
    ['missing-identity-node', 'not-on-home-page', [page('<p>Hi</p>'), page(business(), { url: `${HOME}about` })]],
    ['missing-identity-node', 'only-after-javascript', [page('<p>Hi</p>', { rendered: business({ url: HOME }) })]],
    ['incomplete-local-address', 'no-business-markup', '<p>Hello</p>'],
    ['incomplete-local-address', 'no-address', business(), factsOf({ addresses: [listed(ADDRESS)] })],
    ['incomplete-local-address', null, business({ address: { '@type': 'PostalAddress', streetAddress: 'High St 1' } })],
    ['missing-website-node', 'no-business-markup', '<p>Hello</p>'],
    ['missing-website-node', null, business()],
    ['missing-website-node', 'incomplete', schema({ '@type': 'WebSite', name: 'Ada Dental' })],
    ['missing-logo', 'no-business-markup', LOGO, NAMED],
    ['missing-logo', null, `${business()}${LOGO}`, NAMED],
    [
      'self-serving-rating',
      'nothing-behind-it',
      business({ aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.7 } }),
    ],
    ['unknown-schema-types', 'wrong-context', block({ '@context': 'https://example.org', '@type': 'Dentist' })],
    [
      'self-serving-rating',
      'contradicted',
      business({ aggregateRating: { '@type': 'AggregateRating', ratingValue: 7 } }),
    ],
    [
      'self-serving-rating',
      'unshown',
      schema({ '@type': 'Product', name: 'Brush', aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.7 } }),
    ],
    [
      'missing-prices',
      'only-in-a-picture',
      '<p>Our work is done well and on time in all of the town.</p><img src="/price-list.jpg" alt="">',
      factsOf({
        trade: { value: { id: 'dentist', label: 'Dentist', confidence: 0.9 }, sources: [] },
        languages: [listed('en')],
      }),
    ],
    [
      'noindex-meta-tag',
      'lesser-pages',
      [page('<h1>Ada</h1>'), page('<meta name=robots content=noindex>', { url: `${HOME}portal`, role: 'other' })],
    ],
    [
      'missing-opening-hours',
      'hours-unlike-markup',
      '<p>x</p>',
      factsOf({
        openingHours: {
          ...(hours('footer > p').openingHours as NonNullable<Facts['openingHours']>),
          alternatives: [hours('JSON-LD Dentist.openingHours').openingHours as NonNullable<Facts['openingHours']>],
        },
      }),
    ],
    ['wrong-canonical', 'missing', '<p>x</p>'],
    ['missing-viewport', 'zoom-forbidden', '<meta name=viewport content="width=device-width, user-scalable=no">'],
    ['missing-viewport', 'fixed-width', '<meta name=viewport content="width=1024">'],
    ['missing-viewport', null, '<p>Hello</p>'],
    ['missing-sitemap', 'not-named', '<a href="/a">A</a>', { sitemaps: [sitemap({})], robots: robots(200) }],
    ['missing-sitemap', 'no-robots-txt', '<a href="/a">A</a>', { sitemaps: [sitemap({})], robots: robots(404) }],
    [
      'missing-sitemap',
      null,
      '<a href="/more">More</a>',
      { sitemaps: [sitemap({ kind: 'absent', status: 404 })], robots: robots(200) },
    ],
    [
      'invalid-sitemap',
      'of-others',
      '',
      { sitemaps: [sitemap({ entries: [{ loc: 'https://elsewhere.test/', lastmod: null }] })] },
    ],
    [
      'invalid-sitemap',
      'not-there',
      '',
      { sitemaps: [sitemap({ kind: 'absent', foundBy: 'robots', status: 404 })], robots: robots(200) },
    ],
    [
      'found-impossible-address',
      'leads-home',
      '',
      {
        control: textResource('', { finalUrl: HOME, redirects: [{ url: `${HOME}x`, status: 301 }] }),
      },
    ],
    ['missing-main-heading', 'several', '<h1>One</h1><h1>Two</h1>'],
    ['missing-main-heading', 'without-words', '<h1></h1><h2>One</h2><p>Bread</p>'],
    ['wrong-page-language', 'not-stated', '<html><p>Hello</p></html>'],
    ['text-made-lists', 'tables', `<table>${'<tr><td>Cut</td><td>20</td><td>30</td></tr>'.repeat(4)}</table>`],
    ['missing-prices', 'only-in-a-file', '<p>Our work.</p><a href="/preisliste.pdf">Preisliste</a>'],
    ['outdated-statements', 'copyright-year', '<p>Our work.</p><footer><p>© 2019 Ada</p></footer>'],
    ['outdated-statements', 'dated-prices', '<p>Our work.</p><h2>Price list 2019</h2>'],
    ['outdated-statements', 'never-filled-in', '<p>Lorem ipsum dolor sit amet.</p>'],
    ['outdated-statements', 'pictures-left', '<p>Our work.</p><img src="https://placehold.it/350x150">'],
    [
      'outdated-statements',
      'text-and-pictures-left',
      '<p>Lorem ipsum dolor sit amet.</p><img src="https://placehold.it/350x150">',
    ],
    [
      'few-customer-reviews',
      'only-after-javascript',
      '<p>x</p>',
      factsOf({ reviews: Array.from({ length: 5 }, () => review('Eve', rendered).reviews ?? []).flat() }),
    ],
    ['low-rating', null, '<p>x</p>', factsOf(rating(3.1, 90))],
    ['low-rating', 'only-after-javascript', '<p>x</p>', factsOf(rating(4.8, 90, rendered))],
    ['missing-opening-hours', 'text-only', business(), factsOf(hours('footer > p'))],
    ['missing-opening-hours', 'no-business-markup', '<p>x</p>', factsOf(hours('footer > p'))],
    ['few-visible-questions', 'answers-not-in-page', UNANSWERED],
    ['missing-opening-hours', 'hours-in-markup-only', '<p>x</p>', factsOf(hours('JSON-LD Dentist.openingHours'))],
    ['missing-opening-hours', 'late-and-not-marked', '<p>x</p>', factsOf(hours('footer > p', rendered))],
    ['text-in-pictures', 'pictures-alone', `<p>Forest Cottage</p>${PICTURES}`],
    ['free-mail-address', null, '<p>x</p>', factsOf({ emails: [listed('ada@gmail.com')] })],
    [
      'unlinked-contact-data',
      'link-unlike-its-text',
      '<a href="mailto:a@ada.test">b@ada.test</a>',
      factsOf({ emails: [listed('a@ada.test')] }),
    ],
    [
      'unlinked-contact-data',
      'trunk-zero',
      '<a href="tel:+430664123456">0664 123456</a>',
      factsOf({ phones: [{ ...listed('+43664123456'), asShown: '0664 123456', kind: 'mobile' }] }),
    ],
    [
      'unlinked-contact-data',
      'no-country-code',
      '<a href="tel:+0664123456">0664 123456</a>',
      factsOf({ phones: [{ ...listed('+43664123456'), asShown: '0664 123456', kind: 'mobile' }] }),
    ],
    [
      'unlinked-contact-data',
      'undecoded-mail',
      '<a href="/cdn-cgi/l/email-protection#5a33">[email protected]</a>',
      factsOf({}),
    ],
    [
      'few-linked-profiles',
      'not-marked-up',
      business(),
      factsOf({ socialProfiles: [listed('https://instagram.com/ada')] }),
    ],
    [
      'few-linked-profiles',
      'no-business-markup',
      '<p>x</p>',
      factsOf({ socialProfiles: [listed('https://instagram.com/ada')] }),
    ],
    ['missing-policies', 'no-form-seen', '<p>x</p><iframe src="https://maps.example.org/embed"></iframe>'],
    ['broken-internal-links', 'picture-gone', '<p>x</p>', { linkChecks: [dead('barn.jpg'), dead('silo.png')] }],
    ['broken-internal-links', 'file-gone', '<p>x</p>', { linkChecks: [dead('fees.pdf'), dead('silo.png')] }],
    ['broken-internal-links', null, '<p>x</p>', { linkChecks: [dead('fees'), dead('silo.png')] }],
    ['broken-internal-links', 'without-address', '<p>x</p><footer><a href="#">Impressum</a></footer>'],
    [
      'dead-profile-links',
      'without-address',
      '<p>x</p><footer><div class="socials"><a href="#">f</a></div></footer>',
      { linkChecks: [] },
    ],
    ['pictures-without-alt-text', 'says-nothing', '<img src="/a1.jpg" alt="a1.jpg">'],
    ['pictures-without-alt-text', null, '<img src="/a1.jpg">'],
    ['unlabelled-form-fields', 'words-inside', '<form><input name=n placeholder="Name"></form>'],
    [
      'contradictory-preview-tags',
      'title',
      '<title>Prices</title><meta property="og:title" content="Welcome everybody">',
    ],
    ['contradictory-preview-tags', 'address', `<title>Prices</title><meta property="og:url" content="${HOME}other">`],
  ])('%s: %s', (id, cause, html, more) => {
    expect(found(id, html, more)).toMatchObject({ cause });
    expect(['partial', 'fail']).toContain(found(id, html, more).outcome);
  });

  it('chooses the wording, and keeps what is not worded anew', () => {
    const brief = found('little-plain-text', '<p>We paint houses in Delft and around.</p>').advice;
    expect(brief).toMatchObject({
      title: 'More text of your own on the home page',
      effort: 'hours',
      owner: 'you',
    });
    const named = found('few-visible-questions', UNANSWERED).advice;
    const common = found(
      'few-visible-questions',
      '<p>We paint houses in Delft and around, and have done so for long.</p>',
    ).advice;
    expect(named?.title).not.toBe(common?.title);
    expect(named?.effort).toBe(common?.effort);
  });

  it('asks for prices that hold before they are copied from a file', () => {
    const { advice } = found('missing-prices', '<p>Our work.</p><a href="/preisliste-2017.pdf">Preisliste 2017</a>');
    expect(advice?.how).toMatch(/those that still hold/);
  });
});
