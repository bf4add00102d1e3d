import { createWriteStream, renameSync, statSync } from 'node:fs';

/** A log that has grown beyond this is kept as one older generation. */
const maxBytes = 5_000_000;

/**
 * What the Worker and workerd write, as one JSON object a line. Errors of the Worker, which are JSON themselves, and a crash
 * of workerd also go to the terminal; workerd's notes about websites that cannot be reached do not.
 * @param {string} file
 */
export function openServerLog(file) {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > maxBytes) renameSync(file, `${file}.1`);
  const stream = createWriteStream(file, { flags: 'a' });
  return {
    /** @param {{ timestamp: number, level: string, message: string }} entry */
    write({ timestamp, level, message }) {
      stream.write(`${JSON.stringify({ at: new Date(timestamp).toISOString(), level, message })}\n`);
      if (level === 'error' && /^(\{|\*\*\* )/.test(message)) console.error(message);
    },
  };
}
