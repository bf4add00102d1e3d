import type { FactSource } from '../../facts/facts.ts';
import { shortened } from '../../wording/cut-text.ts';
import { AFTER_GLUED_FORM } from '../../words/legal-form-words.ts';
import type { PageView, TextBlock } from '../page/page-view.ts';
import type { ReadPage } from '../read-pages.ts';
import type { StructuredData } from '../structured-data/structured-data.ts';
import { isInBrackets, splitAtBrackets } from './brackets/bracketed.ts';
import { exampleBlocks } from './example-figures.ts';
import { isAboutOthers, isLegalPage, markForeignLines } from './foreign-passages.ts';
import { isWritten } from './latin-filler.ts';
import { lightLetters } from './light-letters.ts';
import { blocksOfLinkedCompanies } from './linked-companies.ts';
import { regexSource } from './regex-source.ts';
import { madeUpBlocks } from './template-words.ts';

/** Evidence quotes are at most this long: the results contract. */
const MAX_SEEN_CHARS = 300;

/** One line of visible text with everything needed to judge and to quote it. */
export interface TextLine {
  text: string;
  /** Index in `view.blocks`. */
  block: number;
  tag: string;
  place: string;
  landmark: TextBlock['landmark'];
  hidden: boolean;
  /** Rendered view only: the plain view of the same page has this very line, so whatever it says was already read there. */
  inPlain: boolean;
  /** Why this passage speaks of somebody else (host, authority, web designer...); null = of the business. */
  foreign: string | null;
  /** It stands in a legal notice: a page of one, or a section of another page under such a heading. */
  isLegal?: boolean;
}

/** One view of one page. */
export interface TextDocument {
  page: ReadPage;
  pageUrl: string;
  viewName: FactSource['view'];
  view: PageView;
  structured: StructuredData;
  isLegal: boolean;
  lines: TextLine[];
  /** Index in `lines` of the first line of each block; -1 for blocks without one. */
  firstLine: number[];
}

/** Why a passage is nobody's: nothing in it is a fact, of the business or of others. */
export const PLACEHOLDER = 'placeholder';

/** Every text of some pages, line by line: the plain view of a page before the rendered one. */
export const textDocuments = (pages: readonly ReadPage[]): TextDocument[] =>
  pages.flatMap(({ documents }) => documents);

/** The text of one page, cut into lines: readers ask the page, which keeps them. */
export function documentsOf(page: ReadPage): TextDocument[] {
  const plain = toDocument(page, 'plain', page.plain.view, page.structured);
  if (!page.rendered) return [plain];
  const rendered = toDocument(page, 'rendered', page.rendered.view, page.renderedStructured ?? EMPTY);
  const plainTexts = new Set(plain.lines.map((line) => line.text));
  for (const line of rendered.lines) line.inPlain = plainTexts.has(line.text);
  return [plain, rendered];
}

const EMPTY: StructuredData = { nodes: [], broken: [], blockCount: 0 };

function toDocument(
  page: ReadPage,
  viewName: FactSource['view'],
  view: PageView,
  structured: StructuredData,
): TextDocument {
  const lines: TextLine[] = [];
  const firstLine: number[] = [];
  const isLegal = isLegalPage(page, view);
  const examples = exampleBlocks(view);
  const madeUp = madeUpBlocks(view);
  const linked = blocksOfLinkedCompanies(view);
  view.blocks.forEach((block, index) => {
    firstLine.push(-1);
    // Choices of a form are what a visitor may answer, not what the business says.
    if (block.tag === 'option') return;
    const written = isLegal && block.text.length > MIN_SECTIONS_CHARS ? inSections(block.text) : block.text;
    for (const part of unglued(written).split('\n').flatMap(splitAtBrackets)) {
      const text = part.trim();
      if (text === '') continue;
      if (firstLine[index] === -1) firstLine[index] = lines.length;
      lines.push({
        text,
        block: index,
        tag: block.tag,
        place: placeInBody(view, block.path),
        landmark: block.landmark,
        hidden: block.hidden,
        inPlain: false,
        foreign: null,
      });
    }
  });
  markForeignLines(lines, view, isLegal, isAboutOthers(page, view));
  for (const line of lines) {
    if (examples.has(line.block)) line.foreign = 'example';
    else if (madeUp.has(line.block) || isInBrackets(line.text) || !isWritten(line)) line.foreign = PLACEHOLDER;
    else if (linked.has(line.block)) line.foreign = 'company that a link leads to';
  }
  return { page, pageUrl: page.url, viewName, view, structured, isLegal, lines, firstLine };
}

/** A legal notice in one paragraph, whose headings only its source sets apart: what follows "Nous contacter" is no longer about the host. */
const inSections = (text: string): string => text.replace(OWN_SECTION, '\n');
const OWN_SECTION = lightLetters(
  regexSource`
    (?<=[\p{L}\d)]{3}[.,;]?)\s(?=
      (?:
        Nous contacter
        |Pour nous contacter
        |[ÉE]diteur du site
        |[ÉE]dition du site
        |H[ée]bergement
        |H[ée]bergeur
        |Directeur de (?:la )?publication
        |Propri[ée]t[ée] intellectuelle
        |Contactgegevens
        |Kontaktdaten
      )\s(?::\s)?[\p{Lu}+]
    )
  `,
  'gu',
);
/** Shorter paragraphs have one subject. */
const MIN_SECTIONS_CHARS = 300;

/** Elements side by side without a space between run together: "GmbHHauptplatz 12", "KnittelfeldTel: 03512". */
const GLUED_LABEL = lightLetters(
  /(?<=\p{Ll}{2}|\d)(?=(?:Tel|Telefon|Telefax|Fax|Mobil|Phone|E-?[Mm]ail|Mail|T[ée]l)\s?[.:]\s?[+(\d\p{L}])/gu,
);

const GLUED_VALUE = lightLetters(
  regexSource`
    (?<=
      (?<!\p{L})(?:
        Tel
        |Telefon
        |Telefax
        |Fax
        |Mobil
        |Handy
        |Phone
        |Mobile
        |Cell
        |T[ée]l
        |T[ée]l[ée]phone
        |Tel[ée]fono
        |Telefono
        |Telefoon
        |M[óo]vil
      )[.:]?
    )(?=[+(]?\d)
    |(?<=(?<!\p{L})(?:E-?[Mm]ail|Mail|Courriel):?)(?=[a-z\d][\w.+-]{0,63}@)
    |(?<=(?<!\p{L})(?:Adresse|Address|Adres|Indirizzo|Direcci[óo]n|Endere[çc]o|Morada|Anschrift))(?=\d)
  `,
  'gu',
);

/** "info@weber.nlKerkstraat 4" */
const GLUED_MAIL = lightLetters(/(?<=@(?:[\w-]{1,60}\.){1,3}[a-z]{2,6})(?=\p{Lu}\p{Ll}(?!\S*\.[a-z]))/gu);

/** What the three below can stand at: a number or a mailbox, two words run together. */
const VALUE = /[\d@]/;
const RUN_TOGETHER = /[^\sA-Z.,:;()-][A-Z]|\.[A-Z]/;

function unglued(given: string): string {
  if (given.length > 5_000) return given;
  let text = given.includes('@') ? given.replace(GLUED_MAIL, '\n') : given;
  if (RUN_TOGETHER.test(text)) text = text.replace(GLUED_LABEL, '\n').replace(AFTER_GLUED_FORM, '\n');
  return VALUE.test(text) ? text.replace(GLUED_VALUE, ' ') : text;
}

/** Path of a block, link or image below `body`, as facts name their source. */
export function placeInBody(view: PageView, path: number): string {
  return (view.paths[path] ?? 'body').replace(/^body > /, '');
}

/** The same of an element told by an attribute: "li > a.call[href^="tel:"]" of `a` and `[href^="tel:"]`. */
export function placeByAttribute(view: PageView, path: number, tag: string, attribute: string): string {
  const place = placeInBody(view, path);
  // Where too many paths were seen, none is kept.
  return place === 'body' ? `${tag}${attribute}` : `${place}${attribute}`;
}

export const quote = (text: string): string => shortened(text, MAX_SEEN_CHARS);

export function lineSource(document: TextDocument, line: TextLine, seen = line.text): FactSource {
  return { pageUrl: document.pageUrl, view: document.viewName, place: line.place, seen: quote(seen) };
}

export function sourceAt(document: TextDocument, place: string, seen: string): FactSource {
  return { pageUrl: document.pageUrl, view: document.viewName, place, seen: quote(seen) };
}

/** The line of a block that holds `text`, else the block's first line; null when the block has no text. */
export function lineOfBlock(document: TextDocument, block: number, text: string): TextLine | null {
  const first = document.firstLine[block] ?? -1;
  if (first < 0) return null;
  for (let at = first; document.lines[at]?.block === block; at++) {
    const line = document.lines[at];
    if (line && text !== '' && line.text.includes(text)) return line;
  }
  return document.lines[first] ?? null;
}
