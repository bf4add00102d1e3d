import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** What keeps people out of a page, or of a part of it: rule, place and element of each. There are no frames to look into. */
export async function axeViolations(page: Page, within?: string): Promise<string[]> {
  await page.evaluate(axe.source);
  return violations(page, within);
}

/** Letters that are hard to see, in a page that was asked for everything before. */
export const contrastViolations = (page: Page): Promise<string[]> =>
  violations(page, undefined, { runOnly: ['color-contrast'] });

const violations = (page: Page, within?: string, options: RunOptions = {}): Promise<string[]> =>
  page.evaluate(
    async ([selector, asked]) => {
      const there = (window as unknown as { axe: typeof axe }).axe;
      // What passed is not written up.
      const found = await there.run(selector ?? document, { ...asked, resultTypes: ['violations'] });
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 200)}`),
      );
    },
    [within, options] as const,
  );
