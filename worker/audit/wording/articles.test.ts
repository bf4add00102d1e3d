import { expect, it } from 'vitest';
import { languageWords } from './phrases/index.ts';

/** A name of a bakery or a practice takes an article inside a sentence in these, and no rule knows which. */
it.each(['de', 'fr', 'it', 'es', 'pt'])('a sentence for the ear begins with the name alone in %s', (code) => {
  const words = languageWords(code)?.sentences;
  const said = [
    words?.hours('NAME', 'x', null),
    words?.phone('NAME', 'x'),
    words?.address('NAME', 'x'),
    words?.openNow('NAME'),
    words?.route('NAME'),
  ];
  expect(said.filter((text) => !/^NAME(?:,| ?:) /.test(text ?? ''))).toEqual([]);
});
