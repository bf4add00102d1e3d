import { evictDurableObject } from 'cloudflare:test';
import { expect, it } from 'vitest';
import { READER_ANSWER } from '../audit/reader/reading.ts';
import type { Results } from '../contract/results.ts';
import type { LanguageModel, ModelAnswer, ModelQuestion } from '../models/language-model.ts';
import { beginAnalysis, finish } from '../testing/begun-analysis.ts';
import { crashBehind } from '../testing/crash-behind.ts';
import { BAKERY } from '../testing/fake-ports.ts';
import { says, scriptedModel, USE } from '../testing/models/scripted-model.ts';

/** A reader that answers each question the same. */
const scripted = (answer: (question: ModelQuestion) => ModelAnswer | Promise<ModelAnswer>) =>
  scriptedModel(READER_ANSWER, answer);

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
  expect(await crashBehind(stub, (step) => step === 'reader')).toBe(true);
  await evictDurableObject(stub);
  await install();
  await finish(stub);
  expect(asked).toHaveLength(1);
  expect(((await stub.report()) as unknown as Results).readBy).toMatchObject({ model: 'scripted' });
});
