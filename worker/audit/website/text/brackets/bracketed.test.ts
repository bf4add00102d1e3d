import { describe, expect, it } from 'vitest';
import { hasBracketGap, isInBrackets, splitAtBrackets } from './bracketed.ts';

describe('what is left in brackets', () => {
  it.each(['[030 1234567]', 'Sat [9:00 – 12:00]', '[Street, town]', 'Owner: [First and last name]'])(
    'is %s',
    (text) => {
      expect(isInBrackets(text)).toBe(true);
    },
  );
  it.each([
    '030 1234567',
    '[more]',
    'We sweep [and mend] chimneys of every kind, old ones too.',
    'ida [at] larch.test',
  ])('is not %s', (text) => {
    expect(isInBrackets(text)).toBe(false);
  });
  it('is set apart from a value beside it only', () => {
    expect(splitAtBrackets('Tel. 030 12345 [9:00 – 17:00] daily')).toEqual([
      'Tel. 030 12345',
      '[9:00 – 17:00]',
      'daily',
    ]);
    expect(splitAtBrackets('Sat [9:00 – 12:00]')).toEqual(['Sat [9:00 – 12:00]']);
    expect(splitAtBrackets('2019 [more]')).toEqual(['2019 [more]']);
  });
  it('is a gap in a name, and a letter is none', () => {
    expect(hasBracketGap('Contact — [Company name]')).toBe(true);
    expect(hasBracketGap('Bike[s]')).toBe(false);
  });
});
