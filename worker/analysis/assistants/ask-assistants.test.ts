import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { expect, it, vi } from 'vitest';
import type { AnalysisView } from '../../contract/api.ts';
import type { Results } from '../../contract/results.ts';
import type { Assistant, AssistantReply, Assistants } from '../../models/assistant.ts';
import { type Person, signIn } from '../../testing/api-client.ts';
import { beginAnalysis, finish } from '../../testing/begun-analysis.ts';
import { BAKERY } from '../../testing/fake-ports.ts';
import { begunAnalysis, pay, type TestAnalysis } from '../../testing/finished-analysis.ts';
import type { AnalysisObject } from '../analysis-object.ts';
import { openSlots, readAsked } from './ask-assistants.ts';

const USE = { calls: 1, inputTokens: 900, outputTokens: 100, ms: 20, dollars: null };
const says = (text: string): AssistantReply => ({ ok: true, text, cites: ['http://127.0.0.1:9999/'], use: USE });

function scripted(
  answer: (question: string, number: number) => AssistantReply | Promise<AssistantReply>,
  id = 'openai',
) {
  const asked: string[] = [];
  const assistant: Assistant = {
    ...{ id, name: id, model: 'm' },
    ask: async (question) => answer(question, asked.push(question)),
  };
  return { asked, assistant };
}

async function finished(assistants: Assistants) {
  const begun = await beginAnalysis(BAKERY, (ports) => ({ ...ports, assistants }));
  await begun.stub.start(begun.order);
  await finish(begun.stub);
  return begun;
}

const report = async (stub: DurableObjectStub<AnalysisObject>) => (await stub.report()) as unknown as Results;
const untilAsked = (stub: DurableObjectStub<AnalysisObject>) =>
  vi.waitFor(async () => expect((await stub.assistants()).isAsking).toBe(false), { timeout: 20_000, interval: 50 });

// The first of a file loads the engine, which takes its time on a busy machine.
it('asks each question so many times, and puts into the report what came of it, and nothing else', {
  timeout: 60_000,
}, async () => {
  const { asked, assistant } = scripted((question) => says(`1. **Other Oven**\n2. **Rye & Co**\n\n${question}`));
  const { stub } = await finished({ all: [assistant], times: 2, maxAnswers: 100 });
  const before = await report(stub);
  const questions = before.assistants?.questions ?? [];
  expect(questions.length).toBeGreaterThan(0);
  expect(before.assistants?.askings).toEqual([]);
  expect(await stub.askAssistants()).toMatchObject({ isAsking: true, of: questions.length * 2 });
  await untilAsked(stub);
  expect(asked.toSorted()).toEqual(questions.flatMap(({ text }) => [text, text]).toSorted());
  const after = await report(stub);
  expect(after.assistants?.askings).toMatchObject([{ times: 2, results: [{ name: 'openai', failed: 0 }] }]);
  expect(after.overallScore).toBe(before.overallScore);
  expect(after.premiumResults?.recommendations).toEqual(before.premiumResults?.recommendations);
  expect(JSON.stringify(await stub.rebuild([]))).toBe(JSON.stringify(after));
});

it('goes on after its object was killed, and asks nothing twice', async () => {
  const first = scripted((_, number) => {
    if (number > 2) throw new Error('deliberate crash of the test');
    return says('Yes.');
  });
  const assistants = { all: [first.assistant], times: 3, maxAnswers: 100 };
  const { stub, install } = await finished(assistants);
  await stub.askAssistants();
  const done = () =>
    runInDurableObject(stub, (object: AnalysisObject) => readAsked(object['journal'])[0]?.answers.length);
  await vi.waitFor(async () => expect(await done()).toBe(2), { timeout: 20_000 });
  await evictDurableObject(stub);
  const second = scripted(() => says('Yes.'));
  assistants.all = [second.assistant];
  await install();
  const { of } = await stub.assistants();
  await untilAsked(stub);
  expect(second.asked).toHaveLength(of - 2);
  expect((await report(stub)).assistants?.askings[0]?.results[0]?.failed).toBe(0);
});

it('stops asking one whose key is refused, and stays within the number paid for', async () => {
  const refused: AssistantReply = { ok: false, failure: 'refused', detail: '401', use: USE };
  const { asked, assistant } = scripted(() => refused);
  const { stub } = await finished({ all: [assistant], times: 10, maxAnswers: 30 });
  await stub.askAssistants();
  await untilAsked(stub);
  expect(asked.length).toBeLessThanOrEqual(4);
  expect((await report(stub)).assistants?.askings[0]?.results[0]).toMatchObject({ named: null, quote: null });

  const paid = { all: [assistant], times: 10, maxAnswers: 4 };
  const questions = ['a', 'b', 'c'].map((id) => ({ id, text: id, about: 'choice' as const }));
  const asking = { startedAt: 1, finishedAt: null, times: 10, questions, assistants: [], answers: [] };
  expect(openSlots(asking, paid).map(({ question, time }) => `${question.id}${time}`)).toEqual([
    'a1',
    'b1',
    'c1',
    'a2',
  ]);
});

it('asks nobody where nobody is set up', async () => {
  const { stub } = await finished({ all: [], times: 3, maxAnswers: 10 });
  expect(await stub.askAssistants()).toBeNull();
  const isQuiet = await runInDurableObject(stub, (object: AnalysisObject) => object.assistants());
  expect(isQuiet).toMatchObject({ assistants: [], isAsking: false, mayAskAt: null });
});

/** Puts an assistant behind the object of an analysis. */
async function install({ stub }: TestAnalysis): Promise<string[]> {
  const { asked, assistant } = scripted(() => says('1. **Other Oven** – fine.\n2. **Rye & Co** – fine too.'));
  await runInDurableObject(stub, (object: AnalysisObject) => {
    object.ports = { ...object.ports, assistants: { all: [assistant], times: 2, maxAnswers: 50 } };
  });
  return asked;
}

async function analysisOf(owner: Person): Promise<TestAnalysis> {
  const analysis = await begunAnalysis(owner, 'https://asked.example/', BAKERY);
  await finish(analysis.stub);
  return analysis;
}

it('has assistants asked once a week for a paid website, and shows what they said in its report alone', async () => {
  const owner = await signIn();
  const analysis = await analysisOf(owner);
  const at = `/api/analysis/${analysis.id}`;
  const view = async () => (await (await owner.get(at)).json()) as AnalysisView;
  const asked = await install(analysis);
  expect((await owner.post(`${at}/assistants`)).status).toBe(404);
  expect((await view()).results).not.toHaveProperty('assistants');
  await pay(owner, analysis.id);

  const before = (await view()).results;
  const begun = await owner.post(`${at}/assistants`);
  expect(begun.status).toBe(202);
  expect(await begun.json()).toMatchObject({ assistants: ['openai'], isAsking: true });
  await untilAsked(analysis.stub);
  expect(asked).toHaveLength((before?.assistants?.questions.length ?? 0) * 2);
  await vi.waitFor(async () => expect((await view()).results?.assistants?.askings).toHaveLength(1), {
    timeout: 20_000,
  });
  expect((await view()).results?.overallScore).toBe(before?.overallScore);

  const again = await owner.post(`${at}/assistants`);
  expect(again.status).toBe(429);
  expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(6 * 86_400);
  // Nor by way of another analysis of the same website.
  const second = await analysisOf(owner);
  const askedToo = await install(second);
  expect((await owner.post(`/api/analysis/${second.id}/assistants`)).status).toBe(429);
  expect(askedToo).toEqual([]);
});
