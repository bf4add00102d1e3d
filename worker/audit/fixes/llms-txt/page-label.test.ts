import { describe, expect, it } from 'vitest';
import { prepare } from '../../judge.ts';
import { type InventedWebsite, observeWebsite } from '../../proof/fixtures/observe-website.ts';
import { WEBSITES } from '../../proof/fixtures/websites.ts';
import { fixInput } from '../fix-input.ts';
import { llmsTxtFixes } from './llms-txt.ts';

describe('what a page is called in a list', () => {
  const website = Object.values(WEBSITES)[1] as InventedWebsite;
  const [, second] = website.pages;
  if (!second) throw new Error('no pages');

  /** The lines of the list where every page but the home page has the title `title`. */
  function listed(title: (path: string) => string, change: (html: string, path: string) => string = (html) => html) {
    const pages = website.pages.map((page, at) => {
      const html = page.html.replace(/<title>[^<]*<\/title>/, `<title>${title(page.path)}</title>`);
      return at === 0 ? { ...page, html: change(page.html, page.path) } : { ...page, html: change(html, page.path) };
    });
    const observations = observeWebsite({ ...structuredClone(website), pages, llmsTxt: null });
    const { inputs, results } = prepare(observations);
    const content = llmsTxtFixes.build(fixInput(observations, inputs, results))[0]?.fix.content ?? '';
    return [...content.matchAll(/^- \[([^\]]+)\]/gm)].map(([, name = '']) => name);
  }
  const withoutMenu = (html: string) => html.replace(/<nav[\s\S]*?<\/nav>/g, '');

  it('is none that a template left or that several pages have', () => {
    const plain = listed((path) => `Larch page ${path.length} ${path.charAt(1)}`);
    expect(plain.length).toBeGreaterThan(2);
    for (const title of [() => '%Larch - %sitename%%', () => 'Larch — [Company name]', () => 'Larch page'])
      expect(listed(title).join('\n')).not.toMatch(/%|\[|Larch page/);
  });

  it('makes no list of one, nor one that lacks what the menu has', () => {
    const unnamed = (html: string, path: string) =>
      path === '/' ? html : withoutMenu(html).replace(/<h1[^>]*>[\s\S]*?<\/h1>/, '');
    const nameless = (html: string, path: string) =>
      unnamed(html, path).replace(/(<nav[\s\S]*?<\/nav>)/g, (menu) => menu.replace(/>[^<>]+<\/a>/g, '>…</a>'));
    expect(listed(() => 'Larch page', nameless)).toEqual([]);
  });
});
