import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { type Letter, layOut } from './layout.ts';
import type { Mail, MailSender } from './mail-sender.ts';
import { Outbox } from './outbox.ts';

const db = openDatabase(env.DB);
const HOUR_MS = 3_600_000;

const letter: Letter = {
  to: 'ada@example.org',
  subject: 'Your report is ready',
  paragraphs: ['It is finished.'],
  link: { label: 'Open the report', url: 'https://answerable.example/report/1' },
  footer: 'You asked for this mail.',
};

/** Takes mail, or fails as often as told. */
function fakeSender(failures = 0): MailSender & { sent: Mail[]; tries: number } {
  const sender = {
    sent: [] as Mail[],
    tries: 0,
    send: async (_key: string, mail: Mail) => {
      sender.tries++;
      if (sender.tries <= failures) throw new Error('the mail server is busy');
      sender.sent.push(mail);
    },
  };
  return sender;
}

const rowOf = (key: string) => env.DB.prepare('SELECT mail, attempts FROM mails WHERE key = ?').bind(key).first();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('the outbox', () => {
  it('sends at once, keeps the key and forgets the words', async () => {
    const sender = fakeSender();
    const key = crypto.randomUUID();
    await new Outbox(db, sender, () => 1_000).post(key, letter);
    expect(sender.sent.map(({ to }) => to)).toEqual(['ada@example.org']);
    expect(await rowOf(key)).toEqual({ mail: null, attempts: 1 });
  });

  it('sends once about one thing, however often it is told, also at the same time', async () => {
    const sender = fakeSender();
    const outbox = new Outbox(db, sender, () => 1_000);
    const key = crypto.randomUUID();
    await Promise.all(Array.from({ length: 10 }, () => outbox.post(key, letter)));
    await Promise.all([outbox.sendDue(), outbox.sendDue()]);
    expect(sender.sent).toHaveLength(1);
  });

  it('tries again later when the mail was not taken, not sooner', async () => {
    const sender = fakeSender(2);
    let now = 2_000;
    const outbox = new Outbox(db, sender, () => now);
    await outbox.post(crypto.randomUUID(), letter);
    await outbox.sendDue();
    expect(sender.tries).toBe(1);
    now += 61_000;
    await outbox.sendDue();
    expect([sender.tries, sender.sent.length]).toEqual([2, 0]);
    now += 5 * 61_000;
    await outbox.sendDue();
    expect(sender.sent).toHaveLength(1);
  });

  it('gives up after six tries', async () => {
    const sender = fakeSender(100);
    let now = 3_000;
    const outbox = new Outbox(db, sender, () => now);
    const key = crypto.randomUUID();
    await outbox.post(key, letter);
    for (let turn = 0; turn < 20; turn++) {
      now += 13 * HOUR_MS;
      await outbox.sendDue();
    }
    expect(sender.tries).toBe(6);
    expect(await rowOf(key)).toEqual({ mail: null, attempts: 6 });
  });
});

describe('the layout', () => {
  it('says the same as text and as HTML, and escapes what a website or a visitor wrote', async () => {
    const hostile = '<img src=x onerror="alert(1)"> & "quotes"';
    const mail = await layOut({ ...letter, subject: 'A\r\nBcc: all@example.org', paragraphs: [hostile] });
    expect(mail.subject).toBe('A Bcc: all@example.org');
    expect(mail.text).toContain(hostile);
    expect(mail.text).toContain('Open the report:\nhttps://answerable.example/report/1');
    expect(mail.html).not.toContain('<img');
    expect(mail.html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
    expect(mail.html).toContain('href="https://answerable.example/report/1"');
  });
});
