import { expect, it } from 'vitest';
import { languageWords } from './phrases/index.ts';

/** A name of a bakery or a practice takes an article inside a sentence in these, and no rule knows which. */
it.each(['de', 'fr', 'it', 'es', 'pt'])('a sentence for the ear begins with the name alone in %s', (code) => {
  expect(languageWords(code)?.sentences.openNow('NAME')).toMatch(/^NAME(?:,| ?:) /);
});
