import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brokenWalls } from './walls.ts';

const root = join(import.meta.dirname, '../..');
const sources = new Map(
  globSync('{worker,web,tools,e2e}/**/*.{ts,tsx,mjs}', { cwd: root })
    .filter((path) => path !== 'worker/env.d.ts')
    .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
);

/** What the walls say of made-up files. */
const told = (files: Record<string, string>) => brokenWalls(new Map(Object.entries(files)));

describe('the walls between the parts', () => {
  it('stand', () => {
    expect(sources.size).toBeGreaterThan(1_000);
    expect(brokenWalls(sources)).toEqual([]);
  });

  it.each([
    ['web/features/home/a.tsx', "import { judge } from '../../../worker/audit/judge.ts';"],
    ['web/features/home/a.tsx', "import type { Facts } from '../../../worker/audit/facts/facts.ts';"],
    ['web/routes/a.tsx', "import { reportHtml } from '../../worker/report/html.ts';"],
    ['web/routes/a.tsx', "import type { AppType } from '../../worker/app.ts';"],
    ['web/api.ts', "import { createApp } from '../worker/app.ts';"],
    ['web/ui/a.tsx', "import {\n  one,\n  two,\n} from '../features/home/b.ts';"],
    ['web/ui/a.tsx', "const Page = lazy(() => import('../routes/home.tsx'));"],
    ['web/features/home/a.tsx', "import '../../routes/home.tsx';"],
    ['worker/mail/a.ts', "import { api } from '../../web/api.ts';"],
    ['worker/audit/facts/a.ts', "import { CONTRACT } from '../../contract/results.ts';"],
    ['worker/audit/facts/a.ts', "import type { Row } from '../../db/schema.ts';"],
    ['worker/contract/a.ts', "export { CHECKS } from '../audit/checks/index.ts';"],
    ['worker/crawl/a.ts', "import type { Journal } from '../analysis/journal.ts';"],
    ['worker/payments/a.ts', "import type Stripe from 'stripe';"],
  ])('notice that %s says %s', (path, text) => {
    expect(told({ [path]: text })).toHaveLength(1);
  });

  it('notice a check that imports another one, not what lies beside both', () => {
    const index = "import { one } from './one.ts';\nimport { two } from './two.ts';";
    const folder = 'worker/audit/checks/local';
    const beside = { [`${folder}/index.ts`]: index, [`${folder}/one.ts`]: "import { x } from './words.ts';" };
    expect(told(beside)).toEqual([]);
    expect(told({ ...beside, [`${folder}/two.ts`]: "import { one } from './one.ts';" })).toEqual([
      `A check knows no other check: ${folder}/two.ts imports ${folder}/one.ts`,
    ]);
    expect(
      told({ ...beside, 'worker/audit/checks/shared/a.ts': "import { one } from '../local/one.ts';" }),
    ).toHaveLength(1);
  });

  it('let through what they are open for', () => {
    expect(
      told({
        'web/api.ts': "import type { AppType } from '../worker/app.ts';",
        'web/routes/a.tsx': "import { viewOf } from '../../worker/report/view/report-view.ts';",
        'worker/audit/facts/a.ts':
          "import type { Results } from '../../contract/results.ts';\nimport { x } from 'tldts';",
        'worker/adapters/a.ts': "import Stripe from 'stripe';",
        'worker/audit/facts/a.test.ts': "import { page } from '../../testing/audit-builders.ts';",
      }),
    ).toEqual([]);
  });

  it('notice a folder of more than forty files', () => {
    const files = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`worker/db/file-${index}.ts`, '']));
    expect(told(files(40))).toEqual([]);
    expect(told(files(41))).toEqual(['A folder holds at most 40 files of code: worker/db has 41']);
  });

  it('notice a file of more than three hundred lines, tests included', () => {
    expect(told({ 'worker/db/a.ts': 'x;\n'.repeat(300) })).toEqual([]);
    expect(told({ 'web/routes/a.test.tsx': 'x;\n'.repeat(301) })).toEqual([
      'A file of code holds at most 300 lines: web/routes/a.test.tsx has 301',
    ]);
  });

  it('notice words in a line nobody can review, and any long line of the engine', () => {
    const line = (words: string, path = 'worker/db/a.ts') => ({ [path]: `const x = '${words}';` });
    expect(told(line('word|'.repeat(50)))).toEqual(['A line holds at most 160 characters: worker/db/a.ts:1 has 263']);
    expect(told(line('word|'.repeat(10)))).toEqual([]);
    expect(told(line('a word, '.repeat(50)))).toEqual([]);
    expect(told(line('a word, '.repeat(50), 'worker/audit/a.ts'))).toEqual([
      'A line holds at most 160 characters: worker/audit/a.ts:1 has 413',
    ]);
    expect(told(line('a word, '.repeat(50), 'worker/audit/proof/a.ts'))).toEqual([]);
  });

  it('notice a function of the engine whose way parts more than 25 times, what it holds within counted', () => {
    const branching = (times: number) => ({
      'worker/audit/a.ts': `export const judge = (x: number) => { ${'if (x > 1 && x < 9) x?.toFixed();\n'.repeat(times)} };`,
    });
    expect(told(branching(8))).toEqual([]);
    expect(told(branching(9))).toEqual([
      'A function of the engine branches at most 25 times: judge at worker/audit/a.ts:1 has 27',
    ]);
    const within = 'function a(x) { const b = () => (x ? 1 : 2); return b; }';
    expect(
      told({ 'worker/audit/a.ts': within.replace('1', `(${'x ?\n'.repeat(25)}0${' :\n1'.repeat(25)})`) }),
    ).toHaveLength(2);
  });
});
