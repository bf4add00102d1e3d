import { causeOf } from '../advice/index.ts';
import { headLineOf } from '../advice/page-heads.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import type { Improvement } from './improvements.ts';

/** Title, main heading and description stand in the code of an app, which nobody edits by hand but whoever builds it. */
export function headsByBuilder<One extends Pick<Improvement, 'advice' | 'results'>>(found: readonly One[]): One[] {
  const isApp = found.some(({ results }) => results.some(isWrittenByScripts));
  return found.map((one) =>
    isApp && one.results.every((result) => headLineOf(result) !== null)
      ? { ...one, advice: { ...one.advice, owner: 'web person' } }
      : one,
  );
}

const isWrittenByScripts = (result: CheckResult): boolean =>
  result.check.id === 'little-plain-text' &&
  result.outcome.outcome === 'fail' &&
  causeOf(result) === 'only-after-javascript';
