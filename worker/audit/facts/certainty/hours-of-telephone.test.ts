import { expect, it } from 'vitest';
import { HOME, page, website } from '../../../testing/audit-builders.ts';
import { readFacts } from '../read-facts.ts';
import { rateFacts } from './rate-facts.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const node = { '@context': 'https://schema.org', '@type': 'Store', name: 'Larch', openingHours: 'Mo-Fr 09:00-18:00' };
const MARKUP = `<script type="application/ld+json">${JSON.stringify(node)}</script>`;
const CALL = '<p><a href="tel:+442079460123">020 7946 0123</a></p>';
const HOURS = '<p>Mon-Fri 9:00-18:00</p>';

function certainty(html: string) {
  const seen = website({ target, pages: [page(`<html lang="en"><body>${html}</body></html>`)] });
  return rateFacts(readFacts(seen), seen).openingHours?.certainty;
}

it('hours right behind a number to call may be those of the telephone', () => {
  const footer = (html: string) => `<p>We sell boards.</p><footer>${html}</footer>`;
  expect(certainty(footer(`<p>Larch Road 1</p>${HOURS}`))).toBe('certain');
  expect(certainty(footer(CALL + HOURS))).toBe('likely');
  expect(certainty(footer(`${CALL}<h3>Opening hours</h3>${HOURS}`))).toBe('certain');
  expect(certainty(MARKUP + footer(CALL + HOURS))).toBe('certain');
  expect(certainty(`${MARKUP}<p>Visits by appointment only.</p>${footer(CALL + HOURS)}`)).toBe('likely');
});

it('hours are not certain where it is said elsewhere that visits are by appointment', () => {
  const label = '<h2>Opening hours</h2>';
  expect(certainty(`${label}<p>Mon-Fri 9:00-18:00, by appointment</p>`)).toBe('certain');
  const rest = '<p>One</p><p>Two</p><p>Three</p>';
  expect(certainty(`${label}${HOURS}${rest}<h2>Workshop</h2><p>Visits by appointment only.</p>`)).toBe('likely');
});

it('nor where a line over them says so', () => {
  expect(certainty(`<h2>Opening hours by appointment</h2>${HOURS}`)).toBe('likely');
  expect(certainty(`<h2>Visit us</h2><p>We see you <strong>only by appointment</strong>.</p>${HOURS}`)).toBe('likely');
  expect(certainty(`<h2>Opening hours</h2>${HOURS}<p>and by appointment</p>`)).toBe('certain');
});
