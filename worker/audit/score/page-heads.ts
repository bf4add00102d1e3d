import { headLineOf, headLines } from '../advice/page-heads.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import { pageKey } from '../website/site-address.ts';
import { faultsIn } from '../wording/faults-in.ts';
import type { ReadAs } from './worth-raising.ts';

/**
 * The results by which two or more lines at the head of the home page say nothing: title, main heading and description. Nobody who reads
 * the first lines learns there what the business does. None where one line alone lacks, or other pages do.
 */
export function lackingHeads(results: readonly CheckResult[], pages: readonly ReadAs[]): ReadonlySet<CheckResult> {
  const homes = new Set(pages.filter(({ role }) => role === 'home').map(({ url }) => pageKey(url)));
  const found = results.filter((one) => {
    const line = headLineOf(one);
    return (
      line !== null &&
      faultsIn(one.outcome.evidence).some((fault) => homes.has(pageKey(fault.pageUrl)) && line.isLacking(fault))
    );
  });
  // The town beside the name is a thing to do of its own, for the title and the text.
  const isTownApart = results.some(({ check }) => check.id === 'missing-self-description');
  const heads = found.filter(({ check }) => !isTownApart || check.id !== 'place-missing-in-title');
  return new Set(headLines(heads).length > 1 ? heads : []);
}
