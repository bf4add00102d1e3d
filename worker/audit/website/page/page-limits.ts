/**
 * What is kept of one document. An analysis stores about 300 KB of text a page; the lists are far above what real pages hold and
 * keep a hostile page from filling memory. A list that reached its limit is named in `capped`.
 */
export const LIMITS = {
  blockChars: 300_000,
  blocks: 3_000,
  links: 2_000,
  images: 2_000,
  headings: 1_000,
  metas: 300,
  headLinks: 500,
  paths: 3_000,
  tables: 200,
  tableRows: 200,
  tableColumns: 50,
  tableChars: 200_000,
  rowItems: 5_000,
  forms: 50,
  formFields: 100,
  buttons: 500,
  scriptLinks: 500,
  frames: 100,
  media: 200,
  externalScripts: 300,
  jsonLd: 100,
  times: 500,
  ids: 500,
  titles: 20,
} as const;

export type LimitedList = keyof typeof LIMITS | 'elements' | 'attributes' | 'microdata' | 'rdfa';

/**
 * Elements of a document. A tree takes about a kilobyte each, of the 128 MB a Worker has; the largest real pages seen have some 30,000.
 */
export const MAX_ELEMENTS = 40_000;

/** Of one element, and of a document: elements of real pages have three on average, the richest some 40. */
export const MAX_ATTRIBUTES_OF_ONE = 100;
export const MAX_ATTRIBUTES = 150_000;

/** Longest text kept of a link, a heading, a cell, a caption or a label. */
export const SHORT_TEXT_CHARS = 1_000;

/** Longest name kept of what our browser clicked on; links are matched with it by as much of their text. */
export const CLICKED_NAME_CHARS = 60;

/** Longest attribute kept; inline images come as addresses of megabytes. */
export const ATTRIBUTE_CHARS = 2_048;

/** Longest script text kept of a JSON-LD block. */
export const JSON_LD_CHARS = 100_000;

/** Counts what a list may still take, and remembers which lists were cut. */
export class Capacity {
  private readonly used = new Map<string, number>();
  private readonly cut = new Set<string>();

  /** Whether `amount` more fits; false marks the list as capped. */
  take(list: keyof typeof LIMITS, amount = 1): boolean {
    const used = (this.used.get(list) ?? 0) + amount;
    if (used > LIMITS[list]) {
      this.cut.add(list);
      return false;
    }
    this.used.set(list, used);
    return true;
  }

  /** How much a list may still take. */
  left(list: keyof typeof LIMITS): number {
    return LIMITS[list] - (this.used.get(list) ?? 0);
  }

  markCut(list: LimitedList): void {
    this.cut.add(list);
  }

  names(): string[] {
    return [...this.cut].sort();
  }
}
