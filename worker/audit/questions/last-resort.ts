import { firstPassage, type Judged } from './first-passage.ts';
import { offerOnRequest } from './offer-on-request.ts';
import { placeOfWork } from './place-of-work.ts';
import type { QuestionLanguage, TradeQuestion } from './question-data.ts';
import { defines } from './signs/defines.ts';
import { hasAddress } from './signs/has-address.ts';
import { opensDaily } from './signs/has-weekday.ts';
import type { TermIndex } from './term-index.ts';

/**
 * Where no passage with the words of the question answers it: what answers such a question in whatever words. Questions for which there
 * is nothing of the kind fall back to a passage that names their subject.
 */
export function lastResort(
  question: TradeQuestion,
  language: QuestionLanguage,
  index: TermIndex,
  touched: Judged | null,
): Judged | null {
  if (question.asks === 'what-it-is') return definition(index);
  if (question.kind === 'contact') return anyForm(index);
  if (question.fact === 'addresses') return streetLine(index) ?? placeNamed(language, index);
  if (question.fact === 'openingHours') return openDaily(index);
  if (question.fact === 'prices') return offerOnRequest(language, index);
  return touched;
}

/** "Massages in Lanzarote": the place without an address. */
function placeNamed(language: QuestionLanguage, index: TermIndex): Judged | null {
  const place = placeOfWork({ asks: 'where' }, language, index);
  return place && { ...place, answered: 'partial' };
}

/** "We work every day": days without times. */
function openDaily(index: TermIndex): Judged | null {
  return firstPassage(index, 'partial', ({ isReview, text }) => !isReview && opensDaily(text));
}

/** "The school offers lessons for ...": the first paragraph that says what somebody is or does. */
function definition(index: TermIndex): Judged | null {
  return firstPassage(index, 'full', ({ kind, isReview, text }) => kind === 'prose' && !isReview && defines(text));
}

/** A street with its town, where the address was not read as one. */
function streetLine(index: TermIndex): Judged | null {
  return firstPassage(index, 'full', ({ isReview, text }) => !isReview && hasAddress(text));
}

/** Who may write can ask how to book. */
function anyForm(index: TermIndex): Judged | null {
  return firstPassage(index, 'partial', ({ kind }) => kind === 'form');
}
