import { describe, expect, it } from 'vitest';
import type { QuestionLanguage } from '../question-data.ts';
import { stemsOf } from './stems.ts';
import { TermIndex } from './term-index.ts';

const index = (language: QuestionLanguage, ...texts: string[]) =>
  new TermIndex(
    texts.map((text) => ({ heading: '', text })),
    language,
  );
const found = (language: QuestionLanguage, text: string, words: string) =>
  index(language, text).hits(words).text.size === 1;

describe('stemsOf', () => {
  it('brings forms of a word together, accents and umlauts apart', () => {
    expect(stemsOf('Réservations réservées', 'fr')).toEqual(stemsOf('réservation réservé', 'fr'));
    expect(stemsOf('Oeffnungszeit', 'de')).toEqual(stemsOf('Öffnungszeiten', 'de'));
    expect(stemsOf('Straße', 'de')).toEqual(stemsOf('Strasse', 'de'));
  });
});

describe('TermIndex', () => {
  it('finds forms, phrases and parts of German compounds', () => {
    expect(found('en', 'Guaranteed for years', 'guarantee')).toBe(true);
    expect(found('en', 'within two days', 'within days')).toBe(false);
    expect(found('en', 'on the same day', 'same day')).toBe(true);
    expect(found('de', 'Unsere Kundenparkplätze', 'parkplatz')).toBe(true);
    expect(found('es', 'Aceptamos tarjetas', 'tarjeta')).toBe(true);
    expect(found('en', 'Our founder', 'found')).toBe(false);
  });

  it('ranks what says more of it higher', () => {
    const scores = index(
      'en',
      'We clean windows.',
      'Parking in front, parking behind.',
      'Some parking and much else to say.',
    ).score([{ words: 'parking', weight: 1 }]);
    expect([...scores].sort((a, b) => b[1] - a[1]).map(([at]) => at)).toEqual([1, 2]);
  });

  it('counts forms of one word once', () => {
    const presence = index('en', 'Volunteers wanted').presence(['volunteer', 'volunteers', 'volunteering', 'wanted']);
    expect(presence.get(0)).toMatchObject({ text: 2, any: 2 });
  });
});
