import type { AxeReading } from '../../audit/website/axe/axe-finding.ts';
import type { DevtoolsSession } from '../lab/devtools-session.ts';
import { parseAxe } from './parse-axe.ts';
import { END_OF_MOTION, ONLY_SURE_CONTRAST, TRANSPARENT_TEXTS } from './sure-contrast.ts';

/** Most pages take a tenth of that; one with tens of thousands of elements is not worth the wait. */
const AXE_MS = 5_000;

/**
 * Only what a report can show leaves the page. Passed rules are named without their elements. Style sheets of other hosts are not
 * asked for again: no rule of the default set reads them, and a refusal would look like data that the page itself misses.
 */
const RUN = String.raw`(async () => {
  (${END_OF_MOTION})();
  const { violations: broken, incomplete, passes, testEngine } = await axe.run(document, {
    resultTypes: ['violations', 'incomplete'],
    preload: { assets: ['media'] },
  });
  const violations = (${ONLY_SURE_CONTRAST})(broken, incomplete);
  const transparent = (${TRANSPARENT_TEXTS})();
  const selector = (target) => target.flat(3).join(' > ');
  return {
    version: testEngine.version,
    violations: violations.map(({ id, impact, help, helpUrl, tags, nodes }) => ({
      rule: id, impact, help, helpUrl, tags,
      nodeCount: nodes.length,
      nodes: nodes.slice(0, 5).map(({ target, html, failureSummary, isGroundKnown }) => ({
        selector: selector(target).slice(0, 300),
        snippet: html.slice(0, 200),
        fix: (failureSummary || '').slice(0, 300),
        ...(isGroundKnown ? { isGroundKnown } : {}),
      })),
    })),
    incomplete: incomplete.map(({ id, nodes }) => ({ rule: id, nodeCount: nodes.length })),
    passed: passes.map(({ id }) => id),
    ...(transparent > 0 ? { transparentTexts: transparent } : {}),
  };
})()`;

/**
 * axe-core with its default rules on the page as it stands, in a world of its own that the page's scripts do not reach. null when it
 * does not finish in time, breaks, or answers something else. Where the page stands scrolled changes what is found.
 * Source: https://github.com/dequelabs/axe-core/blob/develop/doc/API.md
 */
export async function runAxe(session: DevtoolsSession, source: string, withinMs = AXE_MS): Promise<AxeReading | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), withinMs);
  });
  const work = async () => {
    const { frameTree } = (await session.send('Page.getFrameTree')) as { frameTree: { frame: { id: string } } };
    const { executionContextId: contextId } = (await session.send('Page.createIsolatedWorld', {
      frameId: frameTree.frame.id,
    })) as { executionContextId: number };
    await session.send('Runtime.evaluate', { expression: `${source};0`, contextId });
    const { result } = (await session.send('Runtime.evaluate', {
      expression: RUN,
      contextId,
      awaitPromise: true,
      returnByValue: true,
    })) as { result: { value?: unknown } };
    return parseAxe(result.value);
  };
  try {
    // A page that is closed meanwhile, or navigates away, has no findings.
    return await Promise.race([work().catch(() => null), late]);
  } finally {
    clearTimeout(timer);
  }
}
