import { describe, expect, it } from 'vitest';
import { type QuestionRow, questionsLead } from './view/questions.ts';

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
      'To the question below we found no answer.',
    );
    expect(questionsLead([row('none'), row('none')], 0, false)).toBe('To the 2 questions below we found no answer.');
    expect(questionsLead([row('none'), row('full')], 0, false)).toBe(
      'To one question that stands below we found no answer.',
    );
  });
});
