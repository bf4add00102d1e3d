import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectDir = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** What can be made again at any time: builds, the unpacked browser, locks. Safe to delete. */
export const cacheDir = join(projectDir, '.cache');

/** The pinned Node of `node_modules`; the tools behind the scripts need a newer one than many systems have. */
export const projectNode = join(
  projectDir,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/** Something the person at the terminal can put right. Its message is all they see: no stack. */
export class Refusal extends Error {}

/**
 * Runs a command's body, and ends the process with 1 (or `failureCode`) when it throws.
 * @param {() => Promise<number | undefined>} body resolves to the exit code, or to `undefined` to keep running
 * @param {number} [failureCode]
 */
export async function runCommand(body, failureCode = 1) {
  try {
    const code = await body();
    if (code !== undefined) process.exit(code);
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exit(failureCode);
  }
}

/** @param {unknown} error */
export function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Says what a command is doing. Not on standard output, which belongs to its result.
 * @param {string} line
 */
export function notice(line) {
  process.stderr.write(`${line}\n`);
}
