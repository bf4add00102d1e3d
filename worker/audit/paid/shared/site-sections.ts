import type { TextBlock } from '../../website/page/page-view.ts';
import { countWords } from '../../website/page/words.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { contentPages } from '../../website/text/page-prose.ts';

/** Running text under one heading. */
export interface Section {
  pageUrl: string;
  /** null for text above the first heading. */
  heading: string | null;
  /** 1-6; 0 without a heading. */
  level: number;
  sentences: string[];
  words: number;
  /** Of all that stands below it, lists and the sections of its parts included, as far as the next heading of its rank. */
  wordsBelow: number;
}

/** The running text of the website under its headings; a heading with nothing below is a section without sentences. Legal pages say nothing to customers. */
export function sectionsOf(pages: readonly ReadPage[]): Section[] {
  const speaking = contentPages(pages);
  return pages.filter((page) => page.role === 'contact' || speaking.includes(page)).flatMap(sectionsOfPage);
}

function sectionsOfPage(page: ReadPage): Section[] {
  const { view, paragraphs } = page.prose;
  const headings = view.headings.filter(({ hidden, text, block }) => !hidden && block >= 0 && text.trim() !== '');
  const start = (heading: string | null, level: number, wordsBelow: number): Section => ({
    pageUrl: page.url,
    heading,
    level,
    sentences: [],
    words: 0,
    wordsBelow,
  });
  const wordsBelow = ({ block, level }: (typeof headings)[number], at: number): number => {
    const next = headings.slice(at + 1).find((other) => other.level <= level);
    return wordsOfBlocks(view.blocks.slice(block + 1, next?.block));
  };
  const sections = [
    start(null, 0, 0),
    ...headings.map((one, at) => start(one.text.replace(/\s+/g, ' ').trim(), one.level, wordsBelow(one, at))),
  ];
  for (const paragraph of paragraphs) {
    const above = headings.filter(({ block }) => block < paragraph.block).length;
    const section = sections[above];
    if (!section) continue;
    section.sentences.push(...paragraph.sentences);
    section.words += paragraph.words;
  }
  return sections.filter(({ heading, sentences }) => heading !== null || sentences.length > 0);
}

/** Links, buttons and headings lead somewhere and tell nothing. */
const LEADING = /^(?:h[1-6]|a|button|label|option|legend|nav)$/;
/** Of a section without an end, as the last of a page, enough to be no name alone. */
const MAX_BLOCKS = 40;

function wordsOfBlocks(blocks: readonly TextBlock[]): number {
  const telling = blocks
    .slice(0, MAX_BLOCKS)
    .filter(({ tag, landmark }) => !LEADING.test(tag) && landmark !== 'footer');
  return telling.reduce((sum, { text }) => sum + countWords(text), 0);
}
