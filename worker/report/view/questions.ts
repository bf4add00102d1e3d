import type { AnsweredQuestion } from '../../audit/questions/answered-question.ts';
import type { Results } from '../../contract/results.ts';
import type { Citations } from '../citations.ts';
import { plural } from './summary.ts';

export interface QuestionRow {
  id: string;
  question: string;
  /** When the question is in another language. */
  english: string | null;
  answered: AnsweredQuestion['answered'];
  /** "Answered", "In part", "Not answered", "For you to check". */
  word: string;
  /** As found on the page; null = an empty bracket. */
  passage: string | null;
  /** What answers without words to quote, by its name: "link or button “Book now”". */
  way: string | null;
  /** What is missing; '' when nothing is. */
  why: string;
  citations: number[];
  /** The answer stands there only once JavaScript has run. */
  isLate: boolean;
}

const WORDS: Record<AnsweredQuestion['answered'], string> = {
  full: 'Answered',
  partial: 'In part',
  none: 'Not answered',
  inconclusive: 'For you to check',
};

/** Checks that say what a question asks, by the end of its id. */
const JUDGED_BY: Readonly<Record<string, string>> = {
  'what-you-do': 'missing-self-description',
  price: 'missing-prices',
  contact: 'contact-data-not-in-text',
  location: 'vague-service-area',
  'opening-hours': 'missing-opening-hours',
  'online-order': 'missing-booking-path',
  people: 'team-not-named',
  reviews: 'few-customer-reviews',
};

/** The questions to tell of: one without a verdict is left out where a check has one on the same, or finds that it does not apply. */
export function questionsToTell({ questions = [], checks }: Pick<Results, 'questions' | 'checks'>): AnsweredQuestion[] {
  const outcomes = new Map(checks.map(({ id, outcome }) => [id, outcome]));
  const isOpen = (id: string) =>
    (outcomes.get(JUDGED_BY[id.replace(/^.*\//, '')] ?? '') ?? 'inconclusive') === 'inconclusive';
  return questions.filter(({ id, answered }) => answered !== 'inconclusive' || isOpen(id));
}

export function selectQuestions(questions: readonly AnsweredQuestion[], citations: Citations): QuestionRow[] {
  return questions.map(
    ({ id, question, questionEnglish, kind, answered, passage, pageUrl, heading, jsOnly, why, place: stated }) => {
      const place = stated ?? (heading ? `text under “${heading}”` : 'running text');
      const view = jsOnly ? 'rendered' : 'plain';
      return {
        id,
        question,
        english: questionEnglish ?? null,
        answered,
        word: WORDS[answered],
        passage: kind === 'place' && passage !== null ? passage.split('\n').join('” and “') : passage,
        way: passage === null ? (stated ?? null) : null,
        why: why ?? '',
        isLate: jsOnly && passage !== null,
        citations:
          passage !== null && pageUrl !== null ? citations.cite([{ pageUrl, place, seen: passage, view }]) : [],
      };
    },
  );
}

/** Over those that get no verdict: it says nothing about the website. */
export const TO_CHECK =
  'Would a stranger find the answer to each of these on your pages at once? We give no verdict on them.';

/** Why none could be judged, where it is the same for all: told once, in the sentence over them. */
export function withSharedWhy(rows: readonly QuestionRow[]): { rows: QuestionRow[]; sharedWhy: string } {
  const [why = '', ...others] = new Set(rows.map((row) => row.why));
  const isShared = rows.length > 1 && others.length === 0 && rows.every(({ answered }) => answered === 'inconclusive');
  return isShared
    ? { rows: rows.map((row) => ({ ...row, why: '' })), sharedWhy: why }
    : { rows: [...rows], sharedWhy: '' };
}

/** "Your pages answer 5 of 11 questions buyers ask most."; where some get no verdict, their number would count against the website. */
export function questionsLead(rows: readonly QuestionRow[], heldBack: number): string {
  const count = (answered: QuestionRow['answered']) => rows.filter((row) => row.answered === answered).length;
  const [full, part, none] = [count('full'), count('partial'), count('none')];
  const judged = full + part + none;
  if (judged === 0) return 'Which questions of buyers your pages answer we leave for you to judge.';
  const rest = heldBack > 0 ? ` The full report has ${heldBack} more.` : '';
  const more = part > 0 ? `, ${part} more in part` : '';
  if (judged === rows.length)
    return `Your pages answer ${full} of ${plural(judged, 'question')} buyers ask most${more}.${rest}`;
  if (none === 0) return `Your pages answer questions buyers ask.${rest}`;
  return full + part === 0
    ? `Your pages leave ${none === 1 ? 'a question' : 'questions'} open that buyers ask.${rest}`
    : `Your pages answer questions buyers ask, and leave ${none === 1 ? 'one' : none} open.${rest}`;
}
