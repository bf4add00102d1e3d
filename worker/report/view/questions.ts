import type { AnsweredQuestion } from '../../audit/questions/answered-question.ts';
import type { Citations } from '../citations.ts';
import { plural } from './summary.ts';

export interface QuestionRow {
  id: string;
  question: string;
  /** When the question is in another language. */
  english: string | null;
  answered: AnsweredQuestion['answered'];
  /** "Answered", "In part", "No answer", "Could not be told". */
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
  none: 'No answer',
  inconclusive: 'Could not be told',
};

export function selectQuestions(questions: readonly AnsweredQuestion[], citations: Citations): QuestionRow[] {
  return questions.map(
    ({ id, question, questionEnglish, answered, passage, pageUrl, heading, jsOnly, why, place: stated }) => {
      const place = stated ?? (heading ? `text under “${heading}”` : 'running text');
      const view = jsOnly ? 'rendered' : 'plain';
      return {
        id,
        question,
        english: questionEnglish ?? null,
        answered,
        word: WORDS[answered],
        passage,
        way: passage === null ? (stated ?? null) : null,
        why: why ?? '',
        isLate: jsOnly && passage !== null,
        citations:
          passage !== null && pageUrl !== null ? citations.cite([{ pageUrl, place, seen: passage, view }]) : [],
      };
    },
  );
}

/** Why none of those could be judged, where it is the same for all of them: told once, in the sentence over them. */
export function withSharedWhy(rows: readonly QuestionRow[]): { rows: QuestionRow[]; sharedWhy: string } {
  const open = rows.filter(({ answered }) => answered === 'inconclusive');
  const [why = '', ...others] = new Set(open.map((row) => row.why));
  if (open.length < 2 || others.length > 0) return { rows: [...rows], sharedWhy: '' };
  return { rows: rows.map((row) => (row.answered === 'inconclusive' ? { ...row, why: '' } : row)), sharedWhy: why };
}

/** "Your pages answer 5 of 11 questions buyers ask most, 3 more in part.", or of how many of them that could be said. */
export function questionsLead(rows: readonly QuestionRow[], heldBack: number): string {
  const count = (answered: QuestionRow['answered']) => rows.filter((row) => row.answered === answered).length;
  const judged = rows.length - count('inconclusive');
  if (judged === 0) return 'Whether your pages answer what buyers ask was not measured.';
  const full = count('full');
  const more = count('partial') > 0 ? `, ${count('partial')} more in part` : '';
  const rest = heldBack > 0 ? ` The full report has ${heldBack} more.` : '';
  if (judged === rows.length)
    return `Your pages answer ${full} of ${plural(judged, 'question')} buyers ask most${more}.${rest}`;
  return `Of the ${rows.length} questions buyers ask most, ${judged} could be judged; your pages ${answersWords(judged, full, count('partial'))}.${rest}`;
}

function answersWords(judged: number, full: number, partial: number): string {
  if (judged === 1) return full > 0 ? 'answer it' : partial > 0 ? 'answer it in part' : 'do not answer it';
  if (full === judged) return 'answer all of them';
  if (full === 0) return partial > 0 ? `answer none in full, ${partial} in part` : 'answer none of them';
  return `answer ${full} of them${partial > 0 ? `, ${partial} more in part` : ''}`;
}
