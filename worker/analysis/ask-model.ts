import type { NarratedPart } from '../audit/narrative/narratable-lines.ts';
import { addUse, type ModelAnswer, type ModelQuestion, type ModelUse, NO_USE } from '../models/language-model.ts';
import type { Bench } from './bench.ts';

/** All models together may take so long in one analysis; the rest of the report does not wait longer. */
const MODELS_MS = 60_000;
/** A use whose object was killed this often is left out. */
const MAX_ATTEMPTS = 2;
/** Document: what models took in this analysis. */
export const MODEL_USE = 'modelUse';

/** What a model is asked for. */
export type ModelPurpose =
  | 'read'
  | `${'word' | 'mend'} ${NarratedPart}`
  | 'translate'
  | 'mend translation'
  | 'check translation';

/** Whether a model is set and the owner wants one; not where that cannot be found out. */
export async function mayAskModels({ ports, order }: Bench): Promise<boolean> {
  if (!ports.model) return false;
  try {
    return !(await ports.index.ownerRefusesModels(order.sessionId));
  } catch (error) {
    console.warn(JSON.stringify({ event: 'model_choice_unknown', session: order.sessionId, error: String(error) }));
    return false;
  }
}

/** Asks the configured model within what an analysis may spend on models while it runs. Never throws. */
export async function askModel(
  bench: Bench,
  purpose: ModelPurpose,
  question: ModelQuestion,
  maxMs: number,
): Promise<ModelAnswer> {
  const { journal, ports, order } = bench;
  const spent = journal.read<ModelUse>(MODEL_USE) ?? NO_USE;
  if (bench.isOutOfTime()) return unasked('the time for models was used up');
  if (journal.countAttempt(`model:${purpose}`) > MAX_ATTEMPTS) return unasked('it broke off repeatedly');
  const leftMs = Math.min(maxMs, MODELS_MS - spent.ms);
  return askAndCount({ journal, ports, sessionId: order.sessionId }, purpose, question, leftMs);
}

const unasked = (detail: string): ModelAnswer => ({ ok: false, failure: 'timeout', detail, use: NO_USE });

/** Asks, and counts what it took: in the log and the operator's counters, and beside the journal. Never throws. */
export async function askAndCount(
  { journal, ports, sessionId }: Pick<Bench, 'journal' | 'ports'> & { sessionId: string },
  purpose: ModelPurpose,
  question: ModelQuestion,
  leftMs: number,
): Promise<ModelAnswer> {
  if (!ports.model) return unasked('no model is set');
  if (leftMs <= 0) return unasked('the time for models was used up');
  const answer = await ports.model.ask(question, leftMs);
  journal.write(MODEL_USE, addUse(journal.read<ModelUse>(MODEL_USE) ?? NO_USE, answer.use));
  const { ms, inputTokens, outputTokens, dollars } = answer.use;
  ports.counters.count(sessionId, {
    what: 'model_used',
    reason: `${purpose} ${answer.ok ? 'answered' : answer.failure}`,
    ms,
    tokens: (inputTokens ?? 0) + (outputTokens ?? 0),
    dollars: dollars ?? 0,
  });
  if (!answer.ok)
    console.warn(JSON.stringify({ event: 'model_failed', session: sessionId, purpose, why: answer.detail }));
  return answer;
}
