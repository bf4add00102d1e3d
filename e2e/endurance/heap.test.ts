import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const SCRIPT = fileURLToPath(new URL('judge-dear-pages.ts', import.meta.url));
/** An isolate has 128 MB; the engine, its words and its town lists take 48 of these. */
const MAX_HEAP_MB = 100;
/** Where V8 puts what is new, three times the half of it that is in use. */
const NEW_SPACE_MB = 12;

/** In a process whose heap may not grow further: one that needs more dies of it, and this throws. */
async function judgeIn(mb: number, kind: string, pages: number, chars: number): Promise<void> {
  const heap = [`--max-old-space-size=${mb - NEW_SPACE_MB}`, `--max-semi-space-size=${NEW_SPACE_MB / 3}`];
  await promisify(execFile)(process.execPath, [...heap, SCRIPT, kind, String(pages), String(chars)], {
    timeout: 120_000,
  });
}

describe(`the dearest pages are judged within ${MAX_HEAP_MB} MB`, () => {
  it.each(['text', 'elements', 'depth', 'links', 'tables', 'attributes'])(
    'twelve of 1 MB: %s',
    async (kind) => {
      await expect(judgeIn(MAX_HEAP_MB, kind, 12, 1_000_000)).resolves.toBeUndefined();
    },
    130_000,
  );

  it.each(['elements', 'links', 'one tag'])(
    'one of 5 MB: %s',
    async (kind) => {
      await expect(judgeIn(MAX_HEAP_MB, kind, 1, 5_000_000)).resolves.toBeUndefined();
    },
    130_000,
  );

  it('dies of too small a heap, so the bound is one', async () => {
    await expect(judgeIn(40, 'links', 12, 1_000_000)).rejects.toThrow();
  }, 130_000);
});
