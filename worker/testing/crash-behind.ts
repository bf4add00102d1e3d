import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import type { AnalysisObject } from '../analysis/analysis-object.ts';

/**
 * Wakes the object and has it fall over right behind the first journaled step that `isDue` asks for. Answers whether it came to that. What
 * follows is the test's: an eviction takes the object's memory, ports included.
 */
export async function crashBehind(
  stub: DurableObjectStub<AnalysisObject>,
  isDue: (step: string) => boolean,
): Promise<boolean> {
  let hasCrashed = false;
  await runInDurableObject(stub, (object: AnalysisObject) => {
    const journal = object['journal'];
    const finishStep = journal.finish.bind(journal);
    journal.finish = (step, ...rest) => {
      finishStep(step, ...rest);
      if (hasCrashed || !isDue(step)) return;
      hasCrashed = true;
      throw new Error('deliberate crash of the test');
    };
  });
  await runDurableObjectAlarm(stub);
  return hasCrashed;
}
