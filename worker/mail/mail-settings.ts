import { z } from 'zod';
import type { SettingRefusal } from '../setting-refusal.ts';

export interface MailSettings {
  kind: 'log' | 'cloudflare';
  from: string;
  /** Where support messages go. */
  support: string;
}

export interface RawMailSettings {
  MAIL?: string;
  MAIL_FROM?: string;
  SUPPORT_EMAIL?: string;
  /** The Email binding; there in production only. */
  MAIL_SENDER?: unknown;
}

type Parsed = { ok: true; value: MailSettings } | SettingRefusal<keyof RawMailSettings>;

const NOBODY = { from: 'answerable@localhost', support: 'operator@localhost' };

/** Who carries the mail. `log` writes it down instead, on loopback only. */
export function parseMailSettings(raw: RawMailSettings, isLoopback: boolean): Parsed {
  const refuse = (setting: keyof RawMailSettings, why: string): Parsed => ({ ok: false, setting, why });
  const kind = raw.MAIL || 'log';
  if (kind !== 'log' && kind !== 'cloudflare')
    return refuse('MAIL', `"${kind}" is not known; use "log" or "cloudflare"`);
  if (kind === 'log' && !isLoopback) {
    return refuse('MAIL', '"log" works on loopback only, and APP_ORIGIN is another host');
  }
  const from = raw.MAIL_FROM || (kind === 'log' ? NOBODY.from : '');
  const support = raw.SUPPORT_EMAIL || (kind === 'log' ? NOBODY.support : '');
  if (!isAddress(from)) return refuse('MAIL_FROM', 'must be the e-mail address mail comes from');
  if (!isAddress(support)) return refuse('SUPPORT_EMAIL', 'must be the e-mail address support messages go to');
  if (kind === 'cloudflare' && raw.MAIL_SENDER === undefined) {
    return refuse('MAIL_SENDER', 'the Email binding of this name is missing in wrangler.toml');
  }
  return { ok: true, value: { kind, from, support } };
}

const isAddress = (text: string) => z.email().safeParse(text).success || /^[^@\s]+@localhost$/.test(text);
