import { expect, it } from 'vitest';
import { HOME, page } from '../../testing/audit-builders.ts';
import { readAddresses } from './addresses.ts';
import { toFactInput } from './fact-input.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };

it('puts the address visitors are sent to before the seat that legal pages repeat', () => {
  const seat = '<p>Am Hang 30</p><p>94262 Kollnburg</p>';
  const legal = ['impressum', 'datenschutz', 'agb'].map((path) =>
    page(`<html lang="de"><body><h1>${path}</h1>${seat}<footer>${seat}</footer></body></html>`, {
      url: HOME + path,
      role: 'legal',
    }),
  );
  const home = page(
    '<html lang="de"><body><p>Praxis: Schwalbenweg 15, 94234 Viechtach</p><script type="application/ld+json">{"@context":"https://schema.org","@type":"MedicalBusiness","name":"Praxis","address":{"@type":"PostalAddress","streetAddress":"Schwalbenweg 15","postalCode":"94234","addressLocality":"Viechtach"}}</script></body></html>',
  );
  const streets = readAddresses(toFactInput({ target, pages: [home, ...legal] })).map(({ value }) => value.street);
  expect(streets).toEqual(['Schwalbenweg 15', 'Am Hang 30']);
});
