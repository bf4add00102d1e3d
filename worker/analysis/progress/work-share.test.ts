import { describe, expect, it } from 'vitest';
import { workPercent } from './work-share.ts';

const PAGES = 12;
const names = (kind: string, count: number) => Array.from({ length: count }, (_, index) => `${kind}:${index}`);
/** When each step of an ordinary analysis of twelve pages ends, ms. */
const timeline: [number, string[]][] = [
  [400, ['open']],
  [900, ['find', 'plain:0']],
  [1_500, names('plain', PAGES)],
  [2_600, ['ttfb', 'edge', 'variants', 'agentFiles', 'previews', 'links', 'outside']],
  ...names('rendered', PAGES).map((name, index): [number, string[]] => [2_600 + 1_100 * (index + 1), [name]]),
  [15_900, ['render']],
  ...['phone', 'desktop'].flatMap((device, at) =>
    [1, 2, 3].map((run): [number, string[]] => [15_900 + 4_500 * (3 * at + run), [`lab:${device}:${run}`]]),
  ),
  [43_000, ['lab']],
  [44_500, ['judge']],
];

/** The per cent shown at each tenth of a second. */
function shown(): number[] {
  let highest = 0;
  return Array.from({ length: 445 }, (_, tenth) => {
    const past = timeline.filter(([at]) => at <= tenth * 100);
    const since = tenth * 100 - (past.at(-1)?.[0] ?? 0);
    highest = Math.max(highest, workPercent(new Set(past.flatMap(([, done]) => done)), PAGES, since));
    return highest;
  });
}

describe('workPercent', () => {
  it('never stands at a whole per cent for more than two seconds', () => {
    const all = shown();
    const longest = Math.max(...[...new Set(all)].map((percent) => all.filter((one) => one === percent).length));
    expect(longest).toBeLessThanOrEqual(20);
    expect(all[0]).toBeLessThan(5);
    expect(all.at(-1)).toBeGreaterThan(90);
  });

  it('does not leap', () => {
    const all = shown();
    expect(Math.max(...all.map((percent, index) => percent - (all[index - 1] ?? 0)))).toBeLessThanOrEqual(8);
  });

  it('does not wait for loads of a device that were not needed', () => {
    const before = [...timeline.slice(0, -8).flatMap(([, done]) => done), 'lab:phone:1'];
    const all = new Set([...before, 'lab:phone:2', 'lab:phone:3', 'lab:desktop:1']);
    expect(workPercent(new Set([...before, 'lab:desktop:1']), PAGES, 0)).toBe(workPercent(all, PAGES, 0));
  });

  it('ends short of the end while anything is left, and counts pages that were given up', () => {
    expect(workPercent(new Set(['open', 'find']), PAGES, 3_600_000)).toBeLessThan(10);
    const all = new Set(timeline.flatMap(([, done]) => done));
    expect(workPercent(all, PAGES, 0)).toBe(99);
    expect(workPercent(new Set([...all].filter((name) => !name.startsWith('rendered'))), PAGES, 0)).toBe(99);
  });
});
