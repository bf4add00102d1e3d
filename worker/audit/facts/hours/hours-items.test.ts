import { describe, expect, it } from 'vitest';
import { page, website } from '../../../testing/audit-builders.ts';
import { readOpeningHours } from './opening-hours.ts';

function hoursOf(text: string) {
  const url = 'https://lantern.example/';
  const target = { typedUrl: url, homeUrl: url, scopeUrl: url, isPrivate: false, aliasHost: null };
  const home = page(
    `<html lang="en"><title>Lantern</title><body><main><h1>Lantern</h1><p>${text}</p></main></body></html>`,
    {
      url,
      role: 'home',
    },
  );
  return readOpeningHours(website({ target, pages: [home] }))?.value ?? null;
}

describe('hours in a line that says more', () => {
  it.each([
    'Phone (207) 774-2198. Open Monday to Friday 9am to 5pm.',
    'Tel 020 7946 2214, open Mon-Fri 9am-5pm',
    '220 Harbor Street, Portland, ME 04101. Open Monday to Friday 9am to 5pm.',
    'Tel. 030 4471920. Geöffnet Mo-Fr 9-17 Uhr.',
  ])('are read: %s', (text) => {
    expect(hoursOf(text)).toMatchObject({ mo: [['09:00', '17:00']], fr: [['09:00', '17:00']] });
  });

  it.each(['Phone lines open Mon-Fri 9am-5pm', 'Telefonisch erreichbar Mo-Fr 9-17 Uhr'])(
    'are not those of the phone: %s',
    (text) => {
      expect(hoursOf(text)).toBeNull();
    },
  );
});

describe('lines far below the last sign of a time', () => {
  const hours = 'Opening hours</p><p>Monday to Friday 9am to 5pm</p><p>Sunday closed';
  const other = Array.from(
    { length: 20 },
    (_, at) => `</p><h2>Course ${'abcdefghijklmnopqrst'[at]}</h2><p>Bring wool.`,
  );

  it('change nothing above them', () => {
    expect(hoursOf(hours + other.join(''))).toEqual(hoursOf(hours));
    expect(hoursOf(hours)).toMatchObject({ mo: [['09:00', '17:00']], su: [] });
  });

  it('are still labels for the times below them', () => {
    const below = '</p><h2>Telephone hours</h2><p>Saturday 10am to 1pm';
    expect(hoursOf(hours + other.join('') + below)).toEqual(hoursOf(hours));
  });
});

describe('round the clock in a sentence', () => {
  it.each([
    'We are open 24/7.',
    'Opening hours: 24/7',
    'We are open 24 hours a day, seven days a week.',
    'Öffnungszeiten: rund um die Uhr',
    'Horaires : 24h/24 - 7j/7',
    'Working hours<br>Available 24/7',
  ])('is said of the business: %s', (text) => {
    expect(hoursOf(text)).toMatchObject({ mo: [['00:00', '24:00']], su: [['00:00', '24:00']] });
  });

  it.each(['Our support desk is open 24/7.', 'We are open online 24/7', 'Available 24/7'])(
    'is said of something else: %s',
    (text) => {
      expect(hoursOf(text)).toBeNull();
    },
  );
});

it('reads days behind the number and the mailbox of a top bar', () => {
  const week = hoursOf('Tel 941 958 142 Email: a@b.example Mon - Sun : 12PM - 11PM');
  expect(week).toMatchObject({ mo: [['12:00', '23:00']], su: [['12:00', '23:00']] });
});

it('prefers a timetable to being reachable round the clock', () => {
  const timetable = '<h3>Opening hours</h3><p>Monday - Friday 08:00 - 20:00</p><p>Saturday 09:00 - 14:00</p>';
  expect(hoursOf(`${timetable}<p>Emergency? Call any time.\nAvailable 24/7</p>`)).toMatchObject({
    mo: [['08:00', '20:00']],
    sa: [['09:00', '14:00']],
  });
  expect(hoursOf('<h3>Opening hours</h3><p>24/7</p>')).toMatchObject({ mo: [['00:00', '24:00']] });
});

it.each(['Sunday: Holiday', 'Sun - Off', 'Sunday: not open', 'Weekly off: Sunday'])(
  'is closed that day: %s',
  (text) => {
    expect(hoursOf(`Open Mon-Sat: 8hrs - 17hrs<br>${text}`)).toMatchObject({ sa: [['08:00', '17:00']], su: [] });
  },
);

it.each([
  ['Dinner Mon-Sat 5-10', ['17:00', '22:00']],
  ['Mon to Thurs 9 till 5, Sat 9 til 4', ['09:00', '16:00']],
  ['Mon-Sat 1:00 - 5:00', ['13:00', '17:00']],
  ['Mon-Sat 05:00 - 11:00', ['05:00', '11:00']],
])('reads hours without am or pm as people keep them: %s', (text, hours) => {
  expect(hoursOf(`Opening hours<br>${text}`)).toMatchObject({ sa: [hours] });
});

it('takes the short form of an appointment', () => {
  expect(hoursOf('Open Mon-Fri 9am-5pm<br>Saturday by appt. only')).toMatchObject({ byAppointment: true });
});

it('joins times and dashes in elements of their own', () => {
  const day = '</p><p>8:00</p><p>-</p><p>17:00</p><p>';
  expect(hoursOf(`Opening hours<br>Mon${day}Tue${day}`)).toMatchObject({
    mo: [['08:00', '17:00']],
    tu: [['08:00', '17:00']],
  });
});

it('reads a table that places parts of the page side by side as lines', () => {
  const hours =
    '<h3>Office Hours</h3><p><b>Sunday</b><br>9 a.m. - 2 p.m.</p><p><b>Monday-Friday</b><br>9 a.m. - 5 p.m.</p><p><b>Saturday</b><br>Closed</p>';
  const beside = '<h3>Weekly services</h3><p><b>Saturday</b><br>8:30 a.m. and 5 p.m.</p>';
  const week = hoursOf(`</p><table><tr><td>${hours}</td><td>${beside}</td></tr></table><p>`);
  expect(week).toMatchObject({ mo: [['09:00', '17:00']], sa: [], su: [['09:00', '14:00']] });
});

it('joins times and dashes in cells of their own', () => {
  const row = (day: string, from: string, to: string) =>
    `<tr><td>${day}</td><td>${from}</td><td>-</td><td>${to}</td></tr>`;
  const rows = `${row('Monday', '8:00am', '5:00pm')}${row('Tuesday', '8:00am', '1:00pm')}`;
  const closed = '<tr><td>Sunday</td><td colspan="3">closed</td></tr>';
  expect(hoursOf(`</p><h3>Office Hours</h3><table>${rows}${closed}</table><p>`)).toMatchObject({
    mo: [['08:00', '17:00']],
    tu: [['08:00', '13:00']],
    we: null,
    su: [],
  });
});

it('a line round the clock behind a bar leaves the days before it', () => {
  const week = { mo: [['08:00', '18:00']], sa: [['09:00', '13:00']], su: null };
  const days = '<p>Mon–Fri 8:00–18:00, Sat 9:00–13:00 | 24h emergency line</p>';
  expect(hoursOf(`<h2>Opening hours</h2>${days}`)).toMatchObject(week);
});

it.each([
  ['</p><table><tr><td>Monday</td><td>Closed / 14:00–19:00</td></tr>'],
  ['</p><p>Monday: closed, 14:00–19:00</p>'],
  ['</p><dl><dt>Monday</dt><dd>Closed / 14:00–19:00</dd></dl>'],
])('a day with the word for closed before its times is closed in its first half: %s', (monday) => {
  const rest = '<p>Tuesday to Friday 9:00–12:00 / 14:00–19:00</p><p>Sunday closed</p>';
  const week = hoursOf(`</p><h2>Opening hours</h2>${monday}</table>${rest}<p>`);
  expect(week).toMatchObject({ mo: [['14:00', '19:00']], su: [] });
});

it('a day closed at some times, with nothing between, is left out', () => {
  const week = hoursOf('</p><h2>Opening hours</h2><p>Monday closed 12:00–14:00</p><p>Tuesday 9:00–17:00</p><p>');
  expect(week).toMatchObject({ mo: null, tu: [['09:00', '17:00']] });
});

it('joins a line that begins with the end of a range to the line that begins it', () => {
  const tile = '<div><b>Mon–Fri 8:00</b><div>to 18:30 · Sat 8:00–12:00</div></div>';
  expect(hoursOf(`</p><h2>Opening hours</h2>${tile}<p>`)).toMatchObject({
    fr: [['08:00', '18:30']],
    sa: [['08:00', '12:00']],
  });
});
