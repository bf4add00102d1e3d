import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import type { DearThings } from './count-dear.ts';

/** Counted, not timed: a busy machine gives other times, never other numbers. */
it.concurrent.each(['german-dentist', 'english-plumber'])(
  'makes little that is dear for a first report of %s',
  { timeout: 120_000 },
  async (website) => {
    const script = fileURLToPath(new URL('count-dear.ts', import.meta.url));
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [script, website]);
    expect(stderr).toBe('');
    const { imported, judged }: Record<'imported' | 'judged', DearThings> = JSON.parse(stdout);
    // One name of a language takes ICU longer than most checks take for a website.
    expect([imported.intl, judged.intl]).toEqual([0, 0]);
    // Word lists wait as text for the first line they are asked about. Raise these for patterns that every website needs, and no others.
    expect(imported.patterns).toBeLessThan(90);
    expect(judged.patterns).toBeLessThan(750);
  },
);
