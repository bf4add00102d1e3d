import type { Advice } from './advice.ts';

/** For titles that a tool or a template left. */
export const titlesLeft: Pick<Advice, 'title' | 'description' | 'how'> = {
  title: 'Replace the page {titles that were|title that was} left from building the website',
  description:
    'The title is the first thing read and quoted of a page. {Those we list were|The one we quote was} not written, or not to the end: a ' +
    'tool or a template left {them|it} there.',
  how:
    'Write a title of 15 to 65 characters for {each page we list|the page we name}: topic first, then your name.[ No two pages should have ' +
    'the same.|] If your system makes titles after a pattern, mend the pattern in its settings.',
};

/** For tags of link previews that show the card of the tool. */
export const previewsLeft: Pick<Advice, 'title' | 'description' | 'how'> = {
  title: 'Put your own words and picture in place of what was left for link previews',
  description:
    'A few tags in the head of a page make the card under a shared link. Those we quote show what a tool or a template ' +
    'left there.',
  how:
    'In the head of {each page we list|the page}, write your own og:title and og:description, the same texts as on the page. Name a picture ' +
    'of yours in og:image, and the address of the page in og:url.',
};
