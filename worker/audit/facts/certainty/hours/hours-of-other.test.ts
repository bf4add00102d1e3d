import { expect, it } from 'vitest';
import { HOME, page, website } from '../../../../testing/audit-builders.ts';
import { readFacts } from '../../read-facts.ts';
import { rateFacts } from '../rate-facts.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const node = { '@context': 'https://schema.org', '@type': 'Store', name: 'Larch', openingHours: 'Mo-Fr 09:00-18:00' };
const MARKUP = `<script type="application/ld+json">${JSON.stringify(node)}</script>`;

function certainty(label: string, lang: string, days = 'Mo-Fr 9:00-18:00', more = '') {
  const html = `<html lang="${lang}"><body>${more}<p>${label}</p><p>${days}</p></body></html>`;
  const seen = website({ target, pages: [page(html)] });
  return rateFacts(readFacts(seen), seen).openingHours?.certainty;
}
const italian = (label: string) => certainty(label, 'it', 'Lun-Ven 9:00-18:00');
const french = (label: string) => certainty(label, 'fr', 'Lun-Ven 9:00-18:00');
const spanish = (label: string) => certainty(label, 'es', 'Lun-Vie 9:00-18:00');

it('hours of something that nobody knows to be the door are not understood', () => {
  expect(italian('Orari')).toBe('certain');
  expect(italian('Orari di larbolo')).toBe('seen');
  expect(italian('Orari della nostra larbolina')).toBe('seen');
  expect(french("Horaires d'larbelage")).toBe('seen');
  expect(spanish('Horario de larbolada')).toBe('seen');
  expect(certainty('Larbling hours', 'en', 'Mon-Fri 9:00-18:00')).toBe('seen');
  expect(certainty('Hours of larbling', 'en', 'Mon-Fri 9:00-18:00')).toBe('seen');
});

it('nor are those of a whole week, or with their label in the same line', () => {
  expect(certainty('Hours of larbling', 'en', 'Mon-Sun 9:00-18:00')).toBe('seen');
  expect(certainty('Write to us', 'en', 'Hours of larbling: Mon-Fri 9:00-18:00')).not.toBe('certain');
});

it('of opening, of the business itself, of a trade, and of nothing they are opening hours', () => {
  expect(italian('Orari di apertura al larbolo')).toBe('certain');
  expect(italian('Orari e contatti')).toBe('certain');
  expect(italian('I nostri orari')).toBe('certain');
  expect(spanish('Horario de atención')).toBe('certain');
  expect(french('Horaires du restaurant')).toBe('certain');
  expect(french('Nos horaires')).toBe('certain');
  expect(certainty('Your hours', 'en', 'Mon-Fri 9:00-18:00')).toBe('certain');
});

it('markup that calls them opening hours tells what they are', () => {
  expect(certainty('Hours of larbling', 'en', 'Mon-Fri 9:00-18:00', MARKUP)).toBe('certain');
});
