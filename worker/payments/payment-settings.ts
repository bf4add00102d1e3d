import type { SettingRefusal } from '../setting-refusal.ts';

export interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  /** Any of them is good: while one is replaced there are two. */
  webhookSecrets: readonly string[];
  /** Whether the keys move real money. */
  isLive: boolean;
  /** Another place than Stripe's own; null: Stripe's own. */
  apiOrigin: string | null;
}

export type PaymentSettings = { kind: 'local' } | { kind: 'stripe'; stripe: StripeSettings };

export interface RawPaymentSettings {
  PAYMENTS?: string;
  STRIPE_SECRET_KEY?: string;
  STRIPE_PUBLISHABLE_KEY?: string;
  STRIPE_WEBHOOK_SECRET?: string;
  STRIPE_API_ORIGIN?: string;
}

type Parsed = { ok: true; value: PaymentSettings } | SettingRefusal<keyof RawPaymentSettings>;

/** Formats: https://docs.stripe.com/keys; restricted keys begin with rk. */
const SECRET_KEY = /^(sk|rk)_(test|live)_\w+$/;
const PUBLISHABLE_KEY = /^pk_(test|live)_\w+$/;
const WEBHOOK_SECRET = /^whsec_\S+$/;

/** Who takes the money, with the keys that takes. `local` works on loopback only. */
export function parsePaymentSettings(raw: RawPaymentSettings, isLoopback: boolean): Parsed {
  const refuse = (setting: keyof RawPaymentSettings, why: string): Parsed => ({ ok: false, setting, why });
  const kind = raw.PAYMENTS || 'local';
  if (kind === 'local') {
    return isLoopback
      ? { ok: true, value: { kind } }
      : refuse('PAYMENTS', '"local" works on loopback only, and APP_ORIGIN is another host');
  }
  if (kind !== 'stripe') return refuse('PAYMENTS', `"${kind}" is not known; use "local" or "stripe"`);

  // What is refused is never repeated: these are secrets.
  const secretKey = SECRET_KEY.exec(raw.STRIPE_SECRET_KEY ?? '');
  if (!secretKey) return refuse('STRIPE_SECRET_KEY', 'must be a secret key of Stripe (sk_... or rk_...)');
  const publishableKey = PUBLISHABLE_KEY.exec(raw.STRIPE_PUBLISHABLE_KEY ?? '');
  if (!publishableKey) return refuse('STRIPE_PUBLISHABLE_KEY', 'must be a publishable key of Stripe (pk_...)');
  if (publishableKey[1] !== secretKey[2]) {
    return refuse('STRIPE_PUBLISHABLE_KEY', 'one key is for test mode, the other for live mode');
  }
  const webhookSecrets = (raw.STRIPE_WEBHOOK_SECRET ?? '').split(',').map((secret) => secret.trim());
  if (webhookSecrets.length > 2 || !webhookSecrets.every((secret) => WEBHOOK_SECRET.test(secret))) {
    return refuse('STRIPE_WEBHOOK_SECRET', 'must be one signing secret (whsec_...), or two with a comma between');
  }
  const apiOrigin = raw.STRIPE_API_ORIGIN || null;
  if (apiOrigin !== null && !(isLoopback && /^http:\/\/(localhost|127\.0\.0\.1):\d+$/.test(apiOrigin))) {
    return refuse('STRIPE_API_ORIGIN', 'is for a stand-in of Stripe on this machine, and works on loopback only');
  }
  return {
    ok: true,
    value: {
      kind,
      stripe: {
        secretKey: secretKey[0],
        publishableKey: publishableKey[0],
        webhookSecrets,
        isLive: secretKey[2] === 'live',
        apiOrigin,
      },
    },
  };
}
