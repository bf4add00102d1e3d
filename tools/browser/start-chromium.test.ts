import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startChromium } from './start-chromium.mjs';

describe('starting Chromium', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'start-chromium-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  async function startsOf(end: string): Promise<number> {
    const executable = join(folder, 'browser');
    const starts = join(folder, 'starts');
    writeFileSync(executable, `#!/bin/sh\necho started >> '${starts}'\n${end}\n`);
    chmodSync(executable, 0o755);
    await expect(startChromium({ executable, flags: ['--no-sandbox'], environment: {} })).rejects.toThrow();
    return readFileSync(starts, 'utf8').trim().split('\n').length;
  }

  it('tries a second time, and no third, where the browser crashed while starting', async () => {
    expect(await startsOf('kill -SEGV $$')).toBe(2);
  });

  it('tries once where the browser ended by itself', async () => {
    expect(await startsOf('exit 1')).toBe(1);
  });
});
