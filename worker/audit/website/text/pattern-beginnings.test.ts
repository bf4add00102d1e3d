import { describe, expect, it } from 'vitest';
import { beginningsOf } from './pattern-beginnings.ts';

/** `head`: the next two characters of a text. Whether one of the beginnings stands there. */
const beginsWith = (beginnings: ReadonlySet<string>, head: string): boolean =>
  beginnings.has(head) || beginnings.has(head.charAt(0)) || beginnings.has('');

const beginnings = (source: string) => [...beginningsOf(source)].sort();

describe('beginningsOf', () => {
  it.each([
    ['until|till|to', ['ti', 'to', 'un']],
    ['a|as', ['a', 'as']],
    ['休|休み', ['休', '休み']],
    ['(?:nur )?nach', ['na', 'nu']],
    ['(?:m|f) ?x', ['f ', 'fx', 'm ', 'mx']],
    ['esclus[oi]', ['es']],
    ['[ae]t', ['at', 'et']],
    ['24 ?/ ?7', ['24']],
    ['7 ?/ ?7', ['7 ', '7/']],
    ["jusqu'?a", ['ju']],
    ["d'", ["d'"]],
    ['a(?= (?:b|c))', ['a']],
    ['x+y', ['x']],
    ['x*y', ['x', 'y']],
    ['x{2,3}y', ['x']],
    ['\\.a', ['.a']],
    ['\\d{2}|\\p{L}+', ['']],
    ['[1-5]|.a|(a)', ['']],
    ['[^a]', ['']],
  ])('%s', (source, expected) => expect(beginnings(source)).toEqual(expected));

  it('lets no place pass where the pattern matches', () => {
    for (const [source, text] of [
      ['(?:so |apenas )?com', 'com so com'],
      ['o?a|b', 'oa a b'],
    ] as const)
      for (const { index } of text.matchAll(new RegExp(source, 'g')))
        expect(beginsWith(beginningsOf(source), text.slice(index, index + 2))).toBe(true);
    expect(beginsWith(beginningsOf('until|till'), 'op')).toBe(false);
    expect(beginsWith(beginningsOf('until|till'), 'un')).toBe(true);
    expect(beginsWith(beginningsOf('a'), '')).toBe(false);
  });
});
