import { describe, expect, it } from 'vitest';
import { fixesOf, websiteOf } from '../../../testing/fixes-of.ts';
import { bakery, solicitors } from '../../../testing/two-businesses.ts';
import { englishPlumber } from '../../proof/fixtures/english-plumber/website.ts';
import type { InventedWebsite } from '../../proof/fixtures/observe-website.ts';
import { checkedDateFixes } from './checked-date.ts';
import { contactFixes } from './contact-block.ts';
import { faqFixes } from './faq-section.ts';
import { mapLinkFixes } from './map-link.ts';
import { openingHoursFixes } from './opening-hours-block.ts';
import { selfDescriptionFixes } from './self-description.ts';
import { tradeTitle } from './trade-noun.ts';

/** The same website with other words. */
function changed(site: InventedWebsite, words: readonly (readonly [string | RegExp, string])[]): InventedWebsite {
  const copy = structuredClone(site);
  for (const page of copy.pages) page.html = words.reduce((html, [from, to]) => html.replaceAll(from, to), page.html);
  return copy;
}

describe('self-description', () => {
  it('says who, what and where in English', () => {
    const silent = changed(solicitors(), [
      [
        /<h1>Solicitors in York<\/h1><p>.*?<\/p>/gs,
        '<h1>Welcome</h1><p>Good advice is worth a lot, and a clear answer even more. We have been at your side for many years.</p>',
      ],
    ]);
    const { contents, after, broken } = fixesOf(selfDescriptionFixes, silent);
    expect(contents[0]).toMatch(/^<p>Harwood Lane Solicitors is a law firm in York\./);
    expect(after.get('missing-self-description')).toBe('pass');
    expect(broken).toEqual([]);
  });

  it('says it in German, with TODO for a trade nobody can tell', () => {
    const silent = changed(bakery(), [
      [
        /<h1>Brot und Brötchen aus Münster<\/h1><p>.*?<\/p>/gs,
        '<h1>Willkommen</h1><p>Seit vielen Jahren stehen wir jeden Morgen früh für Sie auf. Die Bäckerei freut sich auf Ihren Besuch.</p>',
      ],
    ]);
    const { contents } = fixesOf(selfDescriptionFixes, silent);
    expect(contents[0]).toMatch(/^<p>Bäckerei Sommerfeld ist eine Bäckerei in Münster\./);
    const unknown = changed(silent, [
      [/Bäckerei Sommerfeld|Sommerfeld/g, 'Sommerfeld'],
      [/Brot|Brötchen|Bäckerei|backen|gebacken|Teig|Sauerteig|Ofen|Steinofen|Roggenbrot/g, 'Ding'],
    ]);
    for (const { fix, passes } of fixesOf(selfDescriptionFixes, unknown).written) {
      expect(fix.content).toContain('TODO');
      expect(passes).toEqual([]);
    }
  });

  it('calls trades as titles do', () => {
    expect(tradeTitle({ trade: 'lawyer', language: 'en' })).toBe('Law firm');
    expect(tradeTitle({ trade: 'dentist', language: 'de' })).toBe('Zahnarztpraxis');
    expect(tradeTitle({ trade: 'builder', language: 'it' })).toBe('Impresa edile');
    expect(tradeTitle({ trade: 'other', language: 'en' })).toBeNull();
    expect(tradeTitle({ trade: 'hotel', language: 'de', type: 'VacationRental' })).toBe('Ferienunterkunft');
    expect(tradeTitle({ trade: 'hotel', language: 'de', type: 'Hotel' })).toBe('Hotel');
  });
});

describe('questions', () => {
  it('the website leaves open are asked in its language and never answered for it', () => {
    // Where hardly a line touches what customers ask, nothing is left to doubt.
    const brief = (site: InventedWebsite) => changed(site, [[/<h2>.*?(?=<\/main>)/gs, '']]);
    for (const [site, heading] of [
      [brief(solicitors()), 'Frequently asked questions'],
      [brief(bakery()), 'Häufige Fragen'],
    ] as const) {
      const { written } = fixesOf(faqFixes, site);
      const open = written.filter(({ checkIds }) => checkIds.includes('unanswered-questions'));
      expect(open).toHaveLength(1);
      expect(written[0]?.fix.content).toContain(`<h2>${heading}</h2>`);
      const answers = [...(open[0]?.fix.content ?? '').matchAll(/<p>(.*?)<\/p>/g)].map(([, answer]) => answer);
      expect(answers.length).toBeGreaterThan(3);
      expect(answers.every((answer) => answer?.endsWith('TODO'))).toBe(true);
      expect(open[0]?.passes).toEqual([]);
    }
  });

  it('the website answers are quoted from its own pages', () => {
    const site = changed(englishPlumber, [
      [
        'Most call-outs are answered on the same day.',
        'We come on the same day when you call before noon. Leak repairs and drains are our daily work. A plumber works alone.',
      ],
      [
        '<h2>What we do</h2>',
        '<h2>Guarantee</h2><p>We guarantee our work for two years.</p><h2>Quotes</h2><p>Every quote is free and made before work starts.</p><h2>What we do</h2>',
      ],
    ]);
    const text = site.pages.map(({ html }) => html.replace(/<[^>]+>|\s+/g, ' ').replace(/\s+/g, ' ')).join(' ');
    const { written, broken } = fixesOf(faqFixes, site);
    const told = written.find(({ checkIds }) => checkIds.includes('few-visible-questions'));
    const answers = [...(told?.fix.content ?? '').matchAll(/<p>(.*?)<\/p>/g)].map(([, answer]) => answer ?? '');
    expect(answers.length).toBeGreaterThanOrEqual(3);
    expect(answers).toContain('We guarantee our work for two years.');
    // Asked was whether they are licensed or certified: nothing of the question stands in what they say.
    expect(answers).not.toContain('We are Gas Safe registered.');
    const ownWords = answers.filter((answer) => !/^Tidewater Plumbing, 14 Quay Lane/.test(answer));
    expect(ownWords.filter((answer) => !text.includes(answer))).toEqual([]);
    expect(broken).toEqual([]);
  });
});

describe('opening hours', () => {
  const marked = `<script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Bakery',
    name: 'Bäckerei Sommerfeld',
    openingHours: ['Tu-Fr 06:00-18:00', 'Sa 06:00-13:00'],
  })}</script>`;

  it('that only markup states are asked, equal days together', () => {
    const { written, before } = fixesOf(openingHoursFixes, bakery({ home: { main: marked } }));
    expect(before.get('missing-opening-hours')).toBe('partial');
    expect(written[0]?.fix).toMatchObject({ before: null, certainty: 'seen' });
    expect(written[0]?.fix.content).toContain(
      'TODO: are these your hours? Dienstag–Freitag 06:00–18:00; Samstag 06:00–13:00',
    );
    expect(written[0]?.passes).toEqual([]);
  });

  it('nobody states are left to fill in, never guessed', () => {
    const { written } = fixesOf(openingHoursFixes, solicitors());
    expect(written[0]?.fix.content.match(/TODO/g)).toHaveLength(7);
    expect(written[0]?.fix.content).toContain('Wednesday');
    expect(written[0]?.passes).toEqual([]);
  });
});

describe('contact data', () => {
  it('that stands as bare text becomes links', () => {
    const bare = changed(
      bakery({ contact: { main: '<p>Telefon: 0251 4906118. Mail an Laden@Baeckerei-Sommerfeld.test genügt.</p>' } }),
      [[/<a href="tel:[^"]*">(.*?)<\/a>/g, '$1']],
    );
    const { contents, after, broken } = fixesOf(contactFixes, bare);
    expect(contents).toContain('<a href="tel:+492514906118">0251 4906118</a>');
    expect(contents).toContain('<a href="mailto:laden@baeckerei-sommerfeld.test">Laden@Baeckerei-Sommerfeld.test</a>');
    expect(after.get('unlinked-contact-data')).toBe('pass');
    expect(broken).toEqual([]);
  });

  it('only markup knows is asked; what nothing knows reads TODO', () => {
    const data = {
      '@context': 'https://schema.org',
      '@type': 'LegalService',
      name: 'Harwood Lane Solicitors',
      telephone: '+44 1904 960118',
    };
    const site = websiteOf('https://harwood-lane.test/', [
      {
        path: '/',
        role: 'home',
        html: `<!doctype html><html lang="en"><head><title>Solicitors</title><script type="application/ld+json">${JSON.stringify(data)}</script></head>
<body><main><h1>Solicitors for families</h1><p>We advise families on wills, house purchases and divorce, and we tell you the cost before any work begins.</p></main></body></html>`,
      },
    ]);
    const { contents } = fixesOf(contactFixes, site);
    expect(contents[0]).toContain(
      '<address>TODO: is the name of your business “Harwood Lane Solicitors”?<br>\nTODO<br>\nPhone: TODO: is your phone number “',
    );
  });
});

describe('map and date', () => {
  it('link the address, and leave the way there to the owner', () => {
    const { contents, written } = fixesOf(mapLinkFixes, solicitors());
    expect(contents[0]).toContain('query=Harwood%20Lane%20Solicitors%2C%208%20Minster%20Yard');
    expect(contents[0]).toContain('<p>Parking and public transport: TODO</p>');
    expect(written[0]?.passes).toEqual([]);
  });

  it('need no words where the website has some', () => {
    const main = '<p>Parkplätze finden Sie direkt vor dem Laden.</p>';
    const { contents, after, broken } = fixesOf(mapLinkFixes, bakery({ contact: { main } }));
    expect(contents[0]).toMatch(
      /^<p><a href="https:\/\/www\.google\.com\/maps\/search\/[^"]+">Bäckerei Sommerfeld auf der Karte<\/a><\/p>$/,
    );
    expect(after.get('missing-map-or-directions')).toBe('pass');
    expect(broken).toEqual([]);
  });

  it('never invent the day somebody checked', () => {
    const { contents, written } = fixesOf(checkedDateFixes, bakery());
    expect(contents).toEqual(['<p>Zuletzt geprüft: <time datetime="TODO">TODO</time></p>']);
    expect(written[0]?.passes).toEqual([]);
  });
});
