import { describe, expect, it } from 'vitest';
import { HOME, inputs, page } from '../../../testing/audit-builders.ts';
import { defineCheck, fail } from '../check.ts';
import { runChecks } from '../run-checks.ts';
import { outdatedStatements } from './outdated-statements.ts';

const NOW = Date.UTC(2026, 10, 29);
const asking = defineCheck({
  id: 'missing-prices',
  revision: 1,
  category: 'content',
  strength: 'B',
  catalogue: ['price-shown'],
  title: { pass: 'a', fail: 'b' },
  why: 'c',
  sources: [],
  needs: ['pages'],
  claimsAbsence: ['fail'],
  run: () => fail([]),
});
const TEXT = `<p>${'We make cheese and bread for the whole valley, every day of the year. '.repeat(4)}</p>`;
const read = (html: string, path = '', role: 'home' | 'services' = 'home') =>
  page(html, { url: HOME + path, role, plain: { fetchedAt: NOW } });
const run = (...pages: ReturnType<typeof read>[]) =>
  runChecks([outdatedStatements], inputs({ pages, home: pages[0] ?? null }))[0]?.outcome;

describe('outdated-statements, of what is over', () => {
  it('takes a main heading that says closed and nothing else as a question to the owner', () => {
    expect(run(read(`<h1>Geschlossen!</h1><h1>Willkommen</h1>${TEXT}`))).toMatchObject({
      outcome: 'fail',
      cause: 'says-closed',
      evidence: [{ seen: 'Geschlossen!' }],
    });
    expect(run(read(`<h1>Geschlossen vom 1. bis 9. Juni</h1>${TEXT}`))).not.toMatchObject({ cause: 'says-closed' });
    expect(run(read(`<h1>Rosa Bakery</h1><p>Geschlossen</p>${TEXT}`))?.outcome).toBe('pass');
  });

  it('asks a business whose heading says closed for no prices', () => {
    const pages = [read(`<h1>Geschlossen!</h1>${TEXT}`)];
    const [result] = runChecks([asking], inputs({ pages, home: pages[0] ?? null }));
    expect(result?.outcome).toMatchObject({ outcome: 'inconclusive', because: expect.stringContaining('closed') });
  });

  it('tells the plan of a week that is over by its days', () => {
    const days = ['Montag 31.03.', 'Dienstag 01.04.', 'Mittwoch 02.04.'].map((day) => `<h3>${day}</h3><p>Braten</p>`);
    const plan = (year: number) => `<h2>Menu</h2><p>Woche 14 · 31. März – 4. April ${year}</p>${days.join('')}${TEXT}`;
    expect(run(read(TEXT), read(plan(2025), 'menu', 'services'))).toMatchObject({
      outcome: 'fail',
      cause: 'week-over',
    });
    expect(run(read(TEXT), read(plan(2027), 'menu', 'services'))?.outcome).toBe('pass');
    expect(run(read(TEXT), read(`<p>Woche 14 · 4. April 2025</p>${TEXT}`, 'menu', 'services'))?.outcome).toBe('pass');
  });

  it('tells what can still be booked and is over', () => {
    const visit = (date: string, button: string) =>
      read(`<h3>Visite</h3><p>${date} · 8 places restantes</p><div><a href="/r">${button}</a></div>${TEXT}`);
    expect(run(visit('20 septembre 2026', 'Réserver'))).toMatchObject({ outcome: 'fail', cause: 'offers-over' });
    expect(run(visit('20 septembre 2027', 'Réserver'))?.outcome).toBe('pass');
    expect(run(visit('20 septembre 2026', 'Lire la suite'))?.outcome).toBe('pass');
  });

  it('tells a sentence that stands in the place of many texts', () => {
    const said = 'The website is being built and will be here for all of you soon.';
    const many = `<p>${said}</p><section><p>${said}</p></section><h6>${said}</h6><div><p>${said}</p></div>${TEXT}`;
    expect(run(read(many))).toMatchObject({ outcome: 'fail', cause: 'one-sentence', evidence: { length: 1 } });
    expect(run(read(`<div>${`<p>${said}</p>`.repeat(6)}</div>${TEXT}`))?.outcome).toBe('pass');
  });
});
