import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createPerplexity } from '@ai-sdk/perplexity';
import { APICallError, generateText, type LanguageModel, type ToolSet } from 'ai';
import { z } from 'zod';
import type { AssistantReply } from '../../models/assistant.ts';
import type { AskedAssistant } from '../../models/assistant-settings.ts';
import { NO_USE } from '../../models/language-model.ts';
import type { AskedModel } from '../../models/model-settings.ts';
import { sdkModels } from './ask-by-sdk.ts';
import { boundedFetch } from './bounded-fetch.ts';

Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });

/** Searches in one answer; each is paid for. */
const MAX_SEARCHES = 3;
/** Some 700 words; a recommendation is shorter. */
const MAX_OUTPUT_TOKENS = 1_500;
/** What was found comes along with some answers, and the search keeps the connection silent. */
const BOUNDS = { maxBytes: 4 * 1024 * 1024, stallMs: 60_000 };
/** Gemini cites by way of a redirect of its own, and gives the website as its title. Source: https://ai.google.dev/gemini-api/docs/google-search */
const GOOGLE_REDIRECT = 'vertexaisearch.cloud.google.com';
const HOST = /^(?:[a-z0-9-]+\.)+[a-z]{2,}$/i;

interface Side {
  model: LanguageModel;
  tools: ToolSet;
}

/** `baseURL`: where tests listen; the vendor's own address otherwise. */
function sideOf({ id, model, apiKey }: AskedAssistant, send: typeof fetch, baseURL?: string): Side {
  const options = { apiKey, fetch: boundedFetch(send, BOUNDS), ...(baseURL === undefined ? {} : { baseURL }) };
  switch (id) {
    case 'openai': {
      const provider = createOpenAI(options);
      return { model: provider.responses(model), tools: { web_search: provider.tools.webSearch({}) } };
    }
    case 'anthropic': {
      const provider = createAnthropic(options);
      const search = provider.tools.webSearch_20250305({ maxUses: MAX_SEARCHES });
      return { model: provider(model), tools: { web_search: search } };
    }
    case 'google': {
      const provider = createGoogle(options);
      return { model: provider(model), tools: { google_search: provider.tools.googleSearch({}) } };
    }
    case 'perplexity':
      return { model: createPerplexity(options)(model), tools: {} };
  }
}

interface Turn {
  send: typeof fetch;
  timeoutMs: number;
  now: () => number;
}

/** By the vendor's own search, and no other tool. */
export const askAssistantBySdk = (
  assistant: AskedAssistant,
  question: string,
  { baseUrl, ...turn }: Turn & { baseUrl?: string },
): Promise<AssistantReply> =>
  askSide(() => sideOf(assistant, turn.send, baseUrl), assistant.id === 'anthropic', question, turn);

/** By what the model of a setting once learned: it has no search. `ai`: the binding, for Workers AI. */
export const askModelBySdk = (
  settings: AskedModel,
  question: string,
  { ai, ...turn }: Turn & { ai: Ai | undefined },
): Promise<AssistantReply> => {
  const [id = ''] = settings.models;
  return askSide(() => ({ model: sdkModels(settings, ai, turn.send)(id), tools: {} }), false, question, turn);
};

/** One question as a customer would put it: no instructions, nothing of ours. `isClaude`: its sources stand with its words. */
async function askSide(
  side: () => Side,
  isClaude: boolean,
  question: string,
  { timeoutMs, now }: Turn,
): Promise<AssistantReply> {
  const signal = AbortSignal.timeout(timeoutMs);
  const askedAt = now();
  const use = (inputTokens: number | null, outputTokens: number | null) => ({
    ...{ calls: 1, inputTokens, outputTokens, ms: now() - askedAt },
    dollars: null,
  });
  try {
    const { model, tools } = side();
    const { text, content, sources, usage } = await generateText({
      model,
      tools,
      prompt: question,
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      maxRetries: 1,
      abortSignal: signal,
    });
    const used = use(usage.inputTokens ?? null, usage.outputTokens ?? null);
    if (text.trim() === '') return { ok: false, failure: 'empty', detail: 'the answer is empty', use: used };
    const cites = isClaude
      ? content.flatMap((part) => (part.type === 'text' ? citedByClaude(part) : []))
      : sources.flatMap((source) => (source.sourceType === 'url' ? addressOf(source) : []));
    return { ok: true, text, cites: [...new Set(cites)], use: used };
  } catch (error) {
    const detail = error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 300) : 'unknown';
    return { ok: false, failure: failureOf(error, signal), detail, use: { ...NO_USE, ...use(null, null) } };
  }
}

/** Claude's sources are all that its search found; what its words cite of them stands with the words. */
function citedByClaude({ providerMetadata }: { providerMetadata?: Record<string, unknown> | undefined }): string[] {
  const parsed = CLAUDE_CITATIONS.safeParse(providerMetadata?.['anthropic']);
  return parsed.success ? parsed.data.citations.flatMap(({ url }) => (url === undefined ? [] : [url])) : [];
}

const CLAUDE_CITATIONS = z.object({ citations: z.array(z.object({ url: z.string().optional() })) });

function addressOf({ url, title }: { url: string; title?: string | undefined }): string[] {
  if (!URL.canParse(url)) return [];
  if (new URL(url).hostname !== GOOGLE_REDIRECT) return [url];
  return title !== undefined && HOST.test(title) ? [`https://${title}/`] : [];
}

function failureOf(error: unknown, signal: AbortSignal): 'refused' | 'busy' | 'unavailable' | 'timeout' {
  if (signal.aborted) return 'timeout';
  const last = (error as { lastError?: unknown } | null)?.lastError ?? error;
  if (!APICallError.isInstance(last)) return 'unavailable';
  if (last.statusCode === 401 || last.statusCode === 402 || last.statusCode === 403) return 'refused';
  return last.statusCode === 429 ? 'busy' : 'unavailable';
}
