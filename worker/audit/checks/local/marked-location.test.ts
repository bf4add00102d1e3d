import { expect, it } from 'vitest';
import { facts, HOME, inputs, page } from '../../../testing/audit-builders.ts';
import { missingLocationPages } from './missing-location-pages.ts';

const at = (town: string, place = 'main > p') => ({
  pageUrl: `${HOME}${town}`,
  view: 'plain' as const,
  place,
  seen: town,
});
const marked = (town: string) => at(town, 'JSON-LD Store.address');
const branch = (town: string) =>
  page(`<h1>Our shop in ${town}</h1><p>${'All about this branch and its people. '.repeat(20)}</p>`, {
    url: `${HOME}${town}`,
    role: 'locations',
  });
const address = (locality: string, street: string, sources: ReturnType<typeof at>[]) => ({
  certainty: 'certain' as const,
  value: { street, postalCode: null, locality, region: null, country: 'GB', text: `${street}, ${locality}` },
  sources,
});

it('leaves open which place a page is about that is named after one and tells machines of another', () => {
  const pages = [page(''), branch('Leeds'), branch('York')];
  const leeds = address('Leeds', 'High Street 1', [at('Leeds'), marked('Leeds'), marked('York')]);
  const of = (...york: ReturnType<typeof at>[]) =>
    missingLocationPages.run(
      inputs({ pages, facts: facts({ addresses: [leeds, address('York', 'Low Street 2', york)] }), isLocal: true }),
    ).outcome;
  expect(of(at('York'))).toBe('inconclusive');
  expect(of(at('York'), marked('York'))).toBe('pass');
});
