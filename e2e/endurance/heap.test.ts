import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const SCRIPT = fileURLToPath(new URL('judge-dear-pages.ts', import.meta.url));
/** An isolate has 128 MB; the engine, its words and its town lists take 48 of these. */
const MAX_HEAP_MB = 112;

/** In a process whose heap may not grow further: one that needs more dies of it. */
async function judgeIn(mb: number, kind: string, pages: number, chars: number): Promise<number> {
  const flags = [`--max-old-space-size=${mb}`, '--max-semi-space-size=4', SCRIPT, kind, String(pages), String(chars)];
  const { stdout } = await promisify(execFile)(process.execPath, flags, { timeout: 120_000 });
  return Number(stdout);
}

describe(`the dearest pages are judged within ${MAX_HEAP_MB} MB`, () => {
  it.each(['text', 'elements', 'depth', 'links', 'tables', 'attributes'])(
    'twelve of 1 MB: %s',
    async (kind) => {
      expect(await judgeIn(MAX_HEAP_MB, kind, 12, 1_000_000)).toBeLessThanOrEqual(100);
    },
    130_000,
  );

  it.each(['elements', 'links'])(
    'one of 5 MB: %s',
    async (kind) => {
      expect(await judgeIn(MAX_HEAP_MB, kind, 1, 5_000_000)).toBeLessThanOrEqual(100);
    },
    130_000,
  );

  it('dies of too small a heap, so the bound is one', async () => {
    await expect(judgeIn(40, 'links', 12, 1_000_000)).rejects.toThrow();
  }, 130_000);
});
