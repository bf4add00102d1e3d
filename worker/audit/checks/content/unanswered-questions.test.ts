import { describe, expect, it } from 'vitest';
import { inputs } from '../../../testing/audit-builders.ts';
import { runCheck } from '../../../testing/run-check.ts';
import type { AnsweredQuestion } from '../../questions/answered-question.ts';
import { unansweredQuestions } from './unanswered-questions.ts';

type Answer = AnsweredQuestion['answered'] | 'full after scripts' | 'partial after scripts';

/** One question per answer given. */
function asked(...answers: Answer[]): AnsweredQuestion[] {
  return answers.map((answer, at) => {
    const [answered = 'none', ...scripts] = answer.split(' ') as [AnsweredQuestion['answered'], ...string[]];
    const found = answered === 'full' || answered === 'partial';
    return {
      id: `other/question-${at}`,
      question: `Question ${at}?`,
      weight: 3,
      kind: 'list',
      answered,
      passage: found ? `Passage ${at}` : null,
      pageUrl: found ? 'https://example.test/about' : null,
      jsOnly: scripts.length > 0,
    };
  });
}

const times = (count: number, answer: Answer): Answer[] => Array.from({ length: count }, () => answer);
const run = (questions: AnsweredQuestion[], because: string | null = null, more = {}) =>
  runCheck(unansweredQuestions, inputs({ questions: { trade: 'other', language: 'en', because, questions }, ...more }));

describe('unanswered-questions', () => {
  it('passes at nine of twelve', () => {
    expect(run(asked(...times(9, 'full'), ...times(3, 'none'))).outcome).toBe('pass');
    expect(run(asked(...times(8, 'full'), ...times(2, 'partial'), ...times(2, 'none'))).outcome).toBe('pass');
  });

  it('is partial from five of twelve, and names what nothing answers', () => {
    const { outcome, evidence } = run(asked(...times(4, 'full'), ...times(2, 'partial'), ...times(6, 'none')));
    expect(outcome).toBe('partial');
    expect(evidence.map(({ place }) => place)).toEqual([6, 7, 8, 9, 10, 11].map((number) => `Question ${number}?`));
    expect(evidence[0]?.seen).toBe('no passage answers this on the pages we read');
  });

  it('fails below', () => {
    expect(run(asked(...times(4, 'full'), ...times(8, 'none'))).outcome).toBe('fail');
  });

  it('leaves a fact that is missing to the check of its own', () => {
    const [open, ...rest] = asked('none', ...times(9, 'full'), ...times(2, 'none'));
    const prices = { ...open, fact: 'prices' } as AnsweredQuestion;
    expect(run([prices, ...rest]).outcome).toBe('pass');
    expect(run([prices, ...asked(...times(4, 'full'))]).outcome).toBe('pass');
  });

  it('makes no task of one open question among many answered', () => {
    expect(run(asked('none', ...times(3, 'full'), ...times(6, 'inconclusive'))).outcome).toBe('pass');
  });

  it('scales to the number of questions of the trade', () => {
    expect(run(asked(...times(9, 'full'), ...times(4, 'none'))).outcome).toBe('partial');
    expect(run(asked(...times(10, 'full'), ...times(3, 'none'))).outcome).toBe('pass');
  });

  it('asks for no answer where none is proved missing, and to check those in part', () => {
    expect(run(asked(...times(6, 'full'), ...times(6, 'inconclusive'))).outcome).toBe('pass');
    expect(run(asked(...times(3, 'full'), ...times(9, 'inconclusive'))).outcome).toBe('inconclusive');
    expect(run(asked(...times(4, 'full'), ...times(8, 'partial')))).toMatchObject({
      outcome: 'partial',
      cause: 'in-part',
    });
  });

  it('tells what is known, also where it is too little for an outcome', () => {
    expect(run(asked(...times(3, 'full'), ...times(9, 'inconclusive')))).toMatchObject({
      outcome: 'inconclusive',
      known: { share: 0.25, credit: 1 },
    });
    expect(run(asked(...times(4, 'full'), ...times(2, 'none'), ...times(2, 'inconclusive')))).toMatchObject({
      known: { share: 0.75, credit: 2 / 3 },
    });
    expect(run(asked(...times(12, 'inconclusive'))).known).toBeNull();
  });

  it('takes an answer that needs JavaScript for one', () => {
    expect(run(asked(...times(12, 'full after scripts'))).outcome).toBe('pass');
  });

  it('says nothing about websites it could not ask', () => {
    const because = 'This website is in another language.';
    const result = run(asked(...times(12, 'inconclusive')), because);
    expect(result).toMatchObject({ outcome: 'inconclusive', because });
    expect(run([]).outcome).toBe('inconclusive');
  });

  it('does not fault a website whose pages with answers could not be read', () => {
    const notRead = [{ url: 'https://example.test/faq', reason: 'timeout', detail: '', role: 'faq' }];
    expect(run(asked(...times(12, 'none')), null, { notRead }).outcome).toBe('inconclusive');
  });
});
