import type { AnswerKind, AnswerMark, TradeQuestion } from './question-data.ts';

/** What makes an answer whole or half, in the words a reader of a report gets; anything else is none. */
export interface ReadingRule {
  full: string;
  /** null where there is no half answer: a yes, a no or a time is said or is not. */
  partial: string | null;
}

/** The rule by which a person and the engine read alike: `kinds/` follow it, and so do the verdicts of its test. */
const READING_RULES: Record<AnswerKind, ReadingRule> = {
  price: {
    full: 'an amount with its currency',
    partial: 'that a price is given on request, or what it depends on, without an amount',
  },
  hours: { full: 'days with their times', partial: 'days or times alone, or that it is by appointment only' },
  duration: { full: 'a time span, or that there is none', partial: null },
  place: {
    full: 'a street address, or a named building, park or farm with its town',
    partial: 'the town or the area alone',
  },
  contact: {
    full: 'a word on this, with a telephone number, an address to write to, a form or a link',
    partial: 'a way to reach you, without a word on this',
  },
  'yes-no': {
    full: 'a sentence about you that says yes or no',
    partial: 'a word, a heading or a link names it, and no sentence says yes or no',
  },
  list: { full: 'at least three named entries', partial: 'one or two entries' },
  person: { full: 'the name of somebody who leads it or works there, a first name at least', partial: null },
  proof: {
    full: 'a number, a license, a membership or what customers say',
    partial: 'a claim without one of these',
  },
  explanation: { full: 'two sentences that explain it', partial: 'the subject without an explanation' },
  date: { full: 'a date, or the weekday and the time of what recurs', partial: 'the subject without a date' },
  number: { full: 'a figure', partial: 'a claim without a figure' },
};

const ONE_OF_THEM: ReadingRule = { full: 'one of them at least, by its name or kind', partial: null };
/** Where the question asks for something of its own. */
const MARKED: Partial<Record<AnswerMark, ReadingRule>> = {
  'if-free': { full: 'that it is free, or what it costs', partial: null },
  'since-when': { full: 'a year or the number of years', partial: 'many years, without saying how many' },
  where: { full: 'the names of the places, or how far you go', partial: null },
  'what-it-is': { full: 'a sentence that says what you are or do', partial: 'a slogan or a name of the trade alone' },
  some: ONE_OF_THEM,
  ways: ONE_OF_THEM,
  online: {
    full: 'a link, a button or a form to book, order or buy (not to ask for a quote), or a word that there is one',
    partial: null,
  },
  'time-of-day': { full: 'the times of day', partial: 'the subject without a time' },
};

/** Who asks how to reach somebody needs no word on anything else. */
const REACHED: ReadingRule = {
  full: 'a telephone number, an address to write to or a form',
  partial: 'a word on contact without a way',
};

/** Who asks what customers say wants to hear one of them. */
const REVIEWED: ReadingRule = { full: 'the words of a customer, or a rating in figures', partial: null };

export function ruleFor({ kind, asks, fact }: Pick<TradeQuestion, 'kind' | 'asks' | 'fact'>): ReadingRule {
  if (fact === 'phones') return REACHED;
  if (fact === 'reviews') return REVIEWED;
  return (asks && MARKED[asks]) ?? READING_RULES[kind];
}
