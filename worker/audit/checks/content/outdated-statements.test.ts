import { describe, expect, it } from 'vitest';
import { HOME, page } from '../../../testing/audit-builders.ts';
import { main, run, source, text } from '../../../testing/run-content-check.ts';
import type { Facts } from '../../facts/facts.ts';

describe('outdated-statements', () => {
  it('finds what an imprint leaves open in square brackets', () => {
    const of = (line: string) =>
      run('outdated-statements', [page(main(text(2))), page(main(line), { url: `${HOME}imprint`, role: 'legal' })])
        .outcome;
    expect(of('<p>[Name of the owner – to follow, § 5]</p>')).toBe('fail');
    expect(of('<p>Insured with [name of insurer], London.</p>')).toBe('fail');
    expect(of('<p>Last updated: [March 3, 2024]. See [the list](https://example.test/).</p>')).toBe('pass');
  });
  it('finds two prices of one thing in lines that are otherwise the same', () => {
    const pages = ['', 'prices', 'offers', 'more'].map((path) =>
      page(main(`<h1>About ${path}</h1>${text(2)}`), {
        url: `${HOME}${path}`,
        role: path === 'prices' ? 'prices' : 'other',
      }),
    );
    const cut = (amount: number, path: string, seen: string, what = 'Wash and cut') => ({
      value: { what, amount, currency: 'GBP', asShown: `£${amount}` },
      sources: [source({ pageUrl: `${HOME}${path}`, seen })],
    });
    const of = (...prices: Facts['prices']) => run('outdated-statements', pages, { prices });
    const here = cut(30, 'prices', 'Wash and cut £30');
    expect(of(here, cut(35, 'offers', 'Wash and cut £35'))).toMatchObject({ outcome: 'fail', cause: 'two-prices' });
    expect(of(here, cut(35, 'offers', 'Wash and cut from £35')).outcome).toBe('pass');
    expect(of(here, cut(35, 'prices', 'Wash and cut £35')).outcome).toBe('pass');
    expect(of(here, cut(30, 'offers', 'Wash and cut £30')).outcome).toBe('pass');
    // Of two pages about one thing each, and of a name that fits anything.
    expect(
      of(cut(30, 'more', 'Total value £30', 'Total value'), cut(35, 'offers', 'Total value £35', 'Total value'))
        .outcome,
    ).toBe('pass');
    expect(of(cut(30, 'prices', 'Basic £30', 'Basic'), cut(35, 'offers', 'Basic £35', 'Basic')).outcome).toBe('pass');
  });
  it('compares no parts of two things that one template shows', () => {
    const pouch = (amount: number, path: string) => ({
      value: { what: '500 g pouch', amount, currency: 'GBP', asShown: `£${amount}` },
      sources: [source({ pageUrl: `${HOME}${path}`, seen: `500 g pouch £${amount}` })],
    });
    const of = (...paths: string[]) => {
      const pages = ['', ...paths].map((path) => page(main(text(2)), { url: `${HOME}${path}`, role: 'products' }));
      return run('outdated-statements', pages, { prices: paths.map((path, at) => pouch(40 + at, path)) }).outcome;
    };
    expect(of('product?id=7', 'product?id=8')).toBe('pass');
    expect(of('goods/mild', 'goods/hot')).toBe('pass');
    expect(of('goods/mild', '500-g-pouches')).toBe('fail');
  });
});
