import { expect, it } from 'vitest';
import { unansweredQuestions } from '../checks/content/unanswered-questions.ts';
import { essentialsLostWithoutJavascript } from '../checks/rendering/essentials-lost-without-javascript.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import type { Improvement } from '../score/improvements.ts';
import { countSentence, printedOf } from './shown-evidence.ts';

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

it('says how many there are where it shows some of those to be mended one by one', () => {
  const prices = Array.from({ length: 5 }, (_, at): [string, string, string] => ['', `li > b#b${at}`, `€ ${at},50`]);
  const one = task('Write the facts we list into the HTML.', essentialsLostWithoutJavascript, [
    ...prices,
    ['', 'and more', '7 more of the same kind'],
  ]);
  expect(countSentence(one, printedOf(one))).toBe('It is one of at least 12.');
  const few = task('Write the facts we list into the HTML.', essentialsLostWithoutJavascript, prices.slice(0, 2));
  expect(countSentence(few, printedOf(few))).toBe('');
});

it('counts no pages, which are named', () => {
  const pages = ['a', 'b', 'c', 'd'].map((path): [string, string, string] => [path, 'title', `Title ${path}`]);
  const one = task('Do it on each page we list.', essentialsLostWithoutJavascript, pages);
  expect(countSentence(one, printedOf(one))).toBe('');
});

it('counts what a header repeats on further pages once', () => {
  const icons = ['q', 'w', 'y', 'z'].map((name): [string, string, string] => [
    '',
    `link "${name}"`,
    `nothing behind “${name}”`,
  ]);
  const further = ['a', 'b'].map((path): [string, string, string] => [path, 'link "q"', 'nothing behind “q”']);
  const more: [string, string, string] = ['b', 'and more', '1 more of the same kind'];
  const one = task('Mend each link we list.', essentialsLostWithoutJavascript, [...icons, ...further, more]);
  expect(countSentence(one, printedOf(one))).toBe('It is one of 4 such links, some of which stand on 3 more pages.');
  const few = task('Mend each link we list.', essentialsLostWithoutJavascript, [...icons.slice(0, 2), ...further]);
  expect(countSentence(few, printedOf(few).slice(0, 2))).toBe('');
});
