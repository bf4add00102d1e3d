import type { Evidence } from '../checks/check.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import type { Observations, PageObservation } from '../observations.ts';
import type { AxeReading } from '../website/axe/axe-finding.ts';
import type { PageView } from '../website/page/page-view.ts';
import { fitToShow } from './fit-to-show.ts';
import { runTogether } from './run-together.ts';
import { isAbsence, quoted } from './words.ts';

/**
 * Between the parts of evidence that is put together: "Pack of six → tel:...", "Bread: 4.20 €", "Disallow: / (no colon)". A colon before an
 * arrow or a dot is the last sign of what stands before it.
 */
const SEAM = /( → | · | > | \/ | \| |: (?![→·] )| \(|\)$)/;
const ITEM_SEAM = ' · ';

/** A name such as "Basket (2).png" is one thing, whichever of its words stand on the page. */
const FILE_NAME = /^[^/\n]{1,160}\.(?:avif|gif|jpe?g|mp4|png|svg|webm|webp)$/i;

/** Characters of a sentence nobody writes twice by chance. */
const MIN_OWN_SENTENCE = 40;

/** What all checks saw, as a report shows it. */
export function withWords(results: readonly CheckResult[], observations: Observations): CheckResult[] {
  const words = new EvidenceWords(observations);
  return results.map((result) => {
    const outcome = fitToShow(result.outcome, observations);
    return { ...result, outcome: { ...outcome, evidence: outcome.evidence.map((one) => words.told(one)) } };
  });
}

/**
 * Evidence as a report shows it: quotation marks stand round what was found word for word and round nothing else. `words` is set where that
 * is not all of `seen`. Looked up rather than known from the check that saw it, so that no check can put its own words into a quotation.
 */
export class EvidenceWords {
  readonly #texts = new Map<string, string>();
  readonly #apart = new Map<string, [line: string, read: string][]>();
  readonly #observed: Pick<Observations, 'pages' | 'robots'>;
  readonly #pages: ReadonlyMap<string, PageObservation>;

  constructor(observed: Pick<Observations, 'pages' | 'robots'>) {
    this.#observed = observed;
    this.#pages = new Map(observed.pages.map((page) => [page.url, page]));
  }

  told(evidence: Evidence): Evidence {
    const words = this.#asRead(this.#wordsOf(evidence), evidence);
    return words === null ? evidence : { ...evidence, words };
  }

  /** "Lunch|12:00 – 14:00": what the source does not set apart and a visitor sees apart, or without what is hidden. */
  #asRead(words: string | null, { seen, pageUrl }: Evidence): string | null {
    const told = words ?? seen;
    let read = told;
    for (const [line, apart] of this.#runTogether(pageUrl))
      if (line.length >= MIN_LINE && read.includes(line)) read = read.replaceAll(line, apart);
    return read === told ? words : words === null ? quoted(read, Number.POSITIVE_INFINITY) : read;
  }

  #runTogether(url: string): [line: string, read: string][] {
    const known = this.#apart.get(url);
    if (known !== undefined) return known;
    const page = this.#pages.get(url);
    const made = runTogether(page?.plain.view ?? undefined, page?.rendered?.view ?? undefined);
    this.#apart.set(url, made);
    return made;
  }

  /** null where `seen` stands there as it is. */
  #wordsOf({ seen, pageUrl, place }: Evidence): string | null {
    if (seen.trim() === '') return null;
    const says = (text: string): boolean => this.#says(text, pageUrl, place);
    // A short absence may stand on the page by chance; a long one that does is the page's own.
    if (isAbsence(seen) && (seen.length < MIN_OWN_SENTENCE || !says(seen))) return seen.trim();
    if (says(seen)) return isCapped(seen) ? quoted(`${seen.trimEnd()} …`, Number.POSITIVE_INFINITY) : null;
    if (FILE_NAME.test(seen)) return seen.trim();
    // A passage from the midst of a text: the marks of what is left out belong into the quotation.
    const [, before = '', midst = '', after = ''] = MIDST.exec(seen.trim()) ?? [];
    if (before + after !== '' && midst.length >= MIN_CUT && says(midst))
      return quoted(seen.trim(), Number.POSITIVE_INFINITY);
    const cut = cutShort(seen);
    if (cut !== null && cut.length >= MIN_CUT && says(cut)) return quoted(`${cut} …`, Number.POSITIVE_INFINITY);
    const parts = wholeParts(seen, says);
    // The last item of a list that was cut is left out: which it is nobody can tell any more.
    return isCapped(seen) && parts.at(-2) === ITEM_SEAM
      ? `${quotedParts(parts.slice(0, -2), says, false)} and more`
      : quotedParts(parts, says, isCapped(seen));
  }

  #says(text: string, pageUrl: string, place: string): boolean {
    const sought = plain(text);
    const texts = place.startsWith('robots.txt') ? [this.#robots] : this.#textsOf(pageUrl);
    for (const told of texts) if (standsIn(told, sought)) return true;
    return false;
  }

  get #robots(): string {
    return this.#once('robots.txt', () => this.#observed.robots.text ?? '');
  }

  /** What stands on a page: first what is read there, which is most of what is quoted, then what its code says. */
  *#textsOf(url: string): Generator<string> {
    const page = this.#pages.get(url);
    const views = [page?.plain.view, page?.rendered?.view].filter((view) => view != null);
    for (const [at, view] of views.entries()) yield this.#once(`${at} ${url}`, () => textOf(view));
    for (const [at, view] of views.entries())
      yield this.#once(`${at} code ${url}`, () => stringsIn(codeOf(view)).join('\n'));
    // What axe says of an element is no text of the page.
    yield this.#once(`axe ${url}`, () => testedMarkup(page?.rendered?.axe ?? null).join('\n'));
  }

  #once(key: string, text: () => string): string {
    const known = this.#texts.get(key);
    if (known !== undefined) return known;
    const made = plain(text());
    this.#texts.set(key, made);
    return made;
  }
}

/** Fewer letters may stand in any longer word. */
const MIN_LINE = 6;

const plain = (text: string): string => text.normalize('NFKC').replace(OTHER_SPACE, ' ').trim();
/** All white space but what is one space already: of a page, nearly none. */
const OTHER_SPACE = /[^\S ]\s*| \s+/g;

const textOf = ({ titles, metas, blocks, clicked = [] }: PageView): string =>
  [
    ...titles,
    ...metas.map(({ content }) => content),
    blocks.map(({ text }) => text).join(' '),
    ...clicked.map(({ text }) => text.replaceAll('\n', ' · ')),
  ].join('\n');

const codeOf = ({ headLinks, links, images, tables, forms, frames, media, buttons, ...view }: PageView): unknown => [
  [headLinks, links, images, tables, forms, frames, media, buttons],
  [view.scriptLinks, view.jsonLd, view.microdata, view.rdfa, view.times, view.lang, view.metas, view.paths],
];

const testedMarkup = (axe: AxeReading | null): string[] =>
  (axe?.violations ?? []).flatMap(({ nodes }) => nodes.map(({ snippet }) => snippet));

function stringsIn(value: unknown, found: string[] = []): string[] {
  if (typeof value === 'string') found.push(value);
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) stringsIn(inner, found);
  return found;
}

const IN_WORD = /[\p{L}\p{N}]/u;

/** Whether it stands there whole, not as a part of longer words. */
function standsIn(text: string, sought: string): boolean {
  if (sought === '') return false;
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + 1)) {
    const [before = '', after = ''] = [text[at - 1], text[at + sought.length]];
    const isCut =
      (IN_WORD.test(before) && IN_WORD.test(sought.at(0) ?? '')) ||
      (IN_WORD.test(after) && IN_WORD.test(sought.at(-1) ?? ''));
    if (!isCut) return true;
  }
  return false;
}

/** "… of what stands there …" */
const MIDST = /^(… ?)?(.*?)( ?…)?$/s;

/** A cap leaves more than this: "9 words" is no quotation of a 9, nor "4.5 s". */
const MIN_CUT = 24;

/** Without its last word, which the cap on evidence may have cut; null where there is but one. */
function cutShort(seen: string): string | null {
  const at = seen.trimEnd().lastIndexOf(' ');
  return at > 0 ? seen.slice(0, at).trimEnd() : null;
}

/** Evidence is kept up to this. */
const CAP_CHARS = 300;

/** It may end in the midst of a sentence, be it between two words. */
const isCapped = (seen: string): boolean => seen.length >= CAP_CHARS;

/** Its parts, without the first letters of a last one that the cap left. */
function wholeParts(seen: string, says: (text: string) => boolean): string[] {
  const parts = seen.split(SEAM);
  const last = parts.at(-1) ?? '';
  const isStump = last.length < MIN_CUT && !says(last) && parts.at(-2) !== ITEM_SEAM;
  return isCapped(seen) && parts.length > 2 && isStump ? parts.slice(0, -2) : parts;
}

/** A lead of ours before a quotation, or a note behind it, is no longer. */
const MAX_OWN_CHARS = 80;

/** Each longest run of parts that was found is quoted; the rest is ours, and then it stands at the beginning or the end. */
function quotedParts(parts: readonly string[], says: (text: string) => boolean, isCut: boolean): string {
  const told: { text: string; isOurs: boolean }[] = [];
  for (let from = 0; from < parts.length; ) {
    const part = parts[from] ?? '';
    const to = from % 2 === 0 ? foundUpTo(parts, from, says) : from;
    const end = isCut && to === parts.length ? ' …' : '';
    const shown =
      to > from
        ? quoted(`${parts.slice(from, to).join('')}${end}`)
        : from === parts.length - 1
          ? cutPart(part, says)
          : part;
    told.push({ text: shown, isOurs: from % 2 === 0 && shown === part && part !== '' });
    from = Math.max(to, from + 1);
  }
  const ours = told.flatMap(({ text, isOurs }, at) => (isOurs ? [{ text, at }] : []));
  const quotes = told.flatMap(({ text }, at) => (text.startsWith('“') ? [at] : []));
  const leads = ours.filter(({ at }) => at < (quotes[0] ?? 0)).length;
  const notes = ours.filter(({ at }) => at > (quotes.at(-1) ?? 0)).length;
  const isUnclear =
    leads > 1 ||
    notes > 1 ||
    leads + notes < ours.length ||
    ours.some(({ text }) => text.length > MAX_OWN_CHARS) ||
    quotes.some((at) => told[at - 1]?.text === ' (' && closesMore(told[at]?.text ?? ''));
  return (isUnclear ? parts : told.map(({ text }) => text)).join('').trim();
}

/** "PV)": the page's own bracket, opened in words that were put together otherwise. */
const closesMore = (text: string): boolean => text.split(')').length > text.split('(').length;

/** Behind the last part of the longest run found from there; the same place where nothing is. */
function foundUpTo(parts: readonly string[], from: number, says: (text: string) => boolean): number {
  for (let to = parts.length; to > from; to--) {
    const run = parts.slice(from, to).join('');
    if ((to - from) % 2 === 1 && /\S/.test(run) && says(run)) return to;
  }
  return from;
}

/** The cap on evidence may have cut the last part in a word. */
function cutPart(part: string, says: (text: string) => boolean): string {
  const whole = cutShort(part);
  return whole !== null && whole.length >= MIN_CUT && says(whole) ? quoted(`${whole} …`) : part;
}
