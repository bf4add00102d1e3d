import { expect, it } from 'vitest';
import { leastSeconds } from '../../../testing/timing/least-seconds.ts';
import { PERSON_PLACE } from '../people/person-words.ts';
import { AUTHOR_PLACE, REVIEW_EXTRA_PLACE, REVIEW_ITEM_PLACE, REVIEWS_PLACE } from '../reviews/review-words.ts';

it('knows the card of a review or a person by a part of its class', () => {
  expect(REVIEW_ITEM_PLACE.test('main > div.c-card__customer-review > p')).toBe(true);
  expect(PERSON_PLACE.test('div#our_team-member_card > h3')).toBe(true);
  expect(REVIEW_ITEM_PLACE.test('div.preview-item > p')).toBe(false);
});

it('stays fast on the long names that design tools export', async () => {
  const name = `div#${'_a_-'.repeat(400)}team${'_a_-'.repeat(400)}!`;
  const patterns = [PERSON_PLACE, AUTHOR_PLACE, REVIEW_EXTRA_PLACE, REVIEW_ITEM_PLACE, REVIEWS_PLACE];
  const work = () => expect(patterns.some((pattern) => pattern.test(name))).toBe(false);
  expect(await leastSeconds(work, 1)).toBeLessThan(1);
});
