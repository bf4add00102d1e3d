import { describe, expect, it } from 'vitest';
import type { MarkupItem } from './page-view.ts';
import { readPage } from './read-page.ts';

const read = (html: string) => readPage(html, 'https://example.test/');
const valuesOf = (item: MarkupItem | undefined) => item?.properties.map(({ name, value }) => [name, value]);

describe('microdata', () => {
  it('takes each value from where the element keeps it', () => {
    const html = `<div itemscope itemtype="https://schema.org/Product" itemid="/p1"><h1 itemprop="name">Oak <b>table</b></h1>
      <meta itemprop=sku content=A1><a itemprop=url href=/p>x</a><img itemprop=image src=i.jpg>
      <time itemprop=releaseDate datetime=2026-01-02>2 Jan</time><data itemprop=mpn value=77>no</data><b itemprop="a b">both</b></div>`;
    const [item] = read(html).microdata;
    expect(item).toMatchObject({ types: ['https://schema.org/Product'], id: 'https://example.test/p1' });
    expect(valuesOf(item)).toEqual([
      ['name', 'Oak table'],
      ['sku', 'A1'],
      ['url', 'https://example.test/p'],
      ['image', 'https://example.test/i.jpg'],
      ['releaseDate', '2026-01-02'],
      ['mpn', '77'],
      ['a', 'both'],
      ['b', 'both'],
    ]);
  });

  it('nests items and keeps an item without a property apart', () => {
    const html = `<div itemscope itemtype=A><p itemprop=address itemscope itemtype=B><i itemprop=city>X</i></p>
      <p itemscope itemtype=C><i itemprop=city>Y</i></p></div>`;
    const items = read(html).microdata;
    expect(items.map(({ types }) => types)).toEqual([['A'], ['C']]);
    expect(items[0]?.properties).toMatchObject([
      { name: 'address', value: { types: ['B'], properties: [{ value: 'X' }] } },
    ]);
  });

  it('follows itemref, and leaves a circle', () => {
    const html = `<div itemscope itemref="far"></div><p id=far itemprop=name>N</p>
      <div itemscope itemref=x></div><div id=x itemprop=knows itemscope itemref=x><i itemprop=name>M</i></div>`;
    const items = read(html).microdata;
    expect(valuesOf(items[0])).toEqual([['name', 'N']]);
    expect(items[1]?.properties).toHaveLength(1);
  });
});

describe('RDFa Lite', () => {
  it('expands terms by vocabulary and prefix', () => {
    const html = `<div vocab="https://schema.org/" typeof="Person" resource="#me"><b property=name>Ann</b>
      <a property="url foaf:page" href=/a>x</a><div property=address typeof=PostalAddress><i property=postalCode content=12345>x</i></div></div>`;
    const [item] = read(html).rdfa;
    expect(item).toMatchObject({ types: ['https://schema.org/Person'], id: 'https://example.test/#me' });
    expect(item?.properties).toMatchObject([
      { name: 'https://schema.org/name', value: 'Ann' },
      { name: 'https://schema.org/url', value: 'https://example.test/a' },
      { name: 'http://xmlns.com/foaf/0.1/page' },
      { name: 'https://schema.org/address', value: { properties: [{ value: '12345' }] } },
    ]);
  });

  it('is not found in Open Graph metas', () => {
    expect(read('<meta property="og:title" content=x><p vocab="http://schema.org/">x</p>').rdfa).toEqual([]);
  });
});
