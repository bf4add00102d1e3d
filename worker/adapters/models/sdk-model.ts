import {
  addUse,
  type LanguageModel,
  type ModelAnswer,
  type ModelQuestion,
  NO_USE,
} from '../../models/language-model.ts';
import type { CallAnswer } from '../../models/model-gate.ts';
import { dollarsOf, WORKERS_AI_PRICES } from '../../models/model-prices.ts';
import type { AskedModel } from '../../models/model-settings.ts';
import type { OneAnswer, SdkModels } from './ask-by-sdk.ts';

/** A model that is asked to wait longer than this is passed over. */
const MAX_RETRY_WAIT_MS = 5_000;
/** No use in sending a request that has no time to be answered. */
const MIN_CALL_MS = 500;

interface Outside {
  ai: Ai | undefined;
  send: typeof fetch;
  /** Asks the gate for one request. */
  acquire(): Promise<CallAnswer>;
  now(): number;
  wait(ms: number): Promise<void>;
}

/**
 * The models of a setting, by the SDK, which is loaded with the first question and not before. Each model is asked at most three times:
 * again without the schema when it cannot be held to one, and once more after 429, 5xx or a lost connection. Then comes the next.
 */
export function createSdkModel(settings: AskedModel, outside: Outside): LanguageModel {
  let sdk: Promise<{ askOnce: typeof import('./ask-by-sdk.ts').askOnce; models: SdkModels }> | undefined;
  const load = () => {
    sdk ??= import('./ask-by-sdk.ts').then(({ askOnce, sdkModels }) => ({
      askOnce,
      models: sdkModels(settings, outside.ai, outside.send),
    }));
    return sdk;
  };
  return {
    models: settings.models,
    async ask(question, timeoutMs) {
      const endsAt = outside.now() + timeoutMs;
      let last: ModelAnswer = { ok: false, failure: 'timeout', detail: 'there was no time left', use: NO_USE };
      try {
        const { askOnce, models } = await load();
        for (const id of settings.models) {
          const { use } = last;
          last = await askModel(id, { endsAt, outside, settings, question, use }, (isConstrained, signal) =>
            askOnce(models(id), question, isConstrained, signal),
          );
          if (last.ok || last.failure === 'timeout' || last.failure === 'refused') return last;
        }
      } catch (error) {
        // A fault of the SDK itself: the report does without.
        return { ok: false, failure: 'unavailable', detail: String(error).slice(0, 300), use: last.use };
      }
      return last;
    },
  };
}

interface Turn {
  endsAt: number;
  outside: Outside;
  settings: AskedModel;
  question: ModelQuestion;
  use: ModelAnswer['use'];
}

async function askModel(
  model: string,
  turn: Turn,
  ask: (isConstrained: boolean, signal: AbortSignal) => Promise<OneAnswer>,
): Promise<ModelAnswer> {
  const { outside, settings, endsAt } = turn;
  let { use } = turn;
  let isConstrained = true;
  let hasRetried = false;
  for (;;) {
    const passed = await passGate(outside, endsAt);
    if (!passed) return { ok: false, failure: 'busy', detail: 'too many requests a minute, by our own gate', use };
    const leftMs = endsAt - outside.now();
    if (leftMs < MIN_CALL_MS) return { ok: false, failure: 'timeout', detail: 'there was no time left', use };
    const askedAt = outside.now();
    const answer = await ask(isConstrained, AbortSignal.timeout(leftMs));
    const price = settings.price ?? (settings.kind === 'workers-ai' ? WORKERS_AI_PRICES[model] : null);
    const ms = outside.now() - askedAt;
    use = addUse(use, { calls: 1, ms, ...answer.tokens, dollars: dollarsOf(price, answer.tokens) });
    if (answer.ok) return { ok: true, value: answer.value, model, use };
    const { failure, detail, retryAfterMs } = answer;
    if (answer.isUnconstrainable && isConstrained) {
      isConstrained = false;
      continue;
    }
    const mayRetry = retryAfterMs !== null && !hasRetried && retryAfterMs <= MAX_RETRY_WAIT_MS;
    if (!mayRetry || outside.now() + retryAfterMs > endsAt) return { ok: false, failure, detail, use };
    hasRetried = true;
    await outside.wait(retryAfterMs);
  }
}

async function passGate(outside: Outside, endsAt: number): Promise<boolean> {
  for (;;) {
    const answer = await outside.acquire();
    if (answer.granted) return true;
    if (outside.now() + answer.retryAfterMs > endsAt) return false;
    await outside.wait(answer.retryAfterMs);
  }
}
