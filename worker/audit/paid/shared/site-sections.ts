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
}

/** The running text of the website under its headings; a heading with nothing below is a section without sentences. Legal pages say nothing to customers. */
export function sectionsOf(pages: readonly ReadPage[]): Section[] {
  const speaking = contentPages(pages);
  return pages.filter((page) => page.role === 'contact' || speaking.includes(page)).flatMap(sectionsOfPage);
}

function sectionsOfPage(page: ReadPage): Section[] {
  const { view, paragraphs } = page.prose;
  const headings = view.headings.filter(({ hidden, text, block }) => !hidden && block >= 0 && text.trim() !== '');
  const start = (heading: string | null, level: number): Section => ({
    pageUrl: page.url,
    heading,
    level,
    sentences: [],
    words: 0,
  });
  const sections = [
    start(null, 0),
    ...headings.map(({ text, level }) => start(text.replace(/\s+/g, ' ').trim(), level)),
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
