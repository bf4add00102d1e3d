import { expect, it } from 'vitest';
import type { FactSource } from '../../facts.ts';
import type { StatedWebsite } from '../stated-website.ts';
import { isComputed, isToldLess } from './price-doubts.ts';

const source = (seen: string, view: FactSource['view'] = 'plain', place = 'main > p'): FactSource => ({
  pageUrl: 'https://larch-storage.test/prices',
  view,
  place,
  seen,
});
const price = { what: 'Storage in Larchshire', amount: 15, currency: 'GBP', asShown: '£15' };

it('a sum that the page shows with more than itself is not the bare one of markup', () => {
  const markup = source('Storage in Larchshire: 15 GBP', 'plain', 'JSON-LD offers');
  expect(isToldLess(price, [markup, source('Storage in Larchshire from £15 a week')])).toBe(true);
  expect(isToldLess(price, [markup, source('Storage in Larchshire £15 a week')])).toBe(true);
  expect(isToldLess(price, [markup, source('Storage in Larchshire £15')])).toBe(false);
});

it('a sum that scripts add to a page of served ones may be computed', () => {
  const among = (sources: FactSource[]) => ({ facts: { prices: [{ sources }] } }) as unknown as StatedWebsite;
  const drawn = [source('Weekly £18', 'rendered')];
  expect(isComputed(drawn, among([source('From £15 a week')]))).toBe(true);
  expect(isComputed(drawn, among(drawn))).toBe(false);
});
