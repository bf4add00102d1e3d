import { beforeAll, describe, expect, it } from 'vitest';
import { leastSeconds } from '../../testing/timing/least-seconds.ts';
import { judge } from '../judge.ts';
import { germanDentist } from './fixtures/german-dentist/website.ts';
import { observeWebsite } from './fixtures/observe-website.ts';

/** Reads and judges a website of one page. */
function judgeOne(main: string, head = ''): void {
  const html = `<!doctype html><html lang="de"><title>Weber Berlin</title>${head}<main><h1>Weber</h1>${main}</main></html>`;
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  const pages = [{ path: '/', role: 'home' as const, html, rendered: null, status: 200, headers }];
  judge(observeWebsite({ ...germanDentist, pages }));
}

const numbered = (count: number, text: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => text(at)).join('');
const jsonLd = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;

/** What no business publishes. Lists and runs without an end took the square of their length once, minutes at these sizes. */
const HOSTILE: [name: string, main: string, head?: string][] = [
  ['links in one text', numbered(10_000, (at) => `<a href="/p-${at}">Seite ${at}</a> `)],
  ['branches', numbered(2_000, (at) => `<p>Lindenstraße ${at}<br>${10_000 + at} Berlin</p>`)],
  ['e-mail addresses', numbered(3_000, (at) => `<p>mail${at}@firma.de</p>`)],
  ['letters without an end', `<p>${'a'.repeat(200_000)}</p>`],
  ['capitals without an end', `<p>${'A'.repeat(200_000)}</p>`],
  ['digits without an end', `<p>${'1'.repeat(200_000)}</p>`],
  ['characters without spaces', `<p>${'日'.repeat(100_000)}</p>`],
  ['sums without an end', `<p>${'1 €'.repeat(60_000)}</p>`],
  ['long lines of dashes', `<p>${'a-'.repeat(2_400)}</p>`.repeat(10)],
  ['nested elements', '<div><b>wort '.repeat(20_000)],
  ['a timetable without an end', `<table>${'<tr><td>Mo</td><td>9:00-12:00</td></tr>'.repeat(5_000)}</table>`],
  ['names in a circle', '', jsonLd({ '@graph': numberedNodes(1_000) })],
  ['blanks in structured data', '', jsonLd({ '@type': 'LocalBusiness', name: `Weber${' '.repeat(100_000)}logo` })],
];

function numberedNodes(count: number) {
  return Array.from({ length: count }, (_, at) => ({
    '@type': 'LocalBusiness',
    '@id': `#${at}`,
    name: `Weber ${at}`,
    parentOrganization: { '@id': `#${(at + 1) % count}` },
    subOrganization: { '@id': `#${at}` },
  }));
}

/** What a Worker may take for one page, several times over. */
const MAX_SECONDS = 3;

/** One after the other without an end: what patterns that look ahead or back, or begin anew at every place, take the square of. */
const UNITS = ['★', '日', 'İ', ', ', '1,', '- ', '9:00-', 'Berlin ', 'Impressum ', '1 € ', 'www.a.', 'Was ist? '];
const BYTES = 100_000;
/** The square of their length took from four seconds to a minute. */
const MAX_SECONDS_A_UNIT = 2;

const ORDINARY = numbered(
  1_000,
  (at) => `<p>Wir bohren, füllen und reinigen seit ${at} Jahren die Zähne unserer Gäste.</p>`,
);
/** What it takes on the machine that the limits were set on. A slower one takes longer for everything, and has longer limits. */
const ORDINARY_SECONDS = 0.5;
let slowness = 1;

beforeAll(async () => {
  slowness = Math.max(1, (await leastSeconds(() => judgeOne(ORDINARY), 0)) / ORDINARY_SECONDS);
}, 60_000);

describe('hostile pages are judged in time', () => {
  it.each(HOSTILE)('%s', { timeout: 120_000 }, async (_name, main, head) => {
    const enough = MAX_SECONDS * slowness;
    expect(await leastSeconds(() => judgeOne(main, head), enough)).toBeLessThan(enough);
  });
});

describe('one sign or word without an end is judged in time', () => {
  it.each(UNITS)('%j', { timeout: 120_000 }, async (unit) => {
    const text = unit.repeat(BYTES / new TextEncoder().encode(unit).length);
    const enough = MAX_SECONDS_A_UNIT * slowness;
    expect(await leastSeconds(() => judgeOne(`<p>${text}</p>`), enough)).toBeLessThan(enough);
  });
});
