import { expect, it } from 'vitest';
import { createCitations } from './citations.ts';

it('what may be what was looked for proves nothing', () => {
  const citations = createCitations();
  const at = { pageUrl: 'https://larch.test/', seen: 'Larch Inn, Mill Lane 4' };
  expect(citations.cite([{ ...at, place: 'perhaps the address: ul > li' }])).toEqual([]);
  expect(citations.cite([{ ...at, place: 'footer > p' }])).toEqual([1]);
  expect(citations.list().map(({ place }) => place)).toEqual(['footer > p']);
});

it('shows of a very long address no query', () => {
  const citations = createCitations();
  const seenOf = (seen: string) => {
    citations.cite([{ pageUrl: 'https://larch.example/', place: 'link', seen }]);
    return citations.list().at(-1)?.seen;
  };
  expect(seenOf(`https://search.example/find?q=${'a'.repeat(120)}`)).toBe('https://search.example/find?…');
  expect(seenOf('https://search.example/find?q=a')).toBe('https://search.example/find?q=a');
  expect(seenOf(`See https://search.example/find?q=${'a'.repeat(120)}`)).toContain('?q=');
});
