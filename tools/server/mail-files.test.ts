import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mailIn, messageOf, writeMailFile } from './mail-files.mjs';

const mail = {
  key: 'receipt:12',
  from: 'answerable@localhost',
  to: 'ada@example.org',
  replyTo: null,
  subject: 'Receipt for bäckerei.example',
  text: 'Paid.\n',
  html: '<p>Paid.</p>',
};
const at = new Date('2026-11-22T13:00:00.000Z');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mail-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('mail in the log', () => {
  it('is told apart from everything else there', () => {
    expect(mailIn(JSON.stringify({ event: 'mail', ...mail }))).toMatchObject(mail);
    expect(mailIn('{"event":"mail_not_sent","key":"receipt:12"}')).toBeNull();
    expect(mailIn('{"event":"mail", broken')).toBeNull();
    expect(mailIn('*** workerd crashed')).toBeNull();
  });

  it('becomes one file each, with both forms of its words', () => {
    writeMailFile(folder, mail, at);
    expect(readdirSync(folder)).toEqual(['2026-11-22T13-00-00-000Z-receipt-12.eml']);
    const message = readFileSync(join(folder, readdirSync(folder)[0] ?? ''), 'utf8');
    expect(message).toContain('To: ada@example.org\r\n');
    expect(message).toContain(Buffer.from(mail.text).toString('base64'));
    expect(message).toContain(Buffer.from(mail.html).toString('base64'));
  });

  it('writes a subject of any letters as headers can carry it', () => {
    const long = 'Ä'.repeat(60);
    const header = /Subject: (.*?)\r\nDate/s.exec(messageOf({ ...mail, subject: long }, at))?.[1] ?? '';
    const decoded = header
      .split('\r\n ')
      .map((word) => Buffer.from(/^=\?utf-8\?B\?(.*)\?=$/.exec(word)?.[1] ?? '', 'base64').toString())
      .join('');
    expect(decoded).toBe(long);
    expect(Math.max(...header.split('\r\n ').map((word) => word.length))).toBeLessThanOrEqual(75);
  });

  it('keeps the newest two hundred', () => {
    for (let i = 0; i < 203; i++) writeMailFile(folder, { ...mail, key: `support:${i}` }, new Date(at.getTime() + i));
    const files = readdirSync(folder).sort();
    expect(files).toHaveLength(200);
    expect(files[0]).toContain('support-3.eml');
  });
});
