import { type IdentitySettings, parseIdentity, type RawIdentitySettings } from './accounts/identity-settings.ts';
import { type MailSettings, parseMailSettings, type RawMailSettings } from './mail/mail-settings.ts';
import {
  type AssistantSettings,
  parseAssistantSettings,
  type RawAssistantSettings,
} from './models/assistant-settings.ts';
import { type ModelSettings, parseModelSettings, type RawModelSettings } from './models/model-settings.ts';
import { type PaymentSettings, parsePaymentSettings, type RawPaymentSettings } from './payments/payment-settings.ts';
import type { SettingRefusal } from './setting-refusal.ts';

/** Settings as the environment gives them; every one optional until parsed. */
export interface RawSettings
  extends RawIdentitySettings,
    RawPaymentSettings,
    RawMailSettings,
    RawModelSettings,
    RawAssistantSettings {
  APP_ORIGIN?: string;
  ALLOW_PRIVATE_TARGETS?: string;
  MAX_PAGES?: string;
  BROWSER_LEASES?: string;
  CONTACT_EMAIL?: string;
}

export interface Settings {
  appOrigin: string;
  /** Every origin that is this app: one, or all names of loopback. */
  origins: ReadonlySet<string>;
  identity: IdentitySettings;
  payments: PaymentSettings;
  mail: MailSettings;
  model: ModelSettings;
  assistants: AssistantSettings;
  allowPrivateTargets: boolean;
  maxPages: number;
  browserLeases: number;
  contactEmail: string;
  /** Cookies may be Secure and carry the __Host- prefix. */
  isHttps: boolean;
}

export type ParsedSettings = { ok: true; settings: Settings } | SettingRefusal<keyof RawSettings>;

/** 1-50 pages: product decisions §3. */
const PAGES = { min: 1, max: 50, default: 12 };
/** Browser Run gives an account 120 browsers at once; locally two are what two cores carry. */
const LEASES = { min: 1, max: 120, default: 2 };

const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** Validates all settings once, naming the first that is wrong. */
export function parseSettings(raw: RawSettings): ParsedSettings {
  const refuse = (setting: keyof RawSettings, why: string): ParsedSettings => ({ ok: false, setting, why });
  const appOrigin = raw.APP_ORIGIN || 'http://localhost:8787';
  if (!URL.canParse(appOrigin) || !/^https?:$/.test(new URL(appOrigin).protocol)) {
    return refuse('APP_ORIGIN', `"${appOrigin}" is not an http or https origin`);
  }
  const origin = new URL(appOrigin);
  const isLoopback = LOOPBACK_HOSTS.includes(origin.hostname);

  const parsedIdentity = parseIdentity(raw, isLoopback);
  if (!parsedIdentity.ok) return parsedIdentity;

  const payments = parsePaymentSettings(raw, isLoopback);
  if (!payments.ok) return payments;
  const mail = parseMailSettings(raw, isLoopback);
  if (!mail.ok) return mail;

  const model = parseModelSettings(raw);
  if (!model.ok) return model;
  const assistants = parseAssistantSettings(raw);
  if (!assistants.ok) return assistants;

  const allowPrivate = parsePrivateTargets(raw.ALLOW_PRIVATE_TARGETS, isLoopback);
  if (!allowPrivate.ok) return allowPrivate;

  const maxPages = parseInteger(raw.MAX_PAGES, PAGES);
  if (maxPages === null) return refuse('MAX_PAGES', `must be a whole number from ${PAGES.min} to ${PAGES.max}`);
  const browserLeases = parseInteger(raw.BROWSER_LEASES, LEASES);
  if (browserLeases === null) {
    return refuse('BROWSER_LEASES', `must be a whole number from ${LEASES.min} to ${LEASES.max}`);
  }

  const names = isLoopback ? LOOPBACK_HOSTS : [origin.hostname];
  const port = origin.port === '' ? '' : `:${origin.port}`;
  return {
    ok: true,
    settings: {
      appOrigin: origin.origin,
      origins: new Set(names.map((name) => `${origin.protocol}//${name}${port}`)),
      identity: parsedIdentity.identity,
      payments: payments.value,
      mail: mail.value,
      model: model.value,
      assistants: assistants.value,
      allowPrivateTargets: allowPrivate.value,
      maxPages,
      browserLeases,
      contactEmail: raw.CONTACT_EMAIL || 'operator@localhost',
      isHttps: origin.protocol === 'https:',
    },
  };
}

/** Whether analyses may read private addresses: on loopback an owner's own site, anywhere else somebody's inner network. */
export function parsePrivateTargets(
  text: string | undefined,
  isLoopback: boolean,
): { ok: true; value: boolean } | SettingRefusal<'ALLOW_PRIVATE_TARGETS'> {
  const refuse = (why: string) => ({ ok: false, setting: 'ALLOW_PRIVATE_TARGETS', why }) as const;
  const wanted = text || 'false';
  if (wanted !== 'true' && wanted !== 'false') return refuse(`"${wanted}" is neither "true" nor "false"`);
  if (wanted === 'true' && !isLoopback) return refuse('"true" works on loopback only, and APP_ORIGIN is another host');
  return { ok: true, value: wanted === 'true' };
}

function parseInteger(text: string | undefined, range: { min: number; max: number; default: number }): number | null {
  if (text === undefined || text === '') return range.default;
  if (!/^\d{1,4}$/.test(text)) return null;
  const value = Number(text);
  return value >= range.min && value <= range.max ? value : null;
}
