import type { ReadPage } from '../website/read-pages.ts';
import { FUNCTION_WORDS } from '../website/text/detect-language.ts';
import { UNSPACED } from '../website/text/letters.ts';
import { lightLetters } from '../website/text/light-letters.ts';
import { plainWords } from '../website/text/plain-words.ts';
import { regexSource } from '../website/text/regex-source.ts';
import type { Facts } from './facts.ts';

/** Of two words with one stem these letters agree: "custom", "customers". */
const STEM_CHARS = 5;
/** Of shorter texts nobody can say what they leave out. */
const MIN_TEXT_WORDS = 100;
/** One word alone may be a name. */
const MIN_WORDS = 2;

/** What tools write until somebody describes the website. */
export const LEFT_BY_TOOL = lightLetters(
  regexSource`
    lorem ipsum
    |just another wordpress
    |web site created using
    |description (?:goes )?here
    |your description
    |add (?:a|your) description
    |meta description
    |beschreibung hier
    |\{\{
    |^(?:description|beschreibung)$
  `,
  'i',
);

export interface LeftTexts {
  /**
   * Of a description no word stands on any page, but for the name: whoever built the website may have left it there, for what a business does
   * its pages say in some of the same words.
   */
  sharesNoWord(text: string): boolean;
  /**
   * A tool left it: it is known for it, or shares no word with the pages and names what they are made with, as their generator does and the
   * addresses of their scripts ("/_next/", "bootstrap.min.js").
   */
  isLeftByTool(text: string): boolean;
}

export function leftTexts(pages: readonly ReadPage[], { businessName, languages }: Named): LeftTexts {
  const told = new Set(wordsIn(`${businessName?.value ?? ''} ${FUNCTION_WORDS[languages[0]?.value ?? ''] ?? ''}`));
  const ownWords = (text: string) => [...new Set(wordsIn(text))].filter((word) => !told.has(word));
  let stems: ReadonlySet<string> | undefined;
  const sharesNoWord = (text: string): boolean => {
    const words = ownWords(text);
    if (words.length < MIN_WORDS || UNSPACED.test(text)) return false;
    stems ??= stemsOf(pages);
    const shown = stems;
    return shown.size >= MIN_TEXT_WORDS && words.every((word) => !shown.has(word.slice(0, STEM_CHARS)));
  };
  const namesTool = (text: string): boolean => {
    const made = new Set(pages.flatMap(toolsOf));
    return ownWords(text).some((word) => made.has(word));
  };
  return { sharesNoWord, isLeftByTool: (text) => LEFT_BY_TOOL.test(text) || (sharesNoWord(text) && namesTool(text)) };
}

type Named = Pick<Facts, 'businessName' | 'languages'>;

const toolsOf = ({ plain: { view } }: ReadPage): string[] => [
  ...view.scripts.external.flatMap((src) => wordsIn(src.replace(/^(?:https?:)?\/\/[^/]*/i, ''))),
  ...view.metas.filter(({ name }) => name === 'generator').flatMap(({ content }) => wordsIn(content)),
];

const WORDS = lightLetters(/\p{L}{4,}/gu);
const wordsIn = (text: string): string[] => plainWords(text).match(WORDS) ?? [];

/** How the words that visitors read begin, those of pictures included. */
function stemsOf(pages: readonly ReadPage[]): ReadonlySet<string> {
  const views = pages.flatMap(({ plain, rendered }) => [plain.view, ...(rendered ? [rendered.view] : [])]);
  const texts = views.flatMap(({ blocks, images }) => [
    ...blocks.map(({ text }) => text),
    ...images.map(({ alt }) => alt ?? ''),
  ]);
  return new Set(texts.flatMap((text) => wordsIn(text).map((word) => word.slice(0, STEM_CHARS))));
}
