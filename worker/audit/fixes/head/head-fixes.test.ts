import { describe, expect, it } from 'vitest';
import { fixesOf } from '../../../testing/fixes-of.ts';
import { bakery, solicitors } from '../../../testing/two-businesses.ts';
import { jsonLdFixes } from '../json-ld/json-ld.ts';
import { canonicalFixes } from './canonical.ts';
import { descriptionFixes } from './descriptions.ts';
import { hreflangFixes } from './hreflang.ts';
import { pageLanguageFixes } from './page-language.ts';
import { previewTagFixes } from './preview-tags.ts';
import { robotsMetaFixes } from './robots-meta.ts';
import { titleFixes } from './titles.ts';
import { viewportFixes } from './viewport.ts';

describe('titles', () => {
  it('say what a page is about, the name and the place, each once', () => {
    const same = '<title>Harwood Lane Solicitors</title>';
    const { written, contents, after, broken } = fixesOf(
      titleFixes,
      solicitors({ services: { head: same }, contact: { head: same } }),
    );
    expect(contents).toEqual([
      '<title>Legal services in York | Harwood Lane Solicitors</title>',
      '<title>Contact us | Harwood Lane Solicitors</title>',
    ]);
    expect(written.map(({ fix }) => fix.language)).toEqual(['en', 'en']);
    expect(after.get('weak-page-titles')).toBe('pass');
    expect(broken).toEqual([]);
  });

  it('are in the language of the page', () => {
    const same = '<title>Bäckerei Sommerfeld</title>';
    const { contents, broken } = fixesOf(titleFixes, bakery({ services: { head: same }, contact: { head: same } }));
    expect(contents).toEqual([
      '<title>Unser Sortiment in Münster | Bäckerei Sommerfeld</title>',
      '<title>Kontakt | Bäckerei Sommerfeld</title>',
    ]);
    expect(broken).toEqual([]);
  });

  it('are not written where nothing is wrong', () => {
    expect(fixesOf(titleFixes, bakery()).written).toEqual([]);
  });
});

describe('what stays', () => {
  it('is every word of a title, and so a long one whole', () => {
    const long = '<title>Legal services in York for families, landlords and shops | Harwood Lane Solicitors</title>';
    expect(fixesOf(titleFixes, solicitors({ services: { head: long } })).contents).toEqual([]);
  });

  it('is the head of a file that several addresses share', () => {
    const website = bakery();
    const post = website.pages.find(({ path }) => path !== '/');
    for (const id of [0, 1]) {
      const own = `<main><h1>Beitrag ${id}</h1><p>Neues aus der Backstube, Teil ${id}.</p>`;
      if (post) {
        const html = post.html.replace('<main>', own);
        website.pages.push({ ...post, html, path: `/beitrag.html?id=${id}`, role: 'article' });
      }
    }
    for (const builder of [canonicalFixes, previewTagFixes])
      expect(fixesOf(builder, website).contents.join()).not.toContain('beitrag.html');
    expect(fixesOf(jsonLdFixes, website).contents.join()).not.toMatch(/"item": "[^"]*beitrag/);
  });
});

describe('descriptions', () => {
  it('are sentences of the page itself', () => {
    const { contents, broken, after } = fixesOf(descriptionFixes, solicitors());
    expect(contents[0]).toBe(
      '<meta name="description" content="Harwood Lane Solicitors is a law firm in York that advises families and small businesses.">',
    );
    expect(contents[1]).toContain('Legal services: Wills and probate, Buying a house');
    expect(contents[2]).toContain('8 Minster Yard');
    expect(after.get('weak-meta-descriptions')).toBe('pass');
    expect(broken).toEqual([]);
  });

  it('are German on a German page', () => {
    const { written, contents } = fixesOf(descriptionFixes, bakery());
    expect(contents[0]).toContain(
      'Die Bäckerei Sommerfeld ist eine Bäckerei in Münster, die ihr Brot noch selbst backt.',
    );
    expect(new Set(written.map(({ fix }) => fix.language))).toEqual(new Set(['de']));
  });

  it('escape what would end the attribute', () => {
    const { contents } = fixesOf(
      descriptionFixes,
      solicitors({
        services: {
          head: '<title>Legal services in York | Harwood Lane Solicitors</title><meta name="description" content=\'We &lt;b&gt;never&lt;/b&gt; say "perhaps" to clients who ask us about their wills & trusts in York. We really do not.\'><meta name="description" content="x">',
        },
      }),
    );
    expect(contents.join()).not.toMatch(/<b>|"perhaps"/);
  });
});

describe('preview tags', () => {
  it('hold what the page says of itself and TODO for a picture nobody named', () => {
    const { contents, written } = fixesOf(previewTagFixes, bakery());
    expect(contents[0]).toContain('<meta property="og:title" content="Bäckerei Sommerfeld – Brot aus Münster">');
    expect(contents[0]).toContain('<meta property="og:image" content="TODO">');
    expect(written.flatMap(({ passes }) => passes)).toEqual([]);
  });

  it('repair a title and an address of another page, with the picture of the home page', () => {
    const og =
      '<meta property="og:image" content="/team.jpg"><meta property="og:title" content="Solicitors in York"><meta property="og:description" content="A law firm in York."><meta property="og:url" content="https://harwood-lane.test/"><meta property="og:type" content="website">';
    const head = `<title>Solicitors in York | Harwood Lane Solicitors</title>${og}`;
    const { contents, broken, before, after } = fixesOf(
      previewTagFixes,
      solicitors({
        home: { head },
        services: { head: head.replace('Solicitors in York"', 'Flower delivery"') },
        contact: { head: head.replace('harwood-lane.test/"', 'harwood-lane.test/contact"') },
      }),
    );
    expect(before.get('contradictory-preview-tags')).not.toBe('pass');
    expect(contents.join()).toContain('<meta property="og:url" content="https://harwood-lane.test/services">');
    expect(contents.join()).not.toContain('Flower delivery');
    expect(after.get('contradictory-preview-tags')).toBe('pass');
    expect(broken).toEqual([]);
  });
});

describe('tags of the head', () => {
  it('name the address of each page, without counters', () => {
    const { contents, after, broken } = fixesOf(canonicalFixes, bakery());
    expect(contents).toContain('<link rel="canonical" href="https://baeckerei-sommerfeld.test/sortiment">');
    expect(after.get('wrong-canonical')).toBe('pass');
    expect(broken).toEqual([]);
  });

  it('leave the language alone where it is right, and state it where it is missing or wrong', () => {
    expect(fixesOf(pageLanguageFixes, bakery()).written).toEqual([]);
    const wrong = fixesOf(
      pageLanguageFixes,
      bakery({ home: { lang: 'en' }, services: { lang: null }, contact: { lang: 'de' } }),
    );
    expect(wrong.contents).toEqual(['<html lang="de">', '<html lang="de">']);
    expect(wrong.after.get('wrong-page-language')).toBe('pass');
    expect(wrong.broken).toEqual([]);
  });

  it('adapt to phones once for all pages', () => {
    const head = '<title>Contact Harwood Lane Solicitors in York</title>';
    const { written, after } = fixesOf(viewportFixes, solicitors({ contact: { head } }));
    expect(written.map(({ fix }) => [fix.pageUrl, fix.content])).toEqual([
      [null, '<meta name="viewport" content="width=device-width, initial-scale=1">'],
    ]);
    expect(after.get('missing-viewport')).toBe('pass');
  });

  it('take away what keeps a page out, and keep the rest', () => {
    const head =
      '<title>Legal services in York | Harwood Lane Solicitors</title><meta name="robots" content="noindex, nofollow, noarchive, nosnippet">';
    const { contents, before, after, broken } = fixesOf(robotsMetaFixes, solicitors({ services: { head } }));
    expect(before.get('noindex-meta-tag')).toBe('fail');
    expect(contents).toEqual(['<meta name="robots" content="index, nofollow, noarchive">']);
    expect([after.get('noindex-meta-tag'), after.get('forbidden-snippets')]).toEqual(['pass', 'pass']);
    expect(broken).toEqual([]);
  });

  it('name a language version in return, under the code it goes by', () => {
    const named = '<link rel="alternate" hreflang="en" href="/"><link rel="alternate" hreflang="de" href="/services">';
    const { contents, before, after, broken } = fixesOf(
      hreflangFixes,
      solicitors({
        home: { head: `<title>Solicitors in York</title>${named}` },
        services: { head: '<title>Anwälte in York</title><link rel="alternate" hreflang="de" href="/services">' },
      }),
    );
    expect(before.get('one-sided-hreflang')).toBe('partial');
    expect(contents).toEqual(['<link rel="alternate" hreflang="en" href="https://harwood-lane.test/">']);
    expect(after.get('one-sided-hreflang')).toBe('pass');
    expect(broken).toEqual([]);
  });
});
