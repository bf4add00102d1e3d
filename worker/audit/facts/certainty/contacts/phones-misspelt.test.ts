import { expect, it } from 'vitest';
import { HOME, page, website } from '../../../../testing/audit-builders.ts';
import { readFacts } from '../../read-facts.ts';
import { rateFacts } from '../rate-facts.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const certainty = (shown: string) => {
  const read = website({ target, pages: [page(`<h2>Phone</h2><footer><p>${shown}</p></footer>`)] });
  return rateFacts(readFacts(read), read).phones.map((one) => one.certainty);
};

it.each(['+44 020 7946 0123', '0044 020 7946 0123'])('%s cannot be dialled as it is written', (shown) => {
  expect(certainty(`Phone: ${shown}`)).not.toContain('certain');
});

it.each(['+44 20 7946 0123', '+44 (0)20 7946 0123'])('%s can', (shown) => {
  expect(certainty(`Phone: ${shown}`)).toEqual(['certain']);
});

it('an extension is part of the number', () => {
  expect(certainty('+44 20 7946 0123 ext. 12')).not.toContain('certain');
});
