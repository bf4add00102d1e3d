import { expect, it } from 'vitest';
import { brokenCharacters } from './broken-characters.ts';

it('finds letters that were read in another encoding than they were saved in, with the words around them', () => {
  for (const [text, seen] of [
    ['Free from 45â‚¬.', '45â‚¬.'],
    ['La torta Ã¨ fresca', 'Ã¨ fresca'],
    ['FreschezzÃ garantita', 'FreschezzÃ garantita'],
    ['Store at 14Â°C or less', '14Â°C or less'],
    ['It was our baker, and itâ€™s now his', 'itâ€™s now his'],
    ['NoÃ«l', 'NoÃ«l'],
    ['â˜…â˜…', 'â˜…â˜…'],
    ['ðŸ˜€ hello', 'ðŸ˜€ hello'],
    ['ciÄ…g', 'ciÄ…g'],
    ['Ð¿Ñ€Ð¸Ð²ÐµÑ‚', 'Ð¿Ñ€Ð¸Ð²ÐµÑ‚'],
  ])
    expect(brokenCharacters(text ?? '')).toBe(seen);
});

it('leaves capitals before quotation marks, dashes and signs alone', () => {
  for (const text of [
    '„BÖ“ – CAFÉ… OLÉ» ÉCOLE® JOÃO™',
    'IRMÃ”, “A MANHÔ, ROMÂ”',
    'Größe 10 × 20 Å, 14 °C, 45 €',
    'NÃO, ÂNGELA, SÃO – Â',
    'pâté â la carte',
    'привет, łąka, ĘŚĆ',
  ])
    expect(brokenCharacters(text)).toBeNull();
});
