import type { Fix } from '../../contract/premium.ts';
import type { Observations } from '../observations.ts';
import type { Platform, ServerId } from '../platform.ts';
import type { Inputs } from '../read-inputs.ts';
import type { CheckResult } from '../run-checks.ts';

/** What fixes are written from: everything seen, and what the checks made of it. */
export interface FixInput {
  observations: Observations;
  inputs: Inputs;
  results: readonly CheckResult[];
  platform: Platform;
  server: ServerId;
  /** Main language of the website's text, BCP 47; "en" when it could not be told. */
  language: string;
}

/** Writes what an owner can paste for certain checks. */
export interface FixBuilder {
  /** Checks that pass once its fixes are applied, unless a fix holds a TODO. */
  checkIds: readonly string[];
  /** Empty when nothing honest can be written. */
  build(input: FixInput): Fix[];
}

/** Stands for what was not found on the website. */
export const TODO = 'TODO';

/** Whether the outcome of one of these checks leaves something to do. */
export const isOpen = ({ results }: FixInput, ...checkIds: string[]): boolean =>
  results.some(
    ({ check, outcome }) =>
      checkIds.includes(check.id) && (outcome.outcome === 'fail' || outcome.outcome === 'partial'),
  );
