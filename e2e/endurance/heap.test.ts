import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';

const SCRIPT = fileURLToPath(new URL('judge-dear-pages.ts', import.meta.url));
/** An isolate has 128 MB; the engine, its words and its town lists take 42 of these. */
const MAX_HEAP_MB = 100;
/** Where V8 puts what is new, three times the half of it that is in use. */
const NEW_SPACE_MB = 12;
const TIMEOUT_MS = 300_000;
const file = join(tmpdir(), `answerable-observations-${process.pid}.json`);

afterAll(() => rmSync(file, { force: true }));

/** In a process whose heap may not grow further: one that needs more dies of it, and this throws. */
async function run(mb: number, ...given: (string | number)[]): Promise<void> {
  const heap = [`--max-old-space-size=${mb - NEW_SPACE_MB}`, `--max-semi-space-size=${NEW_SPACE_MB / 3}`];
  await promisify(execFile)(process.execPath, [...heap, SCRIPT, ...given.map(String)], { timeout: TIMEOUT_MS });
}

describe(`the dearest pages take ${MAX_HEAP_MB} MB at most`, () => {
  it.each(['text', 'elements', 'depth', 'links', 'tables', 'attributes'])(
    'to judge twelve of 1 MB: %s',
    async (kind) => {
      await run(1_000, 'observe', file, kind, 12, 1_000_000);
      await expect(run(MAX_HEAP_MB, 'judge', file)).resolves.toBeUndefined();
    },
    2 * TIMEOUT_MS,
  );

  it.each(['elements', 'links', 'one tag', 'attributes', 'tables'])(
    'to read one of 5 MB: %s',
    async (kind) => {
      await expect(run(MAX_HEAP_MB, 'read', '', kind, 1, 5_000_000)).resolves.toBeUndefined();
    },
    TIMEOUT_MS,
  );

  it(
    'and die of too small a heap, so the bound is one',
    async () => {
      await expect(run(50, 'read', '', 'elements', 1, 5_000_000)).rejects.toThrow();
    },
    TIMEOUT_MS,
  );
});
