import { expect, it } from 'vitest';
import { HOME, page, website } from '../../../testing/audit-builders.ts';
import { readInputs } from '../read-inputs.ts';
import { runChecks } from '../run-checks.ts';
import { missingPrices } from './missing-prices.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const WORK = 'We let four rooms above the lake, and you can bring your boat with you whenever you come to stay. ';
const outcomeWith = (lines: readonly string[], role: 'prices' | 'legal' = 'prices') => {
  const html = (body: string) => `<html lang="en"><body><main><h1>Larch Rooms</h1>${body}</main></body></html>`;
  const list = page(html(lines.map((line) => `<p>${line}</p>`).join('')), { url: `${HOME}list`, role });
  const seen = website({ target, pages: [page(html(`<p>${WORK.repeat(3)}</p>`)), list] });
  return runChecks([missingPrices], readInputs(seen))[0]?.outcome.outcome;
};
const SUMS = ['€ 130', '€ 120', '€ 110', '€ 100'];

it('takes four sums in lines of their own for prices, whatever each is for', () => {
  expect(outcomeWith(SUMS)).toBe('pass');
});

it('takes three for prices where rows of a list are alike but for their sums', () => {
  expect(outcomeWith(['from € 45 a night', 'from € 110 a night', 'from € 175 a night'])).toBe('pass');
});

it('takes a sum behind a number of things for the price of them', () => {
  expect(outcomeWith(['8 classes · € 120', 'Deposit € 20'])).toBe('pass');
  expect(outcomeWith(['500 g 7,50 €', 'Deposit 20 €'])).toBe('pass');
  expect(outcomeWith(['3 days, deposit € 50', 'Deposit € 20'])).toBe('inconclusive');
});

it('leaves open what fewer are, or what stands in running text or on a notice of the law', () => {
  expect(outcomeWith(SUMS.slice(2))).toBe('inconclusive');
  expect(outcomeWith(['For parcels € 5', 'Free from € 50', 'At least € 20'])).toBe('inconclusive');
  expect(outcomeWith([...SUMS.slice(2), '€ 100', '€ 110'])).toBe('inconclusive');
  expect(
    outcomeWith(SUMS.map((sum) => `${WORK} Whoever does without a boat has read of ${sum} in the paper.`)),
  ).not.toBe('pass');
  expect(outcomeWith(SUMS, 'legal')).not.toBe('pass');
});
