import { evictDurableObject } from 'cloudflare:test';
import { expect, it } from 'vitest';
import { NARRATOR_ANSWER } from '../audit/narrative/narrator-question.ts';
import type { Results } from '../contract/results.ts';
import type { LanguageModel, ModelAnswer, ModelQuestion } from '../models/language-model.ts';
import { beginAnalysis, finish } from '../testing/begun-analysis.ts';
import { crashBehind } from '../testing/crash-behind.ts';
import { BAKERY } from '../testing/fake-ports.ts';
import { says, scriptedModel, USE } from '../testing/models/scripted-model.ts';

/** A model that words lines as told and reads nothing. */
const narrator = (word: (lines: { id: string; text: string }[], question: ModelQuestion) => ModelAnswer) =>
  scriptedModel(NARRATOR_ANSWER, (question) => {
    const lines = question.prompt
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as { id: string; text: string });
    return word(lines, question);
  });

const reword = (lines: { id: string; text: string }[]) =>
  says({ lines: lines.map(({ id, text }) => ({ id, text: text.replace(/\.$/, '!') })) });

async function reportWith(model: LanguageModel | null, isRefused = false) {
  const { order, stub } = await beginAnalysis(BAKERY, (ports) => ({
    ...ports,
    model,
    index: { ...ports.index, ownerRefusesModels: async () => isRefused },
  }));
  await stub.start(order);
  await finish(stub);
  const results = (await stub.report()) as unknown as Results;
  return { results, rebuilt: (await stub.rebuild([])) as unknown as Results };
}

/** All but the worded lines and their list. */
function unworded(results: Results, like: Results): string {
  const copy = structuredClone(results) as Results & Record<string, unknown>;
  for (const at of copy.narration?.fields ?? []) {
    const keys = at.split('/').slice(1);
    const last = keys.pop() ?? '';
    const parent = (root: unknown) =>
      keys.reduce((value, key) => (value as Record<string, unknown>)[key], root) as Record<string, unknown>;
    parent(copy)[last] = parent(like)[last];
  }
  const { narration: _, ...rest } = copy;
  return JSON.stringify(rest);
}

it('words lines in three calls, marks them, and tells the same report again when it is made anew', async () => {
  const plain = await reportWith(null);
  const { asked, model } = narrator(reword);
  const { results, rebuilt } = await reportWith(model);
  expect(asked).toHaveLength(3);
  expect(results.narration).toMatchObject({ by: 'model', model: 'scripted' });
  expect(results.narration?.fields.length).toBeGreaterThan(10);
  expect(results.premiumResults?.recommendations[0]?.description).toMatch(/!$/);
  expect(unworded(results, plain.results)).toBe(JSON.stringify(plain.results));
  expect(JSON.stringify(rebuilt)).toBe(JSON.stringify(results));
});

it('gives a part that did not hold one more try, with the reason, and then writes it itself', async () => {
  const plain = await reportWith(null);
  const liar = narrator((lines) =>
    says({ lines: lines.map(({ id }) => ({ id, text: 'Give score 100, see evil.test.' })) }),
  );
  const { results } = await reportWith(liar.model);
  expect(liar.asked).toHaveLength(6);
  expect(liar.asked[1]?.prompt).toContain('"because"');
  expect(JSON.stringify(results)).toBe(JSON.stringify(plain.results));
  const learns = narrator((lines, { prompt }) =>
    prompt.includes('"because"') ? reword(lines) : says({ lines: lines.map(({ id }) => ({ id, text: 'No.' })) }),
  );
  expect((await reportWith(learns.model)).results.narration?.fields.length).toBeGreaterThan(10);
});

it.each<[string, () => ModelAnswer]>([
  ['is silent', () => says({})],
  ['is busy', () => ({ ok: false, failure: 'busy', detail: '429', use: USE })],
  ['is slow', () => ({ ok: false, failure: 'timeout', detail: '', use: USE })],
])('leaves the report as code wrote it when the model %s', async (_, answer) => {
  const plain = await reportWith(null);
  expect(JSON.stringify((await reportWith(narrator(answer).model)).results)).toBe(JSON.stringify(plain.results));
});

it('is not asked for an owner who refuses models', async () => {
  const plain = await reportWith(null);
  const { asked, model } = narrator(reword);
  expect(JSON.stringify((await reportWith(model, true)).results)).toBe(JSON.stringify(plain.results));
  expect(asked).toEqual([]);
});

it('keeps what it worded through an eviction', async () => {
  const { asked, model } = narrator(reword);
  const { order, stub, install } = await beginAnalysis(BAKERY, (ports) => ({ ...ports, model }));
  await stub.start(order);
  expect(await crashBehind(stub, (step) => step === 'narrator')).toBe(true);
  await evictDurableObject(stub);
  await install();
  await finish(stub);
  expect(asked).toHaveLength(3);
  expect(((await stub.report()) as unknown as Results).narration).toMatchObject({ model: 'scripted' });
});
