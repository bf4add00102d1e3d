import { nameKey, squeeze } from '../../facts/name/name-key.ts';
import type { Heading, PageView, TextBlock } from '../../website/page/page-view.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { businessNodes, firstText, placeInData } from '../../website/structured-data/business-nodes.ts';
import type { StructuredData } from '../../website/structured-data/structured-data.ts';
import { hasBracketGap } from '../../website/text/brackets/bracketed.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import type { Evidence } from '../check.ts';

/** `same` has the name in it, `variant` a part of it or a longer form, `other` shares no word with it. */
export type NameMatch = 'same' | 'variant' | 'other';

export interface NameStatement extends Evidence {
  match: NameMatch;
  /** The place exists to state the name, as og:site_name does; a title or heading may be about something else. */
  dedicated: boolean;
}

export const COPYRIGHT_LINE = 'copyright line';

/** What each place of a page that may state the name says there, in one view. */
export function nameStatements(page: ReadPage, view: PageView, data: StructuredData, name: string): NameStatement[] {
  const statements: NameStatement[] = [];
  const add = (place: string, seen: string | null | undefined, dedicated: boolean) => {
    if (!seen?.trim()) return;
    const match = matchName(seen, name);
    // "© [Year] [Company name]" names nobody.
    if (match !== 'same' && hasBracketGap(seen)) return;
    // "2023 ©" names nobody, and a name in other letters may be the same one.
    if (match === 'other' && !isMostlyInLettersOf(seen, name)) return;
    statements.push({ pageUrl: page.url, place, seen: seen.slice(0, 300), match, dedicated });
  };
  add('title', view.titles[0], false);
  const mainHeadings = view.headings
    .filter((one) => one.level === 1 && (one.text.includes(name) || !holdsPicture(view, one)))
    .map(({ text }) => text);
  add('h1', mainHeadings.find((text) => matchName(text, name) === 'same') ?? mainHeadings[0], false);
  add('meta[property="og:site_name"]', view.metas.find((meta) => meta.name === 'og:site_name')?.content, true);
  const [main] = businessNodes(data);
  if (main) add(placeInData(main.node, 'name'), firstText(main.node, 'name'), true);
  const brand = brandLink(view, page.url);
  if (brand && matchName(brand.text, name) === 'same') add('link home', brand.text, false);
  // A heading "Copyright" is what a page is about, and whose it is stands below.
  const lines = view.blocks.filter(
    ({ text, tag }) => !IS_HEADING.test(tag) && /©|\(c\)\s|copyright/i.test(text) && text.length < 300,
  );
  // Beside the website's own line may stand that of a seal, a map or a theme.
  const own = lines.find(({ text }) => matchName(text, name) === 'same') ?? lines.find(inFooter) ?? lines[0];
  add(COPYRIGHT_LINE, own?.text, false);
  return statements;
}

/** Whether most letters of a place, without the words of a copyright line, are of the scripts that the name is written in. */
function isMostlyInLettersOf(seen: string, name: string): boolean {
  const letters = seen.replace(/copyright|\(c\)/gi, '').match(LETTERS) ?? [];
  const scripts = SCRIPTS.filter((script) => script.test(name));
  const shared = letters.filter((letter) => scripts.some((script) => script.test(letter)));
  return letters.length > 0 && shared.length * 2 >= letters.length;
}
const LETTERS = /\p{L}/gu;
/** Those that one name is written in beside another; letters of one are none of the others. */
const SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Hangul}/u,
  /\p{Script=Thai}/u,
  /\p{Script=Devanagari}/u,
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u,
];

const inFooter = ({ landmark }: TextBlock): boolean => landmark === 'footer';

const IS_HEADING = /^h[1-6]$/;

/** "Skip to content" leads to a part of the page. */
const JUMP = /^#(?!(?:top|home)?$)/i;

/** The name in the frame of a page leads home on nearly every website. */
export const brandLink = (view: PageView, homeUrl: string): PageView['links'][number] | undefined =>
  view.links.find(
    ({ url, text, block, href }) =>
      text !== '' &&
      !JUMP.test(href) &&
      /^(?:header|nav)$/.test(view.blocks[block]?.landmark ?? '') &&
      url !== null &&
      url.replace(/(?:#.*|index\.html?)$/, '') === homeUrl.replace(/index\.html?$/, ''),
  );

export function matchName(seen: string, name: string): NameMatch {
  const [whole, part] = [squeeze(nameKey(seen)), squeeze(nameKey(name))];
  // What looks like a legal form may be part of the name: "KG Gardens".
  if (part === '' || holdsWhole(nameKey(seen), part) || holdsWhole(lettersOf(seen), squeeze(lettersOf(name))))
    return 'same';
  if (part.includes(whole) && whole.length >= 3) return 'variant';
  const words = new Set(nameKey(name).split(' ').filter(isTelling));
  return nameKey(seen)
    .split(' ')
    .some((word) => words.has(word))
    ? 'variant'
    : 'other';
}

/** Whether whole words in a row make up a name: "Fam" is not named by "Familienbetrieb". A script without spaces has no such words. */
function holdsWhole(text: string, name: string): boolean {
  if (WITHOUT_SPACES.test(name)) return squeeze(text).includes(name);
  const words = text.split(' ');
  return words.some((_, from) => {
    let joined = '';
    for (let at = from; at < words.length && joined.length < name.length; at += 1) joined += words[at];
    return joined === name;
  });
}

const lettersOf = (text: string): string => text.normalize('NFKC').toLowerCase().replace(NO_LETTER, ' ').trim();
const NO_LETTER = lightLetters(/[^\p{L}\p{N}]+/gu);

/** Words such as "of" and "dr" are in many names. */
const isTelling = (word: string) => word.length >= 4 || WITHOUT_SPACES.test(word);
const WITHOUT_SPACES = /\p{Script=Han}|\p{Script=Katakana}|\p{Script=Hiragana}/u;

/** A picture among its words may stand for some of them, or for a letter. */
function holdsPicture({ blocks, images, paths }: PageView, { block }: Heading): boolean {
  const own = paths[blocks[block]?.path ?? -1];
  return own !== undefined && images.some(({ path }) => paths[path]?.startsWith(`${own} > `));
}
