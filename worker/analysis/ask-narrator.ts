import type { NarratableLine, NarratedPart } from '../audit/narrative/narratable-lines.ts';
import type { Narration } from '../audit/narrative/narration.ts';
import type { Results } from '../contract/results.ts';
import { askModel } from './ask-model.ts';
import type { Bench } from './bench.ts';
import { loadEngine } from './load-engine.ts';

/** Document: lines as a language model worded them. */
export const NARRATION = 'narration';
/** For one part of the report, its second try included in the time of all models. */
const MAX_MS = 12_000;

/**
 * Has a model word lines of the finished report, part by part; each part is tried once more with what was wrong, and what is then not
 * held stays as code wrote it. The lines are stored, so that the report can be made again to the byte. Never throws for the model's sake.
 */
export async function askNarrator(bench: Bench, results: Results): Promise<Narration | null> {
  const { journal, ports, board } = bench;
  if (!ports.model) return null;
  const known = journal.read<Narration>(NARRATION);
  if (known) return known;
  const { narratableLines, NARRATED_PARTS } = await loadEngine();
  const lines = narratableLines(results);
  board.show({ message: 'Wording your report' });
  const narration: Narration = { model: null, at: 0, lines: [] };
  for (const part of NARRATED_PARTS) {
    const ofPart = lines.filter((line) => line.part === part);
    if (ofPart.length === 0 || bench.isCancelled()) continue;
    const worded = await wordPart(bench, part, ofPart);
    // Who does not answer now is not asked for the rest: the owner waits.
    if (!worded) break;
    narration.model ??= worded.model;
    narration.lines.push(...worded.lines);
  }
  narration.at = ports.clock.now();
  if (bench.isCancelled()) return null;
  journal.finish('narrator', ports.clock.now(), { [NARRATION]: narration });
  return narration;
}

async function wordPart(
  bench: Bench,
  part: NarratedPart,
  lines: readonly NarratableLine[],
): Promise<Pick<Narration, 'model' | 'lines'> | null> {
  const { narratorQuestion, sortAnswer } = await loadEngine();
  const { ports } = bench;
  const first = await askModel(bench, `word ${part}`, narratorQuestion(lines, ports.randomToken()), MAX_MS);
  if (!first.ok) return null;
  const { held, refused } = sortAnswer(lines, first.value);
  const again = [...refused.keys()];
  if (again.length === 0) return { model: first.model, lines: held };
  const question = narratorQuestion(again, ports.randomToken(), refused);
  const second = await askModel(bench, `mend ${part}`, question, MAX_MS);
  return { model: first.model, lines: second.ok ? [...held, ...sortAnswer(again, second.value).held] : held };
}
