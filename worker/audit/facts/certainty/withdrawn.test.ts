import { describe, expect, it } from 'vitest';
import { HOME, type PageOptions, page, website } from '../../../testing/audit-builders.ts';
import type { RatedFacts } from '../facts.ts';
import { readFacts } from '../read-facts.ts';
import { rateFacts } from './rate-facts.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };

function read(html: string, options: PageOptions = { role: 'home' }): RatedFacts {
  const seen = website({ target, pages: [page(html, options)] });
  return rateFacts(readFacts(seen), seen);
}

const markup = (node: object): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...node })}</script>`;

describe('the town of an address', () => {
  const certainty = (head: string) =>
    read(
      `<html lang="en"><head>${head}</head><body><h2>Address</h2><p>Plot 12, Larch Road, Larchpuram, Elmshire Kannada, Karnataka 575015, India</p>
       <footer><p>Plot 12, Larch Road, Larchpuram, Elmshire Kannada, Karnataka 575015, India</p></footer></body></html>`,
    ).addresses.map((one) => one.certainty);

  it('is not certain where a town or a district may stand before it', () => {
    expect(certainty('<title>Larch Spices</title>')).toEqual(['likely']);
  });

  it('is certain where the title names it', () => {
    expect(certainty('<title>Larch Spices in Elmshire Kannada</title>')).toEqual(['certain']);
  });
});

it('a street is in one town where the page says in which region and markup in which town', () => {
  const node = {
    '@type': 'LocalBusiness',
    name: 'Larch',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Via Larice 13',
      addressLocality: 'Lariceto',
      addressRegion: 'Lombardia',
    },
  };
  const html = `<html lang="it"><body>${markup(node)}<p>Via Larice 13, Lariceto, Monza e Brianza, Lombardia</p></body></html>`;
  const { addresses } = read(html);
  expect(addresses.map(({ value }) => value.locality)).toEqual(['Lariceto']);
});

describe('the trade', () => {
  const COPYRIGHT = '<footer><p>© 2026 Larch Plumbing</p></footer>';

  it('is that of the name where title and description speak of it first', () => {
    const head = (rest: string) =>
      `<title>Larch Plumbing: plumbing, drains and ${rest}</title><meta name="description" content="We offer plumbing, drains and ${rest} all around the town.">`;
    const { trade } = read(`${head('waterproofing')}<main><p>Call us.</p></main>${COPYRIGHT}`);
    expect(trade).toMatchObject({ value: { id: 'plumber' }, certainty: 'certain' });
  });

  it('is not that of a name alone, though the title spells it otherwise', () => {
    const titled = (title: string) =>
      read(
        `<title>${title}</title><main><h1>Golden Larch Café</h1><p>Chicken from the grill since 2009.</p></main><footer><p>© 2026 Golden Larch Café</p></footer>`,
      ).trade;
    expect(titled('GOLDN LARCH CAFÉ | The best chicken in town')?.certainty).not.toBe('certain');
    expect(titled('Café in the old mill | GOLDN LARCH CAFÉ')).toMatchObject({
      value: { id: 'cafe' },
      certainty: 'certain',
    });
  });

  it('is that of the name where another page says it of whoever runs the practice', () => {
    const of = (imprint: string) => {
      const name = 'Zahnarztpraxis Lärche';
      const home = page(
        `<html lang="de"><title>${name}</title><h1>${name}</h1><p>Willkommen auf unseren Seiten.</p><footer><p>© 2026 ${name}</p></footer></html>`,
      );
      const legal = page(`<html lang="de"><title>Impressum</title><h1>Impressum</h1>${imprint}</html>`, {
        url: `${HOME}impressum`,
        role: 'legal',
      });
      const seen = website({ target, pages: [home, legal] });
      return rateFacts(readFacts(seen), seen).trade;
    };
    const dentist = '<p>Zahnärztin Edda Muster</p>';
    expect(of(dentist)).toMatchObject({ value: { id: 'dentist' }, certainty: 'certain' });
    expect(of('<p>Betreiberin: Edda Muster</p>')).toMatchObject({ value: { id: 'dentist' }, certainty: 'likely' });
    expect(of(`${dentist}<p>Rechtsanwalt Udo Muster</p>`)?.certainty).toBe('likely');
  });

  it('of a part is not that of the business', () => {
    const parts = {
      '@graph': [
        { '@type': 'LocalBusiness', '@id': '#beach', name: 'Larch Beach', containsPlace: { '@id': '#eat' } },
        { '@type': 'Restaurant', '@id': '#eat', name: 'Larch Restaurant', servesCuisine: 'Fish' },
      ],
    };
    const html = `<title>Larch Beach | Sunbeds and restaurant</title>${markup(parts)}<h1>Larch Beach</h1><p>Sunbeds, and a restaurant with fish.</p>`;
    expect(read(html).trade?.certainty).not.toBe('certain');
    expect(read(html.replace('"LocalBusiness"', '"Restaurant"')).trade?.certainty).toBe('certain');
  });
});

it('a rate that markup alone names is nothing on offer, though the text has the same sum', () => {
  const offers = [
    { '@type': 'Offer', name: 'Student rate — each piece', price: '8', priceCurrency: 'EUR' },
    { '@type': 'Offer', name: 'Sunbed', price: '12', priceCurrency: 'EUR' },
  ];
  const text =
    '<h2>Prices</h2><div class="card"><h3>Sunbed</h3><p>12 €</p></div><p>Each piece costs 8 € for whoever shows a student card at the desk, every day.</p>';
  const { services } = read(`${markup({ '@type': 'LocalBusiness', name: 'Larch Beach', makesOffer: offers })}${text}`);
  expect(services.filter(({ certainty }) => certainty === 'certain').map(({ value }) => value)).not.toContain(
    'Student rate — each piece',
  );
});

it('a dish whose name ends in a sum has no certain price', () => {
  const menu = (name: string) =>
    read(`<h1>Menu</h1><ul><li>Lemonade ${name} 3,50 €</li><li>Coffee 2,80 €</li><li>Tea 2,90 €</li></ul>`, {
      role: 'prices',
    }).prices.filter(({ certainty }) => certainty === 'certain').length;
  expect(menu('')).toBe(3);
  expect(menu('2,70 /')).toBe(2);
});

it('the card of a product is no review', () => {
  const card = (maker: string, sum: string) =>
    `<div class="review"><p class="text">€ ${sum} -10% <br>€ 38,20<br>incl. btw</p><cite>${maker}</cite></div>`;
  expect(read(`<h2>Reviews</h2>${card('Larch', '52,03')}${card('Elm', '62,03')}`).reviews).toEqual([]);
});
