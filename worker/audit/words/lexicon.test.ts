import { expect, it } from 'vitest';
import { Lexicon } from './lexicon.ts';

const lexicon = new Lexicon<'food' | 'care' | 'law' | 'clean' | 'said'>([
  [
    'food',
    `
      catering ~ *self-catering
        ~ catering college
      *cafe ~ *eetcafe
      焼鳥 · 麺
    `,
  ],
  ['care', 'dentist · dental · *dental clinic · *orthodont* · *peluquer* ~ *peluquer* canina*'],
  ['law', '_ law | · law firm · e. v.'],
  ['clean', 'cleaning | · office and _ cleaning · | nettoyage'],
  ['said', "^ {, our} guest book $ · what ... {client, patient}{, s} ... say* · {guest, client}{'s, s} love"],
]);
const said = (text: string) => lexicon.wordsIn(text).map(({ tag, start, end }) => `${tag}: ${text.slice(start, end)}`);

it.each([
  ['a dentist and his dental clinic', ['care: dentist', 'care: dental clinic', 'care: dental']],
  ['dentistry, accidental', []],
  ['fachkieferorthodontie', ['care: orthodont']],
  ['mariscafe, eetcafe de linde', ['food: cafe']],
  ['fresh catering, self-catering flats', ['food: catering']],
  ['the catering college', []],
  ['peluqueria lola', ['care: peluquer']],
  ['la peluqueria canina', []],
  ['larch law | leeds', ['law: larch law']],
  ['larch law school', []],
  ['tierschutz e. v.', ['law: e. v.']],
  ['window cleaning, ltd', ['clean: cleaning']],
  ['cleaning tips', []],
  ['office and window cleaning tips', ['clean: office and window cleaning']],
  ['larch | nettoyage a lyon', ['clean: nettoyage']],
  ['our guest book', ['said: our guest book']],
  ['the guest book', []],
  ['our guest books', []],
  [
    "here is what our happy patients say, a client's love",
    ['said: what our happy patients say', "said: client's love"],
  ],
  ['whatever patients say', []],
  ['大阪の焼鳥と麺', ['food: 焼鳥', 'food: 麺']],
])('reads %j', (text, words) => expect(said(text)).toEqual(words));

it('counts words that overlap once, and those of another list beside them', () => {
  expect([...lexicon.countsIn('dental clinic, dentist at law firm')]).toEqual([
    ['care', 2],
    ['law', 1],
  ]);
  expect(lexicon.has('law firm', 'law')).toBe(true);
  expect(lexicon.has('law firm', 'care')).toBe(false);
});

it('takes the words of one list out of a text', () => {
  expect(lexicon.without('larch dental clinic and law firm', 'care')).toBe('larch   and law firm');
});
