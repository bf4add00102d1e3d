import { expect, it } from 'vitest';
import { page, website } from '../../../testing/audit-builders.ts';
import { writeWeek } from '../../../testing/week-notation.ts';
import { readOpeningHours } from './opening-hours.ts';

const HOME = 'https://example.test/';
const TARGET = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const read = (html: string, language = 'en') => {
  const hours = readOpeningHours(
    website({ target: TARGET, pages: [page(`<main>${html}</main>`)], language, country: null }),
  );
  return hours && writeWeek(hours.value);
};

it.each([
  [
    'times before days',
    '<h3>Opening hours</h3><p>9AM - 11PM</p><h3>Working days</h3><p>Monday - Saturday</p>',
    '<h3>Opening hours</h3><p>Monday - Saturday 9AM - 11PM</p>',
  ],
  [
    'days before times',
    '<h4>Working Days</h4><p>Mon - Fri</p><h4>Working Hours</h4><p>9:00 AM - 6:00 PM</p>',
    '<h4>Working Hours</h4><p>Mon - Fri 9:00 AM - 6:00 PM</p>',
  ],
  [
    'what India calls timings',
    '<p>Clinic timings: 9 am - 1 pm (Mon to Sat)</p>',
    '<p>Opening hours: Mon to Sat 9 am - 1 pm</p>',
  ],
])('joins days and times under labels of their own: %s', (_, html, same) => {
  expect(read(html)).not.toBeNull();
  expect(read(html)).toBe(read(same));
});

it('leaves days alone whose times are those of a course', () => {
  expect(read('<h3>Working days</h3><p>Monday - Friday</p><h3>Yoga class</h3><p>9 AM - 10 AM</p>')).toBeNull();
});

it('reads Belgian days with their short "up to and including"', () => {
  expect(read('<h3>Openingsuren</h3><p>Ma t.e.m. vr: 8u30 - 12u</p>', 'nl')).toBe(
    read('<h3>Openingsuren</h3><p>Maandag tot en met vrijdag: 8u30 - 12u</p>', 'nl'),
  );
});

it('takes a number in front of the hours for another thing, and one behind them for theirs', () => {
  const times = 'Mon-Sat 10am to 1pm';
  expect(read(`<p>${times}</p><p>020 7946 0018</p>`)).not.toBeNull();
  expect(read(`<p>${times} 020 7946 0018</p>`)).toBeNull();
});
