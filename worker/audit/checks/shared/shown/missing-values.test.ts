import { describe, expect, it } from 'vitest';
import { page } from '../../../../testing/audit-builders.ts';
import { ReadPage } from '../../../website/read-pages.ts';
import { missingValues } from './missing-values.ts';

const seenOn = (served: string, drawn: string, missesData: boolean | null = false) => {
  const one = page(`<main>${served}</main>`, { rendered: `<main>${drawn}</main>` });
  const rendered = one.rendered && { ...one.rendered, ...(missesData === null ? {} : { missesData }) };
  return missingValues(new ReadPage({ ...one, rendered })).map(({ seen }) => seen);
};

describe('a text in which a browser shows that a script had no value', () => {
  it.each([
    ['<h3>undefined</h3><p>undefined</p>', ['undefined']],
    ['<p>Total: NaN €</p>', ['Total: NaN €']],
    ['<p>Written by [object Object]</p>', ['Written by [object Object]']],
    ['<h3>Nan’s Kitchen</h3><p>The end is undefined.</p>', []],
    ['<pre>undefined</pre><p style="display:none">undefined</p>', []],
  ])('%s', (drawn, seen) => {
    expect(seenOn('<h1>Bowls</h1>', `<h1>Bowls</h1>${drawn}`)).toEqual(seen);
  });

  it('is none where the page is served with it, where data did not arrive or where nobody knows', () => {
    expect(seenOn('<h3>undefined</h3>', '<h3>undefined</h3>')).toEqual([]);
    expect(seenOn('', '<h3>undefined</h3>', true)).toEqual([]);
    expect(seenOn('', '<h3>undefined</h3>', null)).toEqual([]);
  });
});
