import type { Advice } from '../advice/advice.ts';
import { causeOf } from '../advice/index.ts';
import type { CheckId } from '../checks/index.ts';
import type { CheckResult } from '../checks/run-checks.ts';

const MADE_UP: ReadonlySet<string> = new Set(['made-up-number', 'made-up-until-scripts']);
const CONTACTS: CheckId = 'contradictory-contact-data';

/** A number that the description would give. Text that a template left elsewhere is none of it. */
const isLeft = ({ check, outcome }: CheckResult): boolean =>
  check.id === CONTACTS && 'cause' in outcome && MADE_UP.has(outcome.cause ?? '');

const OWN_DATA_FIRST =
  'First your own data should stand in the place of what a template left. Then the home page should hold one JSON-LD block about you.';

/** A description for machines would repeat what a template left on the pages. */
export const withOwnDataFirst = (advice: Advice, group: readonly CheckResult[], all: readonly CheckResult[]): Advice =>
  group.some((one) => one.check.id === 'missing-identity-node' && causeOf(one) !== 'nameless') && all.some(isLeft)
    ? { ...advice, how: OWN_DATA_FIRST }
    : advice;
