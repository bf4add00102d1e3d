import type { AdviceByCause } from './advice.ts';

/** For pages that share their text. */
export const repeatedTextsAdvice: AdviceByCause<
  'two-languages' | 'same-name' | 'same-file' | 'one-address' | 'shown-alike' | 'one-text'
> = {
  title: 'Give each page we list a text of its own',
  description:
    'The pages we list share much of their running text. Of such pages search engines and assistants may choose one.',
  how:
    'Where two of them are about different things, write on each what is true there only. Where they are about the same thing, ' +
    'merge them and redirect the old address.',
  effort: 'day',
  owner: 'you',
  causes: {
    'same-file': {
      title: 'Make each address send its own content',
      description:
        'Pages that differ only in what stands behind the “?” of their address send the same HTML, and scripts show ' +
        'something else on each. An assistant that runs none reads the same on all of them.',
      how:
        'Let the server send on each address what a visitor sees there. If they are only filters of one list, or one form with ' +
        'another choice made, name the plain address as canonical on all of them instead.',
      effort: 'day',
      owner: 'web person',
    },
    'one-address': {
      title: 'Name one address for pages that differ only behind the “?”',
      description:
        'Pages that differ only in what stands behind the “?” of their address send the same HTML. To whoever reads it ' +
        'they are one page at several addresses.',
      how:
        'If they show visitors the same page, name the address without the “?” as canonical on all of them. If a script ' +
        'shows something else on each, let the server send that.',
      effort: 'hours',
      owner: 'web person',
    },
    'shown-alike': {
      title: 'Name one canonical address for a page with several',
      description:
        'Pages that differ only in what stands behind the “?” of their address hold the same text, as served and as a ' +
        'browser shows it. To whoever reads them they are one page at several addresses.',
      how: 'On all of them, name the address without the “?” as canonical.',
      effort: 'minutes',
      owner: 'web person',
    },
    'one-text': {
      title: 'Let each page send its own part of the text',
      description:
        'Pages of different titles send one and the same text. Where a script shows the part that belongs to each ' +
        'address, a reader of the HTML finds everything on every page, and cannot tell which page is about what.',
      how:
        'Let the server send on each address only the part that visitors see there. What several pages need, such ' +
        'as name, address and phone, may stay on all.',
      effort: 'day',
      owner: 'web person',
    },
    'same-name': {
      title: 'Decide which of two like pages is meant',
      description:
        'Pages of one name in different folders hold the same text. One of them may be meant for another language and was never ' +
        'translated, or it was left over.',
      how:
        'If such a page is meant for another language, translate it. If not, and both are about the same thing, keep one address ' +
        'and redirect the other to it.',
      effort: 'hours',
      owner: 'you',
    },
    'two-languages': {
      title: 'Give each language version its own text only',
      description:
        'Pages that state different languages hold nearly the same text. Often a script shows one language and ' +
        'hides the other; a reader of the HTML gets both mixed.',
      how: 'Let each address send the text of its own language and nothing else. Link the versions where they are not linked yet.',
      effort: 'day',
      owner: 'web person',
    },
  },
};
