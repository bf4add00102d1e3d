import type { TextBlock } from '../../website/page/page-view.ts';

export interface FaqPair {
  question: string;
  answer: string;
  block: TextBlock;
}

/** How a question is presented; `text` stands for headings and bold lines, which need an FAQ around them. */
export type Presentation = 'details' | 'list' | 'accordion' | 'prefix' | 'text';

export interface Candidate {
  at: number;
  how: Presentation;
  /** Tag and place of the element: questions of one list look alike. */
  shape: string;
  /** Heading level, 7 for what is no heading. */
  level: number;
  asks: boolean;
  inFaq: boolean;
}

const HEADING = /^h([1-6])$/;
export const levelOf = (block: TextBlock): number => Number(HEADING.exec(block.tag)?.[1] ?? 7);
