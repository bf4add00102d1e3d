import { describe, expect, it } from 'vitest';
import { BUILT_AT, page } from '../../../testing/audit-builders.ts';
import { legal, main, outcome, run, text } from '../../../testing/run-content-check.ts';

describe('outdated-statements, of a season', () => {
  const camps = ['June 21st–25th', 'June 28th – July 2nd', 'July 5–9'].map((days) => `<li>${days}</li>`).join('');
  const of = (stamp: string, more = '') =>
    outcome('outdated-statements', main(`<span>${stamp}</span><ul>${camps}</ul>${more}${text(2)}`));

  it('is over when no later year stands anywhere', () => {
    expect(of('Summer, 2021')).toBe('fail');
    expect(of('Summer, 2026')).toBe('pass');
    expect(of('Summer, 2021', '<p>Places for 2026 are still free.</p>')).toBe('pass');
  });
  it('is not the year a business began, nor a single date', () => {
    expect(of('Since 2021')).toBe('pass');
    expect(outcome('outdated-statements', main(`<span>Summer 2021</span><p>July 5–9</p>${text(2)}`))).toBe('pass');
  });
});

it('a copyright year that a script renews is not out of date', () => {
  const html = (year: number) => `${main(text(2))}<footer><p>© ${year} Blue Larch</p></footer>`;
  const of = (drawn: number) => run('outdated-statements', [page(html(2023), { rendered: html(drawn) })]).outcome;
  expect(of(2026)).toBe('pass');
  expect(of(2023)).toBe('partial');
});

describe('outdated-statements, of a copyright line', () => {
  it('takes an old copyright year for half a fault', () => {
    const footer = (line: string) => outcome('outdated-statements', `${main(text(2))}<footer><p>${line}</p></footer>`);
    expect(footer('© 2026 Blue Larch')).toBe('pass');
    expect(footer('© 2010–2026 Blue Larch')).toBe('pass');
    expect(footer('© 2023 Blue Larch')).toBe('partial');
  });
  it('leaves the line of whoever made the website to them', () => {
    const footer = (line: string) => outcome('outdated-statements', `${main(text(2))}<footer><p>${line}</p></footer>`);
    expect(footer('© 2014 <a href="https://studio.example/">Red Studio</a>')).toBe('inconclusive');
    expect(footer('© 2014 <a href="/imprint">Blue Larch</a>')).toBe('partial');
  });
  it('leaves the line to them where it names nobody that the business is known as', () => {
    const businessName = { value: 'Blue Larch', certainty: 'certain' as const, sources: [] };
    const of = (line: string) =>
      run('outdated-statements', [page(`${main(text(2))}<footer><p>${line}</p></footer>`)], { businessName }).outcome;
    expect(of('© 2023 Red Studio. All rights reserved.')).toBe('inconclusive');
    expect(of('© 2023 Larch. All rights reserved.')).toBe('partial');
    expect(of('© 2023. All rights reserved.')).toBe('partial');
    expect(of('© 2023')).toBe('partial');
    // The year may stand right before the sign.
    expect(of('2023© Larch. All rights reserved.')).toBe('partial');
    expect(of('2026 © Larch. Since 2010.')).toBe('pass');
  });
  it('gives last year until summer', () => {
    const html = `${main(text(2))}<footer><p>© 2025 Blue Larch</p></footer>`;
    const at = (fetchedAt: number) => run('outdated-statements', [page(html, { plain: { fetchedAt } })]).outcome;
    expect(at(Date.UTC(2026, 2, 1))).toBe('pass');
    expect(at(BUILT_AT)).toBe('partial');
  });
  it('asks nothing of legal texts', () => {
    expect(run('outdated-statements', [legal]).outcome).toBe('not_applicable');
  });
});
