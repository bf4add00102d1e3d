import type { AxeReading } from '../../website/axe/axe-finding.ts';
import type { CheckInputs } from '../inputs.ts';

/** Rendered pages that axe-core finished reading. */
export function testedPages(pages: NonNullable<CheckInputs['renderedPages']>): { pageUrl: string; axe: AxeReading }[] {
  return pages.flatMap(({ url, rendered }) => (rendered.axe ? [{ pageUrl: url, axe: rendered.axe }] : []));
}
