import { expect, it } from 'vitest';
import { unansweredQuestions } from '../checks/content/unanswered-questions.ts';
import { essentialsLostWithoutJavascript } from '../checks/rendering/essentials-lost-without-javascript.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import type { Improvement } from '../score/improvements.ts';
import { moreSentence, printedOf } from './shown-evidence.ts';

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

it('says that there are more where it shows some of those to be mended one by one, and no number', () => {
  const prices = Array.from({ length: 5 }, (_, at): [string, string, string] => ['', `li > b#b${at}`, `€ ${at},50`]);
  const one = task('Write the facts we list into the HTML.', essentialsLostWithoutJavascript, prices);
  expect(moreSentence(one, printedOf(one))).toBe('There are more.');
  const few = task('Write the facts we list into the HTML.', essentialsLostWithoutJavascript, prices.slice(0, 2));
  expect(moreSentence(few, printedOf(few))).toBe('');
  const twice = ['p, 1 of 2', 'p, 2 of 2'].map((place): [string, string, string] => ['', place, 'Name: [...]']);
  const gap = task('Fill in each passage we list.', essentialsLostWithoutJavascript, twice);
  expect(moreSentence(gap, printedOf(gap))).toBe('');
});

it('says it of no pages, which are named', () => {
  const pages = ['a', 'b', 'c', 'd'].map((path): [string, string, string] => [path, 'title', `Title ${path}`]);
  const one = task('Do it on each page we list.', essentialsLostWithoutJavascript, pages);
  expect(moreSentence(one, printedOf(one))).toBe('');
});

it('takes what a header repeats on further pages for one', () => {
  const icons = ['q', 'w', 'y', 'z'].map((name): [string, string, string] => [
    '',
    `link "${name}"`,
    `nothing behind “${name}”`,
  ]);
  const further = ['a', 'b'].map((path): [string, string, string] => [path, 'link "q"', 'nothing behind “q”']);
  const one = task('Mend each link we list.', essentialsLostWithoutJavascript, [...icons, ...further]);
  expect(moreSentence(one, printedOf(one))).toBe('There are more.');
  const few = task('Mend each link we list.', essentialsLostWithoutJavascript, [...icons.slice(0, 2), ...further]);
  expect(moreSentence(few, printedOf(few))).toBe('');
});
