import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, ownIdentity } from './processes.mjs';

/**
 * Takes the lock file for this process. A file whose process is gone does not count.
 * @param {string} file
 * @param {Record<string, unknown>} [note] kept beside the holder's identity, for whoever finds the lock taken
 * @returns {Record<string, unknown> | null} null when the lock is ours, else what its holder wrote
 */
export function takeLock(file, note = {}) {
  mkdirSync(dirname(file), { recursive: true });
  const holder = lockHolder(file);
  if (holder) return holder;
  rmSync(file, { force: true });
  try {
    writeFileSync(file, JSON.stringify({ ...note, ...ownIdentity() }), { flag: 'wx' });
    return null;
  } catch {
    // Another process was faster by a moment.
    return readHolder(file) ?? {};
  }
}

/**
 * What the living process that has the lock wrote, null when none has it.
 * @param {string} file
 */
export function lockHolder(file) {
  const holder = readHolder(file);
  return holder && isAlive(holder) ? holder : null;
}

/** @param {string} file */
export function releaseLock(file) {
  if (readHolder(file)?.pid === process.pid) rmSync(file, { force: true });
}

/**
 * Runs `body` while no other process of this checkout runs one under the same lock.
 * @template T
 * @param {string} file
 * @param {() => Promise<T> | T} body
 * @returns {Promise<T>}
 */
export async function whileLocked(file, body) {
  while (takeLock(file)) await sleep(200);
  try {
    return await body();
  } finally {
    releaseLock(file);
  }
}

/**
 * @param {string} file
 * @returns {(import('./processes.mjs').ProcessIdentity & Record<string, unknown>) | null}
 */
function readHolder(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
