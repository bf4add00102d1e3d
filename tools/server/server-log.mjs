import { createWriteStream, renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { mailIn, writeMailFile } from './mail-files.mjs';

/** A log that has grown beyond this is kept as one older generation. */
const maxBytes = 5_000_000;

/**
 * What the Worker and workerd write, as one JSON object a line. Errors of the Worker, which are JSON themselves, and a crash
 * of workerd also go to the terminal; workerd's notes about websites that cannot be reached do not. Mail that is only written down
 * (MAIL=log) becomes files in the folder `mail` beside the log.
 * @param {string} file
 */
export function openServerLog(file) {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > maxBytes) renameSync(file, `${file}.1`);
  const stream = createWriteStream(file, { flags: 'a' });
  return {
    /** @param {{ timestamp: number, level: string, message: string }} entry */
    write({ timestamp, level, message }) {
      const mail = mailIn(message);
      if (mail) {
        writeMailFile(join(dirname(file), 'mail'), mail, new Date(timestamp));
        message = JSON.stringify({ event: 'mail', key: mail.key, to: mail.to, subject: mail.subject });
      }
      stream.write(`${JSON.stringify({ at: new Date(timestamp).toISOString(), level, message })}\n`);
      if (level === 'error' && /^(\{|\*\*\* )/.test(message)) console.error(message);
    },
  };
}
