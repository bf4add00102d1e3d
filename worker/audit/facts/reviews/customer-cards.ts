import type { PageView } from '../../website/page/page-view.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { MIN_CHARS } from './review-candidates.ts';
import { QUOTED } from './review-quotations.ts';

/** "Sarah M." */
const FIRST_NAME_AND_INITIAL = lightLetters(/^\p{Lu}[\p{L}'’-]{1,20} \p{Lu}\.$/u);
const CARD_REACH = 4;
const MIN_CARDS = 2;

/** Cards that hold a quotation and, shortly above or below it, a first name with an initial: so customers are named, two or more alike. */
export function customerCards(view: PageView): Set<number> {
  const byPath = new Map<number, number[][]>();
  view.blocks.forEach((block, at) => {
    if (block.text.length < MIN_CHARS || !QUOTED.test(block.text.trim())) return;
    const isNamed = (step: number) => FIRST_NAME_AND_INITIAL.test(view.blocks[at + step]?.text ?? '');
    const steps = Array.from({ length: CARD_REACH }, (_, step) => step + 1);
    const above = steps.find((step) => isNamed(-step)) ?? 0;
    const below = steps.find(isNamed) ?? 0;
    if (above + below === 0) return;
    const card = Array.from({ length: above + below + 1 }, (_, index) => at - above + index);
    byPath.set(block.path, [...(byPath.get(block.path) ?? []), card]);
  });
  const alike = [...byPath.values()].filter((cards) => cards.length >= MIN_CARDS).flat(2);
  return new Set([...alike, ...view.blocks.flatMap((_, at) => verifiedCard(view, at))]);
}

/** "Verified guest", a line or two under the name below a quotation. */
const VERIFIED = /^verified [a-z]+$/i;

function verifiedCard(view: PageView, at: number): number[] {
  if (!VERIFIED.test(view.blocks[at]?.text ?? '')) return [];
  const quote = [2, 3].find((step) => QUOTED.test(view.blocks[at - step]?.text.trim() ?? ''));
  return quote === undefined ? [] : Array.from({ length: quote + 1 }, (_, index) => at - quote + index);
}
