import { expect, it } from 'vitest';
import { facts, HOME, inputs } from '../../../testing/audit-builders.ts';
import { lowRating } from './low-rating.ts';

it('says nothing of votes that were not read: they may stand elsewhere on the page', () => {
  const source = { pageUrl: HOME, view: 'plain' as const, place: '.stars', seen: '4.9★' };
  const rating = { value: { value: 4.9, best: 5, count: null }, sources: [source] };
  expect(lowRating.run(inputs({ facts: facts({ rating }) }))).toMatchObject({ evidence: [{ seen: '4.9 of 5' }] });
});
