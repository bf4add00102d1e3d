import type { z } from 'zod';

/** What a language model is asked: one question, one JSON answer, no tools, nothing remembered. */
export interface ModelQuestion {
  /** Who the model is and what it must not do. Never holds text of a website. */
  system: string;
  prompt: string;
  /** The shape of the answer; the model is held to it where it can be. What comes back may still be anything. */
  schema: z.ZodType;
  /** Always sent: the default of older models is 256, which cuts JSON in the middle. */
  maxOutputTokens: number;
}

/** Tokens are null where the provider names none; dollars where the price is not known. */
export interface ModelUse {
  calls: number;
  inputTokens: number | null;
  outputTokens: number | null;
  ms: number;
  dollars: number | null;
}

/**
 * `refused`: the key or the account is not let in (401, 402, 403); `busy`: 429, or our own gate; `unavailable`: 5xx, an unknown model or no
 * connection; `timeout`; `unreadable`: an answer that holds no JSON.
 */
export type ModelFailure = 'refused' | 'busy' | 'unavailable' | 'timeout' | 'unreadable';

export type ModelAnswer =
  | {
      ok: true /** JSON of any shape: the caller judges it entry by entry. */;
      value: unknown;
      model: string;
      use: ModelUse;
    }
  | { ok: false; failure: ModelFailure /** For the log, without secrets. */; detail: string; use: ModelUse };

/** A language model as the product sees it. Adapters implement it; nothing here knows a vendor. Never throws. */
export interface LanguageModel {
  /** Ids in the order in which they are tried. */
  readonly models: readonly string[];
  /** `timeoutMs`: for everything, retries and other models included. */
  ask(question: ModelQuestion, timeoutMs: number): Promise<ModelAnswer>;
}

export const NO_USE: ModelUse = { calls: 0, inputTokens: null, outputTokens: null, ms: 0, dollars: null };

/** Both together. What one of them does not know, the sum leaves out. */
export const addUse = (one: ModelUse, other: ModelUse): ModelUse => ({
  calls: one.calls + other.calls,
  inputTokens: plus(one.inputTokens, other.inputTokens),
  outputTokens: plus(one.outputTokens, other.outputTokens),
  ms: one.ms + other.ms,
  dollars: plus(one.dollars, other.dollars),
});

const plus = (one: number | null, other: number | null) => (one === null ? other : other === null ? one : one + other);
