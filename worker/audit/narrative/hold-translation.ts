import { seenText } from '../reader/page-text.ts';
import { detectLanguage, mostFunctionWords } from '../website/text/detect-language.ts';
import { lightLetters } from '../website/text/light-letters.ts';
import { literalsIn, meaningIn, NEGATION, numbersIn, stem, wordsOf } from './hold-to-evidence.ts';
import { MARK, type MaskedLine } from './masked-line.ts';

export interface TranslatedInto {
  /** BCP 47. */
  language: string;
  /** Names that the report uses, as of `namesOf`. */
  names: ReadonlySet<string>;
}

/** How much shorter and longer another language may be; scripts of syllables and words are shorter. */
const SHORTEST = { letters: 0.4, signs: 0.1 };
const LONGEST = { share: 2, chars: 40 };
/** Below that many letters a language cannot be told from a text alone. */
const MIN_TOLD_CHARS = 300;
const SIGNS = new Set(['Jpan', 'Hans', 'Hant', 'Kore', 'Hang']);

const QUOTATION_MARK = /["“”„‟«»‹›「」『』]/u;
const OTHER_DIGIT = lightLetters(/[^\P{N}0-9]/u);
const SENTENCE_END = /[.!?](?=\s|$)|[。！？؟।]/u;
/** "z. B.": no sentence ends there. */
const SINGLE_LETTER = lightLetters(/(?<!\p{L})\p{L}\.\s?/gu);
/** "ChatGPT", "SEO", "JSON-LD": a name or an abbreviation wherever it stands; "E-Mail" is none. */
const INNER_CAPITAL = lightLetters(/\p{L}\p{Lu}/u);
const POSSESSIVE = /['’]s?$/u;
const LATIN = /\p{Script=Latin}/u;

export const primary = (language: string): string => language.split('-')[0]?.toLowerCase() ?? language;
const scriptOf = (language: string) => new Intl.Locale(language).maximize().script ?? 'Latn';

/** Written large in English and not in other languages, and no names. */
const CALENDAR = new Set([
  ...'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' '),
  ...'January February March April May June July August September October November December'.split(' '),
]);

const bare = (text: string) => text.replace(MARK, ' ');
const sorted = (items: readonly string[]) => items.toSorted().join(' ');
const sentences = (text: string) =>
  text
    .replace(SINGLE_LETTER, '')
    .split(SENTENCE_END)
    .filter((one) => /\p{L}/u.test(one));
const plainWords = (text: string) => wordsOf(bare(text)).map((word) => word.replace(POSSESSIVE, ''));

/**
 * Words written large within a sentence, or within themselves: what they name is called the same in every language. A word that also stands
 * there in small letters is an ordinary one in a title.
 */
export function namesOf(lines: readonly MaskedLine[]): ReadonlySet<string> {
  const names = lines.flatMap(({ text }) => [
    ...capitalsWithin(text),
    ...plainWords(text).filter((word) => INNER_CAPITAL.test(word)),
  ]);
  const small = new Set(lines.flatMap(({ text }) => plainWords(text).filter((word) => /^\p{Ll}/u.test(word))));
  const isName = (word: string) => word !== 'I' && !CALENDAR.has(word) && !small.has(word.toLowerCase());
  return new Set(names.filter(isName));
}

/** Words with a capital that do not begin a sentence. */
function capitalsWithin(text: string): string[] {
  return text.split(/(?<=[.!?:])\s+/).flatMap((sentence) => {
    const [, ...others] = wordsOf(sentence);
    // What is taken out at the head of a sentence leaves no first word behind.
    const within = /^\W*\[\[/.test(sentence) ? wordsOf(sentence) : others;
    return within.map((word) => word.replace(POSSESSIVE, '')).filter((word) => /^\p{Lu}/u.test(word));
  });
}

/** Share of the words that mean something which may be others after the way there and back: there are two ways to say most things. */
const OTHER_WORDS = 0.5;

/**
 * Why a translation does not say what the line said, by what it became when it was put back into English by somebody who had seen the
 * translation alone; null when it does. `said`, `back`: with their marks.
 */
export function whyNotSaidBack({ said, back }: { said: string; back: string }, { text }: MaskedLine): string | null {
  const wrong = (why: string) => `put back into English it reads "${back.slice(0, text.length * 2)}": ${why}`;
  if (sorted(back.match(MARK) ?? []) !== sorted(text.match(MARK) ?? [])) return wrong('the marks are others');
  if (NEGATION.test(back) !== NEGATION.test(text))
    return wrong('it says no where the line says yes, or the other way round');
  if (sorted(numbersIn(back)) !== sorted(numbersIn(text))) return wrong('the numbers are others');
  const name = newName({ said, back }, text);
  if (name !== undefined) return wrong(`"${name}" is not in the line given`);
  const [own, returned] = [meaningIn(bare(text)), meaningIn(bare(back))];
  if (shareOutside(returned, own) > OTHER_WORDS) return wrong('it says more than the line given');
  return shareOutside(own, returned) > OTHER_WORDS ? wrong('it says less than the line given') : null;
}

/** A word written large that the line does not have: within a sentence, or at its head where the translation has the same letters. */
function newName({ said, back }: { said: string; back: string }, text: string): string | undefined {
  const given = new Set(plainWords(text).map((word) => word.toLowerCase()));
  const within = new Set(capitalsWithin(back));
  const unchanged = new Set(plainWords(said));
  return plainWords(back).find(
    (word) =>
      /^\p{Lu}/u.test(word) &&
      word !== 'I' &&
      !CALENDAR.has(word) &&
      !given.has(word.toLowerCase()) &&
      !word.split('-').some((part) => given.has(part.toLowerCase())) &&
      (within.has(word) || unchanged.has(word)),
  );
}

function shareOutside(words: readonly string[], known: readonly string[]): number {
  const stems = new Set(known.map(stem));
  return words.length === 0 ? 0 : words.filter((word) => !stems.has(stem(word))).length / words.length;
}

/**
 * Why a translated line, with its marks, may not stand; null when it may. What was taken out, numbers and names are those of the line code
 * wrote, no sentence is added, and its words are not those of another language. What it means, `whyNotSaidBack` asks.
 */
export function whyNotTranslated(said: string, line: MaskedLine, into: TranslatedInto): string | null {
  if (said === '' || seenText(said) !== said) return 'it is empty or holds characters that are not seen';
  if (sorted(said.match(MARK) ?? []) !== sorted(line.text.match(MARK) ?? []))
    return 'each mark like [[1]] has to stand in it once, and no other';
  const text = bare(said);
  const own = bare(line.text);
  if (QUOTATION_MARK.test(text)) return 'it has quotation marks';
  const [literal] = literalsIn(text);
  if (literal !== undefined) return `it holds an address or code: ${literal}`;
  if (OTHER_DIGIT.test(text) || sorted(numbersIn(text)) !== sorted(numbersIn(own)))
    return 'its numbers, as digits, are not those of the line given';
  const shortest = SIGNS.has(scriptOf(into.language)) ? SHORTEST.signs : SHORTEST.letters;
  if (text.length < own.length * shortest) return 'it is much shorter than the line given';
  if (text.length > own.length * LONGEST.share + LONGEST.chars) return 'it is much longer than the line given';
  if (sentences(text).length > sentences(own).length) return 'it has more sentences than the line given';
  return whyNotNames(said, line, into) ?? whyNotLanguage(text, into);
}

function whyNotNames(said: string, line: MaskedLine, { language, names }: TranslatedInto): string | null {
  const given = new Set(plainWords(line.text).flatMap(withParts));
  const text = bare(said);
  const lost = [...given].find((word) => names.has(word) && !text.includes(word));
  if (lost !== undefined) return `the name "${lost}" is missing`;
  const words = plainWords(said);
  const inner = words
    .flatMap((word) => word.split('-'))
    .find((part) => INNER_CAPITAL.test(part) && !isGiven(part, given));
  if (inner !== undefined) return `"${inner}" is not in the line given`;
  // Other words written large may be nouns, or polite: whether they name somebody shows on the way back.
  if (scriptOf(language) === 'Latn') return null;
  const foreign = words.find((word) => LATIN.test(word) && !isGiven(word, given));
  return foreign === undefined ? null : `"${foreign}" is not in the line given`;
}

/** "AI-Assistenten" is made of a name and a word. */
const withParts = (word: string): string[] => [word, ...word.split('-')];

/** With an ending of its own where the language has such. */
const isGiven = (word: string, given: ReadonlySet<string>) =>
  given.has(word) || [...given].some((one) => one.length >= 3 && word.startsWith(one) && /^\p{Lu}/u.test(one));

function whyNotLanguage(text: string, { language }: TranslatedInto): string | null {
  const others = [text, ...sentences(text)].map(mostFunctionWords);
  const found = others.find((other) => other !== null && other !== primary(language));
  return found === undefined ? null : `it reads as "${found}"`;
}

/** Whether lines that hold one by one are together in the language they should be in; short texts are believed. */
export function areInLanguage(said: readonly string[], language: string): boolean {
  const text = bare(said.join('\n'));
  return text.length < MIN_TOLD_CHARS || detectLanguage(text, null) === primary(language);
}
