import { describe, expect, it } from 'vitest';
import { fixesOf } from '../../../testing/fixes-of.ts';
import { bakery, solicitors } from '../../../testing/two-businesses.ts';
import { headingAnchorFixes } from './heading-anchors.ts';
import { headingLevelFixes } from './heading-levels.ts';
import { idOf } from './id-of.ts';
import { mainHeadingFixes } from './main-heading.ts';

const without = (site: ReturnType<typeof bakery>, change: (html: string) => string) => {
  for (const page of site.pages) page.html = change(page.html);
  return site;
};

describe('main heading', () => {
  it('is raised from the first heading when that stands above all others', () => {
    const site = without(solicitors(), (html) => html.replace(/<(\/?)h2>/g, '<$1h3>').replace(/<(\/?)h1>/g, '<$1h2>'));
    const { written, after, broken } = fixesOf(mainHeadingFixes, site);
    expect(written[0]?.fix).toMatchObject({
      action: 'instead',
      replaces: '<h2>Solicitors in York</h2>',
      content: '<h1>Solicitors in York</h1>',
    });
    expect(after.get('missing-main-heading')).toBe('pass');
    expect(broken).toEqual([]);
  });

  it('is taken from the title where no heading is above the others', () => {
    const site = without(bakery(), (html) => html.replace(/<h1>.*?<\/h1>/, ''));
    const { contents, broken, after } = fixesOf(mainHeadingFixes, site);
    expect(contents[0]).toBe('<h1>Bäckerei Sommerfeld</h1>');
    expect(after.get('missing-main-heading')).toBe('pass');
    expect(broken).toEqual([]);
  });

  it('is one: what else claims to be the main heading becomes a chapter', () => {
    const { written, broken } = fixesOf(mainHeadingFixes, bakery({ home: { main: '<h1>Über <em>uns</em></h1>' } }));
    expect(written.map(({ fix }) => [fix.replaces, fix.content])).toEqual([
      ['<h1>Über uns</h1>', expect.stringMatching(/^<h2[^>]*>Über uns<\/h2>$/)],
    ]);
    expect(broken).toEqual([]);
  });
});

describe('several main headings', () => {
  it('leave the one no other page has', () => {
    const site = without(bakery(), (html) =>
      html.replace('<main>', '<main><h1>Bäckerei Sommerfeld, Brot wie früher</h1>'),
    );
    const { written, broken } = fixesOf(mainHeadingFixes, site);
    expect(written.length).toBeGreaterThan(1);
    for (const { fix } of written) expect(fix.content).toMatch(/^<h2[^>]*>Bäckerei Sommerfeld, Brot wie früher<\/h2>$/);
    expect(broken).toEqual([]);
  });
});

describe('heading levels', () => {
  it('follow each other, siblings alike, and what is right stays', () => {
    const main = '<h4>Wills</h4><p>Text</p><h4>Probate</h4><p>Text</p><h6>Fees</h6><p>Text</p><h2>Team</h2>';
    const { written, after, broken } = fixesOf(headingLevelFixes, solicitors({ home: { main } }));
    expect(written.map(({ fix }) => fix.content)).toEqual(['<h3>Wills</h3>\n<h3>Probate</h3>\n<h4>Fees</h4>']);
    expect(written[0]?.fix.replaces).toBe('<h4>Wills</h4>\n<h4>Probate</h4>\n<h6>Fees</h6>');
    expect(after.get('skipped-heading-levels')).toBe('pass');
    expect(broken).toEqual([]);
  });

  it('change in the template what stands on several pages', () => {
    const main = '<h4>Öffnungszeiten &amp; Preise</h4><p>Text</p>';
    const { written, broken } = fixesOf(headingLevelFixes, bakery({ home: { main }, services: { main } }));
    expect(written.map(({ fix }) => [fix.pageUrl, fix.content])).toEqual([
      [null, '<h3>Öffnungszeiten &amp; Preise</h3>'],
    ]);
    expect(broken).toEqual([]);
  });
});

describe('headings of a footer', () => {
  it('get one level, for the footer is the same on all pages', () => {
    const site = without(bakery({ contact: { main: '<h2>Bestellen</h2>' } }), (html) =>
      html.replace('<footer>', '<footer><h4>Besuchen</h4><p>Text</p><h5>Mit dem Rad</h5><p>Text</p><h4>Lernen</h4>'),
    );
    const home = site.pages[0];
    if (home) home.html = home.html.replace('<h2>Unser Handwerk</h2>', '');
    const { written, after, broken } = fixesOf(headingLevelFixes, site);
    expect(written.map(({ fix }) => [fix.pageUrl, fix.content])).toEqual([
      [null, '<h2>Besuchen</h2>\n<h3>Mit dem Rad</h3>\n<h2>Lernen</h2>'],
    ]);
    expect(after.get('skipped-heading-levels')).toBe('pass');
    expect(broken).toEqual([]);
  });
});

describe('anchors', () => {
  it('are ids of the words of each chapter', () => {
    const { contents, after, broken } = fixesOf(headingAnchorFixes, bakery());
    expect(contents).toContain('<h2 id="unser-handwerk">Unser Handwerk</h2>');
    expect(contents).toContain('<h2 id="roggenbrot">Roggenbrot</h2>\n<h2 id="broetchen">Brötchen</h2>');
    expect(after.get('headings-without-anchors')).toBe('pass');
    expect(broken).toEqual([]);
  });

  it('never take an id that is there', () => {
    const main = '<p id="fees">Text</p><h2>Fees</h2><p>Text</p>';
    expect(fixesOf(headingAnchorFixes, solicitors({ home: { main } })).contents.join()).toContain('<h2 id="fees-2">');
  });

  it('are readable in any script', () => {
    expect(idOf('Was kostet das? Größe & Maß')).toBe('was-kostet-das-groesse-mass');
    expect(idOf('診療時間のご案内')).toBe('診療時間のご案内');
    expect(idOf('!?')).toBe('');
  });
});
