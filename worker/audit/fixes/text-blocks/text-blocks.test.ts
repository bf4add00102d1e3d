import { describe, expect, it } from 'vitest';
import { fixesOf, websiteOf } from '../../../testing/fixes-of.ts';
import { bakery, solicitors } from '../../../testing/two-businesses.ts';
import type { InventedWebsite } from '../../proof/fixtures/observe-website.ts';
import { contactFixes } from './contact-block.ts';
import { openingHoursFixes } from './opening-hours-block.ts';
import { selfDescriptionFixes } from './self-description.ts';
import { dayOf, timeElementFixes } from './time-elements.ts';
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
      ['Law firm in York</title>', 'Law firm</title>'],
      ['<p>Harwood Lane Solicitors, 8 Minster', '<p>Harwood Lane Solicitors</p><p>8 Minster'],
      [
        /<h1>Solicitors in York<\/h1><p>.*?<\/p>/gs,
        '<h1>Welcome</h1><p>Good advice is worth a lot, and a clear answer even more. We have been at your side for many years.</p>' +
          '<script type="application/ld+json">{"@context":"https://schema.org","@type":"LegalService","name":"Harwood Lane Solicitors"}</script>',
      ],
    ]);
    const { contents, after, broken } = fixesOf(selfDescriptionFixes, silent);
    expect(contents[0]).toMatch(/^<p>Harwood Lane Solicitors is a law firm in York\./);
    expect(after.get('missing-self-description')).toBe('pass');
    expect(broken).toEqual([]);
  });

  it('says nothing where the name says it, or nobody can tell the trade', () => {
    const silent = changed(bakery(), [
      [' – Brot aus Münster</title>', '</title>'],
      ['<p>Bäckerei Sommerfeld, Salzstraße', '<p>Bäckerei Sommerfeld</p><p>Salzstraße'],
      [
        /<h1>Brot und Brötchen aus Münster<\/h1><p>.*?<\/p>/gs,
        '<h1>Willkommen</h1><p>Seit vielen Jahren stehen wir jeden Morgen früh für Sie auf. Die Bäckerei freut sich auf Ihren Besuch.</p>',
      ],
    ]);
    // A name that says what it is needs no sentence that says it again.
    expect(fixesOf(selfDescriptionFixes, silent).contents).toEqual([]);
    const unknown = changed(silent, [
      [/Bäckerei Sommerfeld|Sommerfeld/g, 'Sommerfeld'],
      [/Brot|Brötchen|Bäckerei|backen|gebacken|Teig|Sauerteig|Ofen|Steinofen|Roggenbrot/g, 'Ding'],
    ]);
    expect(fixesOf(selfDescriptionFixes, unknown).contents).toEqual([]);
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

describe('opening hours', () => {
  const marked = `<script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Bakery',
    name: 'Bäckerei Sommerfeld',
    openingHours: ['Tu-Fr 06:00-18:00', 'Sa 06:00-13:00'],
  })}</script>`;

  it('that only markup states, or nobody, are the owner’s to write', () => {
    const { written, before } = fixesOf(openingHoursFixes, bakery({ home: { main: marked } }));
    expect(before.get('missing-opening-hours')).toBe('partial');
    expect(written).toEqual([]);
    expect(fixesOf(openingHoursFixes, solicitors()).written).toEqual([]);
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

  it('that stands in a link as well gets no second one inside of it', () => {
    const twice = changed(
      bakery({ contact: { main: '<p><a href="#"><b>0251 4906118</b></a></p><p>Telefon: 0251 4906118</p>' } }),
      [[/<a href="tel:[^"]*">(.*?)<\/a>/g, '$1']],
    );
    const { contents, before } = fixesOf(contactFixes, twice);
    expect(before.get('unlinked-contact-data')).toBe('partial');
    expect(contents).not.toContain('<a href="tel:+492514906118">0251 4906118</a>');
  });

  it('that a script looks up under a key gets no link, which the script would write over', () => {
    const of = (attribute: string) => {
      const main = `<p${attribute}>Mail an laden@baeckerei-sommerfeld.test genügt.</p>`;
      return fixesOf(contactFixes, bakery({ contact: { main } })).contents.join();
    };
    expect(of(' data-aos="fade-up"')).toContain('mailto:laden');
    expect(of(' data-lang-key="contact.mail"')).not.toContain('mailto:laden');
    expect(of(' data-text="contact.mail"')).not.toContain('mailto:laden');
  });

  it('that stands there in a second spelling gets no link in one place alone', () => {
    const linked = (second: string) => {
      const main = `<p>Telefon: 0251 4906225</p><p>Auch abends: ${second}</p>`;
      const site = changed(bakery({ contact: { main } }), [[/<a href="tel:[^"]*">(.*?)<\/a>/g, '$1']]);
      return fixesOf(contactFixes, site).contents.join();
    };
    expect(linked('0251 4906225')).toContain('tel:+492514906225');
    expect(linked('0251-4906 225')).not.toContain('tel:+492514906225');
  });

  it('that stands bare on further pages is to be changed there as well', () => {
    const main = '<p>Telefon: 0251 4906225</p>';
    const placement = (own: Parameters<typeof bakery>[0]) => {
      const site = changed(bakery(own), [[/<a href="tel:[^"]*">(.*?)<\/a>/g, '$1']]);
      return fixesOf(contactFixes, site)
        .written.map(({ fix }) => fix.placement)
        .join();
    };
    expect(placement({ contact: { main } })).toMatch(/“0251 4906225”\.$/);
    expect(placement({ contact: { main }, home: { main } })).toMatch(/“0251 4906225”, and likewise on \/[a-z]+/);
  });

  it('only markup knows is not written into the text for the owner', () => {
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
    const { contents, before } = fixesOf(contactFixes, site);
    expect(before.get('contact-data-not-in-text')).not.toBe('pass');
    expect(contents).toEqual([]);
  });
});

describe('dates', () => {
  const asArticle = (site: InventedWebsite): InventedWebsite => {
    for (const page of site.pages) if (page.role !== 'home' && page.role !== 'contact') page.role = 'article';
    return site;
  };

  it('are marked with the day they mean', () => {
    const main = '<p>Stand: 12. Oktober 2026</p>';
    const { written, after, broken } = fixesOf(timeElementFixes, asArticle(bakery({ services: { main } })));
    expect(written[0]?.fix).toMatchObject({
      replaces: '12. Oktober 2026',
      content: '<time datetime="2026-10-12">12. Oktober 2026</time>',
    });
    expect(after.get('unmarked-dates')).toBe('pass');
    expect(broken).toEqual([]);
  });

  it('that may be two days are left alone', () => {
    expect(dayOf('03/04/2026', 'en')).toBeNull();
    expect(dayOf('03/04/2026', 'fr')).toBe('2026-04-03');
    expect(dayOf('April 2026', 'en')).toBeNull();
    const main = '<p>Last updated 03/04/2026</p>';
    expect(fixesOf(timeElementFixes, asArticle(solicitors({ services: { main } }))).written).toEqual([]);
  });
});
