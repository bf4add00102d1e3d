import type { SettingRefusal } from '../setting-refusal.ts';

export const ASSISTANT_IDS = ['openai', 'anthropic', 'google', 'perplexity'] as const;
export type AssistantId = (typeof ASSISTANT_IDS)[number];

/** An assistant that may be asked, with its web search. */
export interface AskedAssistant {
  id: AssistantId;
  /** As customers know it. */
  name: string;
  model: string;
  apiKey: string;
}

export interface AssistantSettings {
  /** Those with a key; none: nobody is asked. */
  assistants: readonly AskedAssistant[];
  /** How often each question is put to each assistant. */
  times: number;
  /** Answers at most in one asking, by number and by dollars. */
  maxAnswers: number;
}

export interface RawAssistantSettings {
  OPENAI_API_KEY?: string;
  OPENAI_MODEL?: string;
  ANTHROPIC_API_KEY?: string;
  ANTHROPIC_MODEL?: string;
  GOOGLE_API_KEY?: string;
  GOOGLE_MODEL?: string;
  PERPLEXITY_API_KEY?: string;
  PERPLEXITY_MODEL?: string;
  ASSISTANT_TIMES?: string;
  ASSISTANT_MAX_DOLLARS?: string;
  ASSISTANT_ANSWER_DOLLARS?: string;
}

type Parsed = { ok: true; value: AssistantSettings } | SettingRefusal<keyof RawAssistantSettings>;

/** Names, and models that the SDK's documentation of November 2026 gives with web search. */
const ASSISTANTS: Record<AssistantId, { name: string; model: string }> = {
  openai: { name: 'ChatGPT', model: 'gpt-6-astra' },
  anthropic: { name: 'Claude', model: 'claude-sonnet-5-5' },
  google: { name: 'Gemini', model: 'gemini-4-argon' },
  perplexity: { name: 'Perplexity', model: 'sonar' },
};

/** Three tell a name that comes up always from one that came up once. */
const TIMES = 3;
const MAX_TIMES = 10;
const MAX_DOLLARS = 2;
/** A search ($0.01) and some 15,000 tokens of what it found, on the dearer models. An estimate; the operator's own replaces it. */
const ANSWER_DOLLARS = 0.04;
/** Whatever an answer costs. */
const MAX_ANSWERS = 120;

/** Which assistants may be asked what they say about a business. */
export function parseAssistantSettings(raw: RawAssistantSettings): Parsed {
  const refuse = (setting: keyof RawAssistantSettings, why: string): Parsed => ({ ok: false, setting, why });
  const assistants = ASSISTANT_IDS.flatMap((id): AskedAssistant[] => {
    const prefix = id.toUpperCase() as Uppercase<AssistantId>;
    const apiKey = raw[`${prefix}_API_KEY`];
    return apiKey
      ? [{ id, apiKey, name: ASSISTANTS[id].name, model: raw[`${prefix}_MODEL`] || ASSISTANTS[id].model }]
      : [];
  });
  const times = numberIn(raw.ASSISTANT_TIMES, TIMES);
  if (times === null || !Number.isInteger(times) || times > MAX_TIMES)
    return refuse('ASSISTANT_TIMES', `must be a whole number from 1 to ${MAX_TIMES}`);
  const dollars = numberIn(raw.ASSISTANT_MAX_DOLLARS, MAX_DOLLARS);
  if (dollars === null) return refuse('ASSISTANT_MAX_DOLLARS', 'must be a number of dollars above 0, as 2 or 0.50');
  const each = numberIn(raw.ASSISTANT_ANSWER_DOLLARS, ANSWER_DOLLARS);
  if (each === null) return refuse('ASSISTANT_ANSWER_DOLLARS', 'must be a number of dollars above 0, as 0.04');
  const maxAnswers = Math.min(MAX_ANSWERS, Math.floor(dollars / each + 1e-9));
  if (assistants.length > 0 && maxAnswers < assistants.length)
    return refuse('ASSISTANT_MAX_DOLLARS', 'does not pay for one answer of each assistant');
  return { ok: true, value: { assistants, times, maxAnswers } };
}

function numberIn(text: string | undefined, otherwise: number): number | null {
  if (!text) return otherwise;
  const value = /^\d{1,4}(?:\.\d{1,4})?$/.test(text) ? Number(text) : 0;
  return value > 0 ? value : null;
}
