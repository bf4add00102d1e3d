import type { Answered } from '../answered-question.ts';
import { isSubject, type Touch } from '../index/touch.ts';
import { hasLongNumber, hasNumber, hasProof, rates } from '../signs/has-proof.ts';
import { type KindOfAnswer, partialIf } from './kind-of-answer.ts';

/** Under a heading of customers' words there stands at least one that says something. */
const REVIEW_WORDS = 20;

export const proof: KindOfAnswer = {
  judge({ fact }, touch) {
    if (fact === 'reviews') return ofReviews(touch);
    const { text } = touch.passage;
    if (touch.inText && ((hasNumber(text) && touch.strong) || hasLongNumber(text))) return 'full';
    if (touch.inText && (hasNumber(text) || hasProof(text))) return isSubject(touch) ? 'full' : 'partial';
    return partialIf(isSubject(touch));
  },
};

/** Customers' words are read with care elsewhere, as facts; here a section of them or a rating is left to find. */
function ofReviews({ passage, titled, inText }: Touch): Answered {
  // "Have you tried our honey? Tell us!" waits for the first of them.
  if (passage.text.includes('?') && !rates(passage.text)) return 'none';
  const { kind, headings, sectionWords, text } = passage;
  const isAsked = headings.at(-1)?.endsWith('?') ?? false;
  // Who speaks of "reviews" is not the customer: a notice, an invitation to write one.
  const isSection = titled && !inText && !isAsked && kind === 'prose' && sectionWords >= REVIEW_WORDS;
  return (rates(text) && inText) || isSection ? 'full' : 'none';
}
