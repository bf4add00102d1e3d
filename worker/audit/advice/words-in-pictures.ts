import type { Advice } from './advice.ts';

/** For pages that are put together from pictures, words and all: little text, short pages, and pictures in place of text. */
export const wordsInPictures: Advice = {
  title: 'Type out the words that stand in your pictures',
  description:
    'On {the pages we list|the page we name} the words stand in pictures, the menu with them. People read them there. Assistants read ' +
    'text, and what is drawn is lost on them.',
  how:
    'Type out as text what the pictures of {each page we list|the page} say, word for word. Begin with what you do, where you are and how ' +
    'to reach you; then prices, and what customers say. Keep your photographs. Where a page cannot be changed, put the words of each ' +
    'picture into its alternative text.',
  effort: 'day',
  owner: 'you',
};
