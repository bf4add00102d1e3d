import { describe, expect, it } from 'vitest';
import { readPage } from '../page/read-page.ts';
import { readStructuredData } from './structured-data.ts';

const read = (html: string) => readStructuredData(readPage(html, 'https://example.test/p'));
const jsonLd = (...blocks: string[]) =>
  read(blocks.map((text) => `<script type="application/ld+json">${text}</script>`).join('\n'));
const types = (...blocks: string[]) => jsonLd(...blocks).nodes.map((node) => node.types.join('+'));

describe('JSON-LD', () => {
  it('flattens nested nodes and remembers what holds them', () => {
    const { nodes } = jsonLd(
      '{"@context":"https://schema.org","@type":"Dentist","address":{"@type":"PostalAddress","postalCode":10115}}',
    );
    expect(nodes).toEqual([
      expect.objectContaining({ types: ['Dentist'], parent: null, properties: { address: [{ node: 1 }] } }),
      expect.objectContaining({
        types: ['PostalAddress'],
        parent: { node: 0, property: 'address' },
        properties: { postalCode: [10115] },
      }),
    ]);
  });

  it('joins references across blocks to the node that is described', () => {
    const { nodes } = jsonLd(
      '{"@context":"https://schema.org","@graph":[{"@type":"WebSite","publisher":{"@id":"#b"}},{"@id":"#other"}]}',
      '{"@context":"https://schema.org","@type":"Organization","@id":"https://example.test/p#b","name":"N","sameAs":{"@id":"https://gone.test/"}}',
    );
    expect(nodes[0]?.properties.publisher).toEqual([{ node: 1 }]);
    expect(nodes[1]?.properties.sameAs).toEqual(['https://gone.test/']);
  });

  it('reads what stands under one id as one node, with the type that another node gives it', () => {
    const { nodes } = jsonLd(
      '{"@context":"https://schema.org","@graph":[{"@id":"#path","itemListElement":["a"]},{"@type":"WebPage","@id":"#page","breadcrumb":{"@id":"#path","@type":"BreadcrumbList"}}]}',
      '{"@context":"https://schema.org","@type":"Dentist","@id":"#b","name":"N"}',
      '{"@context":"https://schema.org","@type":"AggregateRating","itemReviewed":{"@type":"Organization","@id":"#b","name":"N","telephone":"1"}}',
    );
    expect(nodes).toMatchObject([
      { types: ['BreadcrumbList'], parent: null, properties: { itemListElement: ['a'] } },
      { types: ['WebPage'], properties: { breadcrumb: [{ node: 0 }] } },
      { types: ['Dentist'], parent: null, properties: { name: ['N'], telephone: ['1'] } },
      { types: ['AggregateRating'], properties: { itemReviewed: [{ node: 2 }] } },
    ]);
  });

  it('keeps two under one id that contradict each other, or are of two kinds', () => {
    const twice = '[{"@type":"Person","@id":"#b","name":"N"},{"@type":"Person","@id":"#b","name":"M"}]';
    expect(types(twice)).toEqual(['Person', 'Person']);
    expect(types('[{"@type":"Person","@id":"#b","name":"N"},{"@type":"WebSite","@id":"#b"}]')).toEqual([
      'Person',
      'WebSite',
    ]);
  });

  it('puts no node inside itself', () => {
    const { nodes } = jsonLd(
      '{"@type":"WebSite","about":{"@type":"Person","@id":"#a","knows":{"@type":"Person","name":"B","knows":{"@type":"Person","@id":"#a","name":"A"}}}}',
    );
    expect(nodes).toMatchObject([
      { types: ['WebSite'], parent: null },
      { properties: { name: ['A'], knows: [{ node: 2 }] }, parent: { node: 0 } },
      { properties: { name: ['B'], knows: [{ node: 1 }] }, parent: { node: 1 } },
    ]);
  });

  it('survives nodes that name each other in a circle', () => {
    const { nodes } = jsonLd(
      '[{"@context":"https://schema.org","@type":"Person","@id":"#a","knows":{"@id":"#b"}},{"@type":"Person","@id":"#b","knows":{"@id":"#a"}}]',
    );
    expect(nodes.map((node) => node.properties.knows)).toEqual([[{ node: 1 }], [{ node: 0 }]]);
  });

  it.each([
    ['"http://schema.org/"', '"Dentist"', 'Dentist'],
    ['"https://www.schema.org"', '["Dentist","Organization"]', 'Dentist+Organization'],
    ['{"@vocab":"https://schema.org/"}', '"Dentist"', 'Dentist'],
    ['{"s":"https://schema.org/"}', '"s:Dentist"', 'Dentist'],
    ['["https://schema.org",{"ex":"https://ex.test/"}]', '"ex:Thing"', 'https://ex.test/Thing'],
    ['"https://schema.org"', '"http://schema.org/Dentist"', 'Dentist'],
    ['{"@vocab":"https://ex.test/"}', '"Dentist"', 'https://ex.test/Dentist'],
  ])('reads the context %s', (context, type, read) => {
    expect(types(`{"@context":${context},"@type":${type},"name":"x"}`)).toEqual([read]);
  });

  it('understands aliases of keywords, lists and typed values', () => {
    const { nodes } = jsonLd(
      '{"@context":["https://schema.org",{"type":"@type","id":"@id"}],"type":"Person","id":"#x","name":{"@value":"Ann","@language":"en"},"knows":{"@list":["a","b"]}}',
    );
    expect(nodes[0]).toMatchObject({
      types: ['Person'],
      id: 'https://example.test/p#x',
      properties: { name: ['Ann'], knows: ['a', 'b'] },
    });
  });

  it.each(['<!-- {} -->', '//<![CDATA[\n{}\n//]]>', '/*<![CDATA[*/ {} /*]]>*/', ' \n{}\n', ''])(
    'accepts the wrapper of %j',
    (text) => {
      expect(jsonLd(text).broken).toEqual([]);
    },
  );

  it.each([
    ['{"a": 1,\n}', 2],
    ['{"a": 1}\r\n;', 2],
    ['{\n"a": "x\ny"}', 2],
    ['{"a"\n\n1}', 3],
    ['{"a": [1\n2]}', 2],
    ['{"b": 1,\na: 1}', 2],
    ['{\n"a": "\\x"\n}', 2],
    ['{\n"a": undefined\n}', 2],
    ['{\n"a": {\n', 2],
  ])('says in which line of %j a reader stops', (text, line) => {
    const html = `<p>before</p><script type="application/ld+json">\n\n${text}</script>`;
    expect(read(html).broken).toEqual([{ block: 0, line }]);
  });

  it('does not blame a block that is longer than we keep', () => {
    const data = jsonLd(`{"a":"${'x'.repeat(150_000)}"}`);
    expect(data).toMatchObject({ broken: [], cutBlocks: [0] });
  });

  it('says which blocks have no schema.org context', () => {
    expect(jsonLd('{"@type":"Person"}', '{"@context":"schema.org","@type":"Person"}').wrongContexts).toEqual([
      { block: 0, seen: 'no @context' },
      { block: 1, seen: '"@context": "schema.org"' },
    ]);
  });

  it('is safe against depth, numbers and odd names', () => {
    expect(() => jsonLd(`${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`, '['.repeat(90_000))).not.toThrow();
    const many = JSON.stringify(Array.from({ length: 3_000 }, () => ({ '@type': 'Thing', name: 'x' })));
    expect(jsonLd(many).nodes).toHaveLength(3_000);
    expect(
      jsonLd('{"@type":"Thing","__proto__":{"name":"x"},"constructor":"y"}').nodes[0]?.properties.constructor,
    ).toEqual(['y']);
  });
});

describe('microdata and RDFa', () => {
  it('become nodes of the same shape', () => {
    const { nodes } = read(`<div itemscope itemtype="http://schema.org/Hotel"><b itemprop=name>H</b>
      <div itemprop=address itemscope itemtype="http://schema.org/PostalAddress"><i itemprop=postalCode>1</i></div></div>
      <div vocab="https://schema.org/" typeof=Person><b property=name>P</b></div>`);
    expect(nodes).toMatchObject([
      { types: ['Hotel'], syntax: 'microdata', block: 0, properties: { name: ['H'], address: [{ node: 1 }] } },
      { types: ['PostalAddress'], parent: { node: 0, property: 'address' } },
      { types: ['Person'], syntax: 'rdfa', properties: { name: ['P'] } },
    ]);
  });

  it('keeps types of other vocabularies whole', () => {
    const { nodes } = read(
      '<div itemscope itemtype="http://data-vocabulary.org/Breadcrumb"><a itemprop=url href=/>x</a></div>',
    );
    expect(nodes[0]?.types).toEqual(['http://data-vocabulary.org/Breadcrumb']);
  });
});
