import type { FactSource, RatedFacts } from '../facts/facts.ts';

/**
 * The languages of a website with sentences in them as their proof: a name, a line of copyright or the entries of a menu are proof of none, where
 * a sentence is. What a language is read by all the same stays with the facts that are judged.
 */
export const inSentences = (facts: RatedFacts): RatedFacts => ({
  ...facts,
  languages: facts.languages.map((language) => {
    const sentences = language.sources.filter(({ seen }) => isSentence(seen));
    // What is served of a language whose sentences a script writes.
    const served = sentences.some(({ view }) => view === 'plain') ? [] : language.sources.filter(isServedStatement);
    return sentences.length > 0 ? { ...language, sources: [...sentences, ...served] } : language;
  }),
});

const isServedStatement = ({ view, place }: FactSource): boolean => view === 'plain' && place === 'html[lang]';

/** Closed or cut, long enough, and mostly letters, which an address with its numbers is not. */
const isSentence = (text: string): boolean =>
  CLOSED_OR_CUT.test(text) &&
  text.length >= MIN_CHARS &&
  (text.match(LETTER)?.length ?? 0) > text.length * MIN_SHARE_OF_LETTERS;

const MIN_CHARS = 45;
const MIN_SHARE_OF_LETTERS = 0.7;
const CLOSED_OR_CUT = /[.!?…。！？]["'”»)]*$/u;
const LETTER = /\p{L}/gu;
