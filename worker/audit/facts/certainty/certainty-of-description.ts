import { FUNCTION_WORDS, mostFunctionWords } from '../../website/text/detect-language.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { plainWords, textKey } from '../../website/text/plain-words.ts';
import { sentencesOf } from '../../website/text/sentences.ts';
import type { Certainty, Facts } from '../facts.ts';
import { leftTexts } from '../left-description.ts';
import { countsUp } from './contacts/counts-up.ts';
import { contradictsPages } from './contradicted-figures.ts';
import { furtherWords, MIN_FURTHER_WORDS } from './further-words.ts';
import { titleNamesAnotherPlace } from './named-place.ts';
import { isHead, isMarkup } from './places.ts';
import type { StatedWebsite } from './stated-website.ts';

/**
 * What is written to describe the business, whole, in the language of its pages, that a page shows as well and none contradicts; a paragraph may speak of
 * something else, a number that a template left of nobody, words that stand on no page of whoever built it, and a name with its town
 * describes nothing.
 */
export function certaintyOfDescription(
  { value, sources }: NonNullable<Facts['description']>,
  website: StatedWebsite,
): Certainty {
  const isStated =
    sources.some((source) => isHead(source) || isMarkup(source)) && !countsUp(value) && !OPENS_WITH_NUMBER.test(value);
  const isSaid =
    isShown(value, website) && !isCutOff(value, website) && isOfPages(value, website) && !areKeyWords(value, website);
  const isSound = isStated && isSaid && !isLabelled(value, website) && tellsMore(value, website);
  if (leftTexts(website.pages, website.facts).sharesNoWord(value)) return 'likely';
  return isSound && !contradictsPages(value, website) && !titleNamesAnotherPlace(value, website) ? 'certain' : 'likely';
}

/** Each of its sentences stands whole in a line that a visitor reads. */
function isShown(text: string, { documents, facts }: StatedWebsite): boolean {
  const lines = documents.flatMap((one) => one.lines.filter(({ hidden }) => !hidden).map((line) => textKey(line.text)));
  return sentencesOf(text, facts.languages[0]?.value ?? 'en')
    .map(textKey)
    .every((sentence) => lines.some((line) => line.includes(sentence)));
}

/** "☎ Tel.: 01632 960 123 - bread and cakes": a line for a list of results, which nobody says of himself. */
const OPENS_WITH_NUMBER = lightLetters(/^[^\p{L}\d+(]*(?:\p{L}{3,9}[.:]+\s*)?[+(]?\d[\d\s()/.–-]{6,}\d/u);

/** "Home - Larch Bakery, bread and cakes": a title, with the name of the page in front of the business's. */
function isLabelled(text: string, { facts }: StatedWebsite): boolean {
  const name = textKey(facts.businessName?.value ?? '');
  const [, label = '', rest = ''] = LABEL.exec(text) ?? [];
  return name !== '' && rest !== '' && !textKey(label).includes(name) && textKey(rest).startsWith(name);
}

/** A word or two, set off from what follows. */
const LABEL = /^(\p{L}{2,20}(?:\s\p{L}{2,20})?)\s*(?:\s[-–—·•]|\||:)\s+(.+)$/su;

/** "Atelier Larch, 4 Mill Lane, Larchford" */
const tellsMore = (text: string, { facts }: StatedWebsite): boolean =>
  furtherWords(
    text,
    [facts.businessName?.value ?? '', ...facts.addresses.map(({ value }) => `${value.text} ${value.region ?? ''}`)],
    facts.languages[0]?.value,
  ) >= MIN_FURTHER_WORDS;

/** Where the words tell a language, it is one the pages are written in: else a template, or whoever built it, left the text there. */
function isOfPages(text: string, { facts }: StatedWebsite): boolean {
  const language = mostFunctionWords(text);
  const read = facts.languages.map(({ value }) => value);
  return language === null || read.length === 0 || read.includes(language);
}

/** "Home Larch Bakery bakery cakes tarts cakes Larchford": words for a search engine, which nobody says of himself. */
function areKeyWords(text: string, { facts }: StatedWebsite): boolean {
  const small = FUNCTION_WORDS[facts.languages[0]?.value ?? '']?.split(' ');
  const words = plainWords(text).split(' ').filter(Boolean);
  if (small === undefined || words.length < MIN_KEY_WORDS || ENDS_SENTENCE.test(text)) return false;
  if (words.some((word) => word.length < MIN_KEY_CHARS || small.includes(word))) return false;
  return !BETWEEN_PARTS.test(text) || new Set(words).size < words.length;
}

const MIN_KEY_WORDS = 6;
/** Shorter words join others, in any language: "in", "à", "of". */
const MIN_KEY_CHARS = 3;
const BETWEEN_PARTS = /[,;:|•·&+/–—-]/;

/** Its end says that more follows, or a page goes on where it ends. */
function isCutOff(text: string, { documents, facts }: StatedWebsite): boolean {
  if (GOES_ON.test(text)) return true;
  if (ENDS_SENTENCE.test(text)) return false;
  const last = plainWords(text).split(' ').at(-1) ?? '';
  if ((FUNCTION_WORDS[facts.languages[0]?.value ?? ''] ?? '').split(' ').includes(last)) return true;
  const key = textKey(text);
  return documents.some(({ lines }) =>
    lines.some((line) => line.text.length > text.length && textKey(line.text).startsWith(key)),
  );
}

const GOES_ON = lightLetters(/(?:…|\.\.\.|[,;:(–—&-])\s*$/u);
const ENDS_SENTENCE = lightLetters(/[.!?。！？](?:["'”’»)]|\s)*$/u);
