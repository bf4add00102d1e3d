import type { SettingRefusal } from '../setting-refusal.ts';
import { type ModelPrice, parsePrice } from './model-prices.ts';

/** Who reads what rules cannot and words the report. `none`: nobody; code does both. */
export type ModelSettings = { kind: 'none' } | AskedModel;

export interface AskedModel {
  kind: 'workers-ai' | 'openai-compatible';
  /** At least one; the first that answers wins. */
  models: readonly string[];
  /** Only of an `openai-compatible` one, without a slash at its end. */
  baseUrl: string | null;
  apiKey: string | null;
  /** Requests a minute over all analyses. */
  callsPerMinute: number;
  /** What the operator says it costs; null: by the list in `model-prices.ts`. */
  price: ModelPrice | null;
}

export interface RawModelSettings {
  MODEL?: string;
  LLM_MODEL?: string;
  LLM_BASE_URL?: string;
  LLM_API_KEY?: string;
  LLM_CALLS_PER_MINUTE?: string;
  LLM_PRICE?: string;
  /** The Workers AI binding; there in production only. */
  AI?: unknown;
}

type Parsed = { ok: true; value: ModelSettings } | SettingRefusal<keyof RawModelSettings>;

/** Cheap, with a context of 128,000 tokens and more, and of two makers. Prices and date: `model-prices.ts`. */
const WORKERS_AI_MODELS = ['@cf/google/gemma-4-26b-a4b-it', '@cf/openai/gpt-oss-120b'];
/** Text generation on Workers AI, per account. Source: https://developers.cloudflare.com/workers-ai/platform/limits/ */
const CALLS_PER_MINUTE = 300;
const MAX_MODELS = 5;
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Which model is asked, if any. An address must be https, or on this machine: what is sent there is an owner's website, and a key. */
export function parseModelSettings(raw: RawModelSettings): Parsed {
  const refuse = (setting: keyof RawModelSettings, why: string): Parsed => ({ ok: false, setting, why });
  const kind = raw.MODEL || 'none';
  if (kind === 'none') return { ok: true, value: { kind } };
  if (kind !== 'workers-ai' && kind !== 'openai-compatible')
    return refuse('MODEL', `"${kind}" is not known; use "none", "workers-ai" or "openai-compatible"`);
  if (kind === 'workers-ai' && raw.AI === undefined)
    return refuse('MODEL', '"workers-ai" needs the binding AI, which exists on Cloudflare only (env.production.ai)');
  const baseUrl = kind === 'workers-ai' ? null : parseBaseUrl(raw.LLM_BASE_URL);
  if (baseUrl !== null && !baseUrl.ok) return refuse('LLM_BASE_URL', baseUrl.why);
  const models = namesIn(raw.LLM_MODEL) ?? (kind === 'workers-ai' ? WORKERS_AI_MODELS : []);
  if (models.length === 0) return refuse('LLM_MODEL', 'must name the model to ask, or several with commas between');
  if (models.length > MAX_MODELS)
    return refuse('LLM_MODEL', `names ${models.length} models; at most ${MAX_MODELS} are tried`);
  const perMinute = raw.LLM_CALLS_PER_MINUTE || String(CALLS_PER_MINUTE);
  if (!/^[1-9]\d{0,4}$/.test(perMinute))
    return refuse('LLM_CALLS_PER_MINUTE', 'must be a whole number from 1 to 99999');
  const price = raw.LLM_PRICE ? parsePrice(raw.LLM_PRICE) : null;
  if (raw.LLM_PRICE && !price)
    return refuse(
      'LLM_PRICE',
      'must be two numbers with a slash between: dollars per million tokens in, and out, as 0.10/0.30',
    );
  return {
    ok: true,
    value: {
      kind,
      models,
      baseUrl: baseUrl?.value ?? null,
      apiKey: raw.LLM_API_KEY || null,
      callsPerMinute: Number(perMinute),
      price,
    },
  };
}

function parseBaseUrl(text: string | undefined): { ok: true; value: string } | { ok: false; why: string } {
  const no = (why: string) => ({ ok: false, why }) as const;
  if (!text) return no('must be the address of the model server, such as http://localhost:11434/v1');
  if (!URL.canParse(text)) return no('is not an address');
  const { protocol, hostname, username, password, search, hash, origin, pathname } = new URL(text);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));
  if (!isSafe) return no('must begin with https://, or be on this machine');
  if (username || password) return no('must not hold a name or a password; the key goes into LLM_API_KEY');
  if (search || hash) return no('must end with its path');
  return { ok: true, value: `${origin}${pathname.replace(/\/+$/, '')}` };
}

function namesIn(text: string | undefined): string[] | null {
  const names = (text ?? '').split(',').map((name) => name.trim());
  return names.some(Boolean) ? names.filter(Boolean) : null;
}
