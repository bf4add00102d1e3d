import type { Prepared } from '../audit/judge.ts';
import type { Reading } from '../audit/reader/reading.ts';
import { askModel } from './ask-model.ts';
import type { Bench } from './bench.ts';
import { loadEngine } from './load-engine.ts';

/** Document: what a language model read. */
export const READING = 'reading';
/** Of the time models have in an analysis, so that one that is slow to read leaves some for writing. */
const MAX_MS = 35_000;

/**
 * Asks a model for what rules left open, once; its answer is stored as it came, so that the report can be made again from it. True when
 * there is one to judge by. Never throws for the model's sake: without it the report is what rules make it.
 */
export async function askReader(bench: Bench, { inputs }: Prepared): Promise<boolean> {
  const { journal, ports, board } = bench;
  if (!ports.model) return false;
  const known = journal.read<Reading>(READING);
  if (known) return known.by !== null;
  const { entriesOf, readerQuestion } = await loadEngine();
  const question = inputs.website.reading(() => readerQuestion(inputs, ports.randomToken()));
  if (!question) return false;
  board.show({ message: 'Asking a language model what our rules could not read' });
  const answer = await askModel(bench, 'read', question, MAX_MS);
  const reading: Reading = {
    by: answer.ok ? answer.model : null,
    because: answer.ok ? null : answer.failure,
    at: ports.clock.now(),
    pages: question.pages,
    ...(answer.ok ? entriesOf(answer.value) : { facts: [], answers: [] }),
  };
  if (bench.isCancelled()) return false;
  journal.finish('reader', ports.clock.now(), { [READING]: reading });
  return reading.by !== null;
}
