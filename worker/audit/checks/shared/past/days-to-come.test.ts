import { describe, expect, it } from 'vitest';
import { page } from '../../../../testing/audit-builders.ts';
import { nextDates } from './next-dates.ts';
import { yearlessDates } from './yearless-dates.ts';

const NOVEMBER = Date.UTC(2026, 10, 28);

describe('nextDates', () => {
  const of = (html: string) => nextDates(page(html), NOVEMBER).map(({ seen }) => seen);

  it('finds the next of something over a day that is long past', () => {
    expect(of('<h2>Next regatta</h2><p>Saturday February 6, 2021</p>')).toEqual([
      'Next regatta: Saturday February 6, 2021',
    ]);
    expect(of('<h3>Nächster Markt</h3><p>6. Februar 2021</p>')).toHaveLength(1);
  });

  it('leaves a coming day, a story with its date and a sentence alone', () => {
    expect(of('<h2>Next regatta</h2><p>Saturday February 6, 2027</p>')).toEqual([]);
    expect(of('<h2>Our regatta</h2><p>Saturday February 6, 2021</p>')).toEqual([]);
    expect(of('<h2>Next to the harbour</h2><p>We have been here since February 6, 2021.</p>')).toEqual([]);
  });
});

describe('yearlessDates', () => {
  const of = (heading: string, ...lines: string[]) =>
    yearlessDates(
      page(`<h1>Club</h1><h2>${heading}</h2>${lines.map((line) => `<h3>Regatta</h3><p>${line}</p>`).join('')}`),
      /^upcoming/i as never,
      NOVEMBER,
    ).map(({ seen }) => seen);
  const over = ['May 7th<br>6:00 pm at the pier', 'Sunday, June 4th', 'September 3rd: long-distance race'];

  it('finds lists of what comes whose days are all over, or of a year nobody can tell', () => {
    expect(of('Upcoming events', ...over)).toEqual([
      '“Upcoming events”: 3 days without a year, and none of them comes in the next three months',
    ]);
  });

  it('leaves alone a list with a near day, with a year, a short one and any other list', () => {
    expect(of('Upcoming events', ...over, 'December 5th')).toEqual([]);
    expect(of('Upcoming events', ...over, 'Our season 2027')).toEqual([]);
    expect(of('Upcoming events', ...over.slice(1))).toEqual([]);
    expect(of('Past events', ...over)).toEqual([]);
    expect(of('Upcoming events', 'We sail from 1 May to 30 June', 'Since May 7th', 'Room 3')).toEqual([]);
  });
});
