import type { AdviceByCause } from './advice.ts';

/** For pages that share their text. */
export const repeatedTextsAdvice: AdviceByCause<
  'two-languages' | 'same-name' | 'same-file' | 'one-address' | 'shown-alike' | 'one-text'
> = {
  title: 'Check whether these pages should share their text',
  description: 'Pages share much of their running text.',
  how:
    'Are they about different things? Then each should say what is true there only. If they are one page, one address is ' +
    'enough.',
  effort: 'day',
  owner: 'you',
  causes: {
    'same-file': {
      title: 'Check whether these addresses should send the same page',
      description:
        'Pages that differ only in what stands behind the “?” of their address send the same HTML, and scripts show something ' +
        'else on each.',
      how:
        'Are they pages of their own? Then each address should send the text a visitor sees there. If they are views of one, ' +
        'all should name one canonical address.',
      effort: 'day',
      owner: 'web person',
    },
    'one-address': {
      title: 'Check which address counts for pages that differ only behind the “?”',
      description: 'Pages that differ only in what stands behind the “?” of their address send the same HTML.',
      how: 'Are they one page? Then all should name one canonical address. If not, each should send the text a visitor sees there.',
      effort: 'hours',
      owner: 'web person',
    },
    'shown-alike': {
      title: 'Name one canonical address for a page with several',
      description:
        'Pages that differ only in what stands behind the “?” of their address hold the same text, as served and as a browser ' +
        'shows it.',
      how: 'All of these addresses should name one and the same canonical address.',
      effort: 'minutes',
      owner: 'web person',
    },
    'one-text': {
      title: 'Check whether each page should send its own part of the text',
      description: 'Pages of different titles send one and the same text.',
      how: 'Does a visitor see another part at each address? Then each should send that part.',
      effort: 'day',
      owner: 'web person',
    },
    'same-name': {
      title: 'Check which of two like pages is meant',
      description: 'Pages of one name in different folders hold the same text.',
      how:
        'Is one of them meant for another language? Then its text should be in that language. If both are one page, one ' +
        'address is enough.',
      effort: 'hours',
      owner: 'you',
    },
    'two-languages': {
      title: 'Check whether each language version has its own text',
      description: 'Pages that state different languages hold nearly the same text.',
      how: 'Each address should send the text of the language it states.',
      effort: 'day',
      owner: 'web person',
    },
  },
};
