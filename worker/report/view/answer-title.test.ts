import { expect, it } from 'vitest';
import { SAYS_CLOSED } from '../../audit/wording/says-closed.ts';
import type { Results } from '../../contract/results.ts';
import type { Citations } from '../citations.ts';
import { selectAnswerCard } from './answer-card.ts';
import { headedParts, sentParts } from './answer-title.ts';

const headed = (title: string, place: string | null = null) => {
  const results = {
    facts: { addresses: [{ value: { locality: 'Larchford' } }] },
    pages: [{ url: 'https://larch.test/', role: 'home', title }],
    checks: [
      {
        id: 'weak-page-titles',
        evidence: place === null ? [] : [{ pageUrl: 'https://larch.test/', place, seen: title }],
      },
    ],
  } as unknown as Results;
  const citations = { cite: () => [1] } as unknown as Citations;
  return headedParts(results, { name: 'Larch & Son', citations }).map(({ text }) => text);
};

it('the title of the home page is quoted where it says more than name and town', () => {
  expect(headed('Larch & Son | violins and bows')).toEqual([
    'The title of its home page is “Larch & Son | violins and bows”.',
  ]);
  expect(headed('Larch & Son, Larchford | Home')).toEqual([]);
  expect(headed('Larch & Son')).toEqual([]);
  expect(headed('Larch & Son - violins and bows | index')).toEqual([
    'The title of its home page begins with “Larch & Son - violins and bows”.',
  ]);
  expect(headed('Larch & Son | index')).toEqual([]);
  expect(headed('Larch & Son - index | violins and bows')).toEqual([]);
  expect(headed('Larch & Son | violins and bows', 'title that nobody wrote')).toEqual([]);
  expect(headed('| violins and bows')).toEqual(['The title of its home page is “violins and bows”.']);
});

it('a name that stands in every title is told with what the first one says beside it', () => {
  const url = 'https://larch.test/';
  const source = { pageUrl: url, view: 'plain', place: 'title', seen: '' };
  const lists = ['phones', 'emails', 'addresses', 'services', 'prices', 'socialProfiles', 'reviews', 'people', 'faq'];
  const results = {
    facts: {
      ...Object.fromEntries(lists.map((list) => [list, []])),
      businessName: { value: 'Larch & Son', certainty: 'likely', sources: [source] },
      description: null,
      trade: null,
      openingHours: null,
      emails: [{ value: 'post@larch.test', certainty: 'certain', sources: [source] }],
    },
    pages: ['Violins and bows - Larch & Son', 'Prices - Larch & Son'].map((title, at) => {
      return { url: `${url}${at || ''}`, role: at === 0 ? 'home' : 'prices', title, status: 200, wordsPlain: 90 };
    }),
    checks: [],
    score: { gates: [], confidence: 'high' },
  } as unknown as Results;
  const citations = { cite: () => [1] } as unknown as Citations;
  const card = selectAnswerCard(results, url, citations);
  expect(card?.parts.slice(0, 2).map(({ text }) => text)).toEqual([
    'The website calls itself “Larch & Son”.',
    'The title of its home page is “Violins and bows - Larch & Son”.',
  ]);
  // Whoever has closed is told of as closed, before what the website says of the time when it was open.
  const closed = { ...results, summary: { headline: SAYS_CLOSED } } as unknown as Results;
  expect(selectAnswerCard(closed, url, citations)?.parts[1]?.text).toBe('Its home page says that it is closed.');
});

it('a home page of little text is told with what it says as it is sent', () => {
  const url = 'https://larch.test/';
  const sent = (...lines: string[]) => {
    const results = { pages: [{ url, role: 'home' }], reading: [{ pageUrl: url, plain: lines.join('\n') }] };
    const citations = { cite: () => [1] } as unknown as Citations;
    return sentParts(results as unknown as Results, citations).map(({ text }) => text);
  };
  expect(sent('Larch', 'Our violins', 'Bows and strings', 'Find words...', 'We mend and lend. Ask us.')).toEqual([
    'As it is sent, its home page says “Our violins”, “Bows and strings” and “We mend and lend. Ask us.”',
  ]);
  expect(sent('Larch', 'You need to enable JavaScript to run this app.')).toEqual([]);
});
