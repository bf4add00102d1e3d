import { expect, it } from 'vitest';
import { facts, HOME, inputs, page } from '../../../testing/audit-builders.ts';
import { fewCustomerReviews } from './few-customer-reviews.ts';

it('does not praise words of customers that a browser shows to nobody', () => {
  const seen = 'They came in the snow and the heating was on by noon';
  const review = {
    value: { text: seen, author: 'Ida B.', date: null },
    sources: [{ pageUrl: HOME, view: 'plain' as const, place: 'main > p', seen }],
  };
  const of = (rendered: string) =>
    fewCustomerReviews.run(
      inputs({ pages: [page(`<p>${seen}</p>`, { rendered })], facts: facts({ reviews: [review] }) }),
    ).outcome;
  expect(of(`<p>${seen}</p>`)).toBe('pass');
  expect(of(`<p hidden>${seen}</p>`)).toBe('inconclusive');
});
