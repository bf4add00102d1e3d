import { allText, placeOf } from '../../website/page/page-text.ts';
import type { PageView, TextBlock } from '../../website/page/page-view.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { latinFiller, printersLatin } from '../../website/text/latin-filler.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { contentView } from '../../website/text/page-prose.ts';
import { passageWith } from '../../website/text/passage-with.ts';
import { textKey } from '../../website/text/plain-words.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { remembered } from '../../website/text/remembered.ts';
import { SAYS_TEMPLATE, TEMPLATE_TEXT } from '../../website/text/template-words.ts';
import type { Evidence } from '../check.ts';
import { nthOf } from './shown/stand-in-pictures.ts';
import { unwrittenBlocks } from './shown/unwritten-blocks.ts';

/** What page builders call a part until somebody names it: said of a whole heading, line or menu entry. Beside a link it may be told to screen readers only. */
const UNNAMED_PART = lightLetters(
  regexSource`
    ^(?:
      dropdown(?: (?:link|item|menu))?
      |card title
      |sample page
      |(?:placeholder|dummy|sample) text
      |placeholder \d{1,2}
      |hello world!
      |your (?:headline|heading|title|logo|business name|company name) here
      |add (?:a |your )?(?:heading|headline|title)(?: text)?(?: here)?
      |@your[_. ]?(?:user ?name|handle|account|instagram)
    )$
  `,
  'i',
);
/** "Telephone: [number]": a label whose value is a hole in square brackets. What holds a figure, as a date does, has been filled in. */
const HOLE = lightLetters(/(?:^|\n)\s*\p{L}[\p{L} ./-]{1,29}:\s*(\[\p{L}[^\]\n\d]{2,60}\])\s*(?=$|\n)/u);
/** "Address: xxxxxxxx", "Phone: XXX-XXX-XXXX": a label, and one letter again and again where its value is to stand. */
const RUN_OF_ONE = lightLetters(
  /(?:^|\n)\s*\p{L}[\p{L} ./-]{1,39}:\s*(x{4,}|X{5,}|(?:X{2,}[ ./-]){2,}X{2,})\s*(?=$|\n)/u,
);
const IS_RUN = /^[xX ./-]+$/;
/** What an article or a line of code shows so is to be filled in by its reader. */
const IN_CODE = /(?:^|> )(?:pre|code|samp|kbd)(?=[.#\s]|$)/i;
/** On a notice of the law also a whole line in square brackets, and words in them within a sentence. A Markdown link is none, nor is a date. */
const LEGAL_HOLE = lightLetters(
  regexSource`
    (?:^|\n)\s*(\[\p{L}[^\]\n]{2,120}\s[^\]\n]{2,120}\])\s*(?=$|\n)
    |(?<!\p{L})(\[\p{L}[^\]\n\d]{1,60}\s[^\]\n\d]{2,60}\])(?!\()
  `,
  'u',
);
/** "Register number: <to follow>": on a notice of the law no tag is shown as text. */
const ANGLE_HOLE = lightLetters(/(?:^|\n)[^\n:<>]{2,40}:\s*(<\p{L}[^<>\n\d@./=]{2,60}>)\s*(?=$|\n)/u);
/** "VAT number: DE XXX XXX XXX" */
const CROSSED_OUT = /(?<![\p{L}\d])(?:\p{Lu}{2}[\s-]?)?(?:X{2,}(?:[ ./-]X{2,}){1,6}|X{6,})(?![\p{L}\d])/u;
/** A sum whose digits nobody put in: "XX,XX €", "R$ YY.YY". */
const SUM_HOLE =
  /(?<![\p{L}\d])(?:(?:€|£|R\$|\$)\s?([X-Z])\1{0,3}(?:[.,]\1{2})?(?![\p{L}\d])|([X-Z])\2{0,3}(?:[.,]\2{2})?\s?(?:€|£|EUR|CHF|zł|kr)(?![\p{L}\d]))/u;
/** A tax or register number whose digits are counted up: DE123456789, B-12345678. */
const COUNTED_UP = /(?<![\d.,])(?<!\d[\s-])(?:\p{Lu}{1,3}[\s-]?)?12345678(?:90?)?(?![\d])(?![\s-]\d)/u;
/** What a control is called, and what is told to screen readers only. */
const NOT_SHOWN = /sr-only|visually-hidden|screen-reader|(?:^|> )(?:button|option|label|select)(?=[.#\s]|$)/i;

/**
 * Shown parts of a page that nobody has written yet, each passage; of what a frame or a menu repeats each kind once. `isBracketed`: other pages
 * of the website have gaps in square brackets.
 */
export function templateTexts(page: ReadPage, isBracketed = false): Evidence[] {
  const view = contentView(page);
  const kinds = new Set<string>();
  const found = new Map<string, Evidence[]>();
  // A passage with two gaps in it is one passage.
  const told = new Map<object, Set<string>>();
  const add = (left: string | undefined, block: Pick<TextBlock, 'path' | 'text'>, isOfMain = false): void => {
    const words = stillShown(page, left);
    if (words === undefined || (!isOfMain && kinds.has(words.toLowerCase()))) return;
    kinds.add(words.toLowerCase());
    const [place, seen] = [placeOf(view, block.path), passageWith(words, block.text).slice(0, 300)];
    const ofBlock = told.get(block) ?? new Set();
    if (ofBlock.has(seen)) return;
    told.set(block, ofBlock.add(seen));
    const alike = found.get(`${place}\n${seen}`) ?? [];
    alike.push({ pageUrl: page.url, place, seen });
    found.set(`${place}\n${seen}`, alike);
  };
  // Who filled in the number and the address between the brackets has filled in the name, and left the brackets.
  const isFilled = view.blocks.some(isFilledIn);
  let hasHoles = false;
  for (const block of view.blocks) {
    const { text, path, hidden, landmark } = block;
    if (hidden) continue;
    const { said, hole, unnamed } = leftIn(text);
    const isOfMain = landmark === null || landmark === 'main';
    if (said === undefined || !BINDING.test(said) || isLeftOpen(page, said)) add(said, block, isOfMain);
    const words = holeIn(text, hole, page, { place: placeOf(view, path), isFilled });
    if (words?.startsWith('[')) hasHoles = true;
    add(words, block, isOfMain);
    if (unnamed !== undefined && !NOT_SHOWN.test(placeOf(view, path))) add(unnamed, block);
  }
  for (const block of [...unwrittenBlocks(view), ...printersBlocks(page, view)])
    add(printersLatin(block.text) ?? block.text, block, true);
  const word = isBracketed ? ANY_WORD_HOLE : hasHoles ? WORD_HOLE : null;
  if (page.role === 'legal' && word !== null && !isFilled)
    for (const block of view.blocks) add(wordHole(block, word, view), block);
  const served = [...found.values()].flatMap((alike) =>
    alike.map((one, at) => ({ ...one, place: nthOf(one.place, at, alike.length) })),
  );
  return served.length > 0 ? served : fillerDrawn(page);
}

/** Nothing where a script wrote what is meant in its place: no visitor sees what stands there for whoever runs none. */
function stillShown({ rendered }: ReadPage, words: string | undefined): string | undefined {
  if (words === undefined || rendered === null || rendered.view.textWords === 0) return words;
  return textKey(allText(rendered.view)).includes(textKey(words)) ? words : undefined;
}

/** What only scripts bring into a page that says something of its own as served: a visitor sees it. Bindings may still be filled. */
function fillerDrawn({ url: pageUrl, rendered }: ReadPage): Evidence[] {
  for (const { text, hidden, path } of rendered?.view.blocks ?? []) {
    const said = hidden ? undefined : leftIn(text).said;
    if (!rendered || said === undefined || BINDING.test(said)) continue;
    const place = `${placeOf(rendered.view, path)} (only after JavaScript)`;
    return [{ pageUrl, place, seen: passageWith(said, text).slice(0, 300) }];
  }
  return [];
}

/** Made-up Latin: a page may quote Latin, but not say the same in it twice, nor introduce a business in it. */
const printersBlocks = ({ role }: ReadPage, { blocks }: PageView): TextBlock[] =>
  blocks.filter(
    ({ hidden, tag, text }, at) =>
      !hidden &&
      tag !== 'blockquote' &&
      printersLatin(text) !== null &&
      (role === 'home' || blocks.some((other, place) => place !== at && !other.hidden && other.text === text)),
  );

const isFilledIn = ({ text, hidden }: TextBlock): boolean => !hidden && FILLED.test(text);

/** "VAT number: [48210337K]" */
const FILLED = /:\s*\[[^\]\n]*\d{4,}[^\]\n]*\]\s*$/m;

/** Not what a link is called, as one to a file may be in brackets. */
function wordHole({ hidden, text }: TextBlock, word: typeof WORD_HOLE, { links }: PageView): string | undefined {
  const left = hidden ? undefined : word.exec(text)?.[0];
  return left !== undefined && links.some((link) => link.text.includes(left.slice(1, -1))) ? undefined : left;
}

function holeIn(
  text: string,
  hole: string | undefined,
  { role }: ReadPage,
  { place, isFilled }: { place: string; isFilled: boolean },
): string | undefined {
  const isSample = hole !== undefined && IS_RUN.test(hole) && (role === 'article' || IN_CODE.test(place));
  if (isSample) return undefined;
  const words = hole ?? (role === 'legal' ? legalHole(text) : undefined);
  return isFilled && words?.startsWith('[') ? undefined : words;
}

/** "[amount]": a word alone in brackets may be a remark, unless whole phrases in them were left on the same notice. */
const WORD_HOLE = lightLetters(/(?<!\p{L})\[\p{Ll}{4,30}\](?!\()/u);

/** "[Carrier]" may be a noun, where the same hand left phrases in brackets on some page. */
const ANY_WORD_HOLE = lightLetters(/(?<!\p{L})\[\p{L}\p{Ll}{3,30}\](?!\()/u);

/** Filled by a script as the page is drawn: "{{ news.title }}". */
const BINDING = /^\{\{/;

/** Whether nothing fills it: no script is there, or all of them ran and it still stands. */
function isLeftOpen({ plain, rendered }: ReadPage, said: string): boolean {
  if (rendered === null) return plain.view.scripts.count === 0;
  return (
    rendered.missesCode === false && rendered.view.blocks.some(({ text, hidden }) => !hidden && text.includes(said))
  );
}

/** The words in a text that a template left there; null for a text that somebody wrote. */
export function templateWords(text: string): string | null {
  const { said, hole, unnamed } = leftIn(text);
  return said ?? hole ?? unnamed ?? null;
}

/** Passages with a sum that nobody put in: prices are meant to stand there. */
export const sumHoles = (pages: readonly ReadPage[]): Evidence[] =>
  pages.flatMap((page) => templateTexts(page).filter(({ seen }) => SUM_HOLE.test(seen)));

/** Whether a passage still has a gap in it: what stands around the gap was not written by whoever it would speak of. */
export const hasGap = (text: string, { role }: Pick<ReadPage, 'role'>): boolean =>
  templateWords(text) !== null || (role === 'legal' && legalHole(text) !== undefined);

/** Which words of a text a template left there, by how that shows. */
interface LeftWords {
  said?: string | undefined;
  hole?: string | undefined;
  unnamed?: string | undefined;
}

const leftIn = remembered(
  (text): LeftWords => ({
    said: (TEMPLATE_TEXT.exec(text) ?? SAYS_TEMPLATE.exec(text))?.[0] ?? latinFiller(text) ?? undefined,
    hole: HOLE.exec(text)?.[1] ?? RUN_OF_ONE.exec(text)?.[1] ?? SUM_HOLE.exec(text)?.[0],
    unnamed: UNNAMED_PART.exec(text.trim())?.[0],
  }),
);

function legalHole(text: string): string | undefined {
  const [, line, within] = LEGAL_HOLE.exec(text) ?? [];
  return line ?? within ?? ANGLE_HOLE.exec(text)?.[1] ?? (COUNTED_UP.exec(text) ?? CROSSED_OUT.exec(text))?.[0];
}
