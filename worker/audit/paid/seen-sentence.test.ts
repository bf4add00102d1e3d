import { expect, it } from 'vitest';
import type { FixInput } from '../fixes/fix-input.ts';
import { seenSentence, toldTogether } from './seen-sentence.ts';

const HOME = 'https://larch-lane.test/';
const input = { inputs: { target: { homeUrl: HOME } } } as unknown as FixInput;
const ALL = { others: false, otherPages: false };

const saw = (place: string, seen: string, unsaid: Partial<typeof ALL> = {}) =>
  seenSentence(input, [{ pageUrl: HOME, place, seen }], { ...ALL, ...unsaid });

it('it is one link that has no address, not the page', () => {
  expect(saw('link', 'no address behind a link')).toBe(
    'On the home page there is no address behind a link without words.',
  );
  expect(saw('link', 'no address behind “Terms”')).toBe('On the home page there is no address behind “Terms”.');
});

it('what is sent without text is told in the words of what was seen, which are shown no second time', () => {
  const seen = 'no text as sent, 1,311 characters in a browser';
  expect(saw('text of the HTML as served', seen)).toContain(seen);
});

it('where it was seen stands before it, and where was looked is said once', () => {
  expect(saw('main > a[href^="mailto:"]', 'ida@larch.test')).toBe('A link on the home page has it: “ida@larch.test”.');
  expect(saw('title', 'Larch')).toBe('On the home page: “Larch”.');
  expect(saw('meta[name="viewport"]', 'width=320')).toBe('In the code of the home page: “width=320”.');
  expect(saw('no h1', 'the first heading is h2: Larch')).toMatch(/^On the home page: /);
  expect(saw('text of the pages', 'no price in figures on the 3 pages we looked at for this')).toBe(
    'We found no price in figures on the 3 pages we looked at for this.',
  );
});

it('that there is more is said where more was seen, and nothing else is called an example', () => {
  expect(saw('main > p', 'Lorem')).toBe('On the home page: “Lorem”.');
  expect(saw('main > p', 'Lorem', { others: true })).toBe('On the home page: “Lorem”, among others.');
  expect(saw('main > p', 'Lorem', { otherPages: true })).toBe('On the home page, among other pages: “Lorem”.');
  expect(saw('picture', 'no text for a.jpg', { otherPages: true })).toBe(
    'On the home page, among other pages, we found no text for a.jpg.',
  );
  expect(saw('picture', 'no text for a.jpg', { others: true, otherPages: true })).toBe(
    'On the home page we found no text for a.jpg, among others.',
  );
  expect(saw('main > a[href^="tel:"]', '+4712', { otherPages: true })).toBe(
    'A link on the home page, among other pages, has it: “+4712”.',
  );
  expect(saw('text of the pages', 'no price in figures on the 3 pages we looked at for this', { others: true })).toBe(
    'We found no price in figures on the 3 pages we looked at for this.',
  );
});

it('names all the pages that lack the same, and what a description leaves out as missing', () => {
  const lacks = (path: string, seen = 'no meta description') => ({ pageUrl: `${HOME}${path}`, place: 'head', seen });
  const told = (...evidence: ReturnType<typeof lacks>[]) => seenSentence(input, toldTogether(evidence), ALL);
  expect(told(lacks(''), lacks('a'))).toBe('On the home page and /a we found no meta description.');
  expect(told(lacks(''), lacks('a', 'no title'))).toBe('On the home page we found no meta description.');
  const node = { pageUrl: HOME, place: 'JSON-LD Dentist', seen: 'missing: phone, logo' };
  expect(told(node)).toBe('In the structured data of the home page these are missing: phone, logo.');
});

it('what other pages send is no part of what this one does', () => {
  const place =
    'words in the HTML as served: part of the words a browser shows; 2 other pages have at least 80% of theirs';
  expect(saw(place, 'Looms')).toBe('Before scripts run, the home page has part of the words a browser shows.');
});
