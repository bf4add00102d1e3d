import type { AxeFinding, AxeReading } from '../../website/axe/axe-finding.ts';
import type { Finding } from '../check.ts';
import type { CheckInputs } from '../inputs.ts';

/** Of findings of a kind, how many elements the page with most of them has: a reading names a few and counts all. */
export const mostOnOnePage = (pages: readonly { axe: AxeReading }[], isOf: (finding: AxeFinding) => boolean): number =>
  Math.max(
    0,
    ...pages.map(({ axe }) => axe.violations.filter(isOf).reduce((sum, { nodeCount }) => sum + nodeCount, 0)),
  );

/** With all elements of a kind that axe-core counted on several pages, what they repeat each time anew. */
export function countedBy(
  pages: readonly { axe: AxeReading }[],
  isOf: (finding: AxeFinding) => boolean,
  found: Finding,
): Finding {
  const counts = pages.flatMap(({ axe }) => {
    const sum = axe.violations.filter(isOf).reduce((all, { nodeCount }) => all + nodeCount, 0);
    return sum > 0 ? [sum] : [];
  });
  return counts.length < 2
    ? found
    : { ...found, counted: { elements: counts.reduce((all, one) => all + one, 0), pages: counts.length } };
}

/** Rendered pages that axe-core finished reading. */
export function testedPages(pages: NonNullable<CheckInputs['renderedPages']>): { pageUrl: string; axe: AxeReading }[] {
  return pages.flatMap(({ url, rendered }) => (rendered.axe ? [{ pageUrl: url, axe: rendered.axe }] : []));
}
