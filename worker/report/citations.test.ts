import { expect, it } from 'vitest';
import { createCitations } from './citations.ts';

it('what may be what was looked for proves nothing', () => {
  const citations = createCitations();
  const at = { pageUrl: 'https://larch.test/', seen: 'Larch Inn, Mill Lane 4' };
  expect(citations.cite([{ ...at, place: 'perhaps the address: ul > li' }])).toEqual([]);
  expect(citations.cite([{ ...at, place: 'footer > p' }])).toEqual([1]);
  expect(citations.list().map(({ place }) => place)).toEqual(['footer > p']);
});
