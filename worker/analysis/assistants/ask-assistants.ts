import type { Asked, AskedAnswer } from '../../audit/assistants/asked.ts';
import type { AssistantQuestion, AssistantsStanding } from '../../contract/assistants.ts';
import type { Results } from '../../contract/results.ts';
import type { Assistant, Assistants } from '../../models/assistant.ts';
import type { Journal } from '../journal.ts';
import type { AnalysisPorts } from '../ports.ts';

/** Document: every asking of this analysis, oldest first. */
const ASKED = 'asked';
/** Document: when the newest asking that the report tells was begun. */
const TOLD = 'askedTold';
/** Assistants search and write; most answer in twenty. */
const ANSWER_MS = 90_000;
/** Of an answer, as it is kept. */
const MAX_ANSWER_CHARS = 8_000;
const MAX_CITES = 40;
/** At once. A Worker has six connections. */
const LANES = 4;
export const WEEK_MS = 7 * 86_400_000;

interface Slot {
  assistant: Assistant;
  question: AssistantQuestion;
  time: number;
}

export const readAsked = (journal: Journal): Asked[] => journal.read<Asked[]>(ASKED) ?? [];

/** Begun, and not yet in the report. */
const isGoingOn = (journal: Journal, newest: Asked | undefined): boolean =>
  newest !== undefined && journal.read<number>(TOLD) !== newest.startedAt;

export const markTold = (journal: Journal, { startedAt }: Asked): void => journal.write(TOLD, startedAt);

/** How it stands, for whoever waits for it. */
export function standingOf(journal: Journal, { all, maxAnswers }: Assistants): AssistantsStanding {
  const newest = readAsked(journal).at(-1);
  const done = newest?.answers.length ?? 0;
  return {
    assistants: all.map(({ name }) => name),
    ...(all.length > 0 && all.every(({ isOffline }) => isOffline) ? { isOffline: true } : {}),
    isAsking: isGoingOn(journal, newest),
    done,
    of: newest ? Math.min(maxAnswers, newest.assistants.length * newest.questions.length * newest.times) : 0,
    mayAskAt: newest ? newest.startedAt + WEEK_MS : null,
  };
}

/** Writes down a new asking, to be carried out by `carryOn`. False where one goes on, or there is nothing to ask. */
export function beginAsking(journal: Journal, { all, times }: Assistants, now: number): boolean {
  const series = readAsked(journal);
  const questions = journal.read<Results>('results')?.assistants?.questions ?? [];
  if (isGoingOn(journal, series.at(-1)) || questions.length === 0 || all.length === 0) return false;
  const assistants = all.map(({ id, name, model, isOffline }) => ({
    id,
    name,
    model,
    ...(isOffline ? { isOffline } : {}),
  }));
  journal.write(ASKED, [...series, { startedAt: now, finishedAt: null, times, questions, assistants, answers: [] }]);
  return true;
}

/**
 * Asks whatever of the newest asking has no answer yet, each answer stored as it comes, so that being killed costs none. Without `mayAsk` it
 * ends with what there is. Never throws for an assistant's sake.
 */
export async function carryOn(
  journal: Journal,
  { assistants, clock, counters }: AnalysisPorts,
  { sessionId, mayAsk }: { sessionId: string; mayAsk: boolean },
): Promise<void> {
  const newest = readAsked(journal).at(-1);
  if (!newest || newest.finishedAt !== null) return;
  const slots = mayAsk ? openSlots(newest, assistants) : [];
  const refused = new Set<string>();
  const next = async (): Promise<void> => {
    for (let slot = slots.shift(); slot; slot = slots.shift()) {
      const { assistant, question, time } = slot;
      if (refused.has(assistant.id)) continue;
      const reply = await assistant.ask(question.text, ANSWER_MS);
      if (!reply.ok && reply.failure === 'refused') refused.add(assistant.id);
      const { ms, inputTokens, outputTokens, dollars } = reply.use;
      counters.count(sessionId, {
        what: 'model_used',
        reason: `${assistant.id} ${reply.ok ? 'answered' : reply.failure}`,
        ms,
        tokens: (inputTokens ?? 0) + (outputTokens ?? 0),
        dollars: dollars ?? 0,
      });
      if (!reply.ok)
        console.warn(
          JSON.stringify({ event: 'assistant_failed', session: sessionId, assistant: assistant.id, why: reply.detail }),
        );
      change(journal, ({ answers }) => ({
        answers: [
          ...answers,
          {
            ...{ assistant: assistant.id, questionId: question.id, time, at: clock.now() },
            text: reply.ok ? reply.text.slice(0, MAX_ANSWER_CHARS) : null,
            cites: reply.ok ? reply.cites.slice(0, MAX_CITES).map((url) => url.slice(0, 500)) : [],
            failure: reply.ok ? null : reply.failure,
          } satisfies AskedAnswer,
        ],
      }));
    }
  };
  await Promise.all(Array.from({ length: LANES }, next));
  change(journal, () => ({ finishedAt: clock.now() }));
}

/** Round by round, so that where not all can be paid for each question and assistant has had its turn. */
export function openSlots({ answers, questions, times }: Asked, { all, maxAnswers }: Assistants): Slot[] {
  const key = (assistant: string, question: string, time: number) => `${assistant} ${question} ${time}`;
  const done = new Set(answers.map((one) => key(one.assistant, one.questionId, one.time)));
  return Array.from({ length: times }, (_, at) => at + 1)
    .flatMap((time) => questions.flatMap((question) => all.map((assistant) => ({ assistant, question, time }))))
    .slice(0, maxAnswers)
    .filter(({ assistant, question, time }) => !done.has(key(assistant.id, question.id, time)));
}

function change(journal: Journal, to: (asked: Asked) => Partial<Asked>): void {
  const series = readAsked(journal);
  const newest = series.at(-1);
  // Erased meanwhile: nothing is left to be changed.
  if (newest) journal.write(ASKED, [...series.slice(0, -1), { ...newest, ...to(newest) }]);
}
