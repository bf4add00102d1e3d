import { describe, expect, it } from 'vitest';
import { parseSitemap } from './parse-sitemap.ts';

const NS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const parse = (text: string) => parseSitemap(text, false);

describe('parseSitemap', () => {
  it('reads addresses and dates', () => {
    const xml = `<?xml version="1.0"?>\n<!-- by hand -->\n<urlset ${NS}><url><loc> https://a.example/?x=1&amp;y=2 </loc><lastmod>2026-05-01</lastmod></url><url><loc>https://a.example/b</loc></url></urlset>`;
    expect(parse(xml)).toEqual({
      kind: 'urlset',
      error: null,
      hasNamespace: true,
      entryCount: 2,
      entries: [
        { loc: 'https://a.example/?x=1&y=2', lastmod: '2026-05-01' },
        { loc: 'https://a.example/b', lastmod: null },
      ],
    });
  });

  it('reads one entry, none, prefixes, CDATA and a byte order mark', () => {
    expect(parse(`<urlset ${NS}><url><loc>https://a.example/</loc></url></urlset>`).entryCount).toBe(1);
    expect(parse(`<urlset ${NS}/>`)).toMatchObject({ kind: 'urlset', entryCount: 0 });
    const prefixed = `\ufeff<s:urlset xmlns:s="http://www.sitemaps.org/schemas/sitemap/0.9"><s:url><s:loc><![CDATA[https://a.example/]]></s:loc></s:url></s:urlset>`;
    expect(parse(prefixed)).toMatchObject({
      kind: 'urlset',
      hasNamespace: true,
      entries: [{ loc: 'https://a.example/' }],
    });
  });

  it('reads indexes, RSS and Atom', () => {
    expect(
      parse(`<sitemapindex ${NS}><sitemap><loc>https://a.example/1.xml</loc></sitemap></sitemapindex>`),
    ).toMatchObject({
      kind: 'index',
      entries: [{ loc: 'https://a.example/1.xml' }],
    });
    expect(
      parse(
        '<rss version="2.0"><channel><item><link>https://a.example/1</link><pubDate>Fri, 01 May 2026</pubDate></item></channel></rss>',
      ),
    ).toMatchObject({ kind: 'feed', entries: [{ loc: 'https://a.example/1', lastmod: 'Fri, 01 May 2026' }] });
    expect(
      parse(
        '<feed xmlns="http://www.w3.org/2005/Atom"><entry><link rel="self" href="/self"/><link href="https://a.example/1"/><updated>2026</updated></entry></feed>',
      ),
    ).toMatchObject({ kind: 'feed', entries: [{ loc: 'https://a.example/1', lastmod: '2026' }] });
  });

  it('reads a list of addresses', () => {
    expect(parse('https://a.example/\r\n\r\nhttps://a.example/b\n')).toMatchObject({ kind: 'text', entryCount: 2 });
    expect(parse('https://a.example/\nhttps://a.example/a b.html\n')).toMatchObject({ kind: 'text', entryCount: 1 });
  });

  it.each([
    ['', 'the file is empty'],
    ['<!DOCTYPE html><html><body>Not found</body></html>', 'it is an HTML page'],
    ['<html lang=en><title>x</title>', 'it is an HTML page'],
    ['Not found', 'it is neither XML nor a list of addresses'],
    ['<svg/>', 'its root element is <svg>'],
    ['<!-- only a comment', 'it does not begin as XML does'],
  ])('says what is wrong with %j', (text, error) => {
    expect(parse(text)).toMatchObject({ kind: 'invalid', error });
  });

  it('names the line of an error and keeps what can be read', () => {
    const sitemap = parse(
      `<urlset ${NS}>\n<url><loc>https://a.example/</loc></url>\n<url><loc>https://a.example/b</url>\n</urlset>`,
    );
    expect(sitemap.kind).toBe('invalid');
    expect(sitemap.error).toMatch(/^line 3: /);
  });

  it('reads a cut file up to the cut', () => {
    const cut = `<urlset ${NS}><url><loc>https://a.example/1</loc></url><url><loc>https://a.example/2</loc></url><url><loc>https://a.exa`;
    expect(parseSitemap(cut, true)).toMatchObject({ kind: 'urlset', error: null, entryCount: 2 });
    expect(parseSitemap(`<urlset ${NS}><url><loc>https://a`, true)).toMatchObject({ kind: 'urlset', entryCount: 0 });
  });

  it('counts all entries and keeps a thousand', () => {
    const urls = Array.from({ length: 50_000 }, (_, i) => `<url><loc>https://a.example/${i}</loc></url>`).join('');
    const sitemap = parse(`<urlset ${NS}>${urls}</urlset>`);
    expect(sitemap.entryCount).toBe(50_000);
    expect(sitemap.entries).toHaveLength(1_000);
  });

  it('is not blown up by entities or nesting', () => {
    const bomb = `<!DOCTYPE x [<!ENTITY a "${'x'.repeat(1000)}"><!ENTITY b "${'&a;'.repeat(1000)}">]><urlset ${NS}><url><loc>${'&b;'.repeat(1000)}</loc></url></urlset>`;
    const [entry] = parse(bomb).entries;
    expect((entry?.loc ?? '').length).toBeLessThanOrEqual(2_048);
    expect(parse('<urlset>'.repeat(100_000)).kind).toBe('invalid');
  });
});
