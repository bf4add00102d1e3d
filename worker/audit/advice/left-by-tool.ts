import type { Advice } from './advice.ts';

/** For titles that a tool or a template left. */
export const titlesLeft: Pick<Advice, 'title' | 'description' | 'how'> = {
  title: 'Replace the page {titles that were|title that was} left from building the website',
  description:
    '{Titles were|A title was} not written for the page, or not to the end: a tool or a template left {them|it} ' +
    'there.',
  how: 'The title of [each|the] page should say in your words what the page is about, and no two should be the same.',
};

/** For tags of link previews that show the card of the tool. */
export const previewsLeft: Pick<Advice, 'title' | 'description' | 'how'> = {
  title: 'Put your own words and picture in place of what was left for link previews',
  description:
    'A few tags in the head of a page make the card under a shared link. Some show what a tool or a template left there.',
  how: 'og:title, og:description and og:image of [each|the] page should show your own words and picture, and og:url its address.',
};
