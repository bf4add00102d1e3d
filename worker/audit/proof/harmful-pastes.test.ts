import { describe, expect, it } from 'vitest';
import { websiteOf } from '../../testing/fixes-of.ts';
import { fixInput } from '../fixes/fix-input.ts';
import { FIX_BUILDERS } from '../fixes/index.ts';
import { sureFacts } from '../fixes/sure-facts.ts';
import { prepare } from '../judge.ts';
import { type InventedWebsite, observeWebsite } from './fixtures/observe-website.ts';

/** What readers of reports on websites nobody had seen called harmful when pasted: invented websites of each kind. */

const pasted = (website: InventedWebsite, isPrivate = false) => {
  const observations = observeWebsite(website);
  observations.target.isPrivate = isPrivate;
  const { inputs, results } = prepare(observations);
  const outcomes = new Map(results.map(({ check, outcome }) => [check.id as string, outcome.outcome]));
  const fixes = FIX_BUILDERS.flatMap((builder) => builder.build(fixInput(observations, inputs, results))).map(
    ({ fix }) => fix,
  );
  const text = (kind: string) => fixes.filter((fix) => fix.kind === kind).map(({ content }) => content);
  return { fixes, outcomes, text, all: fixes.map(({ content, placement }) => `${placement}\n${content}`).join('\n') };
};

const page = (lang: string, head: string, main: string, footer = '') =>
  `<!doctype html><html lang="${lang}"><head><meta name="viewport" content="width=device-width">${head}</head><body><header><nav><a href="/">Home</a> <a href="/people">People</a> <a href="/cart.html">Cart</a></nav></header><main>${main}</main><footer>${footer}</footer></body></html>`;

const sentences = (count: number, of: string) =>
  Array.from({ length: count }, (_, at) => `<p>Paragraph ${at + 1} ${of}.</p>`).join('');

describe('a charity with three branches', () => {
  const branch = (street: string, town: string) =>
    `<article class="branch"><h3>${town}</h3><p class="address">${street}<br>${town}</p></article>`;
  const branches = [
    branch('12 Mill Road', 'BS6 5QT Bristol'),
    branch('4 Castle Street', 'BA1 2QF Bath'),
    branch('88 High Street', 'GL50 1DY Cheltenham'),
  ].join('');
  const charity = websiteOf('https://walk-together.test/', [
    {
      path: '/',
      role: 'home',
      html: page(
        'en',
        '<title>Walk Together | Charity for people with Parkinson’s</title>',
        `<h1>Walk Together</h1><p>Walk Together is a registered charity for people with Parkinson’s.</p>${branches}<p>12 Mill Rd, Bristol</p>`,
        '<p>© 2026 Walk Together. Registered charity 1187204.</p>',
      ),
    },
  ]);

  it('is given no address and no town of one of them', () => {
    const { text } = pasted(charity);
    for (const kind of ['json-ld', 'text', 'contact-block'])
      for (const content of text(kind))
        expect(content).not.toMatch(/"addressLocality": "(?!TODO)|hasMap| in B(?:ath|ristol)\b/);
  });

  it('is not told that its addresses contradict each other', () => {
    expect(pasted(charity).outcomes.get('contradictory-contact-data')).not.toBe('fail');
  });
});

describe('a practice of one person', () => {
  const own =
    'I am Ana Prado, a psychologist in private practice, and I offer therapy to adults who want to understand what they feel. Sessions are online and last fifty minutes, in Portuguese or in English, at hours that suit a working week, and the first conversation is there to see whether we can work together.';
  const practice = websiteOf('https://ana-prado.test/', [
    {
      path: '/',
      role: 'home',
      html: page(
        'en',
        `<title>Ana Prado | Psychologist</title><meta name="description" content="${own}">`,
        '<h1>Ana Prado</h1><h2>A space to listen, to welcome and to reconnect.</h2><p>I have worked with adults for eight years.</p><h2>About the sessions</h2><p>Sessions are online.</p>',
        '<p>© 2026 Ana Prado</p>',
      ),
    },
  ]);

  it('keeps its long description', () => {
    expect(pasted(practice).outcomes.get('weak-meta-descriptions')).toBe('pass');
    expect(pasted(practice).all).not.toContain('name="description"');
  });
});

describe('a café that greets', () => {
  const cafe = websiteOf('https://blue-door.test/', [
    {
      path: '/',
      role: 'home',
      html: page(
        'en',
        '<title>Blue Door</title>',
        '<h1>Welcome to Blue Door!</h1><h2>Our team</h2><p>Nice that you are here.</p>',
        '<p>© 2026 Blue Door</p>',
      ),
    },
  ]);

  it('keeps its title', () => {
    const { fixes } = pasted(cafe);
    expect(fixes.filter(({ content }) => /Welcome|Our team/.test(content) && /title/.test(content))).toEqual([]);
  });
});

describe('a shop with an empty node, a page of two addresses and a cart', () => {
  const empty = `<script type="application/ld+json">{"@context":"https://schema.org","@type":"LocalBusiness","name":"Tart House","address":"","openingHours":", , , "}</script>`;
  const text = `<h1>Tarts from the oven</h1>${sentences(8, 'tells how Tart House bakes its tarts each morning')}`;
  const shop: InventedWebsite = websiteOf('https://tart-house.test/', [
    {
      path: '/',
      role: 'home',
      html: page('en', `<title>Tart House | Tarts</title>${empty}`, text, '© 2026 Tart House'),
    },
    {
      path: '/index-1.htm',
      role: 'other',
      html: page('en', `<title>Tart House | Tarts</title>${empty}`, text, '© 2026 Tart House'),
    },
    {
      path: '/people',
      role: 'faq',
      html: page(
        'en',
        `<title>Questions</title>${empty}`,
        `<h1>Who we <br><em>are 🥧</em></h1><h2>Do you sell cakes?</h2><p>Nope! We don’t offer layered cakes or tarts from China.</p>${sentences(6, 'answers what people want to know')}`,
        '© 2026 Tart House',
      ),
    },
  ]);
  const { fixes, text: contents, all } = pasted(shop);

  it('is given no empty value again', () => {
    expect(contents('json-ld').length).toBeGreaterThan(0);
    for (const content of contents('json-ld')) expect(content).not.toMatch(/: "[\s,]*"/);
  });

  it('is told nothing about the second address', () => {
    expect(fixes.filter(({ pageUrl }) => pageUrl?.endsWith('index-1.htm'))).toEqual([]);
    expect(contents('sitemap')).toEqual([]);
  });

  it('is described by no answer without its question', () => {
    expect(all).not.toMatch(/content="Nope/);
  });

  it('gives a page no name that its menu and its own heading do not share', () => {
    expect(contents('json-ld').join()).not.toMatch(/"name": "(?:People|Who we|Questions)/);
  });
});

describe('a template half filled in', () => {
  const title = '<title>Tasty - Free Template by Somebody</title>';
  const blind = 'Far far away, behind the word mountains, there live the blind texts of a large language ocean.';
  const inner = (heading: string) =>
    page('en', title, `<h1>${heading}</h1><p>${blind}</p><p>${blind} Again and again.</p>`);
  const template = websiteOf('https://ten-foods.test/', [
    { path: '/', role: 'home', html: inner('Best quality') },
    { path: '/menu', role: 'products', html: inner('Our menu') },
    { path: '/people', role: 'about', html: inner('Master chef') },
  ]);

  it('is not spread', () => {
    expect(pasted(template).all).not.toMatch(
      /Free Template by Somebody">|Free Template by Somebody<\/title>|content="Far far away/,
    );
  });
});

describe('a website of one file, which a script fills by the address', () => {
  const shell =
    '<!doctype html><html><head><title>Holt Joinery</title></head><body><div id="root"></div><script src="/app.js"></script></body></html>';
  const address = (path: string, role: 'home' | 'contact' | 'services', words: string) => ({
    path,
    role,
    html: shell,
    rendered: shell.replace('<div id="root">', `<div id="root"><main><h1>${words}</h1>${sentences(9, words)}</main>`),
    status: 200,
    headers: {},
  });
  const joinery: InventedWebsite = {
    ...websiteOf('https://holt-joinery.test/', []),
    pages: [
      address('/', 'home', 'Holt Joinery builds stairs'),
      address('/contact', 'contact', 'Contact Holt Joinery'),
      address('/stairs', 'services', 'Stairs by Holt Joinery'),
    ],
  };

  it('is given nothing for its file that is true of one address alone', () => {
    expect(pasted(joinery).all).not.toMatch(/rel="canonical"|og:url|<title>|name="description"|lang=|<h1>/);
  });
});

describe('a tavern whose markup is a rating of itself', () => {
  const rating = {
    '@context': 'https://schema.org',
    '@type': 'AggregateRating',
    ratingValue: '4.3',
    reviewCount: '282',
    itemReviewed: { '@type': 'Restaurant', name: 'Red Barrel', telephone: '+44 117 496 0777' },
  };
  const tavern = websiteOf('https://red-barrel.test/', [
    {
      path: '/',
      role: 'home',
      html: page(
        'en',
        `<title>Red Barrel Bristol</title><script type="application/ld+json">${JSON.stringify(rating)}</script>`,
        '<h1>Red Barrel</h1><h1>Our kitchen</h1><p>The Red Barrel is a restaurant in Bristol.</p><p>Call us: 0117 496 0777</p>',
        '<p>© 2026 Red Barrel</p>',
      ),
    },
  ]);

  it('keeps the rating, the business in it, and both of its main headings', () => {
    const { fixes, text } = pasted(tavern);
    for (const { content, replaces } of fixes.filter(({ kind }) => kind === 'json-ld'))
      if (replaces !== null) expect(content).toMatch(/"ratingValue": "4.3"[\s\S]*"itemReviewed"/);
    expect(text('heading')).toEqual([]);
  });

  it('is told no address of the machine it is tried out on', () => {
    const { all } = pasted({ ...tavern, home: 'http://127.0.0.1:4321/' }, true);
    // A name without an address would tell nothing.
    expect(all).not.toContain('#website');
    expect(all).not.toContain('127.0.0.1');
  });
});

describe('a garage that rates itself on every page, and names a price for machines alone', () => {
  const garage = {
    '@context': 'https://schema.org',
    '@type': 'AutoRepair',
    name: 'Harlow Motors',
    telephone: '0117 496 0888',
    aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.8', reviewCount: '66' },
    makesOffer: { '@type': 'Offer', name: 'Inspection', price: '320', priceCurrency: 'GBP' },
  };
  const written = (title: string) =>
    page(
      'en',
      `<title>${title} | Harlow Motors</title><script type="application/ld+json">${JSON.stringify(garage)}</script>`,
      `<h1>${title}</h1><p>Harlow Motors repairs motorcycles in Bristol.</p><p>Call us: 0117 496 0888</p><p>4.8 / 5 by 66 customers</p><p>Inspection from £300</p>`,
      '<p>© 2026 Harlow Motors, 3 Dock Road, Bristol BS1 4RB. <a href="mailto:hello@harlow-motors.test">hello@harlow-motors.test</a></p>',
    );
  const { fixes, outcomes } = pasted(
    websiteOf('https://harlow-motors.test/', [
      { path: '/', role: 'home', html: written('Home') },
      { path: '/people', role: 'about', html: written('People') },
    ]),
  );

  it('is given no block that brings either back, and what stands beside its own', () => {
    expect(outcomes.get('self-serving-rating')).toBe('partial');
    expect(outcomes.get('markup-unlike-visible-text')).toBe('partial');
    const markup = fixes.filter(({ kind }) => kind === 'json-ld');
    expect(markup.length).toBeGreaterThan(0);
    for (const { content, replaces } of markup) {
      expect(replaces).toBeNull();
      expect(content).not.toMatch(/aggregateRating|"320"/);
    }
  });
});

describe('a bakery whose pages give two numbers, and a third for messages', () => {
  const html = page(
    'en',
    '<title>Miller Bakery in Bath</title>',
    '<h1>Miller Bakery</h1><p>Miller Bakery bakes in Bath.</p><p>Phone: <a href="tel:+441225960111">01225 960111</a></p><p><a href="https://wa.me/441225960333">WhatsApp</a></p>',
    '<p>© 2026 Miller Bakery. Phone: <a href="tel:+441225960222">01225 960222</a></p>',
  );
  const { facts } = prepare(
    observeWebsite(websiteOf('https://miller-bakery.test/', [{ path: '/', role: 'home', html }])),
  ).inputs;

  it('is given none of them where two contradict each other', () => {
    expect(sureFacts(facts).phones).toHaveLength(3);
    const phones = facts.phones.map((one, at) => (at < 2 ? { ...one, conflictsWith: [1 - at] } : one));
    expect(sureFacts({ ...facts, phones }).phones).toEqual([]);
  });
});
