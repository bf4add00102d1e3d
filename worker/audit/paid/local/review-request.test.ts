import { expect, it } from 'vitest';
import { reviewRequest } from './review-request.ts';

it('puts no marks of its own into a message that is told in marks', () => {
  expect(reviewRequest('de-CH', 'Seefeld Metzgerei')).toContain('wie es bei uns (Seefeld Metzgerei) war?');
  expect(reviewRequest('de', 'Metzgerei Küpper')).not.toMatch(/[„“]/);
});

it('ends the sentence of a name once', () => {
  expect(reviewRequest('en', 'Larch & Co.')).toContain('choosing Larch & Co. Would you');
  expect(reviewRequest('en', 'Larch Bakery')).toContain('choosing Larch Bakery. Would you');
});
