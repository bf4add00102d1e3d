import { expect, it } from 'vitest';
import { page, website } from '../../../testing/audit-builders.ts';
import { readOpeningHours } from './opening-hours.ts';

const url = 'https://example.test/';
const target = { typedUrl: url, homeUrl: url, scopeUrl: url, isPrivate: false, aliasHost: null };

function week(language: string, html: string): string {
  const pages = [page(`<html lang="${language}"><body><main>${html}</main></body></html>`, { url })];
  const value = readOpeningHours(website({ target, pages, language, country: null }))?.value;
  const days = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'] as const;
  return days
    .flatMap((day) => {
      const times = value?.[day];
      if (!times) return [];
      return [`${day} ${times.length === 0 ? 'x' : times.map((time) => time.join('-')).join(' ')}`];
    })
    .join(', ');
}

it.each([
  ['de', '<p>Geöffnet: Do, Fr und Sa jeweils von 14 bis 18 Uhr</p>', 'th 14:00-18:00, fr 14:00-18:00, sa 14:00-18:00'],
  [
    'de',
    '<h3>Öffnungszeiten</h3><p>Di–Do 8–18 Uhr (Mi nur bis 12:30 Uhr)</p>',
    'tu 08:00-18:00, we 08:00-12:30, th 08:00-18:00',
  ],
  ['de', '<h3>Ordinationszeiten</h3><p>Di 8-13 Uhr<br>Mi keine Ordination</p>', 'tu 08:00-13:00, we x'],
  ['fr', '<h3>Ouvert</h3><p>Mer > Ven 9h-18h</p>', 'we 09:00-18:00, th 09:00-18:00, fr 09:00-18:00'],
  [
    'fr',
    '<h3>Horaires</h3><div><span>LUN</span><span>Fermé</span></div><div><span>MAR</span><span>10h - 19h</span></div>',
    'mo x, tu 10:00-19:00',
  ],
  [
    'nl',
    '<p>Openingstijden: Weekdagen: 09:00 - 17:00<br>Weekend: gesloten</p>',
    'mo 09:00-17:00, tu 09:00-17:00, we 09:00-17:00, th 09:00-17:00, fr 09:00-17:00, sa x, su x',
  ],
])('reads the words of %s around days: %s', (language, html, expected) => {
  expect(week(language, html)).toBe(expected);
});

it.each([
  ['de', '<h3>Öffnungszeiten</h3><p>Fr 15-18 Uhr, jeden 1. Samstag im Monat 10-13 Uhr</p>', 'fr 15:00-18:00'],
  ['fr', '<h3>Horaires</h3><p>Vendredi 9h-12h, 1er samedi du mois 10h-13h</p>', 'fr 09:00-12:00'],
  ['nl', '<h3>Openingstijden</h3><p>vrijdag 9-12 uur, elke 1e zaterdag 10-13 uur</p>', 'fr 09:00-12:00'],
])('takes a day of some weeks for none of every week in %s: %s', (language, html, expected) => {
  expect(week(language, html)).toBe(expected);
});

it('does not take an hour before a day for a number of that day', () => {
  expect(week('en', '<h3>Opening hours</h3><p>9-5 Monday, 10-4 Tuesday</p>')).toBe('mo 09:00-17:00, tu 10:00-16:00');
});

it.each([
  [
    'nl',
    '<h3>Openingsuren</h3><p>Maan. 13u - 18u<br>Dond. 9u - 20u<br>Vrij. 9u - 18u</p>',
    'mo 13:00-18:00, th 09:00-20:00, fr 09:00-18:00',
  ],
  ['nl', '<h3>Openingsuren</h3><p>Dinsdag 9u - 18u</p><p>Vrij parkeren van 9 tot 18 uur</p>', 'tu 09:00-18:00'],
  [
    'fr',
    '<h3>Horaires</h3><p>Mard. 9h-18h<br>Merc. 9h-12h<br>Vend. 9h-18h</p>',
    'tu 09:00-18:00, we 09:00-12:00, fr 09:00-18:00',
  ],
  [
    'de',
    '<h3>Öffnungszeiten</h3><p>Mon 9-18 Uhr<br>Die - Mit 9-12 Uhr</p>',
    'mo 09:00-18:00, tu 09:00-12:00, we 09:00-12:00',
  ],
  ['de', '<h3>Öffnungszeiten</h3><p>Mo 9-18 Uhr</p><p>Die Werkstatt 9-12 Uhr, mit 10 Kindern</p>', 'mo 09:00-18:00'],
])('reads longer short forms of days in %s: %s', (language, html, expected) => {
  expect(week(language, html)).toBe(expected);
});

it('keeps the hours of the first of two named places', () => {
  const html = '<h2>Horaires</h2><p>Magasin : mardi au samedi 9h-19h</p><p>Atelier : mardi au vendredi 8h-12h</p>';
  expect(week('fr', html)).toBe('tu 09:00-19:00, we 09:00-19:00, th 09:00-19:00, fr 09:00-19:00, sa 09:00-19:00');
  const late = '<h2>Horaires</h2><p>Magasin : jeudi au samedi 9h-19h</p><p>Nocturne vendredi et samedi 9h-21h</p>';
  expect(week('fr', late)).toBe('th 09:00-19:00, fr 09:00-21:00, sa 09:00-21:00');
});

it.each([
  [
    'de',
    '<table><tr><td>Mo</td><td>8-12 Uhr</td><td>14-18 Uhr</td></tr><tr><td>Di</td><td>-</td><td>-</td></tr></table>',
    'mo 08:00-12:00 14:00-18:00, tu x',
  ],
  [
    'fr',
    '<ul><li><span>Lundi</span><span>-</span></li><li><span>Mardi</span><span>9h-18h</span></li></ul>',
    'mo x, tu 09:00-18:00',
  ],
  [
    'nl',
    '<table><tr><td>Zaterdag</td><td>9-13u</td></tr><tr><td>Zondag</td><td>/</td></tr></table>',
    'sa 09:00-13:00, su x',
  ],
  ['de', '<p>Fr 9-18 Uhr<br>Sa - So -</p>', 'fr 09:00-18:00, sa x, su x'],
])('takes a dash in the place of times for closed in %s: %s', (language, html, expected) => {
  const title = { de: 'Öffnungszeiten', fr: 'Horaires', nl: 'Openingsuren' }[language];
  expect(week(language, `<h3>${title}</h3>${html}`)).toBe(expected);
});

it('reads arrows between times, and when things are sold at the farm', () => {
  expect(week('fr', '<h3>Horaires</h3><p>lundi: 14h > 19h, mardi : 10h30 → 18h</p>')).toBe(
    'mo 14:00-19:00, tu 10:30-18:00',
  );
  expect(week('de', '<p>Verkauf ab Hof: Freitag 16.00 – 18.30 Uhr</p>')).toBe('fr 16:00-18:30');
  expect(week('nl', '<p>Verkoop aan huis: vrijdag 16u - 19u</p>')).toBe('fr 16:00-19:00');
});
