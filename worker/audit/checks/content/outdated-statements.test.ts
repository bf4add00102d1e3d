import { describe, expect, it } from 'vitest';
import { HOME, page } from '../../../testing/audit-builders.ts';
import { main, run, source, text } from '../../../testing/run-content-check.ts';

describe('outdated-statements', () => {
  it('finds what an imprint leaves open in square brackets', () => {
    const of = (line: string) =>
      run('outdated-statements', [page(main(text(2))), page(main(line), { url: `${HOME}imprint`, role: 'legal' })])
        .outcome;
    expect(of('<p>[Name of the owner – to follow, § 5]</p>')).toBe('fail');
    expect(of('<p>Insured with [name of insurer], London.</p>')).toBe('fail');
    expect(of('<p>Last updated: [March 3, 2024]. See [the list](https://example.test/).</p>')).toBe('pass');
  });
  it('compares no prices of two pages: a label and a "from" amount belong to what each page is about', () => {
    const fares = (h1: string, from: number) =>
      `<h1>${h1}</h1><div>Fixed price <strong>from £${from}</strong></div>${text(2)}`;
    const pages = [
      page(main(fares('Taxi from Elmford', 97))),
      page(main(fares('Taxi from Oakley', 85)), { url: `${HOME}oakley` }),
    ];
    const from = (amount: number, path: string) => ({
      value: { what: 'Fixed price', amount, currency: 'GBP', asShown: `£${amount}` },
      sources: [source({ pageUrl: `${HOME}${path}`, seen: `Fixed price from £${amount}` })],
    });
    expect(run('outdated-statements', pages, { prices: [from(97, ''), from(85, 'oakley')] }).outcome).toBe('pass');
  });
});
