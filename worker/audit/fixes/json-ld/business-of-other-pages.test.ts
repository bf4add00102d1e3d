import { expect, it } from 'vitest';
import { fixesOf, websiteOf } from '../../../testing/fixes-of.ts';
import { bakery } from '../../../testing/two-businesses.ts';
import { jsonLdFixes } from './json-ld.ts';

it('the home page calls the business what its other pages call it, without what they leave empty', () => {
  const described = JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    name: 'Larch & Son',
    telephone: '+44 20 7946 0123',
    address: { '@type': 'PostalAddress', streetAddress: '', addressLocality: 'Bath' },
  });
  const body = '<h1>Larch & Son</h1><p>We mend violins and bows by hand. Call +44 20 7946 0123.</p>';
  const { contents } = fixesOf(
    jsonLdFixes,
    websiteOf('https://larch-and-son.test/', [
      { path: '/', role: 'home', html: `<html lang="en"><title>Larch & Son</title><body>${body}</body></html>` },
      {
        path: '/contact',
        role: 'contact',
        html: `<html lang="en"><title>Contact | Larch & Son</title><script type="application/ld+json">${described}</script><body>${body}</body></html>`,
      },
    ]),
  );
  const written = contents.join('\n');
  expect(written).toContain('"@type": "LocalBusiness"');
  expect(written).not.toContain('"@type": "Organization"');
  expect(written).not.toContain('"streetAddress": ""');
});

it('names on other pages the type that the business has in its own node, and no other', () => {
  const own = '{"@context":"https://schema.org","@type":["LocalBusiness","Bakery"],"name":"Bäckerei Sommerfeld"}';
  const website = bakery({
    home: { main: `<script type="application/ld+json">${own}</script>` },
    services: { main: '<h2>Preise</h2><ul><li>Roggenbrot 4,20 €</li><li>Butterhörnchen 1,80 €</li></ul>' },
  });
  const prices = [
    { what: 'Roggenbrot', amount: 4.2, currency: 'EUR' },
    { what: 'Butterhörnchen', amount: 1.8, currency: 'EUR' },
  ].map((value) => ({
    kind: 'prices' as const,
    said: 'yes' as const,
    read: `${value.what} | ${value.amount} | EUR`,
    value,
  }));
  const [priced] = fixesOf(jsonLdFixes, website, prices).contents.filter((content) => content.includes('"Offer"'));
  expect(priced?.replace(/\s+/g, '')).toContain('"@type":["LocalBusiness","Bakery"]');
});
