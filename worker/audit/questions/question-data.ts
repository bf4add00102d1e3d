import { WHOLLY_READ } from '../website/text/page-prose.ts';

/** Languages questions are asked in. Websites in others get no verdict. */
export const QUESTION_LANGUAGES = WHOLLY_READ;
export type QuestionLanguage = (typeof QUESTION_LANGUAGES)[number];

/** The kind of answer that settles a question. */
export type AnswerKind =
  | 'price'
  | 'hours'
  | 'duration'
  | 'place'
  | 'contact'
  | 'yes-no'
  | 'list'
  | 'person'
  | 'proof'
  | 'explanation'
  | 'date'
  | 'number';

/** A fact that settles a question where the website has it. */
export type AnsweringFact =
  | 'openingHours'
  | 'phones'
  | 'addresses'
  | 'emails'
  | 'prices'
  | 'services'
  | 'people'
  | 'reviews'
  | 'policies';

/**
 * `if-free` that it costs nothing or what it costs, `since-when` a year or so many years in business, `time-of-day` a time without days,
 * `offer` what there is, `what-it-is` what somebody is or does, `where` names of places, `lasts` how long it takes, `ways` and `some` one
 * entry of a list is enough, `online` what a link, a button or a form is for, `serves` who does the work, whom an imprint does not name.
 */
export type AnswerMark =
  | 'if-free'
  | 'since-when'
  | 'time-of-day'
  | 'offer'
  | 'what-it-is'
  | 'where'
  | 'lasts'
  | 'ways'
  | 'some'
  | 'online'
  | 'serves';

export interface TradeQuestion {
  /** Stable, kebab-case, unique within the trade; reports quote it as `<trade>/<id>`. */
  id: string;
  kind: AnswerKind;
  /** 1-5: how often and how decisively buyers ask it; reviewed judgement, the same scale in every trade. */
  weight: 1 | 2 | 3 | 4 | 5;
  /** The question as a customer asks it, per language. */
  ask: Record<QuestionLanguage, string>;
  /** Words and phrases (lower case, dictionary form, not stemmed) of what answers it, beyond the question's own. */
  terms: Record<QuestionLanguage, readonly string[]>;
  /** What has none of these (stemmed) is not about this question; absent: the terms decide. */
  about?: Record<QuestionLanguage, readonly string[]>;
  /** Settled by this fact of the website, when there. */
  fact?: AnsweringFact;
  /** Not everybody in the trade has or does this: asked only where the pages answer it. */
  ifTouched?: true;
  /** Of the place customers come to: asked only where the website shows that there is one. */
  ofPlace?: boolean;
  /** What the answer shows beyond its kind. */
  asks?: AnswerMark;
}
