import type { Assistants } from '../../models/assistant.ts';
import type { AssistantSettings } from '../../models/assistant-settings.ts';
import { NO_USE } from '../../models/language-model.ts';

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
