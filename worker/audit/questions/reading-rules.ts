import type { AnswerKind, AnswerMark } from './question-data.ts';

/** What makes an answer whole or half, in the words a reader of a report gets; anything else is none. */
export interface ReadingRule {
  full: string;
  partial: string;
}

/** The rule by which a person and the engine read alike: `judge-passage.ts` follows it, and so do the verdicts of its test. */
const READING_RULES: Record<AnswerKind, ReadingRule> = {
  price: {
    full: 'an amount with its currency',
    partial: 'how the price is made or asked for, without an amount',
  },
  hours: { full: 'days with their times', partial: 'days or times alone, or that it is by appointment' },
  duration: { full: 'a time span', partial: 'the subject without a time span' },
  place: { full: 'an address or the names of places', partial: 'a hint at the place without its name or address' },
  contact: {
    full: 'a word on it, with a telephone number, an address to write to, a form or a link',
    partial: 'a way to reach you without a word on this, or the word without the way',
  },
  'yes-no': {
    full: 'a sentence, a heading or an entry of a list that says yes or no',
    partial: 'the subject with the answer left open',
  },
  list: { full: 'at least three named entries', partial: 'one or two entries' },
  person: {
    full: 'a name with what this person does or has learnt',
    partial: 'a name alone',
  },
  proof: {
    full: 'a number, a licence, a membership or what customers say',
    partial: 'a claim without one of these',
  },
  explanation: { full: 'two sentences that explain it', partial: 'the subject without an explanation' },
  date: { full: 'a date', partial: 'the subject without a date' },
  number: { full: 'a figure', partial: 'a claim without a figure' },
};

/** Where the question asks for something of its own. */
const MARKED: Partial<Record<AnswerMark, ReadingRule>> = {
  'if-free': { full: 'that it is free, or what it costs', partial: 'the offer without its price' },
  'since-when': { full: 'a year or the number of years', partial: 'experience without a number of years' },
  where: {
    full: 'the names of the places you work in',
    partial: 'that you come to customers or from where, without how far you go',
  },
  'who-runs': {
    full: 'a name with what this person does or has learnt',
    partial: 'a name alone, or whose it is without a name',
  },
  'time-of-day': { full: 'the times of day', partial: 'the subject without a time' },
};

export const ruleFor = ({ kind, asks }: { kind: AnswerKind; asks?: AnswerMark }): ReadingRule =>
  (asks && MARKED[asks]) ?? READING_RULES[kind];
