import type { Advice } from './advice.ts';

/** For pages that are put together from pictures, words and all: little text, short pages, and pictures in place of text. */
export const wordsInPictures: Advice = {
  title: 'Type out the words that stand in your pictures',
  description:
    'On {some pages|the page we name} the words stand in pictures. Assistants that read text alone do not get them.',
  how: 'What these pictures say should stand on the page as text, too, word for word.',
  effort: 'day',
  owner: 'you',
};
