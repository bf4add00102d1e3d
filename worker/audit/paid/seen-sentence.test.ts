import { expect, it } from 'vitest';
import type { FixInput } from '../fixes/fix-input.ts';
import { seenSentence, toldTogether } from './seen-sentence.ts';

const HOME = 'https://larch-lane.test/';
const input = { inputs: { target: { homeUrl: HOME } } } as unknown as FixInput;

it.each([0, 1, 2])('it is one link that has no address, not the page (wording %i)', (index) => {
  const saw = (seen: string) =>
    seenSentence(input, [{ pageUrl: HOME, place: 'link', seen }], { index, isExample: false });
  expect(saw('no address behind a link')).toBe('On the home page there is no address behind a link without words.');
  expect(saw('no address behind “Terms”')).toBe('On the home page there is no address behind “Terms”.');
});

it('what is sent without text is told in the words of what was seen, which are shown no second time', () => {
  const seen = 'no text as sent, 1,311 characters in a browser';
  const evidence = [{ pageUrl: HOME, place: 'text of the HTML as served', seen }];
  expect(seenSentence(input, evidence, { index: 1, isExample: false })).toContain(seen);
});

it('the page shows neither its title nor where a link leads', () => {
  const saw = (place: string, seen: string) =>
    seenSentence(input, [{ pageUrl: HOME, place, seen }], { index: 1, isExample: false });
  expect(saw('main > a[href^="mailto:"]', 'ida@larch.test')).toBe('A link on the home page has it: “ida@larch.test”.');
  expect(saw('title', 'Larch')).toBe('The home page has it: “Larch”.');
  expect(saw('main > p', 'Larch')).toBe('The home page shows it: “Larch”.');
});

it('an example is called one, and how much of a page is sent is none', () => {
  const saw = (place: string, seen: string) =>
    seenSentence(input, [{ pageUrl: HOME, place, seen }], { index: 1, isExample: true });
  expect(saw('main > p', 'Lorem')).toBe('For example, on the home page: “Lorem”.');
  expect(saw('picture', 'no text for a.jpg')).toBe('For example, on the home page we found no text for a.jpg.');
  expect(saw('text of the HTML as served', 'no text as sent, 90 characters in a browser')).toMatch(
    /^For example, the home page holds/,
  );
});

it('names all the pages that lack the same, and what a description leaves out as missing', () => {
  const lacks = (path: string, seen = 'no meta description') => ({ pageUrl: `${HOME}${path}`, place: 'head', seen });
  const told = (...evidence: ReturnType<typeof lacks>[]) =>
    seenSentence(input, toldTogether(evidence), { index: 1, isExample: false });
  expect(told(lacks(''), lacks('a'))).toBe('On the home page and /a we found no meta description.');
  expect(told(lacks(''), lacks('a', 'no title'))).toBe('We looked on the home page and found no meta description.');
  const node = { pageUrl: HOME, place: 'JSON-LD Dentist', seen: 'missing: phone, logo' };
  expect(told(node)).toBe('In the structured data of the home page these are missing: phone, logo.');
});

it('what other pages send is no part of what this one does', () => {
  const place =
    'words in the HTML as served: 12% of the words a browser shows; 2 other pages have at least 80% of theirs';
  const told = seenSentence(input, [{ pageUrl: HOME, place, seen: 'Looms' }], { index: 1, isExample: false });
  expect(told).toBe('Before scripts run, the home page has 12% of the words a browser shows.');
});
