import type { ReadPage } from '../../website/read-pages.ts';
import { dueTo, type Outcome, partial } from '../check.ts';
import { AFTER_SCRIPTS } from './plain-facts.ts';

const CREDIT: Record<Outcome['outcome'], number> = {
  pass: 2,
  partial: 1,
  fail: 0,
  info: 0,
  not_applicable: 0,
  inconclusive: 0,
};

/**
 * Judges the HTML as served, which most assistants read. What is found only after scripts ran earns half, and never less than
 * the plain HTML earned by itself.
 */
export function plainFirst<Cause extends string = never>(
  pages: readonly ReadPage[],
  judge: (pages: ReadPage[]) => Outcome<Cause>,
): Outcome<Cause | 'only-after-javascript'> {
  const plain = judge([...pages]);
  if (plain.outcome !== 'fail' || pages.every(({ rendered }) => rendered === null)) return plain;
  const rendered = judge(pages.map((page) => page.asRendered()));
  // What scripts draw may be it: then nothing is called missing.
  if (rendered.outcome === 'inconclusive') return rendered;
  if (CREDIT[rendered.outcome] === 0) return plain;
  const evidence = rendered.evidence.map((one) => ({
    ...one,
    place: one.place.endsWith(AFTER_SCRIPTS) ? one.place : `${one.place}${AFTER_SCRIPTS}`,
  }));
  // What would still be half a fault in the HTML is named by that.
  const cause = rendered.outcome === 'partial' ? rendered.cause : undefined;
  return dueTo(cause ?? 'only-after-javascript', partial(evidence));
}
