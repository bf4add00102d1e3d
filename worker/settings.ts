import { type IdentitySettings, parseIdentity, type RawIdentitySettings } from './accounts/identity-settings.ts';

/** Settings as the environment gives them; every one optional until parsed. */
export interface RawSettings extends RawIdentitySettings {
  APP_ORIGIN?: string;
  PAYMENTS?: string;
  NARRATOR?: string;
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
  allowPrivateTargets: boolean;
  maxPages: number;
  browserLeases: number;
  contactEmail: string;
  /** Cookies may be Secure and carry the __Host- prefix. */
  isHttps: boolean;
}

export type ParsedSettings = { ok: true; settings: Settings } | { ok: false; setting: keyof RawSettings; why: string };

/** 1-50 pages: product decisions §3. */
const PAGES = { min: 1, max: 50, default: 12 };
/** Browser Run gives an account 120 browsers at once; locally two are what two cores carry. */
const LEASES = { min: 1, max: 120, default: 2 };

const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** Validates all settings once, naming the first that is wrong. A value whose real side is not built is refused. */
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

  const payments = raw.PAYMENTS || 'local';
  if (payments === 'stripe') return refuse('PAYMENTS', 'payment with Stripe is not built yet; use "local"');
  if (payments !== 'local') return refuse('PAYMENTS', `"${payments}" is not known; use "local"`);

  const narrator = raw.NARRATOR || 'templates';
  if (narrator === 'workers-ai' || narrator === 'openai-compatible') {
    return refuse('NARRATOR', `"${narrator}" is not built yet; use "templates"`);
  }
  if (narrator !== 'templates') return refuse('NARRATOR', `"${narrator}" is not known; use "templates"`);

  const allowPrivate = raw.ALLOW_PRIVATE_TARGETS || 'false';
  if (allowPrivate !== 'true' && allowPrivate !== 'false') {
    return refuse('ALLOW_PRIVATE_TARGETS', `"${allowPrivate}" is neither "true" nor "false"`);
  }

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
      allowPrivateTargets: allowPrivate === 'true',
      maxPages,
      browserLeases,
      contactEmail: raw.CONTACT_EMAIL || 'operator@localhost',
      isHttps: origin.protocol === 'https:',
    },
  };
}

function parseInteger(text: string | undefined, range: { min: number; max: number; default: number }): number | null {
  if (text === undefined || text === '') return range.default;
  if (!/^\d{1,4}$/.test(text)) return null;
  const value = Number(text);
  return value >= range.min && value <= range.max ? value : null;
}
