import { describe, expect, it } from 'vitest';
import type { AnsweredQuestion } from '../audit/questions/answered-question.ts';
import type { Citations } from './citations.ts';
import {
  NOTHING_TOLD,
  type QuestionRow,
  questionsLead,
  questionsToTell,
  selectQuestions,
  whyUnasked,
  withVerdict,
} from './view/questions.ts';

const row = (answered: QuestionRow['answered']): QuestionRow => ({
  id: `other/${answered}`,
  question: 'Since when do you build boats?',
  english: null,
  answered,
  word: '',
  fact: null,
  passage: null,
  why: '',
  citations: [],
});

describe('questionsLead', () => {
  it('counts the open questions that stand below, and claims no number of all', () => {
    expect(questionsLead([row('none'), row('inconclusive')], 0, false)).toBe(
      'Beyond what the tasks name, we found no answer to the question below.',
    );
    expect(questionsLead([row('none'), row('none')], 0, false)).toBe(
      'Beyond what the tasks name, we found no answer to the 2 questions below.',
    );
    expect(questionsLead([row('none'), row('full')], 0, false)).toBe(
      'Beyond what the tasks name, we found no answer to one question that stands below.',
    );
  });
});

describe('selectQuestions', () => {
  it('tells an entry of the website once, whichever questions it answers', () => {
    const entry = (id: string, asked: string): AnsweredQuestion => ({
      id,
      question: 'What does it cost?',
      weight: 1,
      kind: 'price',
      answered: 'full',
      by: 'entry',
      asked,
      passage: 'Boats begin at £400.',
      pageUrl: null,
      jsOnly: false,
    });
    const rows = selectQuestions(
      [
        entry('other/price', 'What is a boat?'),
        entry('other/visit', 'What is a boat?'),
        entry('other/oar', 'And oars?'),
      ],
      { groups: [] },
      { cite: () => [] } as unknown as Citations,
    );
    expect(rows.map(({ question }) => question)).toEqual(['What is a boat?', 'And oars?']);
  });
});

it('leaves out what a task asks the owner for, though nothing could be judged', () => {
  const questions = ['any/price', 'any/people'].map((id) => ({ id, answered: 'inconclusive' }));
  const told = (checkIds: string[]) =>
    questionsToTell({ questions, checks: [], freeResults: { topRecommendations: [{ checkIds }] } } as never);
  expect(told(['missing-prices']).map(({ id }) => id)).toEqual(['any/people']);
  expect(told([])).toHaveLength(2);
});

it('tells no question of which nobody could say whether the pages answer it', () => {
  expect(withVerdict([row('inconclusive'), row('none'), row('full')]).map(({ answered }) => answered)).toEqual([
    'none',
    'full',
  ]);
});

it('tells what nothing answers only of a website that was read whole', () => {
  const told = (coverage: { pagesRead: number; pagesKnown: number | null }, page = {}, languages = [ENGLISH]) =>
    questionsToTell({
      ...{
        questions: [{ id: 'any/since-when', answered: 'none' }],
        checks: [],
        freeResults: { topRecommendations: [] },
      },
      ...{ score: { coverage }, pages: [page], facts: { languages } },
    } as never);
  expect(told({ pagesRead: 4, pagesKnown: 4 })).toHaveLength(1);
  expect(told({ pagesRead: 4, pagesKnown: 5 })).toEqual([]);
  expect(told({ pagesRead: 4, pagesKnown: null })).toEqual([]);
  expect(told({ pagesRead: 4, pagesKnown: 4 }, { lacksScripts: true })).toEqual([]);
  expect(told({ pagesRead: 4, pagesKnown: 4 }, {}, [{ ...ENGLISH, certainty: 'likely' }])).toEqual([]);
  expect(told({ pagesRead: 4, pagesKnown: 4 }, {}, [ENGLISH, ENGLISH])).toEqual([]);
});

const ENGLISH = { value: 'en', certainty: 'certain' };

it.each([
  ['We look for answers in two languages only.', 'We look for answers in two languages only.'],
  ['The pages we could read have too little text to look for answers.', /^Not judged as long as/],
  [undefined, NOTHING_TOLD],
])('says why no question was judged: %s', (why, said) => {
  const question = { answered: 'inconclusive', ...(why === undefined ? {} : { why }) } as AnsweredQuestion;
  expect(whyUnasked([question])).toMatch(said);
});
