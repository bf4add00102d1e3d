import type { Evidence } from '../../checks/check.ts';
import { unlistedLanguage } from '../language-versions.ts';
import { mainBlocks, placeOf, visibleBlocks } from '../page/page-text.ts';
import type { PageView } from '../page/page-view.ts';
import { countWords } from '../page/words.ts';
import type { ReadPage } from '../read-pages.ts';
import { isBlank } from '../undrawn-pages.ts';
import { detectLanguage } from './detect-language.ts';
import { isWritten } from './latin-filler.ts';
import { lightLetters } from './light-letters.ts';
import { regexSource } from './regex-source.ts';
import { endsAsSentence, sentencesOf } from './sentences.ts';

/** Languages the rules about wording are written for. */
export const PROSE_LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'ja'] as const;
export type ProseLanguage = (typeof PROSE_LANGUAGES)[number];

/** Those we know enough words of to look for offers, people, proof and answers: of the others, what was not found may be there. */
export const WHOLLY_READ = ['en', 'de', 'fr', 'es'] as const satisfies readonly ProseLanguage[];

/** `code` as BCP 47. */
export const isWhollyRead = (code: string): boolean =>
  WHOLLY_READ.some((one) => one === code.toLowerCase().split(/[-_]/, 1)[0]);

/** `code` as BCP 47. */
export const isKnownLanguage = (code: string): boolean =>
  PROSE_LANGUAGES.some((one) => one === code.toLowerCase().split(/[-_]/, 1)[0]);

export interface Paragraph {
  text: string;
  words: number;
  sentences: string[];
  place: string;
  /** Index in `view.blocks`. */
  block: number;
}

/** The running text of one page. */
export interface PageProse {
  page: ReadPage;
  /** The view that was read: the rendered one only where the HTML as served is all but empty. */
  view: PageView;
  /** null when it is none of the languages above or cannot be told. */
  language: ProseLanguage | null;
  paragraphs: Paragraph[];
  words: number;
}

/** Fewer words without an end like a sentence's are a label, a name or a menu entry. */
const MIN_WORDS = 8;
const MIN_SENTENCE_WORDS = 4;
/** A longer page is judged by its beginning: nobody's business page has more, and splitting takes time per character. */
const MAX_CHARS = 15_000;
/** Judging words of a page that only appears after scripts ran: its loss is judged elsewhere, and counted once. */
const RENDERED_TIMES = 3;
const LANGUAGE_SAMPLE_CHARS = 1_000;

const NO_PROSE = /^(?:h[1-6]|a|button|label|option|legend|th|dt|nav|summary|address|figcaption|noscript)$/;

/** The running text of one page, cut into paragraphs and sentences: readers ask the page, which keeps it. */
export function proseOf(page: ReadPage): PageProse {
  const view = contentView(page);
  const texts = proseBlocks(view);
  // A page of few sentences still has headings and labels.
  const told = languageOf(writtenIn(texts), view.lang) ?? languageOf(writtenIn(visibleBlocks(view)), view.lang);
  const language = unlistedLanguage(page) === null ? told : null;
  const paragraphs = texts.map(({ text, path, block }) => ({
    text,
    words: countWords(text),
    sentences: sentencesOf(text, language ?? 'en'),
    place: placeOf(view, path),
    block,
  }));
  return { page, view, language, paragraphs, words: paragraphs.reduce((sum, { words }) => sum + words, 0) };
}

/** Latin that fills a layout is in nobody's language. */
const writtenIn = (blocks: readonly { text: string }[]): string =>
  blocks
    .filter(isWritten)
    .map(({ text }) => text)
    .join('\n');

/** The view whose words are judged. */
export function contentView({ plain, rendered }: ReadPage): PageView {
  return rendered && rendered.view.textWords > plain.view.textWords * RENDERED_TIMES ? rendered.view : plain.view;
}

function proseBlocks(view: PageView): { text: string; path: number; block: number }[] {
  const main = new Set(mainBlocks(view));
  const found: { text: string; path: number; block: number }[] = [];
  let room = MAX_CHARS;
  for (const [at, block] of view.blocks.entries()) {
    if (room <= 0) break;
    // A hero in the header is content, a menu is not.
    const isContent = main.has(block) || (block.landmark === 'header' && block.tag === 'p');
    if (!isContent || NO_PROSE.test(block.tag)) continue;
    const least = endsAsSentence(block.text) ? MIN_SENTENCE_WORDS : MIN_WORDS;
    if (countWords(block.text.slice(0, 300)) < least) continue;
    found.push({ text: block.text.slice(0, room), path: block.path, block: at });
    room -= block.text.length;
  }
  return found;
}

function languageOf(text: string, lang: string | null): ProseLanguage | null {
  const found = detectLanguage(text.slice(0, LANGUAGE_SAMPLE_CHARS), lang);
  return PROSE_LANGUAGES.find((one) => one === found) ?? null;
}

/** Pages that speak to customers about the business: no legal texts, no forms, and no shells whose content was never seen. */
export const contentPages = (pages: readonly ReadPage[]): ReadPage[] =>
  pages.filter(
    (page) =>
      page.role !== 'legal' &&
      page.role !== 'contact' &&
      // "Cookies" may be what a home page sells.
      (page.role === 'home' || !LEGAL_TITLE.test(page.plain.view.titles[0] ?? '')) &&
      !isUnseen(page),
  );

/** Fewer words beside scripts are the frame of an application. */
const MIN_SEEN_WORDS = 20;

/** Scripts would write the page, and no browser ran them: what it says is not known. */
export const isUnseen = ({ plain: { view }, rendered }: ReadPage): boolean =>
  (rendered === null || isBlank(rendered.view)) && view.scripts.count > 0 && view.textWords < MIN_SEEN_WORDS;

const LEGAL_TITLE = lightLetters(
  regexSource`
    impressum
    |datenschutz
    |\bAGB\b
    |privacy
    |cookies? (?:policy|notice|statement|settings)
    |cookie-?richtlinie
    |pol[ií]ti(?:que|ca) (?:de|sur les) cookies
    |cookiebeleid
    |terms (?:of|and)
    |legal notice
    |mentions l[ée]gales
    |confidentialit[ée]
    |aviso legal
    |privacidad
    |note legali
    |informativa
    |privacyverklaring
    |algemene voorwaarden
    |privacidade
    |termos
    |プライバシー
    |個人情報
    |特定商取引
    |利用規約
  `,
  'i',
);

/** Evidence of words on a page, as any of the checks quotes them. */
export const quoteFrom = ({ page, view }: PageProse, place: string, seen: string): Evidence => ({
  pageUrl: page.url,
  place: view === page.plain.view ? place : `${place} (only after JavaScript)`,
  seen,
});
