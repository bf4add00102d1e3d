import type { Fix } from '../../contract/fix.ts';
import { causeOf } from '../advice/index.ts';
import type { Evidence } from '../checks/check.ts';
import { ON_PURPOSE } from '../checks/closed-on-purpose.ts';
import type { CheckId } from '../checks/index.ts';
import type { Inputs } from '../checks/read-inputs.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import type { RatedFacts } from '../facts/facts.ts';
import type { Observations } from '../observations.ts';
import { type Platform, recognisePlatform, recogniseServer, type ServerId } from '../website/platform.ts';
import type { ReadPage } from '../website/read-pages.ts';
import { sureFacts } from './sure-facts.ts';

/** What fixes are written from: everything seen, and what the checks made of it. */
export interface FixInput {
  observations: Observations;
  inputs: Inputs;
  /** Those that may be written; `inputs.facts` holds all that was read. */
  facts: RatedFacts;
  results: readonly CheckResult[];
  platform: Platform;
  server: ServerId;
  /** Main language of the website's text, BCP 47; "en" when it could not be told. */
  language: string;
  /** What several fixes need, each made on first ask. */
  made: Made;
}

interface Made {
  titles?: ReadonlyMap<string, string>;
  descriptions?: ReadonlyMap<string, string>;
  terms?: Map<ReadPage, ReadonlySet<string>>;
  second?: ReadonlySet<ReadPage>;
  unseen?: readonly Evidence[];
}

/** A fix, and the checks that pass once it is applied. */
export interface WrittenFix {
  fix: Fix;
  /** Checks it works on. */
  checkIds: CheckId[];
  passes: CheckId[];
}

/** Writes what an owner can paste for certain checks. */
export interface FixBuilder {
  /** Checks it can write something for. */
  checkIds: readonly CheckId[];
  /** Empty when nothing honest can be written. */
  build(input: FixInput): WrittenFix[];
}

/** Whether the outcome of one of these checks leaves something to do. */
export const isOpen = ({ results }: FixInput, ...checkIds: CheckId[]): boolean => {
  const open = openIds.get(results) ?? openIn(results);
  openIds.set(results, open);
  return checkIds.some((id) => open.has(id));
};

/** Of the results of one website: every fix asks for its own. */
const openIds = new WeakMap<FixInput['results'], ReadonlySet<CheckId>>();

const openIn = (results: FixInput['results']): ReadonlySet<CheckId> =>
  new Set(
    results
      .filter(({ outcome }) => outcome.outcome === 'fail' || outcome.outcome === 'partial')
      // What may be closed because its owner means it is his to open: nothing is written for that.
      .filter((result) => causeOf(result) !== ON_PURPOSE)
      .map(({ check }) => check.id),
  );

export function fixInput(observations: Observations, inputs: Inputs, results: readonly CheckResult[]): FixInput {
  return {
    observations,
    inputs,
    facts: sureFacts(inputs.facts),
    results,
    platform: recognisePlatform(inputs),
    server: recogniseServer(inputs),
    language: inputs.facts.languages[0]?.value ?? 'en',
    made: {},
  };
}
