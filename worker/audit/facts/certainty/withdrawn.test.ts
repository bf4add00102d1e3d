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
  it('is not that of words alone, in a name or beside it', () => {
    const html =
      '<title>Larch Plumbing: plumbing and drains</title><h1>Your plumber</h1><footer><p>© 2026 Larch Plumbing</p></footer>';
    expect(read(html).trade).toMatchObject({ value: { id: 'plumber' }, certainty: 'likely' });
    const typed = markup({ '@type': 'Plumber', name: 'Larch Plumbing' });
    expect(read(`${typed}${html}`).trade).toMatchObject({ value: { id: 'plumber' }, certainty: 'certain' });
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

it('the card of a product is no review', () => {
  const card = (maker: string, sum: string) =>
    `<div class="review"><p class="text">€ ${sum} -10% <br>€ 38,20<br>incl. btw</p><cite>${maker}</cite></div>`;
  expect(read(`<h2>Reviews</h2>${card('Larch', '52,03')}${card('Elm', '62,03')}`).reviews).toEqual([]);
});

it('a profile is not certain where markup names another one of its network', () => {
  const certainty = (named: string) =>
    read(
      `<head><title>Larch Spices</title>${markup({ '@type': 'LocalBusiness', name: 'Larch Spices', sameAs: [`https://www.instagram.com/${named}`] })}</head>
       <footer><a href="https://www.instagram.com/larchspicess">Instagram</a></footer>`,
    ).socialProfiles.map((one) => one.certainty);
  expect(certainty('larchspices')).not.toContain('certain');
  expect(certainty('larchspicess')).toEqual(['certain']);
});
