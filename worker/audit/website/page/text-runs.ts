import { lightLetters } from '../text/light-letters.ts';
import type { ContactIcon } from './contact-icon.ts';
import type { OpenElement } from './open-element.ts';
import type { Capacity } from './page-limits.ts';
import type { Heading, PageLink, TextBlock } from './page-view.ts';
import { collapse, countWords } from './words.ts';

interface Run {
  parts: string[];
  open: OpenElement;
  /** The one link that holds all of the text so far; null when some stands outside it. */
  link: PageLink | null;
  links: PageLink[];
  heading: Heading | null;
  /** The element of the last text. */
  last: OpenElement;
  /** Signs, and the part of the text each stands before. */
  icons: { means: ContactIcon; part: number }[];
  /** Texts a line is drawn through. */
  struck: string[];
}

/** Containers that say nothing about their text: a run that is all link is then called by the link. */
const GENERIC = new Set(['div', 'body', 'section', 'article', 'main', 'nav', 'header', 'footer', 'aside', 'form']);

const blockOf = (open: OpenElement): OpenElement => {
  let block = open;
  while (!block.block && block.parent) block = block.parent;
  return block;
};

/** Gathers text into one block per run of inline text. */
export class TextRuns {
  readonly blocks: TextBlock[] = [];
  textChars = 0;
  textWords = 0;
  private run: Run | null = null;
  private afterLink = false;
  /** A sign that no text has followed yet: it may stand in a box of its own. */
  private pendingIcon: ContactIcon | null = null;

  private readonly capacity: Capacity;
  private readonly pathIndex: (open: OpenElement) => number;

  constructor(capacity: Capacity, pathIndex: (open: OpenElement) => number) {
    this.capacity = capacity;
    this.pathIndex = pathIndex;
  }

  /** `text` with white space collapsed. */
  add(text: string, open: OpenElement, link: PageLink | null, heading: Heading | null): void {
    const blank = text === ' ' || text === '';
    if (this.run && this.run.open.hidden !== open.hidden && !blank) this.end();
    if (!this.run) {
      if (blank) return;
      this.run = { parts: [], open, link, links: [], heading, last: open, icons: [], struck: [] };
    }
    // Links side by side are set apart on screen, whatever the source says; other inline elements are not.
    if (this.afterLink && link !== null) this.run.parts.push(' ');
    this.afterLink = false;
    if (
      open.element !== this.run.last.element &&
      isSeam(this.run.parts.at(-1) ?? '', text, areBeside(open, this.run.last))
    )
      this.run.parts.push(SEAM);
    this.run.last = open;
    if (this.pendingIcon && !blank) this.run.icons.push({ means: this.pendingIcon, part: this.run.parts.length });
    this.run.parts.push(text);
    if (blank) return;
    this.pendingIcon = null;
    if (open.struck) this.run.struck.push(text);
    if (this.run.link !== link) this.run.link = null;
    if (link !== null && this.run.links.at(-1) !== link) this.run.links.push(link);
    this.run.heading ??= heading;
  }

  icon(means: ContactIcon): void {
    this.pendingIcon = means;
  }

  lineBreak(): void {
    this.afterLink = false;
    this.run?.parts.push('\n');
  }

  linkEnded(): void {
    this.afterLink = true;
  }

  /** Ends the run at the edge of a block. */
  end(): void {
    const run = this.run;
    this.run = null;
    this.afterLink = false;
    if (!run) return;
    const marked = run.parts
      .join('')
      .split('\n')
      .map((line) => collapse(line).trim())
      .filter((line) => line !== '')
      .join('\n');
    const [whole, seams] = withoutSeams(marked);
    if (whole === '') return;
    if (!run.open.hidden) {
      this.textChars += whole.length;
      this.textWords += countWords(whole);
    }
    const text = whole.slice(0, this.capacity.left('blockChars'));
    if (text.length < whole.length) this.capacity.markCut('blockChars');
    if (text === '' || !this.capacity.take('blocks')) return;
    this.capacity.take('blockChars', text.length);
    const index = this.blocks.length;
    for (const link of run.links) if (link.block === -1) link.block = index;
    if (run.heading && run.heading.block === -1) run.heading.block = index;
    const tag = run.open.blockTag;
    this.blocks.push({
      text,
      tag: run.open.insideNoscript ? 'noscript' : run.link !== null && GENERIC.has(tag) ? 'a' : tag,
      path: this.pathIndex(blockOf(run.open)),
      landmark: run.open.landmark,
      hidden: run.open.hidden,
      cell: run.open.cell,
      ...(run.open.noSnippet ? { noSnippet: true as const } : {}),
      ...(isKeyed(run.open) ? { keyed: true as const } : {}),
      ...(seams.length > 0 ? { seams } : {}),
      ...iconsOf(run),
      ...struckOf(run),
    });
  }
}

/** "data-i18n", or any data with a key as "footer.address". */
const KEY_NAME = /^data-(?:.*-)?(?:i18n|l10n|lang|translate)(?:-|$)/;
const KEY_VALUE = /^[a-z][\w-]*(?:\.[\w-]+)+$/i;

function isKeyed(open: OpenElement): boolean {
  const isKey = ({ name, value }: { name: string; value: string }): boolean =>
    name.startsWith('data-') && value !== '' && (KEY_NAME.test(name) || KEY_VALUE.test(value));
  const block = blockOf(open);
  for (let at: OpenElement | null = open; at !== null; at = at.parent) {
    if (at.element.attrs.some(isKey)) return true;
    if (at === block) return false;
  }
  return false;
}

/** Stands where two elements meet. No document holds it: parsers replace it. */
const SEAM = '\0';
/** A word may begin here: no small letter, and no sign that follows one. */
const MAY_BEGIN = lightLetters(/^[^\s\p{Ll}\p{M}\p{Pe}\p{Pf}.,;:!?'"%*)-]/u);

/** Elements that spell one word letter by letter hold less. */
const LONG_END = lightLetters(/\p{L}{3}$/u);
const SMALL_WORD = lightLetters(/^\p{Ll}{2}/u);

/** "from £97", "ab 5 €": a word before a number, behind an element that ends in a word. */
const COUNTS = lightLetters(/^\p{Ll}{1,10}\s\p{Sc}?\s?\d/u);

/** Between elements beside each other, as "Party cone|from 0.55", a word may begin small: one set bold in part has a text of its own beside it. */
const isSeam = (before: string, text: string, beside: boolean): boolean =>
  /\S$/.test(before) &&
  before !== SEAM &&
  (MAY_BEGIN.test(text) ||
    (beside && SMALL_WORD.test(text) && LONG_END.test(before)) ||
    (COUNTS.test(text) && LONG_END.test(before)));

/** Neither stands in the other. */
const areBeside = (one: OpenElement, other: OpenElement): boolean => !holds(one, other) && !holds(other, one);

function holds(outer: OpenElement, inner: OpenElement): boolean {
  for (let at: OpenElement | null = inner; at !== null; at = at.parent) if (at === outer) return true;
  return false;
}

function withoutSeams(marked: string): [text: string, seams: number[]] {
  if (!marked.includes(SEAM)) return [marked, []];
  const parts = marked.split(SEAM);
  const text = parts.join('');
  const seams: number[] = [];
  let at = 0;
  for (const part of parts.slice(0, -1)) {
    at += part.length;
    if (at > 0 && text[at - 1] !== '\n' && text[at] !== '\n') seams.push(at);
  }
  return [text, seams];
}

/** Longest telephone number with its words. */
const ICON_TEXT_CHARS = 60;

function iconsOf({ icons, parts }: Run): Pick<TextBlock, 'icons'> {
  const read = icons.flatMap(({ means, part }, at) => {
    const text = collapse(
      parts
        .slice(part, icons[at + 1]?.part)
        .filter((one) => one !== SEAM)
        .join(''),
    )
      .trim()
      .slice(0, ICON_TEXT_CHARS);
    return /\d/.test(text) ? [{ means, text }] : [];
  });
  return read.length > 0 ? { icons: read } : {};
}

function struckOf({ struck }: Run): Pick<TextBlock, 'struck'> {
  const texts = struck.map((text) => text.trim()).filter((text) => /\d/.test(text) && text.length <= STRUCK_CHARS);
  return texts.length > 0 ? { struck: texts } : {};
}

/** A sum with its words; longer ones are sentences. */
const STRUCK_CHARS = 60;

/** Text of an element that is being read, kept beside the blocks: a link, a heading, a cell. */
export class Capture {
  private readonly parts: string[] = [];
  private length = 0;
  private readonly maxChars: number;

  constructor(maxChars: number) {
    this.maxChars = maxChars;
  }

  add(text: string): void {
    if (this.length > this.maxChars) return;
    this.parts.push(text);
    this.length += text.length;
  }

  get text(): string {
    return collapse(this.parts.join('')).trim().slice(0, this.maxChars);
  }
}
