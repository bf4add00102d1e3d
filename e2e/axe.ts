import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What keeps people out of a page, or of a part of it: rule, place and element of each. */
export async function axeViolations(page: Page, within?: string): Promise<string[]> {
  // There are no frames: another page for their results would cost more than the test. What passed is not written up either.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 200)}`),
  );
}

/** Letters that are hard to see, in a page that was asked for everything before: what asks is there still. */
export const contrastViolations = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run({ runOnly: ['color-contrast'], resultTypes: ['violations'] });
    return violations.flatMap(({ nodes }) =>
      nodes.map(({ target, html }) => `${target.join(' ')} ${html.slice(0, 200)}`),
    );
  });
