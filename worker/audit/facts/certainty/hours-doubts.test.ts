import { expect, it } from 'vitest';
import { HOME, page, website } from '../../../testing/audit-builders.ts';
import { readFacts } from '../read-facts.ts';
import { rateFacts } from './rate-facts.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const LABEL = '<h2>Opening hours</h2>';

function certainty(html: string, ...more: ReturnType<typeof page>[]) {
  const home = page(`<html lang="en"><body><main>${html}</main></body></html>`);
  const seen = website({ target, pages: [home, ...more] });
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

it('on pages about something else alone they are of what those are about', () => {
  const hours = `<main><h1>Larch &amp; Loom Elmham</h1>${LABEL}<p>Mon-Fri 9:00-18:00</p></main>`;
  const on = (role: 'other' | 'contact') => page(hours, { url: `${HOME}loom`, role });
  expect(certainty('<p>Three brands under one roof.</p>', on('other'))).toBe('likely');
  expect(certainty('<p>Three brands under one roof.</p>', on('contact'))).toBe('certain');
});

it('a remark in brackets, or in what the page calls a note, right below is a condition, whatever it says', () => {
  const hours = '<p class="hours">Mon-Fri 9:00-18:00</p>';
  expect(certainty(`${LABEL}${hours}<p>(while the fair is on)</p>`)).toBe('likely');
  expect(certainty(`${LABEL}${hours}<p class="hours-note">While the fair is on</p>`)).toBe('likely');
  expect(certainty(`${LABEL}${hours}<p>Larch</p>`)).toBe('certain');
  expect(certainty(`${LABEL}${hours}<p>(Sat closed)</p>`)).toBe('certain');
});

it('a remark on single days of the list is a condition, and a day of its own by appointment is none', () => {
  const hours = (remark: string) => certainty(`${LABEL}<p>Mon-Fri 9:00-18:00${remark}</p><p>Sat 9:00-12:00</p>`);
  expect(hours('')).toBe('certain');
  expect(hours(' (Mon &amp; Fri by appointment)')).toBe('likely');
  expect(hours(' (Friday for members alone)')).toBe('likely');
  expect(hours(' (Sun closed)')).toBe('certain');
});
