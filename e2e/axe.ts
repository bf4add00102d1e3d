import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** What keeps people out of a page, or of a part of it: rule, place and element of each. There are no frames to look into. */
export const axeViolations = (page: Page, within?: string): Promise<string[]> => violations(page, within);

/** Letters that are hard to see, where everything was asked for in other colours. */
export const contrastViolations = (page: Page, within?: string): Promise<string[]> =>
  violations(page, within, { runOnly: ['color-contrast'] });

async function violations(page: Page, within?: string, options: RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source);
  return page.evaluate(
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
}
