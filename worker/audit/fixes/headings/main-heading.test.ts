import { expect, it } from 'vitest';
import { fixesOf } from '../../../testing/fixes-of.ts';
import { bakery, solicitors } from '../../../testing/two-businesses.ts';
import { idOf } from './id-of.ts';
import { mainHeadingFixes } from './main-heading.ts';

const without = (site: ReturnType<typeof bakery>, change: (html: string) => string) => {
  for (const page of site.pages) page.html = change(page.html);
  return site;
};

it('raises the first heading where that alone is what is missing', () => {
  const site = without(solicitors(), (html) => html.replace(/<(\/?)h2>/g, '<$1p>').replace(/<(\/?)h1>/g, '<$1h2>'));
  const { written, after, broken } = fixesOf(mainHeadingFixes, site);
  expect(written[0]?.fix).toMatchObject({
    action: 'instead',
    before: '<h2>Solicitors in York</h2>',
    replaces: '<h2>Solicitors in York</h2>',
    content: '<h1>Solicitors in York</h1>',
  });
  expect(after.get('missing-main-heading')).toBe('pass');
  expect(broken).toEqual([]);
});

it('raises none whose parts would then lie two levels below it', () => {
  const site = without(solicitors(), (html) => html.replace(/<(\/?)h2>/g, '<$1h3>').replace(/<(\/?)h1>/g, '<$1h2>'));
  const { written } = fixesOf(mainHeadingFixes, site);
  expect(written.filter(({ fix }) => fix.content === '<h1>Solicitors in York</h1>')).toEqual([]);
});

it('raises no sentence to visitors, though it holds the name of the page', () => {
  const lowered = (said: string) => {
    const lower = (html: string) => html.replace(/<(\/?)h2>/g, '<$1p>').replace(/<(\/?)h1>/g, '<$1h2>');
    return fixesOf(
      mainHeadingFixes,
      without(solicitors(), (html) => lower(html).replace('<h2>Contact us<', `<h2>${said}<`)),
    ).contents;
  };
  expect(lowered('Contact us')).toContain('<h1>Contact us</h1>');
  expect(lowered('Contact us!').filter((content) => content.includes('Contact'))).toEqual([]);
});

it('raises no label of what unfolds or leads elsewhere, and none beside an empty one', () => {
  const lowered = (said: string) => {
    const lower = (html: string) => html.replace(/<(\/?)h2>/g, '<$1p>').replace(/<(\/?)h1>/g, '<$1h2>');
    return fixesOf(
      mainHeadingFixes,
      without(solicitors(), (html) => lower(html).replace('<h2>Contact us</h2>', said)),
    ).contents.filter((content) => content.includes('Contact'));
  };
  expect(lowered('<h2>Contact us</h2>')).toEqual(['<h1>Contact us</h1>']);
  expect(lowered('<a href="#more" data-toggle="collapse"><h2>Contact us</h2></a>')).toEqual([]);
  expect(lowered('<button><h2>Contact us</h2></button>')).toEqual([]);
  expect(lowered('<h2>Contact us</h2><h1></h1>')).toEqual([]);
});

it('writes none of its own, and takes none of several away', () => {
  const bare = without(bakery(), (html) => html.replace(/<h1>.*?<\/h1>/, ''));
  expect(fixesOf(mainHeadingFixes, bare).contents).toEqual([]);
  const two = fixesOf(mainHeadingFixes, bakery({ home: { main: '<h1>Über <em>uns</em></h1>' } }));
  expect(two.before.get('missing-main-heading')).not.toBe('pass');
  expect(two.contents).toEqual([]);
});

it('makes ids readable in any script', () => {
  expect(idOf('Was kostet das? Größe & Maß')).toBe('was-kostet-das-groesse-mass');
  expect(idOf('診療時間のご案内')).toBe('診療時間のご案内');
  expect(idOf('!?')).toBe('');
});
