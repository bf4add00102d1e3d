import { expect, it } from 'vitest';
import type { FixInput } from '../fixes/fix-input.ts';
import { seenSentence } from './seen-sentence.ts';

const HOME = 'https://larch-lane.test/';
const input = { inputs: { target: { homeUrl: HOME } } } as unknown as FixInput;

it.each([0, 1, 2])('it is one link that has no address, not the page (wording %i)', (index) => {
  const saw = (seen: string) => seenSentence(input, [{ pageUrl: HOME, place: 'link', seen }], index);
  expect(saw('no address behind a link')).toBe('On the home page there is no address behind a link without words.');
  expect(saw('no address behind “Terms”')).toBe('On the home page there is no address behind “Terms”.');
});

it('what is sent without text is told in the words of what was seen, which are shown no second time', () => {
  const seen = 'no text as sent, 1,311 characters in a browser';
  expect(seenSentence(input, [{ pageUrl: HOME, place: 'text of the HTML as served', seen }], 1)).toContain(seen);
});

it('the page shows neither its title nor where a link leads', () => {
  const saw = (place: string, seen: string) => seenSentence(input, [{ pageUrl: HOME, place, seen }], 1);
  expect(saw('main > a[href^="mailto:"]', 'ida@larch.test')).toBe('A link on the home page has it: “ida@larch.test”.');
  expect(saw('title', 'Larch')).toBe('The home page has it: “Larch”.');
  expect(saw('main > p', 'Larch')).toBe('The home page shows it: “Larch”.');
});
