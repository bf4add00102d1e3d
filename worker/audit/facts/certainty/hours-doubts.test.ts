import { expect, it } from 'vitest';
import { HOME, page, website } from '../../../testing/audit-builders.ts';
import { readFacts } from '../read-facts.ts';
import { rateFacts } from './rate-facts.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const LABEL = '<h2>Opening hours</h2>';

function certainty(html: string) {
  const seen = website({ target, pages: [page(`<html lang="en"><body><main>${html}</main></body></html>`)] });
  return rateFacts(readFacts(seen), seen).openingHours?.certainty;
}

it('hours of a season, with an exception in their line or a notice beside them are no more than likely', () => {
  expect(certainty(`${LABEL}<p>Mon-Fri 9:00-18:00</p>`)).toBe('certain');
  expect(certainty(`${LABEL}<p>Mon-Fri 9:00-18:00, except on the first Monday</p>`)).toBe('likely');
  expect(certainty(`${LABEL}<p>Temporarily closed</p><p>Mon-Fri 9:00-18:00</p>`)).toBe('likely');
  const seasons = '<h3>Summer</h3><p>Mon-Fri 9:00-18:00</p><h3>Winter</h3><p>Mon-Fri 10:00-16:00</p>';
  expect(certainty(LABEL + seasons)).toBe('likely');
});

it('a closed day in the list is no notice', () => {
  const lines = '<p>Mon-Fri 9:00-18:00</p><p>Sat closed</p><p>Sun closed</p>';
  expect(certainty(LABEL + lines)).toBe('certain');
});
