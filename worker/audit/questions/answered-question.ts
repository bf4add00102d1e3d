import type { TradeId } from '../trades/index.ts';
import type { AnsweringFact, AnswerKind, QuestionLanguage } from './question-data.ts';

export type Answered = 'full' | 'partial' | 'none';

/** A fact beyond doubt, by its kind, or an entry of the website's own questions and answers. */
export type AnsweredBy = AnsweringFact | 'description' | 'entry';

export interface AnsweredQuestion {
  /** `<trade>/<id>`. */
  id: string;
  /** In the website's language. */
  question: string;
  /** Present when the website is not in English. */
  questionEnglish?: string;
  weight: number;
  kind: AnswerKind;
  /** The fact that would settle it: that it is missing has a check of its own. */
  fact?: AnsweringFact;
  answered: Answered | 'inconclusive';
  /** What settles it; absent where nothing does, and in reports from before it was told. */
  by?: AnsweredBy;
  /** Of an entry its question, in the website's own words: it may ask a little more or less than `question`. */
  asked?: string;
  /** The sentences the entry's answer opens with, as they stand there; null where no words in a row answer. */
  passage: string | null;
  pageUrl: string | null;
  /** The answer stands only on the page as JavaScript builds it. */
  jsOnly: boolean;
  /** In words for the owner; absent for full answers, and where no more can be said than that there is no verdict. */
  why?: string;
}

/** An answer as it was read. */
export interface ReadAnswer extends AnsweredQuestion {
  /** Nothing answers, and something on the pages speaks of what is asked. */
  isTouched?: true;
}

/** What buyers of this trade ask and how the website answers, by weight, then id. */
export interface QuestionCoverage {
  trade: TradeId;
  /** null when the website is in none of the languages of the questions. */
  language: QuestionLanguage | null;
  /** Why nothing could be said; null when the questions were judged. */
  because: string | null;
  questions: AnsweredQuestion[];
}

/** The same as read: not every lack of an answer in it may be claimed. */
export interface ReadCoverage extends QuestionCoverage {
  questions: ReadAnswer[];
}
