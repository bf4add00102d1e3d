import { expect, it } from 'vitest';
import { HOME, page, website } from '../../../testing/audit-builders.ts';
import { readFacts } from '../read-facts.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };

function services(nodes: object[]) {
  const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes });
  const html = `<html lang="en"><script type="application/ld+json">${graph}</script><p>We heat.</p></html>`;
  return readFacts(website({ target, pages: [page(html)] })).services.map(({ value }) => value);
}

const service = (name: string, serviceType: string, town: string) => ({
  '@type': 'Service',
  name,
  serviceType,
  areaServed: { '@type': 'City', name: town },
});

it('services of one type that are named after towns are one service', () => {
  const towns = ['Larchford', 'Elmham'].map((town) => service(`Floor heating ${town}`, 'Underfloor heating', town));
  expect(services(towns)).toEqual(['Underfloor heating']);
  const kinds = ['Screed laying', 'Floor milling'].map((name) => service(name, 'Underfloor heating', 'Larchford'));
  expect(services(kinds)).toEqual(['Screed laying', 'Floor milling']);
});
