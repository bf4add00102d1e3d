import { describe, expect, it } from 'vitest';
import type { WeekHours } from '../facts/facts.ts';
import { weekWords } from './week-words.ts';

const unstated: WeekHours = { mo: null, tu: null, we: null, th: null, fr: null, sa: null, su: null };

describe('weekWords', () => {
  it('joins days with the same hours', () => {
    const long: [string, string][] = [['08:00', '18:00']];
    expect(weekWords({ mo: long, tu: long, we: long, th: long, fr: long, sa: [], su: [] })).toBe(
      'Monday to Friday 08:00–18:00, Saturday and Sunday closed',
    );
  });

  it('leaves out what is not stated, and joins nothing across it', () => {
    const noon: [string, string | null][] = [['12:00', null]];
    expect(weekWords({ ...unstated, mo: noon, we: noon })).toBe('Monday from 12:00, Wednesday from 12:00');
    expect(weekWords(unstated)).toBe('');
  });

  it('names two shifts', () => {
    expect(
      weekWords({
        ...unstated,
        tu: [
          ['12:00', '14:00'],
          ['19:00', '00:30'],
        ],
      }),
    ).toBe('Tuesday 12:00–14:00 and 19:00–00:30');
  });
});
