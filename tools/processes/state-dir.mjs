import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { notice, Refusal } from '../project/project.mjs';
import { lockHolder, releaseLock, takeLock } from './lock.mjs';
import { endProcesses } from './processes.mjs';

/** Marks every process of a start, down to the browser's helpers, with the state folder it works for. */
const marker = 'ANSWERABLE_STATE_DIR';

const lockName = 'running.json';

/**
 * Makes the folder this start's own: refuses when a live start has it, ends what a killed start left running, and
 * points everything that writes files (temp files, caches, settings, logs of the tools below) into it.
 * @param {string} stateDir absolute
 * @param {string} url where this start will answer, told to whoever finds the folder taken
 * @returns {Promise<() => Promise<void>>} ends what is still running and gives the folder back
 */
export async function claimStateDir(stateDir, url) {
  const lockFile = join(stateDir, lockName);
  mkdirSync(stateDir, { recursive: true, mode: 0o700 });
  const holder = takeLock(lockFile, { url });
  if (holder) {
    throw new Refusal(
      `Answerable already runs at ${holder.url} with its data in ${stateDir} (process ${holder.pid}). ` +
        'Stop that one, or give this one its own PORT and STATE_DIR.',
    );
  }
  const leftovers = await endLeftovers(stateDir);
  if (leftovers > 0) notice(`Cleaned up after an earlier start that was killed (processes: ${leftovers}).`);
  const temporary = join(stateDir, 'tmp');
  removeFolder(temporary);
  for (const name of ['tmp', 'cache', 'config', 'logs']) mkdirSync(join(stateDir, name), { recursive: true });
  Object.assign(process.env, {
    [marker]: stateDir,
    TMPDIR: temporary,
    TMP: temporary,
    TEMP: temporary,
    XDG_CACHE_HOME: join(stateDir, 'cache'),
    XDG_CONFIG_HOME: join(stateDir, 'config'),
    XDG_DATA_HOME: join(stateDir, 'data'),
    WRANGLER_LOG_PATH: temporary,
    WRANGLER_SEND_METRICS: 'false',
  });
  return async () => {
    await endLeftovers(stateDir);
    removeFolder(temporary);
    releaseLock(lockFile);
  };
}

/**
 * A state folder for as long as this process works, among others of the same kind. Those whose process was killed are
 * removed, with what it left running.
 * @param {string} parent absolute
 * @returns {Promise<{ stateDir: string, remove: () => void }>}
 */
export async function temporaryStateDir(parent) {
  mkdirSync(parent, { recursive: true });
  for (const name of readdirSync(parent)) {
    const other = join(parent, name);
    if (lockHolder(join(other, lockName))) continue;
    await endLeftovers(other);
    removeFolder(other);
  }
  const stateDir = join(parent, String(process.pid));
  return { stateDir, remove: () => removeFolder(stateDir) };
}

/** @param {string} folder */
function removeFolder(folder) {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** @param {string} stateDir */
function endLeftovers(stateDir) {
  const mark = `${marker}=${stateDir}`;
  const profile = `--user-data-dir=${join(stateDir, 'tmp')}`;
  return endProcesses(
    (environment, commandLine) => environment.split(/\0| (?=[A-Z_]+=)/).includes(mark) || commandLine.includes(profile),
  );
}
