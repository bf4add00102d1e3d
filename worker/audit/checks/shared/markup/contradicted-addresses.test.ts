import { expect, it } from 'vitest';
import { facts, HOME, inputs, page } from '../../../../testing/audit-builders.ts';
import { runCheck } from '../../../../testing/run-check.ts';
import type { RatedFacts } from '../../../facts/facts.ts';
import { markupUnlikeVisibleText } from '../../structured-data/markup-unlike-visible-text.ts';

const NAME = 'Kapsalon Wilgenhof';
const SHOWN = `<h1>${NAME}</h1><p>Wilgenlaan 12, 3572 KL Utrecht, Nederland</p>`;
const value = { street: 'Wilgenlaan 12', postalCode: '3572 KL', locality: 'Utrecht', region: null, country: 'NL' };
const sources = [
  { pageUrl: HOME, view: 'plain' as const, place: 'footer > p', seen: 'Wilgenlaan 12, 3572 KL Utrecht' },
];

const judge = (address: object, certainty: 'certain' | 'likely' = 'certain', more = '') => {
  const node = { '@type': 'HairSalon', name: NAME, address: { '@type': 'PostalAddress', ...address } };
  const html = `<script type="application/ld+json">${JSON.stringify(node)}</script>${more}${SHOWN}`;
  const found: RatedFacts = {
    ...facts(),
    businessName: { value: NAME, certainty: 'certain', sources: [] },
    addresses: [{ value: { ...value, text: '' }, certainty, sources }],
  };
  return runCheck(markupUnlikeVisibleText, inputs({ pages: [page(html, { rendered: html })], facts: found }));
};

it('tells a town, a house or a code that the text contradicts, and quotes it', () => {
  const own = { streetAddress: 'Wilgenlaan 12', postalCode: '3572 KL', addressLocality: 'Utrecht' };
  expect(judge(own).outcome).toBe('pass');
  const wrong = [
    { addressLocality: 'Nederland' },
    { addressLocality: 'Amersfoort' },
    { streetAddress: 'Wilgenlaan 21' },
    { streetAddress: 'Stationsplein 12' },
    { postalCode: '3811 BC' },
  ];
  for (const part of wrong)
    expect(judge({ ...own, ...part })).toMatchObject({
      outcome: 'partial',
      evidence: [{ place: `JSON-LD PostalAddress.${Object.keys(part)[0]}`, seen: Object.values(part)[0] }],
    });
});

it('takes no other way of writing it for another address', () => {
  const written = { streetAddress: 'Wilgenln. 12', postalCode: '3572KL', addressLocality: 'Utrecht (Oost)' };
  expect(judge(written).outcome).toBe('pass');
});

it('contradicts nothing where the address is not certain, or markup names several places', () => {
  expect(judge({ addressLocality: 'Amersfoort' }, 'likely').outcome).not.toBe('partial');
  const branch = { '@type': 'HairSalon', name: `${NAME} Zuid`, address: { streetAddress: 'Kade 3' } };
  const more = `<script type="application/ld+json">${JSON.stringify(branch)}</script>`;
  expect(judge({ streetAddress: 'Wilgenlaan 12', addressLocality: 'Amersfoort' }, 'certain', more).outcome).not.toBe(
    'partial',
  );
});
