import { expect, it } from 'vitest';
import { HOME, page, website } from '../../../testing/audit-builders.ts';
import { readFacts } from '../read-facts.ts';
import { hasLeftover } from './left-in-address.ts';
import { rateFacts } from './rate-facts.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };

function read(lang: string, address: string): [string, string][] {
  const read = website({
    target,
    pages: [
      page(`<html lang="${lang}"><head><title>Larix</title></head><body><footer><address>${address}</address></footer>
        <main><p>${lang === 'it' ? 'Indirizzo' : 'Anschrift'}: ${address}</p></main></body></html>`),
    ],
  });
  return rateFacts(readFacts(read), read).addresses.map(({ value, certainty }) => [value.text, certainty]);
}

it.each([
  ['it', 'Via Larice, 12 pal., 40121 Bologna'],
  ['de', 'Larchgasse 5 Rgb., 50667 Köln'],
  ['de', 'Larchgasse 5, Postfach 12, 50667 Köln'],
  ['de', 'Larchgasse 5, 12345 Berlin'],
])('%s: %s is not read for certain', (lang, address) => {
  expect(read(lang, address).map(([, certainty]) => certainty)).not.toContain('certain');
});

it.each([
  ['it', 'Via Larice, 12, 40121 Bologna'],
  ['de', 'Larchgasse 5 a, 50667 Köln'],
  ['de', 'Straße des 17. Juni 135, 50667 Köln'],
])('%s: %s is', (lang, address) => {
  expect(read(lang, address).map(([, certainty]) => certainty)).toEqual(['certain']);
});

it('the label of a code is no part of the house', () => {
  expect(read('it', 'Via Larice, 1122 cap. 40121 Bologna')).toEqual([['Via Larice, 1122, 40121 Bologna', 'certain']]);
});

it('signs behind a number that name a building and its floor are part of the house', () => {
  expect(hasLeftover({ street: '自由が丘1丁目2番3号星野ビルディング地下一階', country: 'JP' })).toBe(false);
});
