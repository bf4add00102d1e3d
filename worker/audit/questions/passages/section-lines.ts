import type { PageLink, PageView, TextBlock } from '../../website/page/page-view.ts';
import { countWords } from '../../website/page/words.ts';
import { parsedUrl } from '../../website/parsed-url.ts';
import { LETTER } from '../../website/text/letters.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { endsAsSentence } from '../../website/text/sentences.ts';
import type { TextDocument, TextLine } from '../../website/text/text-sources.ts';
import { isQuestion } from '../signs/asserts.ts';
import { isConsent } from './cookie-consent.ts';
import { unfilledLines } from './unfilled-lines.ts';

/** What stands under one heading, up to the next of any level. */
export interface Section {
  /** 0 = before the first heading, 1-6 headings, 7 a question or label that works as one. */
  level: number;
  /** Outermost first, its own last. */
  headings: string[];
  lines: SectionLine[];
  /** Index in `view.blocks` of its first block. */
  firstBlock: number;
}

export interface SectionLine {
  text: string;
  words: number;
  /** Runs like a sentence or is long: it stands for itself. Short lines are read together. */
  isProse: boolean;
  block: TextBlock;
  blockIndex: number;
  /** This line was in the HTML as served. */
  inPlain: boolean;
}

/** From this many words on a line is a paragraph whatever it ends with. */
const PROSE_WORDS = 12;
/** Fewer words are a label even with a full stop. */
const SENTENCE_WORDS = 5;
/** A longer line is no label for what follows. */
const MAX_LABEL_WORDS = 9;
const MAX_QUESTION_WORDS = 25;
const LABEL_LEVEL = 7;
const SENTENCE_HEADING_WORDS = 6;

/** What a template left to be filled in. */
const PLACEHOLDER = lightLetters(
  regexSource`
    lorem ipsum
    |\b(?:can )?go(?:es)? here\b
    |\(your\)
    |\byour ?(?:number|email|phone|address)@?\b.{0,12}$
    |youremail
    |placeholder
    |add your
    |à compléter
    |bitte ergänzen
    |(?:a|por) completar\b
    |xxx[- ]?xxx
    |replace (?:this|with)
    |\{[{%]
    |^---\s+\w+:
  `,
  'i',
);
export const isLeftover = (text: string): boolean => PLACEHOLDER.test(text);
/** What opens an answer says nothing itself, and must not stand as the heading of the answer. */
const REVEALS = lightLetters(
  regexSource`
    ^(?:[aq]:\s*)?(?:
      (?:show|hide|view|see|read) (?:the )?(?:answer|more|less)
      |(?:antwort|mehr) (?:an)?zeigen
      |weiterlesen
      |mehr lesen
      |(?:voir|afficher|lire) (?:la réponse|plus|la suite)
      |(?:ver|leer) (?:la respuesta|más)
    )\W*$
  `,
  'iu',
);
/** Whose the website is, at the foot of a page: "reserved" there is nobody's table. */
const RIGHTS = /(?:all rights|alle rechte|tous droits|derechos) (?:reserved|vorbehalten|réservés|reservados)/i;
/** Longer lines of the kind hold an address as well. */
const MAX_RIGHTS_CHARS = 80;
const CONTROLS = /^(?:button|option|legend|label)$/;
/** Speaks to those whose browser runs no scripts. */
const NOSCRIPT = /(?:^|> )noscript\b/;

const LETTER_OR_DIGIT = lightLetters(/[\p{L}\d]/u);

/** The content of a page by headings, without navigation, controls, cookie banners and what speaks of others. */
export function sectionsOf(document: TextDocument, own: ReadonlySet<string>): Section[] {
  const { view } = document;
  const sections: Section[] = [];
  const trail: { level: number; text: string }[] = [];
  const open = (level: number, text: string, firstBlock: number) => {
    while (trail.length > 0 && (trail.at(-1)?.level ?? 0) >= level) trail.pop();
    if (text !== '') trail.push({ level, text });
    sections.push({ level, headings: trail.map((heading) => heading.text), lines: [], firstBlock });
  };
  open(0, '', 0);
  const lines = contentLines(document, own);
  for (const [at, line] of lines.entries()) {
    const block = view.blocks[line.block];
    if (!block) continue;
    // The foot of a page does not belong to the last heading of its content.
    if (line.landmark === 'footer' && lines[at - 1]?.landmark !== 'footer') open(0, '', line.block);
    const level = Number(/^h([1-6])$/.exec(line.tag)?.[1] ?? 0);
    if (level > 0) {
      // A heading broken over two lines is one.
      if (lines[at - 1]?.block === line.block) extendHeading(trail, sections, line.text);
      else open(level, line.text, line.block);
      // Many put whole sentences into headings, with nothing under them.
      if (isLoneSentence(line, lines[at + 1])) sections.at(-1)?.lines.push(toSectionLine(document, line, block));
    } else {
      const label = isLabel(line, lines[at + 1]);
      if (label) open(LABEL_LEVEL, line.text, line.block);
      // A label that asks nothing may say something itself: "24/7 emergency service".
      if (!label || !isQuestion(line.text)) sections.at(-1)?.lines.push(toSectionLine(document, line, block));
    }
  }
  return sections;
}

/** Without what leads elsewhere, belongs to a form or was left to be filled in. */
function contentLines(document: TextDocument, own: ReadonlySet<string>): TextLine[] {
  const { view } = document;
  const left = new Set([...menuBlocks(view), ...formBlocks(view), ...blocksOfOthers(view, own)]);
  const unfilled = unfilledLines(document);
  return document.lines.filter(
    (line) =>
      isContent(line, view.blocks[line.block]) &&
      !left.has(line.block) &&
      !unfilled.has(line) &&
      LETTER_OR_DIGIT.test(line.text),
  );
}

/** A heading that is a sentence, with nothing under it. */
function isLoneSentence(heading: TextLine, next: TextLine | undefined): boolean {
  const isAlone = next === undefined || /^h[1-6]$/.test(next.tag) || next.landmark !== heading.landmark;
  return isAlone && countWords(heading.text) >= SENTENCE_HEADING_WORDS && !heading.text.endsWith('?');
}

/** Whether a link leads to a website of somebody else. */
export function leadsToOthers({ url }: PageLink, own: ReadonlySet<string>): boolean {
  const host = url !== null && /^https?:/i.test(url) ? parsedUrl(url)?.hostname : undefined;
  return host !== undefined && !own.has(host.replace(/^www\./, ''));
}

/** Blocks that are a link to somebody else and little more: the name of another inn is no room of this one. */
function blocksOfOthers(view: PageView, own: ReadonlySet<string>): Set<number> {
  const chars = new Map<number, number>();
  for (const link of view.links)
    if (leadsToOthers(link, own)) chars.set(link.block, (chars.get(link.block) ?? 0) + link.text.length);
  return new Set(
    [...chars].flatMap(([at, count]) => {
      const text = view.blocks[at]?.text ?? '';
      return text !== '' && count >= text.length * MENU_SHARE ? [at] : [];
    }),
  );
}

/** A form with more words is a frame that some systems put around the whole page. */
const MAX_FORM_WORDS = 150;

/** Hints, choices, errors and thanks of a form, shown or not: what it says of itself is nobody's answer. */
function formBlocks(view: PageView): Set<number> {
  const found = new Set<number>();
  for (const form of view.forms) {
    const place = view.paths[form.path];
    if (place === undefined) continue;
    const within = view.blocks.flatMap(({ path }, at) => (view.paths[path]?.startsWith(`${place} > `) ? [at] : []));
    const words = within.reduce((sum, at) => sum + countWords(view.blocks[at]?.text ?? ''), 0);
    if (words <= MAX_FORM_WORDS) for (const at of within) found.add(at);
  }
  return found;
}

/** A block of this many links and little else is a menu wherever it stands. */
const MENU_LINKS = 3;
const MENU_SHARE = 0.8;

/** Blocks that only lead elsewhere: menus, and single links outside the content. */
function menuBlocks(view: PageView): Set<number> {
  const links = new Map<number, { count: number; chars: number }>();
  for (const { block, text } of view.links) {
    const known = links.get(block) ?? { count: 0, chars: 0 };
    links.set(block, { count: known.count + 1, chars: known.chars + text.length });
  }
  const menus = new Set<number>();
  for (const [at, { count, chars }] of links) {
    const block = view.blocks[at];
    if (!block || chars < block.text.length * MENU_SHARE || /\d{4}|@/.test(block.text)) continue;
    if (count >= MENU_LINKS || block.landmark === 'footer' || block.landmark === 'header') menus.add(at);
  }
  return menus;
}

function extendHeading(trail: { text: string }[], sections: Section[], text: string): void {
  const last = trail.at(-1);
  const section = sections.at(-1);
  if (!last || !section) return;
  last.text = `${last.text} ${text}`;
  section.headings[section.headings.length - 1] = last.text;
}

function isContent(line: TextLine, block: TextBlock | undefined): boolean {
  if (!block || line.landmark === 'nav' || line.foreign !== null) return false;
  // Accordions put their questions, shops their prices on buttons.
  if (CONTROLS.test(line.tag) && !isQuestion(line.text) && !/[€$£]\s?\d|\d\s?[€$£]/.test(line.text)) return false;
  if (line.tag === 'noscript' || NOSCRIPT.test(line.place)) return false;
  if (isLeftover(line.text) || REVEALS.test(line.text)) return false;
  if (/^(?:©|\(c\)|copyright|loading|lädt|lade\b|chargement|cargando)/i.test(line.text)) return false;
  if (line.text.length <= MAX_RIGHTS_CHARS && RIGHTS.test(line.text)) return false;
  return !isConsent(line.place) && !/\bcookies?\b/i.test(line.text);
}

/** A question, a term of a list or a few words right above a paragraph: what follows belongs to it. */
function isLabel(line: TextLine, next: TextLine | undefined): boolean {
  if (/^(?:summary|dt|caption)$/.test(line.tag)) return true;
  if (!next || /^h[1-6]$/.test(next.tag) || !LETTER.test(line.text)) return false;
  const words = countWords(line.text);
  if (isQuestion(line.text)) return words <= MAX_QUESTION_WORDS;
  if (words > MAX_LABEL_WORDS || endsAsSentence(line.text)) return false;
  if (parentOf(line.place) !== parentOf(next.place)) return false;
  return countWords(next.text) >= PROSE_WORDS && line.tag !== 'li' && line.tag !== 'td';
}

const parentOf = (place: string): string => place.slice(0, Math.max(0, place.lastIndexOf(' > ')));

function toSectionLine(document: TextDocument, line: TextLine, block: TextBlock): SectionLine {
  const words = countWords(line.text);
  return {
    text: line.text,
    words,
    isProse: words >= PROSE_WORDS || (words >= SENTENCE_WORDS && endsAsSentence(line.text)),
    block,
    blockIndex: line.block,
    inPlain: document.viewName === 'plain' || line.inPlain,
  };
}
