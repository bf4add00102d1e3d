import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import {
  APICallError,
  generateText,
  type LanguageModelUsage,
  NoObjectGeneratedError,
  Output,
  parsePartialJson,
  type LanguageModel as SdkModel,
} from 'ai';
import { createWorkersAI } from 'workers-ai-provider';
import type { ModelFailure, ModelQuestion } from '../../models/language-model.ts';
import type { AskedModel } from '../../models/model-settings.ts';
import { readJson } from '../../models/read-json.ts';
import { readRetryAfter } from '../retry-after.ts';
import { boundedFetch } from './bounded-fetch.ts';

// What the SDK would say on the console of a setting that a provider does not know.
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });

/** Longer than any answer asked for; whatever is written beyond is not read. */
const MAX_TEXT_CHARS = 200_000;

export interface Tokens {
  inputTokens: number | null;
  outputTokens: number | null;
}

export type OneAnswer = { tokens: Tokens } & (
  | { ok: true; value: unknown }
  | { ok: false; failure: ModelFailure; detail: string; retryAfterMs: number | null; isUnconstrainable: boolean }
);

export type SdkModels = (id: string) => SdkModel;

/** The vendor's side of a setting. `send` for those that are asked over HTTP. */
export function sdkModels(settings: AskedModel, ai: Ai | undefined, send: typeof fetch): SdkModels {
  if (settings.kind === 'workers-ai') {
    if (!ai) throw new Error('the binding AI is missing');
    const provider = createWorkersAI({ binding: ai });
    // Reasoning is billed and not needed to copy out what stands on a page.
    return (id) => provider(id as Parameters<typeof provider>[0], { reasoning_effort: 'low' });
  }
  return createOpenAICompatible({
    name: 'model',
    baseURL: settings.baseUrl ?? '',
    ...(settings.apiKey === null ? {} : { apiKey: settings.apiKey }),
    supportsStructuredOutputs: true,
    fetch: boundedFetch(send),
  });
}

/** One request to one model. With `isConstrained` the provider holds the model to the schema; without, the prompt asks for it. */
export async function askOnce(
  model: SdkModel,
  question: ModelQuestion,
  isConstrained: boolean,
  signal: AbortSignal,
): Promise<OneAnswer> {
  try {
    const { text, usage } = await generateText({
      model,
      instructions: question.system,
      prompt: question.prompt,
      maxOutputTokens: question.maxOutputTokens,
      maxRetries: 0,
      temperature: 0,
      abortSignal: signal,
      ...(isConstrained ? { output: Output.object({ schema: question.schema, name: 'answer' }) } : {}),
    });
    return await answerIn(text, tokensOf(usage));
  } catch (error) {
    // It wrote something that is not quite of the shape: what is usable of it the caller decides, entry by entry.
    if (NoObjectGeneratedError.isInstance(error)) return answerIn(error.text ?? '', tokensOf(error.usage));
    return { ok: false, tokens: NO_TOKENS, ...failureOf(error, signal) };
  }
}

async function answerIn(text: string, tokens: Tokens): Promise<OneAnswer> {
  const value = await readJson(text.slice(0, MAX_TEXT_CHARS), async (json) => (await parsePartialJson(json)).value);
  if (value !== undefined) return { ok: true, value, tokens };
  const detail = text.trim() === '' ? 'the answer is empty' : 'the answer holds no JSON';
  return { ok: false, failure: 'unreadable', detail, tokens, retryAfterMs: null, isUnconstrainable: true };
}

function failureOf(error: unknown, signal: AbortSignal) {
  const detail = error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 300) : 'unknown';
  const failed = (failure: ModelFailure, more: { retryAfterMs?: number | null; isUnconstrainable?: boolean } = {}) => ({
    failure,
    detail,
    retryAfterMs: more.retryAfterMs ?? null,
    isUnconstrainable: more.isUnconstrainable ?? false,
  });
  if (signal.aborted) return failed('timeout');
  if (!APICallError.isInstance(error)) return failed('unavailable', { isUnconstrainable: isAboutJson(error) });
  const { statusCode } = error;
  if (statusCode === 401 || statusCode === 402 || statusCode === 403) return failed('refused');
  if (statusCode === 429) return failed('busy', { retryAfterMs: retryAfter(error) });
  return failed('unavailable', {
    retryAfterMs: statusCode === undefined || statusCode >= 500 ? 0 : null,
    isUnconstrainable: statusCode === 400 || statusCode === 422 || isAboutJson(error),
  });
}

/** Workers AI throws "JSON Mode couldn't be met". Source: https://developers.cloudflare.com/workers-ai/features/json-mode/ */
const isAboutJson = (error: unknown) => error instanceof Error && /json mode/i.test(error.message);

const retryAfter = (error: APICallError): number =>
  readRetryAfter(error.responseHeaders?.['retry-after'], Date.now()) ?? 1_000;

const NO_TOKENS: Tokens = { inputTokens: null, outputTokens: null };

const tokensOf = (usage: LanguageModelUsage | undefined): Tokens => ({
  inputTokens: usage?.inputTokens ?? null,
  outputTokens: usage?.outputTokens ?? null,
});
