import { describe, expect, it } from 'vitest';
import { HOME, inputs, page } from '../../../testing/audit-builders.ts';
import { address, marked, name, outcome, source, week } from '../../../testing/checks/local-checks.ts';
import type { Facts } from '../../facts/facts.ts';
import { emptyWeek } from '../../facts/hours/hours-week.ts';
import { runChecks } from '../run-checks.ts';
import { localChecks } from './index.ts';

describe('every local check', () => {
  it.each(localChecks.map(({ id }) => id))('%s is for local businesses only', (id) => {
    expect(outcome(id, [page('')], {}, false).outcome).toBe('not_applicable');
    expect(outcome(id, [page('')], {}, null).outcome).toBe('inconclusive');
  });
});

describe('missing-opening-hours', () => {
  it.each([
    ['pass', { openingHours: { value: week(), sources: [source(), marked] } }],
    ['partial', { openingHours: { value: week(), sources: [source()] } }],
    ['partial', { openingHours: { value: week(), sources: [marked] } }],
    ['partial', { openingHours: { value: week(), sources: [source({ view: 'rendered' }), marked] } }],
    ['not_applicable', { openingHours: { value: { ...emptyWeek(), byAppointment: true }, sources: [source()] } }],
    [
      'fail',
      {
        openingHours: {
          value: week(),
          sources: [source()],
          alternatives: [{ value: week('18:00'), sources: [marked] }],
        },
      },
    ],
    [
      'fail',
      {
        trade: { value: { id: 'bakery', label: 'Bakery', confidence: 0.9 }, sources: [] },
        addresses: [address('Bath')],
      },
    ],
    ['inconclusive', { trade: { value: { id: 'bakery', label: 'Bakery', confidence: 0.9 }, sources: [] } }],
    ['inconclusive', { trade: { value: { id: 'lawyer', label: 'Lawyer', confidence: 0.9 }, sources: [] } }],
    ['inconclusive', { trade: { value: { id: 'plumber', label: 'Plumber', confidence: 0.9 }, sources: [] } }],
    ['inconclusive', {}],
  ] as const)('%s', (expected, found) =>
    expect(name('missing-opening-hours', '', found as Partial<Facts>)).toBe(expected),
  );

  it('blames nobody for hours it could not read', () => {
    const doubt = outcome('missing-opening-hours', [
      page('<p>Whenever the light is on, Tuesdays 10:00 to about 17:00</p>'),
    ]);
    expect(doubt).toMatchObject({ outcome: 'inconclusive', evidence: [{ seen: expect.stringContaining('Tuesdays') }] });
  });

  it('lets two branches keep different hours', () => {
    const openingHours = {
      value: week(),
      sources: [source(), marked],
      alternatives: [{ value: week('18:00'), sources: [source({ place: 'main > p' })] }],
    };
    const branches = outcome('missing-opening-hours', [page('')], {
      openingHours,
      addresses: [address('Leeds'), address('York')],
    });
    expect(branches).toMatchObject({ outcome: 'pass', evidence: [{}, {}, {}] });
    expect(name('missing-opening-hours', '', { openingHours, addresses: [address('Leeds')] })).toBe('fail');
  });

  it('takes boxes of one kind for places or departments, not for a contradiction', () => {
    const box = (id: string) => [source({ place: `div#${id}.card > p` })];
    const openingHours = {
      value: week(),
      sources: box('a'),
      alternatives: [{ value: week('18:00'), sources: box('b') }],
    };
    expect(name('missing-opening-hours', '', { openingHours })).toBe('inconclusive');
  });
});

describe('vague-service-area', () => {
  it.each([
    ['pass', '', { addresses: [address('Leeds')] }],
    ['pass', '<p>Serving Leeds, York and Hull</p>', {}],
    ['pass', '<h2>Areas we serve</h2><ul><li>Leeds</li><li>York</li><li>Hull</li></ul>', {}],
    [
      'pass',
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Plumber","areaServed":["Bonn","Köln","Siegburg"]}</script>',
      {},
    ],
    ['inconclusive', '<p>Serving the greater Charlotte area</p>', {}],
    ['inconclusive', '<p>Einsatzgebiet: Raum Bonn</p>', {}],
    ['inconclusive', '<p>Fleet cleaning in Leeds, done at night</p>', {}],
    ['inconclusive', '<p>We come to you, and speak in Spanish.</p>', {}],
  ] as const)('%s: %s', (expected, html, found) =>
    expect(name('vague-service-area', html, found as Partial<Facts>)).toBe(expected),
  );
});

describe('place-missing-in-title', () => {
  const leeds = { addresses: [address('Leeds')] };
  it.each([
    ['pass', '<title>Plumber in Leeds</title>', leeds],
    ['pass', '<h1>Your plumber in LEEDS</h1>', leeds],
    ['pass', '<title>緑が丘の歯医者｜目黒区</title>', { addresses: [address('目黒区')] }],
    ['pass', '<title>Klempnerei in Muenster</title>', { addresses: [address('Münster')] }],
    ['pass', '<title>Klempnerei in Münster</title>', { addresses: [address('Muenster')] }],
    ['partial', '<title>Ida Plumbing</title><p>We are in Leeds.</p>', leeds],
    ['fail', '<title>Ida Plumbing</title><p>Leedsham is nice.</p>', leeds],
    ['inconclusive', '<title>Ida Plumbing</title>', {}],
    ['inconclusive', '<title>Plumber in Bradford</title><p>We are in Leeds.</p>', leeds],
  ] as const)('%s: %s', (expected, html, found) =>
    expect(name('place-missing-in-title', html, found as Partial<Facts>)).toBe(expected),
  );
});

describe('missing-location-pages', () => {
  it('takes contradicting addresses for one place', () => {
    const [first, second] = [address('Leeds', 'High Street 1'), address('Leeds', 'High Street 7')];
    const addresses = [
      { ...first, conflictsWith: [1] },
      { ...second, conflictsWith: [0] },
    ];
    expect(outcome('missing-location-pages', [page('')], { addresses }).outcome).toBe('not_applicable');
  });

  it('takes one street written twice, and no street at all, for one place', () => {
    const addresses = [address('Leeds', 'High Street 1'), address('York', 'At your home')];
    const twice = [address('Leeds', 'High Street 1'), address('Leeds', 'High Street 1')];
    for (const found of [addresses, twice])
      expect(outcome('missing-location-pages', [page('')], { addresses: found }).outcome).toBe('not_applicable');
  });

  const text = `<p>${'All about this branch and its people. '.repeat(20)}</p>`;
  const branch = (town: string, body = text) =>
    page(`<h1>Our shop in ${town}</h1>${body}`, { url: `${HOME}${town}`, role: 'locations' });
  const two = [address('Leeds', 'High Street 1', `${HOME}Leeds`), address('York', 'Low Street 2', `${HOME}York`)];

  it('wants a page for each', () => {
    expect(
      outcome('missing-location-pages', [page(''), branch('Leeds'), branch('York')], { addresses: two }).outcome,
    ).toBe('pass');
    expect(
      outcome('missing-location-pages', [page(''), branch('Leeds'), branch('York', '<p>Here.</p>')], { addresses: two })
        .outcome,
    ).toBe('partial');
    expect(
      outcome('missing-location-pages', [page('<a href="/york">York</a>'), branch('Leeds')], { addresses: two })
        .outcome,
    ).toBe('partial');
    expect(
      outcome('missing-location-pages', [page('<p>High Street 1, Leeds; Low Street 2, York</p>')], { addresses: two })
        .outcome,
    ).toBe('fail');
    expect(outcome('missing-location-pages', [page('')], { addresses: [address('Leeds')] }).outcome).toBe(
      'not_applicable',
    );
  });

  it('takes no page for that of one of two houses in its town, and no reseller for a house', () => {
    const houses = [address('Leeds', 'High Street 1', `${HOME}Leeds`), address('Leeds', 'Low Street 2')];
    expect(outcome('missing-location-pages', [page(''), branch('Leeds')], { addresses: houses }).outcome).toBe('fail');
    const reseller = { ...address('York', 'Low Street 2'), certainty: 'likely' as const };
    expect(outcome('missing-location-pages', [page('')], { addresses: [address('Leeds'), reseller] }).outcome).toBe(
      'not_applicable',
    );
  });
});

describe('missing-map-or-directions', () => {
  const here = { addresses: [address('Leeds')] };
  it.each([
    ['pass', '<iframe src="https://www.google.com/maps/embed?pb=1"></iframe><p>Parkplätze vor dem Haus.</p>', here],
    ['info', '<a href="https://maps.app.goo.gl/abc">map</a>', here],
    ['info', '<p>緑が丘駅から徒歩7分</p>', here],
    ['info', '<a href="https://maps.app.goo.gl/abc">map</a><p>Anfahrt</p><p>Am Markt 3</p>', here],
    ['info', '<a href="https://maps.app.goo.gl/abc">map</a><p>A carta muda a cada estação.</p>', here],
    ['info', '<p>Come and see us.</p>', here],
    ['not_applicable', '<p>We come to you.</p>', {}],
  ] as const)('%s: %s', (expected, html, found) =>
    expect(name('missing-map-or-directions', html, found as Partial<Facts>)).toBe(expected),
  );
});

describe('links to entries elsewhere', () => {
  it('tells a profile from a map search', () => {
    const short = '<a href="https://maps.app.goo.gl/AbC123">Find us</a>';
    expect(name('missing-google-profile-link', short)).toBe('inconclusive');
    expect(
      name('missing-google-profile-link', '<a href="https://www.google.com/maps/place/Ida/@1,2">Find us</a>'),
    ).toBe('pass');
    expect(
      name('missing-google-profile-link', '<a href="https://www.google.com/maps?q=High+Street+1">Find us</a>'),
    ).toBe('inconclusive');
    const bakery: Partial<Facts> = {
      trade: { value: { id: 'bakery', label: 'Bakery', confidence: 0.9 }, sources: [] },
    };
    const place = { ...bakery, addresses: [address('Leeds')] };
    expect(name('missing-google-profile-link', '<a href="/map">Find us</a>', place)).toBe('fail');
    expect(name('missing-google-profile-link', '<a href="/map">Find us</a>', bakery)).toBe('inconclusive');
    expect(name('missing-google-profile-link', '<a href="/map">Find us</a>')).toBe('inconclusive');
    const map = '<iframe src="https://www.google.com/maps/embed?pb=!1m18!2sIda%27s+Bakery!5e0"></iframe>';
    const ida = { businessName: { value: 'Ida’s Bakery', sources: [source()] } };
    expect(name('missing-google-profile-link', map, ida)).toBe('inconclusive');
    expect(name('missing-google-profile-link', map, place)).toBe('fail');
  });

  it('gives half for what only JavaScript brings', () => {
    const late = page('<div></div>', { rendered: '<a href="https://g.page/ida-bakery">Find us</a>' });
    const { outcome: name, evidence } = outcome('missing-google-profile-link', [late]);
    expect(name).toBe('partial');
    expect(evidence[0]?.place).toContain('only after JavaScript');
  });

  it('counts directories once each', () => {
    const yelp = '<a href="https://www.yelp.com/biz/ida">Yelp</a>';
    expect(name('few-directory-links', `${yelp}<a href="https://maps.apple.com/?address=1">Apple</a>`)).toBe('pass');
    expect(name('few-directory-links', yelp + yelp)).toBe('info');
  });
});

describe('missing-booking-path', () => {
  it.each([
    ['pass', '<a href="https://termin.example/ida">Termin vereinbaren</a>'],
    // A page nobody read may be empty.
    ['not_applicable', '<a href="/termin">Termin vereinbaren</a>'],
    ['pass', '<a href="https://www.doctolib.fr/dentiste/lyon/ida">ici</a>'],
    ['pass', '<iframe src="https://calendly.com/ida"></iframe>'],
    ['pass', '<a href="https://yoyaku.example/ida">ご予約はこちら</a>'],
    ['not_applicable', '<form><input type="email"><textarea></textarea></form>'],
    ['not_applicable', '<iframe src="https://docs.google.com/forms/d/e/abc/viewform?embedded=true"></iframe>'],
    ['not_applicable', '<a href="tel:+441">Book now</a><form><textarea></textarea></form>'],
    ['not_applicable', '<a href="#contact">Get a free quote</a><form><textarea></textarea></form>'],
    ['not_applicable', '<a href="/blog">How to book a holiday in ten steps</a>'],
  ])('%s: %s', (expected, html) => expect(name('missing-booking-path', html)).toBe(expected));

  it('takes a link to a page of the website for a way where that page holds something', () => {
    const check = localChecks.find(({ id }) => id === 'missing-booking-path');
    const of = (html: string) => {
      const pages = [page('<a href="/devis">Devis</a>'), page(html, { url: `${HOME}devis`, role: 'other' })];
      return runChecks(check ? [check] : [], inputs({ pages, isLocal: true }))[0]?.outcome.outcome;
    };
    expect(of('<h1>Devis</h1>')).toBe('not_applicable');
    expect(of('<h1>Devis</h1><form action="/send"><input name="mail"></form>')).toBe('pass');
  });
});

describe('few-local-details', () => {
  it.each([
    ['pass', '<p>Wheelchair accessible entrance</p><p>We accept cards</p><p>We also speak Polish</p>'],
    ['info', '<p>Kartenzahlung möglich</p>'],
    ['info', '<p>各種保険取扱</p><p>駐車場あり バリアフリー</p>'],
    ['info', '<p>Good food.</p>'],
  ])('%s: %s', (expected, html) => expect(name('few-local-details', html)).toBe(expected));

  it('takes an answered question of customers for a word on its subject', () => {
    const check = localChecks.find(({ id }) => id === 'few-local-details');
    const asked = (answered: 'full' | 'none') => ({
      trade: 'dentist' as const,
      language: 'en' as const,
      because: null,
      questions: [
        {
          id: 'dentist/payment',
          question: 'How can I pay?',
          weight: 3,
          kind: 'list' as const,
          answered,
          passage: answered === 'full' ? 'You pay by card or cash after the visit.' : null,
          pageUrl: answered === 'full' ? HOME : null,
          jsOnly: false,
        },
      ],
    });
    const of = (answered: 'full' | 'none') =>
      runChecks(
        check ? [check] : [],
        inputs({ pages: [page('<p>Good work.</p>')], isLocal: true, questions: asked(answered) }),
      )[0]?.outcome;
    expect(of('none')?.outcome).toBe('info');
    expect(of('full')).toMatchObject({
      outcome: 'info',
      evidence: [{ seen: expect.stringContaining('card or cash') }],
    });
  });
});
