import { describe, expect, it } from 'vitest';
import { page } from '../../../testing/audit-builders.ts';
import { addressTrace } from './address-trace.ts';
import { hoursTrace } from './hours-trace.ts';
import { phoneTrace } from './phone-trace.ts';
import { reviewTrace } from './review-trace.ts';

const seen = (trace: { seen: string } | null) => trace?.seen ?? null;
const on = (html: string) => [page(`<main>${html}</main>`)];

describe('a trace of opening hours', () => {
  it.each([
    [
      '<p>Whenever the light is on, Tuesdays 10:00 to about 17:00</p>',
      'Whenever the light is on, Tuesdays 10:00 to about 17:00',
    ],
    ['<h3>Öffnungszeiten</h3><p>ab 10:00 Uhr, solange Brot da ist</p>', 'Öffnungszeiten'],
    ['<p><b>Öffnungszeiten:</b><br>Montag bis Samstags nach Terminabsprache</p>', 'Öffnungszeiten:'],
    ['<p>Öffnungszeiten: solange Brot da ist</p>', 'Öffnungszeiten: solange Brot da ist'],
    ['<p>Monday to Saturday by appointment</p>', 'Monday to Saturday by appointment'],
  ])('%s', (html, trace) => {
    expect(seen(hoursTrace(on(html), null))).toBe(trace);
  });

  it.each([
    'We open the world of bread to you.',
    '<h3>Opening hours</h3><p>Ask us.</p>',
    'Concert on Friday 12 June 2026, 19:00',
    'Yoga class: Monday 18:00 to 19:00',
    'The special offer ends in: 24h 00m 00s',
    '<span>23h</span> <span>59m</span> <span>59s</span> left until Friday',
    '<h3>Opening hours</h3><p><span>24h</span> <span>00m</span> <span>00s</span></p>',
  ])('is none: %s', (html) => {
    expect(hoursTrace(on(`<p>${html}</p>`), 'en')).toBeNull();
  });
});

describe('a trace of an address', () => {
  it.each([
    '12 Larch Avenue, behind the mill',
    'Via dei Larici 7',
    'We are located in Unit B5, Larch Park. Ten minutes from the airport.',
    '14 rue Robert Larix (près de la place), Parking aisé, Tram 3, 52, 91 Bus 36, 42, 44, 95, 96 (arrêt Globe), train jusqu’à la gare',
    'Lerchenweg 4, Hinterhaus',
    'P.O. Box 417, Dumasua',
    '緑が丘1-7-21',
  ])('%s', (line) => {
    expect(seen(addressTrace(on(`<p>${line}</p>`), null))).toBe(line);
  });

  it.each([
    'Certified to ISO 13485 Medical Devices',
    '© 2026 Larch Avenue Drive Ltd, 12 rights reserved',
    'Musterstraße 14',
    'We answer within 24 hours',
  ])('is none: %s', (line) => {
    expect(addressTrace(on(`<p>${line}</p>`), null)).toBeNull();
  });
});

describe('a trace of a telephone number', () => {
  it.each([
    ['<a href="https://wa.me/3467412380">Write to us</a>', 'https://wa.me/3467412380'],
    ['<p>Phone: 63 63 52 18</p>', 'Phone: 63 63 52 18'],
    ['<p>Telefon</p><p>63 63 52 18</p>', '63 63 52 18'],
    ['<p>Llámanos al 2413-5102 o ven</p>', 'Llámanos al 2413-5102 o ven'],
  ])('%s', (html, trace) => {
    expect(seen(phoneTrace(on(html)))).toBe(trace);
  });

  it.each([
    '<a href="tel:+10000000000">Call</a>',
    '<p>Phone: 01 23 45 67 89 (12345678)</p>',
    '<p>Fax: 63 63 52 18</p>',
    '<p>Call us between 8h30 and 18h00, 2026</p>',
    '<p>Order 63635218</p>',
    '<p>Phone: weekdays 8:00–17:00</p>',
  ])('is none: %s', (html) => {
    expect(phoneTrace(on(html))).toBeNull();
  });
});

describe('a trace of customers’ words', () => {
  const WORDS = 'They came in the snow and the heating was on by noon';

  it('stands below a heading that says so', () => {
    expect(seen(reviewTrace(on(`<h2>What our customers say</h2><p>${WORDS}</p>`)))).toBe(WORDS);
  });

  it('is no invitation to leave some', () => {
    const asks = 'Leave us a review on any platform you like best, it takes a minute';
    expect(reviewTrace(on(`<h2>Reviews</h2><p>${asks}</p>`))).toBeNull();
  });

  it('is a line in quotation marks, with who said it or without', () => {
    const said = '“They came the very same day and left the kitchen cleaner than it was” – Jo Larch';
    expect(seen(reviewTrace(on(`<p>${said}</p>`)))).toBe(said);
  });

  it('is a picture among others of what customers wrote', () => {
    const pictures = (name: string) => [1, 2, 3].map((at) => `<img src="/${name}${at}.png" alt="">`).join('');
    expect(seen(reviewTrace(on(`<h2>Hello</h2>${pictures('reviews/review-')}`)))).toContain('review-1.png');
    expect(reviewTrace(on(`<h2>Hello</h2>${pictures('rooms/room-')}`))).toBeNull();
    expect(reviewTrace(on('<img src="/reviews.png" alt="Reviews">'))).toBeNull();
  });

  it('is no text below another heading', () => {
    expect(reviewTrace(on(`<h2>Our story</h2><p>${WORDS}</p>`))).toBeNull();
  });
});

it('stars alone in the cell of a table compare things, and are no words of a customer', () => {
  const table = (cell: string) => on(`<table><tr><td>Card</td><td>1.4 %</td><td>${cell}</td></tr></table>`);
  expect(reviewTrace(table('⭐⭐⭐⭐⭐'))).toBeNull();
  expect(seen(reviewTrace(table('★★★★★ Ada, very kind')))).toBe('★★★★★ Ada, very kind');
});
