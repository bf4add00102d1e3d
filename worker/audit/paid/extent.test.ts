import { expect, it } from 'vitest';
import type { Evidence } from '../checks/check.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import { extentSentence, furtherPages } from './extent.ts';

const HOME = 'https://example.test/';
const seenAt = (path: string, seen: string): Evidence => ({ pageUrl: `${HOME}${path}`, place: 'p', seen });
const result = (evidence: Evidence[], found?: number | 'uncounted') =>
  ({ outcome: { outcome: 'fail', evidence, ...(found === undefined ? {} : { found }) } }) as unknown as CheckResult;

const EACH = 'Mend each link we list.';
const sums = ['1,50', '2,50', '3,50', '4,50', '5,50'].map((sum) => seenAt('', `€ ${sum}`));

it('says of how many a task shows some', () => {
  expect(extentSentence([result(sums)], EACH, sums.slice(0, 3))).toBe('We list 3 of at least 5.');
  expect(extentSentence([result(sums)], EACH, sums.slice(0, 1))).toBe('This is one of at least 5.');
  expect(extentSentence([result(sums)], EACH, sums)).toBe('');
  expect(extentSentence([result(sums)], 'Write more.', sums.slice(0, 3))).toBe('');
});

it('takes the number of a check that counted more than it keeps', () => {
  expect(extentSentence([result(sums.slice(0, 2), 21)], EACH, sums.slice(0, 2))).toBe('We list 2 of at least 21.');
  const cut = [...sums, { ...seenAt('', '40 more of the same kind'), place: 'and more' }];
  expect(extentSentence([result(cut)], EACH, sums.slice(0, 3))).toBe('We list 3 of at least 45.');
});

it('says that there may be more where nobody could count', () => {
  expect(extentSentence([result(sums.slice(0, 2), 'uncounted')], EACH, sums.slice(0, 2))).toBe(
    'There may be more of the kind: look for them, too.',
  );
});

it('counts how often one page shows what a template left', () => {
  const latin = [1, 2, 3].map((at) => ({ ...seenAt('', 'Duis mollis'), place: `p, ${at} of 3` }));
  expect(extentSentence([result(latin, 'uncounted')], EACH, latin.slice(0, 1))).toBe('This is one of at least 3.');
});

it('says nothing of pages, which are named', () => {
  const pages = ['a', 'b', 'c', 'd'].map((path) => seenAt(path, `Title ${path}`));
  expect(extentSentence([result(pages)], 'Do it on each page we list.', pages.slice(0, 3))).toBe('');
  expect(extentSentence([result(pages)], 'Mend each title we quote.', pages.slice(0, 3))).toBe(
    'We list 3 of at least 4.',
  );
  const both = 'Open each page we list and look for the words we quote.';
  expect(extentSentence([result(pages)], both, pages.slice(0, 3))).toBe('We list 3 of at least 4.');
  expect(extentSentence([result(pages, 'uncounted')], 'Do it on each page we list.', pages.slice(0, 3))).toMatch(
    /^There may be more/,
  );
});

it('counts once what is alike, be it on further pages, twice on one, or seen by two checks', () => {
  const footer = ['', 'a', 'b'].map((path) => seenAt(path, 'nothing behind “q”'));
  expect(extentSentence([result(footer)], EACH, footer.slice(0, 1))).toBe('');
  expect(extentSentence([result(footer), result(footer)], EACH, footer.slice(0, 1))).toBe('');
  const [first, ...others] = sums;
  expect(extentSentence([result(first ? [first] : []), result(others)], EACH, sums.slice(0, 3))).toBe(
    'We list 3 of at least 5.',
  );
});

it('counts each line it lists, alike or not', () => {
  const at = (place: string, seen = 'link without a name') => ({ ...seenAt('', seen), place });
  const all = [at('a.one', 'link to /q7'), at('a.two'), at('a.three'), at('a.four'), at('a.five', 'link to /x')];
  expect(extentSentence([result(all)], EACH, all.slice(0, 3))).toBe('We list 3 of at least 4.');
});

it('does not count the lines of a contradiction, nor the parts of one fault', () => {
  expect(extentSentence([result(sums)], 'Compare the lines we list.', sums.slice(0, 3))).toBe('');
  expect(extentSentence([result(sums), result(sums)], 'Add what we list as missing.', sums.slice(0, 3))).toBe('');
});

it('names the pages of a step that no line stands for', () => {
  const pages = ['', 'a', 'b', 'c', 'd'].map((path) => seenAt(path, 'no canonical link'));
  expect(furtherPages(pages, pages.slice(0, 3), HOME)).toBe('The same goes for /c and /d.');
  expect(furtherPages(pages, pages.slice(2), HOME)).toBe('The same goes for the home page and /a.');
  expect(furtherPages(pages, pages, HOME)).toBe('');
  const twice = [...pages, seenAt('', 'another')];
  expect(furtherPages(twice, twice.slice(0, 5), HOME)).toBe('');
});

it('tells what a tool counted over all pages beside what is known to differ', () => {
  const found = result(sums.slice(0, 2), 5);
  const counted = { ...found, outcome: { ...found.outcome, counted: { elements: 13, pages: 9 } } } as CheckResult;
  expect(extentSentence([counted], EACH, sums.slice(0, 2))).toBe(
    'We list 2 of at least 5. On 9 pages axe-core counted 13, what several pages show each time anew.',
  );
});

it('takes the pages of what was kept for no list of all', () => {
  const all = [seenAt('', 'a'), seenAt('b', 'c'), seenAt('b', '7 more of the same kind')];
  expect(furtherPages(all, all.slice(0, 1), HOME)).toBe('The same goes for /b, among others.');
});

it('takes a figure that a script counts up for none of what it lists', () => {
  const zeros = [130, 5, 1236, 2500, 350].map((to) => seenAt('', `0 · counted up to ${to} by a script`));
  expect(extentSentence([result(zeros)], EACH, zeros.slice(0, 3))).toBe('We list 3 of at least 5.');
});
