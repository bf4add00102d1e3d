import type { RatedFacts } from '../audit/facts/facts.ts';
import type { Narration } from '../audit/narrative/narration.ts';
import type { ConfirmedFacts } from '../contract/confirmed-facts.ts';
import type { Results } from '../contract/results.ts';
import { NARRATION } from './ask-narrator.ts';
import { assembleObservations } from './assemble-observations.ts';
import type { Journal } from './journal.ts';
import { loadEngine } from './load-engine.ts';
import { outcomeOf } from './outcome-of.ts';
import type { AnalysisPorts } from './ports.ts';

/** The report of what was seen, with the owner's word of today, stored in place of the one before. null where none stands. */
export async function rebuildReport(
  journal: Journal,
  { index }: Pick<AnalysisPorts, 'index'>,
  confirmed: ConfirmedFacts,
): Promise<Results | null> {
  if (journal.run?.status !== 'completed') return null;
  const { conclude, prepare, withNarration } = await loadEngine();
  const observations = assembleObservations(journal);
  const prepared = prepare(observations, confirmed);
  // Who is another trade by the owner's word was compared with the wrong websites.
  const { benchmark } = observations;
  const byCode = conclude(prepared, benchmark && benchmark.trade === prepared.trade ? benchmark : null);
  const results = withNarration(byCode, journal.read<Narration>(NARRATION));
  const outcome = outcomeOf(prepared, results);
  journal.write('results', results);
  journal.write('score', outcome);
  await index.rebuilt(journal.run.order.sessionId, outcome);
  return results;
}

/** What the pages say, without the owner's word. */
export async function factsAsRead(journal: Journal): Promise<RatedFacts | null> {
  if (journal.run?.status !== 'completed') return null;
  const engine = await loadEngine();
  return engine.factsAsRead(engine.prepare(assembleObservations(journal)));
}
