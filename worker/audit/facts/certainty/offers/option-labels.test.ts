import { expect, it } from 'vitest';
import { HOME, page, website } from '../../../../testing/audit-builders.ts';
import type { FactSource } from '../../facts.ts';
import { readFacts } from '../../read-facts.ts';
import { rateFacts } from '../rate-facts.ts';
import { areOptionLabels } from './option-labels.ts';

const PLACE = 'main > article.card > div.line';
const source = (seen: string, place = PLACE, pageUrl = 'https://larch-hair.test/'): FactSource => ({
  pageUrl,
  view: 'plain',
  place,
  seen,
});
const price = (what: string, amount: number, place = PLACE) => ({
  value: { what, amount, currency: 'EUR', asShown: `${amount} €` },
  sources: [source(`${what} ${amount} €`, place)],
});

it('takes what stands before ever other sums for labels, and with them the lines that are set alike', () => {
  const cards = [
    price('Regular price', 28),
    price('Regular price', 68),
    price('Regular price', 55),
    price('A dozen', 110),
  ];
  expect(areOptionLabels(source('A dozen 110 €'), cards)).toBe(true);
  const litres = [price('1 litre', 23), price('1 litre', 25), price('Half a litre', 15), price('Half a litre', 10)];
  expect(areOptionLabels(source('1 litre 23 €'), litres)).toBe(true);
});

it('leaves a list of items, also where one of them has two sums, and lines of another shape or page', () => {
  const list = [price('Haircut', 28), price('Colour', 68), price('Colour', 55), price('Beard', 12)];
  expect(areOptionLabels(source('Haircut 28 €'), list)).toBe(false);
  const elsewhere = [28, 68, 55].map((sum) => price('Regular price', sum, 'main > table > tr > td'));
  expect(areOptionLabels(source('A dozen 110 €'), elsewhere)).toBe(false);
  const cards = [28, 68, 55].map((sum) => price('Regular price', sum));
  expect(areOptionLabels(source('A dozen 110 €', PLACE, 'https://larch-hair.test/offers'), cards)).toBe(false);
});

it('leaves open of what a row is an option that begins as rows of another list do', () => {
  const list = (service: string, rows: string[]) =>
    `<h3>${service}</h3><ul>${rows.map((row) => `<li>${row}</li>`).join('')}</ul>`;
  const sure = (...lists: string[]) => {
    const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
    const html = `<html lang="en"><main><h2>Our prices</h2>${lists.join('')}</main></html>`;
    const seen = website({ target, pages: [page(html, { role: 'prices' })] });
    return rateFacts(readFacts(seen), seen).prices.filter(({ certainty }) => certainty === 'certain').length;
  };
  const skirts = [
    'Plain: hem without lining – 40 €',
    'Lined: lining sewn anew – 50 €',
    'Pleated: each pleat set – 55 €',
  ];
  const sleeves = list('Shorten sleeves', ['Plain: cuffs moved up – 30 €', 'Buttoned: with new holes – 48 €']);
  const skirt = list('Shorten a skirt', skirts);
  expect(sure(skirt)).toBe(3);
  expect(sure(skirt, skirt)).toBe(3);
  expect(sure(skirt, sleeves)).toBe(0);
});
