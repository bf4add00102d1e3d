import { describe, expect, it } from 'vitest';
import { HOME, page } from '../../../../testing/audit-builders.ts';
import { contradictoryTimes } from './contradictory-times.ts';

const seen = (home: string, contact = '') => {
  const pages = [page(home), page(contact, { url: `${HOME}contact`, role: 'contact' })];
  return contradictoryTimes(pages, pages[0] as (typeof pages)[number]).map((one) => one.seen);
};
const about = (times: string) => `<meta name="description" content="Evening walks for your dog (${times}).">`;

describe('two times for one thing', () => {
  it('are those of the description and others in the text', () => {
    expect(seen(`${about('7 PM - 11 PM')}<p>Pick up between 5-8 PM</p>`)).toEqual([
      'Evening walks for your dog (7 PM - 11 PM).',
      'Pick up between 5-8 PM',
    ]);
    expect(seen(`${about('5 PM - 9 PM')}<p>Pick up between 5-8 PM</p>`)).toEqual([]);
    expect(seen(`${about('9:00 to 17:00')}<p>9:00–12:00</p><p>13:00–17:00</p>`)).toEqual([]);
    expect(seen(`${about('7 PM - 11 PM')}<p>Ages 5-8, in groups of 10-12</p>`)).toEqual([]);
  });

  it('are those of two pages that agree on another time', () => {
    const week = (dinner: string) => `<p>Lunch 12h00 – 14h00</p><p>Dinner ${dinner}</p>`;
    expect(seen(week('19h00 – 22h00'), week('19h00 – 21h30'))).toEqual([
      'Dinner 19h00 – 22h00',
      'Dinner 19h00 – 21h30',
    ]);
    expect(seen(week('19h00 – 22h00'), week('19h – 22h'))).toEqual([]);
    // Nothing says that both speak of one thing.
    expect(seen('<p>Monday 18:00–19:00</p>', '<p>Monday 19:00–20:00</p>')).toEqual([]);
    expect(seen(`${week('19h00 – 22h00')}<p>Dinner 19h – 23h</p>`, week('19h00 – 21h30'))).toEqual([]);
  });

  it('take no long time with a page of numbers', () => {
    expect(seen(`<p>${'12 - 14 - '.repeat(20_000)}</p><p>${'9:00-'.repeat(30)}</p>`)).toEqual([]);
  });
});
