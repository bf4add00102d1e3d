import { lightLetters } from '../light-letters.ts';
import type { ProseLanguage } from '../page-prose.ts';

/** What the formulas count. Words are runs of letters and digits, with hyphens and apostrophes inside. */
interface Counts {
  sentences: number;
  words: number;
  /** Letters and digits. */
  letters: number;
  syllables: number;
  /** Words of more than six letters. */
  longWords: number;
  /** Words of three or more syllables. */
  polysyllables: number;
}

interface Formula {
  name: string;
  of(counts: Counts): number;
  /** Up to nine school years, and the formula's own spread of about one. */
  isEasy(value: number): boolean;
  /** Beyond twelve school years: names of treatments and products alone do not lead there. */
  isHard(value: number): boolean;
}

/**
 * One formula made for each language,. Others have none that is both
 * validated and free of guesses about silent letters, so they get no verdict.
 */
const FORMULAS: Partial<Record<ProseLanguage, Formula>> = {
  // Senter and Smith 1967, in school grades: https://apps.dtic.mil/sti/citations/AD0667273
  en: {
    name: 'Automated Readability Index',
    of: ({ letters, words, sentences }) => 4.71 * (letters / words) + 0.5 * (words / sentences) - 21.43,
    isEasy: (grade) => grade <= 10,
    isHard: (grade) => grade > 13,
  },
  // Bamberger and Vanecek 1984, second formula, in school grades: https://de.wikipedia.org/wiki/Lesbarkeitsindex
  de: {
    name: 'Wiener Sachtextformel',
    of: ({ polysyllables, longWords, words, sentences }) =>
      0.2007 * ((100 * polysyllables) / words) +
      0.1682 * (words / sentences) +
      0.1373 * ((100 * longWords) / words) -
      2.779,
    isEasy: (grade) => grade <= 10,
    isHard: (grade) => grade > 13,
  },
  // Szigriszt-Pazos 1993 on the scale of Barrio-Cantalejo 2008: "normal" from 55, "somewhat hard" down to 40.
  // https://doi.org/10.4321/S1137-66272008000300004
  es: {
    name: 'INFLESZ',
    of: ({ syllables, words, sentences }) => 206.835 - 62.3 * (syllables / words) - words / sentences,
    isEasy: (ease) => ease >= 50,
    isHard: (ease) => ease < 40,
  },
  // Lucisano and Piemontese 1988: below 60 hard with eight school years, below 40 with thirteen.
  // https://it.wikipedia.org/wiki/Indice_Gulpease
  it: {
    name: 'Gulpease',
    of: ({ letters, words, sentences }) => 89 + (300 * sentences - 10 * letters) / words,
    isEasy: (ease) => ease >= 50,
    isHard: (ease) => ease < 40,
  },
};

const WORD = lightLetters(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu);
/** Vowels that are spoken together count once: "Häuser" has two syllables, "cuidado" three. */
const VOWELS: Partial<Record<ProseLanguage, RegExp>> = {
  de: /au|äu|eu|ei|ai|ie|aa|ee|oo|[aeiouyäöü]/g,
  es: /[iuü]?[aeoáéó][iuy]?|[iíuúü]+y?|y(?![aeiouáéíóú])/g,
};
const LONG_WORD_LETTERS = 7;
const POLYSYLLABLE = 3;

export interface ReadingGrade {
  /** Of the formula, for evidence. */
  name: string;
  value: number;
  isEasy: boolean;
  /** Neither easy nor hard is a doubt. */
  isHard: boolean;
  /** Mean length of a sentence. */
  sentenceWords: number;
}

/** How hard sentences are to follow, by the formula for their language; null where there is none, or no sentence. */
export function readingGrade(sentences: readonly string[], language: ProseLanguage): ReadingGrade | null {
  const formula = FORMULAS[language];
  const counts = countIn(sentences, VOWELS[language]);
  if (!formula || counts.words === 0) return null;
  const value = formula.of(counts);
  return {
    name: formula.name,
    value,
    isEasy: formula.isEasy(value),
    isHard: formula.isHard(value),
    sentenceWords: counts.words / counts.sentences,
  };
}

function countIn(sentences: readonly string[], vowels: RegExp | undefined): Counts {
  const counts = { sentences: 0, words: 0, letters: 0, syllables: 0, longWords: 0, polysyllables: 0 };
  for (const sentence of sentences) {
    const words = sentence.match(WORD) ?? [];
    if (words.length === 0) continue;
    counts.sentences += 1;
    for (const word of words) {
      const letters = word.replace(/['’-]/g, '').length;
      const syllables = vowels ? Math.max(1, word.toLowerCase().match(vowels)?.length ?? 0) : 0;
      counts.words += 1;
      counts.letters += letters;
      counts.syllables += syllables;
      if (letters >= LONG_WORD_LETTERS) counts.longWords += 1;
      if (syllables >= POLYSYLLABLE) counts.polysyllables += 1;
    }
  }
  return counts;
}
