import type { Passage } from '../passages/passage.ts';
import type { QuestionLanguage } from '../question-data.ts';

/** How a passage stands to a question. */
export interface Touch {
  passage: Passage;
  language: QuestionLanguage;
  /** A telephone number, an address to write to or a form stands on the pages read. */
  reachable: boolean;
  /** What the passage says on the subject: the sentences and lines with its words, all of it under a heading with them. */
  said: () => string;
  /** Whether a text of the passage has a word the question is about. */
  isOn: (text: string) => boolean;
  /** Words the question is about stand in the passage itself. */
  inText: boolean;
  /** They are what the heading right above is made of: "Payment", "Do you treat children?". */
  titled: boolean;
  /** They stand in a short line of their own: an entry of a list. */
  ownLine: boolean;
  /** A word of the question itself that says what it is about stands in the passage: "wheelchair", "children". */
  strong: boolean;
  /** Whether a text calls the business by its name. */
  namesBusiness: (text: string) => boolean;
  /** A name of a person stands in the passage or right above it. */
  names: boolean;
  /** Words of the question that stand in the passage. */
  asked: number;
  /** Different words and phrases of an answer found in text and headings. */
  words: number;
  /** Those of them in the text itself. */
  ownWords: number;
}

/** One word in common is chance, two are a subject. */
export const SUBJECT_WORDS = 2;

/** Whether the passage is about what the question asks. */
export const isSubject = ({ titled, words }: Touch): boolean => titled || words >= SUBJECT_WORDS;
