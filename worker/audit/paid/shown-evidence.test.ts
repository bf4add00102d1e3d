import { expect, it } from 'vitest';
import { unansweredQuestions } from '../checks/content/unanswered-questions.ts';
import { CHECKS } from '../checks/index.ts';
import { essentialsLostWithoutJavascript } from '../checks/rendering/essentials-lost-without-javascript.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import type { Improvement } from '../score/improvements.ts';
import { printedOf } from './shown-evidence.ts';

const HOME = 'https://example.test/';
const task = (how: string, check: CheckResult['check'], evidence: [path: string, place: string, seen: string][]) =>
  ({
    advice: { how },
    results: [
      {
        check,
        outcome: {
          outcome: 'fail',
          evidence: evidence.map(([path, place, seen]) => ({ pageUrl: `${HOME}${path}`, place, seen })),
        },
      },
    ],
  }) as unknown as Improvement;

it('shows each question that nothing answers', () => {
  const none = 'no passage answers this on the pages we read';
  const one = task('Write a sentence for what we list.', unansweredQuestions, [
    ['', 'Is there a bus?', none],
    ['', 'Do you take cards?', none],
  ]);
  expect(printedOf(one).map(({ place }) => place)).toEqual(['Is there a bus?', 'Do you take cards?']);
});

it('shows each kind before what further pages repeat', () => {
  const one = task('Mend each link we list.', essentialsLostWithoutJavascript, [
    ['', 'a', 'nothing behind “q”'],
    ['a', 'a', 'nothing behind “q”'],
    ['b', 'a', 'nothing behind “q”'],
    ['b', 'b', 'nothing behind “w”'],
  ]);
  expect(printedOf(one).map(({ seen }) => seen)).toEqual([
    'nothing behind “q”',
    'nothing behind “w”',
    'nothing behind “q”',
  ]);
});

it('shows no line that only counts', () => {
  const one = task('Mend each link we list.', essentialsLostWithoutJavascript, [
    ['', 'a', 'nothing behind “q”'],
    ['', 'and more', '7 more of the same kind'],
  ]);
  expect(printedOf(one).map(({ seen }) => seen)).toEqual(['nothing behind “q”']);
});

it('shows of a task about scripts what scripts write, and nothing that is sent', () => {
  const saw = (id: string, seen: string) => ({
    check: CHECKS.find((one) => one.id === id),
    outcome: {
      outcome: 'fail',
      cause: 'only-after-javascript',
      evidence: [{ pageUrl: HOME, place: 'p', seen }],
    },
  });
  const results = [saw('unclear-link-texts', 'Read on'), saw('text-lost-without-javascript', 'Our bees')];
  const one = { advice: { how: 'Write it into the page.' }, results } as unknown as Improvement;
  expect(printedOf(one).map(({ seen }) => seen)).toEqual(['Our bees']);
});
