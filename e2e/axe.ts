import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What keeps people out of a page, or of a part of it: rule, place and element of each. By all rules, or by these. */
export async function axeViolations(page: Page, within?: string, rules?: string[]): Promise<string[]> {
  // There are no frames: another page for their results would cost more than the test. What passed is not written up either.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (rules) axe.withRules(rules);
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 200)}`),
  );
}
