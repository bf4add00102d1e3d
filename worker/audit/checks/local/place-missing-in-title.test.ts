import { expect, it } from 'vitest';
import { page } from '../../../testing/audit-builders.ts';
import { run } from '../../../testing/unseen-website.ts';

/** An address that visitors come to, in a town of a country. */
const inTown = (locality: string, country: string) => ({
  addresses: [
    {
      certainty: 'certain' as const,
      value: {
        street: 'High Street 1',
        postalCode: null,
        locality,
        region: null,
        country,
        text: `High Street 1, ${locality}`,
      },
      sources: [{ pageUrl: 'https://larch.example/', view: 'plain' as const, place: 'footer > p', seen: locality }],
    },
  ],
});

/** Read for certain in the text, and nothing says that customers come there. */
const toldIn = (locality: string, country: string, certainty: 'certain' | 'likely' = 'certain') => ({
  addresses: inTown(locality, country).addresses.map((one) => ({ ...one, certainty, isVisited: false })),
});

it.each([
  ['partial', '<title>Welkom bij Ida</title><p>Leeds</p>', inTown('Leeds', 'GB')],
  ['inconclusive', '<title>Plumber in Bradford</title><p>Leeds</p>', inTown('Leeds', 'GB')],
  ['pass', '<title>Klempner in Frankfurt</title>', inTown('Frankfurt am Main', 'DE')],
  ['inconclusive', '<title>Bolos em BH</title><p>Belo Horizonte</p>', inTown('Belo Horizonte', 'BR')],
  ['pass', '<title>Cheese of Leeds</title>', toldIn('Leeds', 'GB')],
  ['inconclusive', '<title>Cheese and ham</title><p>Leeds</p>', toldIn('Leeds', 'GB')],
  ['inconclusive', '<title>cheese, ham</title><p>Leeds</p>', toldIn('Leeds', 'GB', 'likely')],
  ['pass', '<title>Cheese of Leeds</title>', toldIn('Leeds', 'GB', 'likely')],
] as const)('%s: %s', (outcome, html, found) =>
  expect(run('place-missing-in-title', [page(html)], found as never, { isLocal: true }).outcome).toBe(outcome),
);

it('is not due to scripts where they bring the town into the text alone', () => {
  const judged = (rendered: string) =>
    run('place-missing-in-title', [page('<title>Cheese</title>', { rendered })], inTown('Leeds', 'GB') as never, {
      isLocal: true,
    });
  expect(judged('<title>Cheese</title><footer>Leeds</footer>')).toMatchObject({
    outcome: 'partial',
    evidence: [{ place: 'title', seen: 'Cheese (missing here: Leeds)' }],
  });
  expect(judged('<title>Cheese</title><footer>Leeds</footer>').cause).toBeNull();
  expect(judged('<title>Cheese in Leeds</title>').cause).toBe('only-after-javascript');
});

it('quotes no title that a template left', () => {
  const html = '<title>%Home - %sitename%%</title><p>Leeds</p>';
  const { evidence } = run('place-missing-in-title', [page(html)], inTown('Leeds', 'GB') as never, { isLocal: true });
  expect(evidence?.map(({ seen }) => seen)).toEqual(['no title of your own (missing here: Leeds)']);
});

it('takes the part of the town behind it in an address for its place', () => {
  const [address] = inTown('Leeds', 'GB').addresses;
  const line = (seen: string) => ({
    addresses: [
      { ...address, value: { ...address?.value, postalCode: '46459' }, sources: [{ ...address?.sources[0], seen }] },
    ],
  });
  const outcome = (seen: string) =>
    run('place-missing-in-title', [page('<h1>Nails in Oakfold</h1><p>Leeds</p>')], line(seen) as never, {
      isLocal: true,
    }).outcome;
  expect(outcome('High Street 1 46459 Leeds - Oakfold')).toBe('pass');
  expect(outcome('High Street 1 46459 Leeds, Oakfold')).toBe('partial');
});
