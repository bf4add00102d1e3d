import { expect, it } from 'vitest';
import { HOME, page, website } from '../../../testing/audit-builders.ts';
import type { FactSource, RatedFacts } from '../facts.ts';
import { readFacts } from '../read-facts.ts';
import { notBesidePlaces } from './branches.ts';
import { rateFacts } from './rate-facts.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
function read(html: string): RatedFacts {
  const seen = website({ target, pages: [page(`<html lang="en"><body>${html}</body></html>`)] });
  return rateFacts(readFacts(seen), seen);
}

const card = (label: string, address: string, phone: string) =>
  `<div class="card"><p class="at">${label}${address}</p><p><a href="tel:${phone.replace(/ /g, '')}">${phone}</a></p></div>`;
const FIRST = ['12 Larch Lane, Bath BA1 2AB', '+44 20 7946 0123'] as const;
const SECOND = ['7 Birch Road, York YO1 7HH', '+44 20 7946 0124'] as const;
const THIRD = ['9 Alder Street, Leeds LS1 4AP', '+44 20 7946 0125'] as const;
const cards = [card('Address: ', ...FIRST), card('', ...SECOND), card('', ...THIRD)].join('');

it('houses in boxes alike are sure together or not at all', () => {
  expect(read(card('Address: ', ...FIRST)).addresses.map(({ certainty }) => certainty)).toEqual(['certain']);
  expect(read(cards).addresses.map(({ certainty }) => certainty)).toEqual(['likely', 'likely', 'likely']);
});

it('a number in a box of several houses is that house’s, unless the frame of the front page has it', () => {
  const sure = (html: string) =>
    read(html).phones.flatMap(({ asShown, certainty }) => (certainty === 'certain' ? [asShown] : []));
  expect(sure(cards)).toEqual([]);
  expect(sure(`${cards}<footer><p>Call <a href="tel:+442079460123">+44 20 7946 0123</a></p></footer>`)).toEqual([
    '+44 20 7946 0123',
  ]);
});

it('a seat alone is not told while the place customers come to is in doubt', () => {
  const entry = (locality: string, certainty: 'certain' | 'likely', isVisited?: true) => ({
    value: { street: '1 Mill Lane', postalCode: null, locality, region: null, country: 'GB', text: locality },
    certainty,
    sources: [] as FactSource[],
    ...(isVisited && { isVisited }),
  });
  const told = (...all: ReturnType<typeof entry>[]) =>
    notBesidePlaces(all, { isLegal: ({ pageUrl }) => pageUrl === '/imprint' }).map(({ certainty }) => certainty);
  expect(told(entry('Bath', 'certain'), entry('York', 'likely', true))).toEqual(['likely', 'likely']);
  expect(told(entry('Bath', 'certain'), entry('York', 'likely'))).toEqual(['certain', 'likely']);
  expect(told(entry('Bath', 'certain'), entry('York', 'certain', true))).toEqual(['likely', 'certain']);
  // The contact page names one, the imprint another.
  const from = (pageUrl: string) => ({
    ...entry('Bath', 'certain'),
    sources: [{ pageUrl, view: 'plain' as const, place: 'main > p', seen: '1 Mill Lane' }],
  });
  expect(told(from('/contact'), from('/imprint'))).toEqual(['certain', 'likely']);
  expect(told(from('/imprint'))).toEqual(['certain']);
});

it('mailboxes in boxes alike are those of what each box is about', () => {
  const own = 'https://larch-pool.test/';
  const box = (name: string) => `<div class="box"><p>${name}@larch-pool.test</p></div>`;
  const boxes = ['press', 'jobs', 'shop'].map(box).join('');
  const link = '<p><a href="mailto:hello@larch-pool.test">hello@larch-pool.test</a></p>';
  const html = `<html lang="en"><body><main>${link}<div>${boxes}</div></main></body></html>`;
  const seen = website({ target: { ...target, homeUrl: own }, pages: [page(html, { url: own })] });
  const sure = rateFacts(readFacts(seen), seen).emails.filter(({ certainty }) => certainty === 'certain');
  expect(sure.map(({ value }) => value)).toEqual(['hello@larch-pool.test']);
});
