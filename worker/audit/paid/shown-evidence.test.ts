import { expect, it } from 'vitest';
import { lowContrast } from '../checks/accessibility/low-contrast.ts';
import { unansweredQuestions } from '../checks/content/unanswered-questions.ts';
import { CHECKS } from '../checks/index.ts';
import { essentialsLostWithoutJavascript } from '../checks/rendering/essentials-lost-without-javascript.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import { weakPageTitles } from '../checks/semantics/weak-page-titles.ts';
import { heavyPages } from '../checks/technical/heavy-pages.ts';
import { slowLargestPaint } from '../checks/technical/slow-largest-paint.ts';
import type { Improvement } from '../score/improvements.ts';
import { printedOf, shownOfStep } from './shown-evidence.ts';

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

it('shows each kind once, and nothing that further pages repeat', () => {
  const one = task('Mend each link we list.', essentialsLostWithoutJavascript, [
    ['', 'a', 'nothing behind “q”'],
    ['a', 'a', 'nothing behind “q”'],
    ['b', 'a', 'nothing behind “q”'],
    ['b', 'b', 'nothing behind “w”'],
  ]);
  expect(printedOf(one).map(({ place }) => place)).toEqual(['a', 'b']);
});

it('shows one of what a style makes alike on a page, the pair of colors first that most texts have', () => {
  const faint = (nth: number, ratio: number, front: string): [string, string, string] => [
    '',
    `main > div:nth-of-type(${nth}) > p`,
    `contrast of ${ratio} to 1, ${front} on #fff8f0: “Loom ${nth}”`,
  ];
  const other: [string, string, string] = ['', 'footer > p', 'contrast of 2.1 to 1, #aaaaaa on #ffffff: “Est. 1902”'];
  const unmeasured: [string, string, string] = ['', 'aside > p', 'low contrast: “Open”'];
  const one = task('Mend it.', lowContrast, [unmeasured, other, faint(1, 3.9, '#777777'), faint(2, 3.9, '#777777')]);
  expect(printedOf(one).map(({ seen }) => seen)).toEqual([
    'contrast of 3.9 to 1, #777777 on #fff8f0: “Loom 1”',
    'contrast of 2.1 to 1, #aaaaaa on #ffffff: “Est. 1902”',
    'low contrast: “Open”',
  ]);
  expect(one.results.flatMap((result) => shownOfStep(result))).toHaveLength(1);
});

it('shows all of what a check of each page found, where that is little', () => {
  const paths = ['', 'a', 'b', 'c', 'd'];
  const titles = (of: string[]) =>
    task(
      'Say it.',
      weakPageTitles,
      of.map((path) => [path, 'title', 'Looms']),
    );
  expect(printedOf(titles(paths))).toHaveLength(5);
  expect(printedOf(titles([...paths, 'e', 'f']))).toHaveLength(1);
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

it('names in a task about weight nothing that is only drawn large', () => {
  const slow = task('Show it sooner.', slowLargestPaint, [
    ['', 'largest paint on a phone', '9.0 s'],
    ['', 'what is largest on a phone', 'oven.jpg'],
  ]);
  const heavy = task('Load less.', heavyPages, [['', 'all that is loaded on a phone', '13.51 MB']]);
  expect(printedOf(slow).map(({ seen }) => seen)).toContain('oven.jpg');
  const both = { ...slow, results: [...heavy.results, ...slow.results] } as Improvement;
  expect(printedOf(both).map(({ seen }) => seen)).toEqual(['13.51 MB', '9.0 s']);
});
