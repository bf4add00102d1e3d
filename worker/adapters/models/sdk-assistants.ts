import type { Assistant, Assistants } from '../../models/assistant.ts';
import type { AssistantSettings } from '../../models/assistant-settings.ts';
import { NO_USE } from '../../models/language-model.ts';
import type { CallAnswer } from '../../models/model-gate.ts';
import { dollarsOf, WORKERS_AI_PRICES } from '../../models/model-prices.ts';
import type { AskedModel } from '../../models/model-settings.ts';

/** The assistants of a setting, by the SDK, which is loaded with the first question and not before. */
export function createSdkAssistants(
  { assistants, times, maxAnswers }: AssistantSettings,
  outside: { send: typeof fetch; now(): number; baseUrl?: string },
): Assistants {
  return {
    times,
    maxAnswers,
    all: assistants.map((assistant) => ({
      id: assistant.id,
      name: assistant.name,
      model: assistant.model,
      async ask(question, timeoutMs) {
        try {
          const { askAssistantBySdk } = await import('./ask-assistant-by-sdk.ts');
          return await askAssistantBySdk(assistant, question, { ...outside, timeoutMs });
        } catch (error) {
          // A fault of the SDK itself: one answer less.
          return { ok: false, failure: 'unavailable', detail: String(error).slice(0, 300), use: NO_USE };
        }
      },
    })),
  };
}

/** Where no key of an assistant is set: the model of a setting, asked plainly. `acquire`: asks the gate for one request. */
export function createModelAssistant(
  settings: AskedModel,
  { acquire, ...outside }: { ai: Ai | undefined; send: typeof fetch; now(): number; acquire(): Promise<CallAnswer> },
): Assistant {
  const [model = ''] = settings.models;
  return {
    ...{ id: 'model', model, isOffline: true },
    // "@cf/google/gemma-4-26b-a4b-it"
    name: model.split('/').at(-1) ?? model,
    async ask(question, timeoutMs) {
      try {
        if (!(await acquire()).granted) return { ok: false, failure: 'busy', detail: 'by our own gate', use: NO_USE };
        const { askModelBySdk } = await import('./ask-assistant-by-sdk.ts');
        const reply = await askModelBySdk(settings, question, { ...outside, timeoutMs });
        const price = settings.price ?? (settings.kind === 'workers-ai' ? WORKERS_AI_PRICES[model] : null);
        return { ...reply, use: { ...reply.use, dollars: dollarsOf(price, reply.use) } };
      } catch (error) {
        return { ok: false, failure: 'unavailable', detail: String(error).slice(0, 300), use: NO_USE };
      }
    },
  };
}
