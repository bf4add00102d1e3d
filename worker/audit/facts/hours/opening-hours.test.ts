import { describe, expect, it } from 'vitest';
import { page, website } from '../../../testing/audit-builders.ts';
import { leastSeconds } from '../../../testing/timing/least-seconds.ts';
import { readWeek, writeWeek } from '../../../testing/week-notation.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { readOpeningHours } from './opening-hours.ts';

const HOME = 'https://example.test/';
const TARGET = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const read = (pages: ReadPage[], language: string | null = 'en') =>
  readOpeningHours(website({ target: TARGET, pages, language, country: null }));

const jsonLd = (node: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...node })}</script>`;
const specification = (dayOfWeek: string[], opens: string, closes: string) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek,
  opens,
  closes,
});

it('reads hours where they were written, not where they were translated', () => {
  const own = page('<html lang="de"><h3>Öffnungszeiten</h3><p>Mo–Fr 8:30–12 Uhr</p>', { url: HOME });
  const translated = page(
    '<html lang="en"><h3>Opening hours</h3><p>Mon–Fri 8:30 am – 12 am</p><p>Sat 9 am – 10 am</p>',
    { url: `${HOME}en/` },
  );
  expect(read([translated, own], 'de')?.value.mo).toEqual([['08:30', '12:00']]);
});

it('takes bands that cut up the whole day for no hours', () => {
  const band = (times: string, days: string) => `<div><p>${times}</p><p>${days}</p></div>`;
  const bands = band('08:00 – 20:00', 'Monday to Friday') + band('20:00 – 08:00', 'Sat · Sun');
  expect(read([page(`<main><h3>Day or night</h3>${bands}</main>`)])).toBeNull();
  const hours = band('08:00 – 20:00', 'Monday to Friday') + band('09:00 – 13:00', 'Sat · Sun');
  expect(read([page(`<main><h3>Opening hours</h3>${hours}</main>`)])?.value.sa).toEqual([['09:00', '13:00']]);
});

it('leaves out a day whose times cannot be paired, and says so', () => {
  const rows = [
    ['Monday', '7:00–10:30 and 17:00–21:00'],
    ['Tuesday', '17:00–22:00'],
    ['Wednesday', '7:00, 10:30 and 17:00–21:00'],
    ['Thursday', '17:00–22:00'],
    ['Friday', '7:00–10:30'],
  ].map(([day, times]) => `<div><span>${day}</span> <span>${times}</span></div>`);
  const hours = read([page(`<h2>Opening hours</h2><div>${rows.join('')}</div>`)]);
  expect([hours?.value.we, hours?.value.tu, hours?.partly]).toEqual([null, [['17:00', '22:00']], true]);
  expect(read([page(`<h2>Opening hours</h2><div>${rows.toSpliced(2, 1).join('')}</div>`)])?.partly).toBeUndefined();
});

it('takes how long a course is, and when it begins, for no hours', () => {
  const cells = (...given: string[]) =>
    `<div>${given.map((cell) => `<div><span>${cell.replace('|', '</span><span>')}</span></div>`).join('')}</div>`;
  const course = cells('Duration|1.45–2 hours', 'Max participants|20 people', 'Time|11:30 (daily)', 'Price|€45');
  expect(read([page(`<main><h2>Pizza School</h2>${course}</main>`)])).toBeNull();
});

it('takes what a visitor may wish for in a form for no hours', () => {
  const form = (tag: string) =>
    `<main><form><${tag}>Morning (8 AM - 12 PM)</${tag}><${tag}>Afternoon (12 PM - 5 PM)</${tag}></form></main>`;
  expect(read([page(form('button'))])).toBeNull();
  expect(read([page(form('label'))])).toBeNull();
});

it('says once what a sentence and the label below it both say', () => {
  const card =
    '<h3>Sempre abertos</h3><p>Abertos de segunda a sexta das 09:15 às 18:45 sem pausa.</p><div>09:15–18:45</div>';
  const hours = read([page(`<main><div>${card}</div><p>Segunda a Sexta · 09:15 — 18:45</p></main>`)], 'pt');
  expect([hours?.value.mo, hours?.alternatives]).toEqual([[['09:15', '18:45']], undefined]);
});

it('takes closing days alone for no hours', () => {
  const week = (html: string) => read([page(`<main><h3>Opening hours</h3>${html}</main>`)])?.value ?? null;
  expect(week('<p>Office: (Monday to Saturday). Closed on Sundays.</p>')).toBeNull();
  expect(week('<p>Office: 11 AM – 5 PM (Monday to Saturday). Closed on Sundays.</p>')).toMatchObject({
    mo: [['11:00', '17:00']],
    su: [],
  });
});

it('reads English single letters and clock times of four digits, and March as a month', () => {
  const week = (html: string) => read([page(`<main>${html}</main>`)])?.value;
  expect(week('<p>Hours: M, T, Th 9–5; W 12–8</p>')).toMatchObject({
    mo: [['09:00', '17:00']],
    tu: [['09:00', '17:00']],
    we: [['12:00', '20:00']],
    th: [['09:00', '17:00']],
  });
  expect(week('<h3>Opening times</h3><p>Mon to Fri: 0830hrs to 1730hrs</p>')?.fr).toEqual([['08:30', '17:30']]);
  expect(week('<p>Open Nov-Mar: Sat–Sun 11am–3pm</p>')).toMatchObject({ tu: null, sa: [['11:00', '15:00']] });
  expect(
    week('<h3>Season hours</h3><p>Monday-Friday: 1 PM - 7 PM</p><p>Weekends & Black Friday: 9 AM - 7 PM</p>'),
  ).toMatchObject({
    fr: [['13:00', '19:00']],
    sa: [['09:00', '19:00']],
  });
  expect(week('<h3>Contact</h3><p>T: 020 7946 0123</p><p>M: 07700 900123</p>')).toBeUndefined();
});

it('reads days that are misspelled by a letter', () => {
  const rows = ['WEDNESDAY', 'Tursday', 'Friday'].map((day) => `<tr><td>${day} :</td><td>9:00-5:30PM</td></tr>`);
  const times = [['09:00', '17:30']];
  expect(read([page(`<h2>Opening Hours</h2><table>${rows.join('')}</table>`)])?.value).toMatchObject({
    we: times,
    th: times,
    fr: times,
  });
});

it('takes the times of several groups on one page for no hours of the place', () => {
  const group = (name: string, times: string) => `<section><h3>${name}</h3><p>${times}</p></section>`;
  const groups = (...list: string[]) => page(`<main><h1>Horaires</h1>${list.join('')}</main>`);
  const puppies = group('Chiots', 'mardi et vendredi de 19h15 à 20h');
  const adults = group('Adultes', 'mardi et vendredi de 20h15 à 21h');
  const agility = group('Agilité', 'samedi de 9h à 11h');
  expect(read([groups(puppies, adults, agility, group('Flair', 'samedi de 14h à 16h'))], 'fr')).toBeNull();
  expect(read([groups('<p>Mardi et vendredi de 9h à 12h, samedi de 9h à 11h</p>')], 'fr')?.value.fr).toEqual([
    ['09:00', '12:00'],
  ]);
});

describe('hours in structured data', () => {
  it('reads openingHoursSpecification, equal times as closed, and leaves holidays out', () => {
    const node = {
      '@type': 'Bakery',
      openingHoursSpecification: [
        specification(['Monday', 'https://schema.org/Tuesday'], '07:00', '18:30'),
        specification(['Sunday'], '00:00', '00:00'),
        { ...specification(['Saturday'], '08:00', '12:00'), validFrom: '2026-12-24', validThrough: '2026-12-24' },
      ],
    };
    const fact = read([page(jsonLd(node))]);
    expect(fact && writeWeek(fact.value)).toBe(readWeek('mo-tu 07:00-18:30, su X'));
    expect(fact?.sources[0]).toMatchObject({ view: 'plain', place: 'JSON-LD openingHoursSpecification' });
  });

  it('reads openingHours strings of JSON-LD and microdata', () => {
    const fact = read([page(jsonLd({ '@type': 'Store', openingHours: ['Mo-Fr 09:00-17:00', 'Sa,Su 10:00-14:00'] }))]);
    expect(fact && writeWeek(fact.value)).toBe(readWeek('mo-fr 09:00-17:00, sa-su 10:00-14:00'));
    const micro = `<div itemscope itemtype="https://schema.org/Dentist"><time itemprop="openingHours" datetime="Tu,Th 16:00-20:00">late</time></div>`;
    const other = read([page(micro)]);
    expect(other && writeWeek(other.value)).toBe(readWeek('tu 16:00-20:00, th 16:00-20:00'));
  });

  it('reads two halves of a day and all-day opening', () => {
    const node = {
      '@type': 'Pharmacy',
      openingHoursSpecification: [
        specification(['Monday'], '14:00', '18:00'),
        specification(['Monday'], '08:00', '12:00'),
        specification(['Tuesday'], '00:00', '23:59'),
      ],
    };
    const fact = read([page(jsonLd(node))]);
    expect(fact && writeWeek(fact.value)).toBe('mo 08:00-12:00 14:00-18:00, tu 00:00-24:00');
  });

  it('does not take the hours of a contact point', () => {
    const node = {
      '@type': 'Organization',
      contactPoint: { '@type': 'ContactPoint', hoursAvailable: specification(['Monday'], '08:00', '12:00') },
    };
    expect(read([page(jsonLd(node))])).toBeNull();
  });
});

describe('several statements', () => {
  const visible = '<h3>Opening hours</h3><p>Mon–Fri 9am–5pm</p><p>Sat closed</p>';

  it('lets visible text outrank structured data and names the contradiction', () => {
    const node = { '@type': 'Store', openingHours: 'Mo-Fr 09:00-18:00' };
    const fact = read([page(`${jsonLd(node)}<main>${visible}</main>`)]);
    expect(fact && writeWeek(fact.value)).toBe(readWeek('mo-fr 09:00-17:00, sa X'));
    expect(fact?.alternatives?.map((other) => writeWeek(other.value))).toEqual([readWeek('mo-fr 09:00-18:00')]);
    expect(fact?.alternatives?.[0]?.sources[0]?.place).toBe('JSON-LD openingHours');
  });

  it('joins statements that agree, with all their places', () => {
    const contact = page(
      '<footer><p>Mon–Fri 9am–5pm</p></footer><main><h2>Hours</h2><p>Mon–Fri 9am–5pm</p><p>Sun 10am–1pm</p></main>',
      {
        url: `${HOME}contact`,
        role: 'contact',
      },
    );
    const fact = read([page(`<main>${visible}</main>`), contact]);
    expect(fact && writeWeek(fact.value)).toBe(readWeek('mo-fr 09:00-17:00, sa X, su 10:00-13:00'));
    expect(fact?.alternatives).toBeUndefined();
    expect(new Set(fact?.sources.map((source) => source.pageUrl)).size).toBe(2);
  });

  it('takes no promise of help around the clock for hours', () => {
    const bar = '<main><div><div>24/7</div><div>Notfall erreichbar</div></div></main>';
    expect(read([page(bar)], 'de')).toBeNull();
    expect(read([page('<main><h2>Öffnungszeiten</h2><p>24/7</p></main>')], 'de')?.value.mo).toEqual([
      ['00:00', '24:00'],
    ]);
  });

  it('lists the hours of a second branch as an alternative', () => {
    const html = '<h2>Opening hours</h2><h3>Leeds</h3><p>Mon–Fri 9am–5pm</p><h3>York</h3><p>Mon–Fri 10am–6pm</p>';
    const fact = read([page(`<main>${html}</main>`)]);
    expect(fact && writeWeek(fact.value)).toBe(readWeek('mo-fr 09:00-17:00'));
    expect(fact?.alternatives?.map((other) => writeWeek(other.value))).toEqual([readWeek('mo-fr 10:00-18:00')]);
  });

  it('prefers the hours of the business to those its branches share', () => {
    const at = (path: string, hours: string) =>
      page(`<main><h2>Openingstijden</h2><p>${hours}</p></main>`, { url: `${HOME}${path}`, role: 'locations' });
    const pages = [
      page('<main></main>'),
      at('openingstijden/', 'ma-vr 07:00-21:00'),
      at('locatie/noord/', 'ma-vr 07:00-17:00'),
      at('locatie/zuid/', 'ma-vr 07:00-17:00'),
    ];
    const week = (given: typeof pages) => {
      const fact = read(given, 'nl');
      return fact && writeWeek(fact.value);
    };
    expect(week(pages)).toBe(readWeek('mo-fr 07:00-21:00'));
    // Where no other page states any, those of the branches are the hours.
    expect(week(pages.filter(({ url }) => !url.endsWith('openingstijden/')))).toBe(readWeek('mo-fr 07:00-17:00'));
  });

  it('marks what only the rendered page says', () => {
    const fact = read([page('<main></main>', { rendered: `<main>${visible}</main>` })]);
    expect(fact?.sources.map((source) => source.view)).toEqual(['rendered']);
    const both = read([page(`<main>${visible}</main>`, { rendered: `<main>${visible}</main>` })]);
    expect(both?.sources.map((source) => source.view)).toEqual(['plain']);
  });
});

describe('what is not opening hours', () => {
  it.each([
    ['news', '<h3>Opening hours</h3><p>Mon–Fri 9am–5pm</p>', 'article' as const],
    ['a template comment', '<!-- <p>Opening hours: Mon–Fri 9am–5pm</p> -->', 'home' as const],
    ['a form field', '<label>Opening hours</label><input placeholder="Mon–Fri 9am–5pm">', 'home' as const],
  ])('%s', (_, html, role) => {
    expect(read([page(`<main>${html}</main>`, { role })])).toBeNull();
  });

  it('survives hostile text quickly', async () => {
    const html = `<main><p>${'Mon 9-5 '.repeat(20_000)}</p>${'<p>9:00-9:00 mo mo mo - - - 1 1 1</p>'.repeat(3_000)}</main>`;
    const home = page(html);
    expect(await leastSeconds(() => read([home]), 5)).toBeLessThan(5);
  });
});

it('quotes whole lines of the list, each day with its hours, and nothing below it', () => {
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
  const list = days.map((day) => `<dt>${day}:</dt><dd>10:00–18:00</dd>`).join('');
  const seen = (html: string) => read([page(html)])?.sources[0]?.seen;
  expect(seen(`<h2>Opening hours</h2><dl>${list}</dl><span>×</span>`)).toBe(
    days.map((day) => `${day}: 10:00–18:00`).join(' / '),
  );
});
