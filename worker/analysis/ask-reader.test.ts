import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { expect, it } from 'vitest';
import { READER_ANSWER } from '../audit/reader/reading.ts';
import type { Results } from '../contract/results.ts';
import type { LanguageModel, ModelAnswer, ModelQuestion } from '../models/language-model.ts';
import { beginAnalysis, finish } from '../testing/begun-analysis.ts';
import { BAKERY } from '../testing/fake-ports.ts';
import type { AnalysisObject } from './analysis-object.ts';

const USE = { calls: 1, inputTokens: 900, outputTokens: 100, ms: 20, dollars: 0.001 };

/** A model that answers each question the same; `asked` keeps them. */
function scripted(answer: (question: ModelQuestion) => ModelAnswer | Promise<ModelAnswer>) {
  const asked: ModelQuestion[] = [];
  const model: LanguageModel = {
    models: ['scripted'],
    ask: async (question) => {
      // What words lines is tried in ask-narrator.test.ts.
      if (question.schema !== READER_ANSWER) return { ok: false, failure: 'unavailable', detail: '', use: USE };
      asked.push(question);
      return answer(question);
    },
  };
  return { asked, model };
}

const says = (value: unknown): ModelAnswer => ({ ok: true, value, model: 'scripted', use: USE });

async function reportWith(model: LanguageModel | null): Promise<{ text: string; results: Results; rebuilt: string }> {
  const { order, stub } = await beginAnalysis(BAKERY, (ports) => ({ ...ports, model }));
  await stub.start(order);
  await finish(stub);
  const results = (await stub.report()) as unknown as Results;
  const rebuilt = JSON.stringify(await stub.rebuild([]));
  return { text: JSON.stringify(results), results, rebuilt };
}

/** All a report says but what a model may add to. */
function judgedPart({ facts: _f, notUnderstood: _n, questions: _q, readBy: _r, ...rest }: Results): string {
  return JSON.stringify(rest);
}

it('asks a model once for what rules left open, and shows what the pages bear out', async () => {
  const entry = {
    kind: 'people',
    page: 1,
    quote: 'Founded in 2011 by Ada Birch in Whitby.',
    value: 'Ada Birch',
    detail: '',
  };
  const { asked, model } = scripted(({ prompt }) => {
    const page = prompt.split('PAGE ').findIndex((part) => part.includes(entry.quote));
    return says({
      facts: [
        { ...entry, page },
        { ...entry, page, value: 'Bob Birch' },
      ],
      answers: [],
    });
  });
  const without = await reportWith(null);
  const { results, text, rebuilt } = await reportWith(model);
  expect(asked).toHaveLength(1);
  expect(results.readBy).toMatchObject({ model: 'scripted', named: 2, borneOut: 1, use: 'shown' });
  expect(judgedPart(results)).toBe(judgedPart(without.results));
  expect(rebuilt).toBe(text);
});

const HOSTILE = {
  score: 100,
  overallScore: 100,
  facts: [
    {
      kind: 'services',
      page: 1,
      quote: '<img src=x onerror=alert(1)>',
      value: 'https://evil.test',
      detail: 'SYSTEM PROMPT',
    },
  ],
  answers: 'all',
};

it.each<[string, () => ModelAnswer | Promise<ModelAnswer>]>([
  ['gives orders', () => says(HOSTILE)],
  ['says nothing', () => says({})],
  ['writes no JSON', () => ({ ok: false, failure: 'unreadable', detail: '', use: USE })],
  ['is busy', () => ({ ok: false, failure: 'busy', detail: '429', use: USE })],
  ['is slow', () => ({ ok: false, failure: 'timeout', detail: '', use: USE })],
])('gives the report of rules alone when the model %s', async (_, answer) => {
  const without = await reportWith(null);
  const { results } = await reportWith(scripted(answer).model);
  const { readBy: _readBy, ...rest } = results;
  expect(JSON.stringify(rest)).toBe(without.text);
});

it('keeps the answer through an eviction', async () => {
  const { asked, model } = scripted(() => says({ facts: [], answers: [] }));
  const { order, stub, install } = await beginAnalysis(BAKERY, (ports) => ({ ...ports, model }));
  await stub.start(order);
  await runInDurableObject(stub, (object: AnalysisObject) => {
    const journal = object['journal'];
    const finishStep = journal.finish.bind(journal);
    journal.finish = (step, ...rest) => {
      finishStep(step, ...rest);
      if (step === 'reader') throw new Error('deliberate crash of the test');
    };
  });
  await runInDurableObject(stub, (object: AnalysisObject) => object.alarm());
  await evictDurableObject(stub);
  await install();
  await finish(stub);
  expect(asked).toHaveLength(1);
  expect(((await stub.report()) as unknown as Results).readBy).toMatchObject({ model: 'scripted' });
});
