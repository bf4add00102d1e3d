import { describe, expect, it } from 'vitest';
import type { OpeningHours } from '../facts/facts.ts';
import { phrasesIn } from '../paid/shared/phrases.ts';
import { hoursSentence } from './spoken-week.ts';

const long: [string, string][] = [['08:00', '18:00']];
const short: [string, string][] = [['08:00', '13:00']];
const practice: OpeningHours = {
  mo: long,
  tu: long,
  we: short,
  th: long,
  fr: short,
  sa: [],
  su: [],
  byAppointment: false,
};
const inn: OpeningHours = {
  ...practice,
  mo: [],
  ...Object.fromEntries(
    ['tu', 'we', 'th', 'fr', 'sa'].map((day) => [
      day,
      [
        ['12:00', '14:00'],
        ['19:00', '22:30'],
      ],
    ]),
  ),
};

const said = (language: string, week: OpeningHours): string | null => {
  const phrases = phrasesIn(language);
  return phrases && hoursSentence('NAME', week, phrases);
};

describe('opening hours as a sentence', () => {
  it('joins days with the same hours, in a row or not', () => {
    expect(said('en-GB', practice)).toBe(
      'NAME is open Monday, Tuesday and Thursday from 8 am to 6 pm, Wednesday and Friday from 8 am to 1 pm. Closed on Saturday and Sunday.',
    );
  });

  it('is written in the language of the website', () => {
    expect(said('de', practice)).toContain('Montag, Dienstag und Donnerstag von 8 bis 18 Uhr');
    expect(said('fr', inn)).toBe(
      'NAME, horaires : du mardi au samedi de 12 h à 14 h et de 19 h à 22 h 30. Fermé : lundi et dimanche.',
    );
    expect(said('es', inn)).toContain('de martes a sábado de 12:00 a 14:00 y de 19:00 a 22:30');
  });

  it('says nothing of days that are not stated, and nothing at all without any', () => {
    const unknown: OpeningHours = { ...practice, sa: null, su: null };
    expect(said('en', unknown)).not.toContain('Closed');
    expect(
      said('en', { mo: null, tu: null, we: null, th: null, fr: null, sa: null, su: null, byAppointment: true }),
    ).toBeNull();
  });

  it('has no wordings in a language nobody wrote them for', () => expect(phrasesIn('fi')).toBeNull());
});
