import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** More than this nobody looks through; the oldest go. */
const filesKept = 200;

/** @typedef {{ key: string, from: string, to: string, replyTo: string | null, subject: string, text: string, html: string }} LoggedMail */

/**
 * The mail a line of the Worker's log carries (MAIL=log), or null.
 * @param {string} message
 * @returns {LoggedMail | null}
 */
export function mailIn(message) {
  if (!message.startsWith('{"event":"mail",')) return null;
  try {
    return JSON.parse(message);
  } catch {
    return null;
  }
}

/**
 * Keeps a mail as a file every mail program opens.
 * @param {string} folder made when missing
 * @param {LoggedMail} mail
 * @param {Date} at
 */
export function writeMailFile(folder, mail, at) {
  mkdirSync(folder, { recursive: true });
  const name = `${at.toISOString().replace(/[:.]/g, '-')}-${mail.key.replace(/[^\w-]+/g, '-')}.eml`;
  writeFileSync(join(folder, name), messageOf(mail, at));
  const files = readdirSync(folder).sort();
  for (const old of files.slice(0, Math.max(0, files.length - filesKept))) rmSync(join(folder, old), { force: true });
}

/**
 * A message in the Internet Message Format, in both forms. Source: https://www.rfc-editor.org/rfc/rfc5322
 * @param {LoggedMail} mail
 * @param {Date} at
 */
export function messageOf({ key, from, to, replyTo, subject, text, html }, at) {
  const boundary = `part-${key.replace(/\W+/g, '-')}`;
  const part = (/** @type {string} */ type, /** @type {string} */ content) => [
    `--${boundary}`,
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: base64',
    '',
    ...(Buffer.from(content)
      .toString('base64')
      .match(/.{1,76}/g) ?? []),
  ];
  return [
    `From: ${from}`,
    `To: ${to}`,
    ...(replyTo === null ? [] : [`Reply-To: ${replyTo}`]),
    `Subject: ${encodedWords(subject)}`,
    `Date: ${at.toUTCString().replace('GMT', '+0000')}`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    ...part('text/plain', text),
    ...part('text/html', html),
    `--${boundary}--`,
    '',
  ].join('\r\n');
}

/**
 * Anything but plain ASCII as encoded words of at most 75 characters. Source: https://www.rfc-editor.org/rfc/rfc2047
 * @param {string} text
 */
function encodedWords(text) {
  if (/^[\x20-\x7e]*$/.test(text)) return text;
  const words = [''];
  for (const char of text) {
    if (Buffer.byteLength(words.at(-1) + char) > 42) words.push(char);
    else words.push((words.pop() ?? '') + char);
  }
  return words.map((word) => `=?utf-8?B?${Buffer.from(word).toString('base64')}?=`).join('\r\n ');
}
