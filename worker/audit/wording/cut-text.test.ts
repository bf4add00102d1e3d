import { expect, it } from 'vitest';
import { cutText, shortened } from './cut-text.ts';

it.each([
  ['keeps what fits', 'Open daily', 20, 'Open daily'],
  [
    'ends with a sentence that fills most of the room',
    'We bake every morning. We close on',
    28,
    'We bake every morning.',
  ],
  ['ends with a word else', 'We bake every morning and evening', 25, 'We bake every morning and'],
  ['takes no abbreviation for the end of a sentence', 'We stand beside St. Mary every morning', 21, 'We stand beside'],
  ['keeps a telephone number whole', 'Call us any day on 0221 79 50 14 please', 28, 'Call us any day'],
  ['keeps a span of times whole', 'Mondays and Tuesdays 9:00 – 12:00 and more', 28, 'Mondays and'],
  ['keeps a sum with its number', 'A loaf of rye bread costs from 1 200 € a year', 33, 'A loaf of rye bread costs'],
  ['keeps a name whole', 'You meet our owner Karina Hilgner here', 26, 'You meet our owner'],
  ['cuts a line of names at a word', 'Karina Hilgner Benjamin Vogt Ida Blum', 30, 'Karina Hilgner Benjamin Vogt'],
  ['leaves no comma behind', 'Heating, bathrooms, kitchens and more', 20, 'Heating, bathrooms'],
  ['cuts what has no spaces at its sentence', '緑が丘の歯医者です。駅から徒歩七分です。', 13, '緑が丘の歯医者です。'],
  ['and else at a sign', '緑が丘の歯医者駅から徒歩七分', 7, '緑が丘の歯医者'],
])('%s', (_, text, room, expected) => expect(cutText(text, room)).toBe(expected));

it('says that more follows where it does', () => {
  expect(shortened('Open daily', 20)).toBe('Open daily');
  expect(shortened('We bake every morning', 15)).toBe('We bake every …');
});
