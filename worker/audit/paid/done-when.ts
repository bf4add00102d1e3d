import { isOfHeads } from '../advice/page-heads.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import type { FixInput } from '../fixes/fix-input.ts';
import type { Improvement } from '../score/improvements.ts';
import { faultsIn } from '../wording/faults-in.ts';
import { listed } from '../wording/words.ts';
import { deadProof } from './dead-addresses.ts';
import { isLittleDrawn } from './little-drawn.ts';
import { printedOf } from './shown-evidence.ts';
import { isProvable, proofOf } from './technical/technical-proofs.ts';

const EACH_PAGE = 'each page named';
/** Takes one address. */
const COMMAND = /`[^`]*`/g;

/** More addresses than these make no sentence. */
const MAX_LISTED = 5;

/**
 * The findings whose tests a task tells: those whose evidence stands in it, as a test of what nobody named tests nothing. What scripts write
 * comes with one repair, and one test shows it.
 */
export function provenOf(improvement: Improvement): CheckResult[] {
  const printed = printedOf(improvement);
  const isPrinted = ({ outcome }: CheckResult): boolean =>
    outcome.evidence.some((one) =>
      printed.some(({ pageUrl, place, seen }) => pageUrl === one.pageUrl && place === one.place && seen === one.seen),
    );
  // A test of one part would be passed while another, shown beside it, still stands.
  if (printed.length > 0 && improvement.results.some((one) => isPrinted(one) && !isProvable(one))) return [];
  const shown = improvement.results.filter((one) => isProvable(one) && isPrinted(one));
  const proven = printed.length === 0 ? improvement.results.filter(isProvable) : shown;
  return proven.slice(0, improvement.results.some(({ check }) => check.category === 'rendering') ? 1 : MAX_PROOFS);
}

/** More make no sentence. */
const MAX_PROOFS = 2;

/** The checks whose test, or one that stands for it, the task tells; small repairs done in one go tell none. */
export function testedIn(improvement: Improvement, homeUrl: string): readonly CheckResult[] {
  if (improvement.advice.steps) return [];
  return deadProof(improvement.results, homeUrl) === null ? provenOf(improvement) : improvement.results;
}

/** A test anybody can repeat where there is one; else what the next analysis has to say. */
export function doneWhen({ inputs: { target } }: FixInput, improvement: Improvement): string {
  const { results, advice } = improvement;
  if (isOfHeads(results)) return 'Done when the next analysis lists none of these steps.';
  if (advice.steps) return `Done when the next analysis lists none of the steps you took of “${advice.title}”.`;
  const dead = deadProof(results, target.homeUrl);
  if (dead) return dead;
  const tests = [
    ...new Set((isLittleDrawn(improvement) ? [] : provenOf(improvement)).map((one) => testOf(one, target.homeUrl))),
  ];
  const [first, ...others] = tests;
  // Where several are mended together, one of them in order is not the end.
  if (first === undefined) return results.length > 1 ? UNLISTED : endOf(results[0]);
  return [first, ...others.filter((test) => DONE.test(test) && DONE.test(first))].reduce(
    (said, test) => `${said.replace(/\.$/, '')}, and ${test.replace(DONE, '')}`,
  );
}

const DONE = /^Done when /;

/** What the check says where all is well is the end of its common finding, not of one that has a cause of its own. */
function endOf(result: CheckResult | undefined): string {
  const { check, outcome } = result ?? {};
  if (!check || !outcome || ('cause' in outcome && outcome.cause) || OF_MORE.has(check.id)) return UNLISTED;
  return `Done when the next analysis says: “${check.title.pass}”.`;
}

const UNLISTED = 'Done when the next analysis no longer lists this task.';
/** They pass where structured data says it as well, for which the task does not ask. */
const OF_MORE: ReadonlySet<string> = new Set(['missing-opening-hours', 'few-linked-profiles']);

/** Of one finding, with the addresses it was found at. */
export function testOf(result: CheckResult, homeUrl: string): string {
  const seenOn = [...new Set(faultsIn(result.outcome.evidence).map(({ pageUrl }) => pageUrl))];
  const [page = homeUrl] = seenOn;
  return (proofOf(result) ?? '')
    .replaceAll('{home}', homeUrl)
    .replaceAll('{pages}', seenOn.length > 0 && seenOn.length <= MAX_LISTED ? listed(seenOn) : EACH_PAGE)
    .replaceAll('{page}', seenOn.length > 1 ? EACH_PAGE : page)
    .replace(COMMAND, (command) => command.replaceAll(EACH_PAGE, page));
}
