import { describe, expect, it } from 'vitest';
import { asksTheVisitor } from './sales-questions.ts';

describe('asksTheVisitor', () => {
  it.each([
    'Ready for a Quote?',
    'Want to build your own?',
    'Looking for a plumber in Leeds?',
    'Need help?',
    'Sie suchen einen Zahnarzt?',
    'Interesse geweckt?',
    "Besoin d'une information ou d'un devis ?",
    'Vous cherchez un menuisier ?',
    '¿Tienes dudas sobre tu tratamiento?',
    'Vuoi saperne di più?',
    'Op zoek naar een kapper?',
    'Precisa de um contabilista?',
  ])('%s', (text) => expect(asksTheVisitor(text)).toBe(true));

  it.each([
    'How long does it take?',
    'Do you need a referral?',
    'Which documents do I need?',
    'Wie lange dauert es?',
    'Suche und Filter',
    'Wanted: an apprentice',
    'Combien coûte une consultation ?',
    '¿Tienes parking?',
    'Quanto costa?',
    'Quer dizer que é grátis',
  ])('not %s', (text) => expect(asksTheVisitor(text)).toBe(false));
});
