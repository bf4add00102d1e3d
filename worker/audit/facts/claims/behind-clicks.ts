import { CLICKED_NAME_CHARS, LIMITS } from '../../website/page/page-limits.ts';
import { visibleText } from '../../website/page/page-text.ts';
import type { PageLink, PageView } from '../../website/page/page-view.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { judgeLanguage } from '../../website/text/detect-language.ts';
import type { ClickedEntry } from '../../website/unasked/clicked-entry.ts';
import { policyKindOfName } from '../profiles/policy-names.ts';
import { LONG_NUMBER, SIGN } from './bare-of-contact.ts';
import { unfilledLines } from './unfilled-entries.ts';
import { unfolds, viewBehindClick } from './unseen-views.ts';
import { ledByClicks, untriedButtons } from './untried-buttons.ts';

/** What a click brought and no HTML holds. */
export interface BehindClick extends Pick<ClickedEntry, 'name' | 'words' | 'text' | 'isMenu' | 'servedAt'> {
  pageUrl: string;
}

/** Fewer are a basket that is empty, a field to search in, or thanks. A number to call needs none. */
const MIN_WORDS = 8;

/**
 * What clicks of our browser brought, each once. Not legal texts, not what stands on a page of its own as well, whether that was read or is
 * where the click got it, and not what a template left there.
 */
export const behindClicks = (pages: readonly ReadPage[]): BehindClick[] =>
  openedByClicks(pages).filter(({ servedAt }) => servedAt === undefined);

/** Fewer are a field to sign in, a button's answer or a list: nobody misses them in the HTML. */
const MIN_PROSE_WORDS = 60;
/** Shorter lines that end like a sentence are labels and thanks. */
const MIN_SENTENCE_WORDS = 6;

/** Of these what is worth telling: sentences on the business. Not a legal text of any kind, a form, or a menu. */
export function proseBehindClicks(pages: readonly ReadPage[]): BehindClick[] {
  const told = behindClicks(pages).filter(({ name, text }) => policyKindOfName(name) === null && proseWords(text) > 0);
  return told.reduce((sum, { text }) => sum + proseWords(text), 0) >= MIN_PROSE_WORDS ? told : [];
}

const SENTENCE_END = /[\p{L}\p{N})][.!?…。！？]["”»)]*(?:\s|$)/u;

const proseWords = (text: string): number =>
  text
    .split('\n')
    .filter((line) => SENTENCE_END.test(line))
    .map(wordsOf)
    .filter((words) => words >= MIN_SENTENCE_WORDS)
    .reduce((sum, words) => sum + words, 0);

/** The same with what the click gets from a page of the website that no link names. */
export function openedByClicks(pages: readonly ReadPage[]): BehindClick[] {
  const { brought, unfilled } = broughtByClicks(pages);
  const known = knownLines(pages, brought);
  return brought.flatMap((one) => {
    const lines = one.text.split('\n');
    if (lines.filter((line) => known.has(line) || unfilled.has(line)).length * 2 >= lines.length) return [];
    const text = lines.filter((line) => !unfilled.has(line)).join('\n');
    return [{ ...one, text, words: one.words - wordsOf(one.text) + wordsOf(text) }];
  });
}

/** What clicks brought that nobody has written yet, each once. */
export function unfilledBehindClicks(pages: readonly ReadPage[]): BehindClick[] {
  const { brought, unfilled } = broughtByClicks(pages);
  return brought.filter(({ text }) => {
    const lines = text.split('\n');
    return lines.filter((line) => unfilled.has(line)).length * 2 >= lines.length;
  });
}

function broughtByClicks(pages: readonly ReadPage[]): { brought: BehindClick[]; unfilled: ReadonlySet<string> } {
  const brought = new Map<string, BehindClick>();
  const clicked = pages.flatMap(({ url, plain, rendered }) =>
    (rendered?.view.clicked ?? [])
      .filter(({ text }) => !isTranslation(text, plain.view, rendered?.view ?? plain.view))
      .map((one) => ({ url, one })),
  );
  for (const { url: pageUrl, one } of clicked) {
    const { name, words, text, isMenu, servedAt } = one;
    if (isLegal(name) || !(words >= MIN_WORDS || LONG_NUMBER.test(text) || SIGN.test(text))) continue;
    // Of what an entry brings on a second page less may be kept.
    const known = [...brought.values()].find((other) => other.name === name && isOneText(other.text, text));
    if (known && known.text.length >= text.length) continue;
    if (known) brought.delete(keyOf(known));
    brought.set(keyOf(one), {
      pageUrl,
      name,
      words,
      text,
      ...(isMenu ? { isMenu } : {}),
      ...(servedAt === undefined ? {} : { servedAt }),
    });
  }
  if (brought.size === 0) return { brought: [], unfilled: new Set() };
  return { brought: [...brought.values()], unfilled: unfilledLines([...new Set(clicked.map(({ one }) => one.text))]) };
}

const SAMPLE_CHARS = 3_000;

/** Whether a click put the page, or what it opened, into another language than the page is read in: that is a choice of language. */
function isTranslation(text: string, ...views: PageView[]): boolean {
  const brought = judgeLanguage(text, null);
  if (!brought.isRead) return false;
  const read = views
    .map((view) => judgeLanguage(visibleText(view).slice(0, SAMPLE_CHARS), null))
    .filter(({ isRead }) => isRead);
  return read.length > 0 && read.every(({ code }) => code !== brought.code);
}

const keyOf = ({ name, text }: Pick<ClickedEntry, 'name' | 'text'>): string => `${name}\n${text}`;

const isOneText = (one: string, other: string): boolean => one.startsWith(other.trim()) || other.startsWith(one.trim());

const knownLines = (pages: readonly ReadPage[], brought: readonly BehindClick[]): ReadonlySet<string> =>
  new Set(
    brought.length === 0
      ? []
      : pages.flatMap(viewsOf).flatMap(({ blocks }) => blocks.flatMap(({ text }) => text.split('\n'))),
  );

const wordsOf = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** Whoever stands behind a website is told in an imprint. */
function isLegal(name: string): boolean {
  const kind = policyKindOfName(name);
  return kind !== null && kind !== 'imprint';
}

const viewsOf = ({ plain, rendered }: ReadPage): PageView[] => [plain.view, ...(rendered ? [rendered.view] : [])];

/** A page that shows more says what there is to say. */
const FEW_WORDS = 150;

/**
 * Entries of the menu of a home page with few words that a script answers, and on which nobody clicked to see with what: views of an app that
 * hold the rest. A list that unfolds, and a name that a part of the page bears, open nothing new.
 */
export const unopenedEntries = (pages: readonly ReadPage[]): PageLink[] => unopened(pages, ({ href }) => href.trim());

/** The same with entries that name the part behind the address of the page: views that a script may show, each by an address of a kind. */
const unseenEntries = (pages: readonly ReadPage[]): PageLink[] =>
  unopened(pages, ({ href, url }, { baseUrl }) => partOf(href.trim(), url, baseUrl));

function unopened(pages: readonly ReadPage[], placeOf: (link: PageLink, view: PageView) => string): PageLink[] {
  const home = pages.find(({ role }) => role === 'home');
  const view = home?.rendered?.view;
  if (!home || !view || home.plain.view.scripts.count + view.scripts.count === 0) return [];
  if (view.textWords >= FEW_WORDS) return [];
  const clicked = new Set((view.clicked ?? []).map(({ href, name }) => `${href} ${name}`));
  return view.links.filter(
    (link) =>
      (link.landmark === 'nav' || link.landmark === 'header') &&
      !link.hidden &&
      link.text !== '' &&
      !clicked.has(`${link.href} ${link.text.slice(0, CLICKED_NAME_CHARS)}`) &&
      (NO_PLACE.test(link.href)
        ? link.opens === true && !link.isQuiet
        : namesNoPart(placeOf(link, view), link, view)) &&
      !isLegal(link.text) &&
      !unfolds(link, view),
  );
}

/** The first entry that brings text at a click which no HTML holds, leads to an address that was not read, or may do either. */
export function clickAmong(pages: readonly ReadPage[]): { behindClick?: string } {
  const [name] = [
    ...behindClicks(pages).map((one) => one.name),
    ...ledByClicks(pages).map(({ text }) => text),
    ...untriedButtons(pages),
    ...unseenEntries(pages).map(({ text }) => text),
    ...pages.flatMap((page) => viewBehindClick(page) ?? []),
  ];
  return name === undefined ? {} : { behindClick: name };
}

const NO_PLACE = /^\s*#!?\s*$/;

/** "#directions" of a page that has no such part, nor one called "view-directions". */
function namesNoPart(place: string, { opens }: PageLink, { ids }: PageView): boolean {
  const name = /^#([^/!].*)$/.exec(place)?.[1]?.toLowerCase();
  if (name === undefined || name === 'top' || opens === false || ids.length >= LIMITS.ids) return false;
  return !ids.some((id) => id.toLowerCase().includes(name));
}

/** "#prices" of an address that leads to a part of the page it stands on; '' of any other. */
function partOf(href: string, url: string | null, baseUrl: string): string {
  if (href.startsWith('#')) return href;
  const isOwn = url !== null && url.split('#')[0] === baseUrl.split('#')[0];
  return isOwn && href.includes('#') ? href.slice(href.indexOf('#')) : '';
}
