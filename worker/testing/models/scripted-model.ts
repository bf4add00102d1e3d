import { z } from 'zod';
import type { LanguageModel, ModelAnswer, ModelQuestion } from '../../models/language-model.ts';

export const USE = { calls: 1, inputTokens: 900, outputTokens: 100, ms: 20, dollars: 0.001 };

export const says = (value: unknown): ModelAnswer => ({ ok: true, value, model: 'scripted', use: USE });

/** Told by what it asks for: the engine under test and the test may each hold a schema object of their own. */
const isOfSchema = (question: ModelQuestion, schema: ModelQuestion['schema']): boolean =>
  JSON.stringify(z.toJSONSchema(question.schema)) === JSON.stringify(z.toJSONSchema(schema));

/** A model that answers questions of one schema, kept in `asked`, and is not there for others. */
export function scriptedModel(
  schema: ModelQuestion['schema'],
  answer: (question: ModelQuestion) => ModelAnswer | Promise<ModelAnswer>,
) {
  const asked: ModelQuestion[] = [];
  const model: LanguageModel = {
    models: ['scripted'],
    ask: async (question) => {
      if (!isOfSchema(question, schema)) return { ok: false, failure: 'unavailable', detail: '', use: USE };
      asked.push(question);
      return answer(question);
    },
  };
  return { asked, model };
}
