import type { ReadPage } from '../website/read-pages.ts';
import { registrableDomain } from '../website/registrable-domain.ts';
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
  /** It names the tool that made the website, as the host of a picture it left for link previews does, and holds no word of the pages. */
  namesBuilder(text: string): boolean;
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
  const namesBuilder = (text: string): boolean => {
    const words = wordsIn(text);
    const names = words.length === 0 ? [] : builderNames(pages);
    if (!words.some((word) => names.includes(word))) return false;
    stems ??= stemsOf(pages);
    const shown = stems;
    return (
      shown.size >= MIN_TEXT_WORDS && words.every((word) => !told.has(word) && !shown.has(word.slice(0, STEM_CHARS)))
    );
  };
  const isLeftByTool = (text: string): boolean =>
    LEFT_BY_TOOL.test(text) || (sharesNoWord(text) && namesTool(text)) || namesBuilder(text);
  return { sharesNoWord, isLeftByTool, namesBuilder };
}

/** By whom the pictures for link previews are kept: hosts that no page calls its own or leads to, each by the name of its domain. */
function builderNames(pages: readonly ReadPage[]): string[] {
  const hosts = pages.flatMap(({ plain: { view } }) =>
    view.metas.flatMap(({ name, content }) => (/^(?:og|twitter):image$/.test(name) ? hostOf(content) : [])),
  );
  return [...new Set(hosts)].filter((host) => !isLedTo(pages, host)).flatMap(nameOfHost);
}

const hostOf = (address: string): string[] =>
  /^https?:/i.test(address) && URL.canParse(address) ? [new URL(address).hostname] : [];

/** "lovable" of "cdn.lovable.example". */
const nameOfHost = (host: string): string[] => {
  const [name = ''] = (registrableDomain(host) ?? '').split('.');
  return wordsIn(name.replaceAll('-', ' '));
};

function isLedTo(pages: readonly ReadPage[], host: string): boolean {
  const domain = registrableDomain(host);
  return pages.some(({ url, plain: { view } }) =>
    [
      url,
      ...view.headLinks.filter(({ rel }) => rel === 'canonical').map(({ href }) => href),
      ...view.metas.filter(({ name }) => name === 'og:url').map(({ content }) => content),
      ...view.links.map(({ href }) => href.replace(/^mailto:[^@]*@/i, 'https://')),
    ].some((address) => hostOf(address).some((one) => registrableDomain(one) === domain)),
  );
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
