import { describe, expect, it } from 'vitest';
import { prepare } from '../../judge.ts';
import { type InventedWebsite, observeWebsite } from '../../proof/fixtures/observe-website.ts';
import { WEBSITES } from '../../proof/fixtures/websites.ts';
import { fixInput } from '../fix-input.ts';
import { llmsTxtFixes } from './llms-txt.ts';

function build(website: InventedWebsite) {
  const observations = observeWebsite(website);
  const { inputs, results } = prepare(observations);
  const input = fixInput(observations, inputs, results);
  return { written: llmsTxtFixes.build(input), facts: inputs.facts };
}

const ofSeveralPages = Object.entries(WEBSITES).filter(([, { pages }]) => pages.length > 1);

it('is not offered for a single page', () => {
  const single = Object.values(WEBSITES).find(({ pages }) => pages.length === 1);
  expect(build({ ...(single as InventedWebsite), llmsTxt: null }).written).toEqual([]);
});

it.each(ofSeveralPages)('says what %s says about itself, in the form of llms.txt', (_, website) => {
  const { written, facts } = build({ ...website, llmsTxt: null });
  const content = written[0]?.fix.content ?? '';
  expect(content).toMatch(/^# \S.*\n\n- \S/);
  expect(content).toContain(`# ${facts.businessName?.value}`);
  expect(content).toMatch(/\n## \S/);
  expect(content).not.toMatch(/undefined|null|NaN/);
  for (const { asShown } of facts.phones) expect(content).toContain(asShown);
  for (const [, url = ''] of content.matchAll(/^- \[[^\]]+\]\((.*?)\)/gm)) expect(url).toContain(website.home);
  expect(written[0]?.passes).toEqual([]);
  expect(written[0]?.fix.placement).toContain('adds nothing to your score');
});

it('is not offered where there is one', () => {
  const website = Object.values(WEBSITES)[0] as InventedWebsite;
  expect(build({ ...website, llmsTxt: '# Name\n\n> What we do\n' }).written).toEqual([]);
});

it('takes words of pages as words, not as Markdown', () => {
  const website = structuredClone(Object.values(WEBSITES)[1]) as InventedWebsite;
  for (const page of website.pages) page.html = page.html.replace(/<h1([^>]*)>/, '<h1$1>[click](https://evil.test) ');
  const { written } = build({ ...website, llmsTxt: null });
  expect(written[0]?.fix.content).not.toContain('](https://evil.test)');
});

it('calls no page by the arrow of its menu', () => {
  const website = structuredClone(Object.values(WEBSITES)[1]) as InventedWebsite;
  const names = (content: string) => [...content.matchAll(/^- \[([^\]]+)\]/gm)].map(([, name]) => name);
  const plain = names(build({ ...website, llmsTxt: null }).written[0]?.fix.content ?? '');
  for (const page of website.pages)
    page.html = page.html.replace(/<nav[\s\S]*?<\/nav>/g, (menu) => menu.replaceAll('</a>', ' ▼</a>'));
  const content = build({ ...website, llmsTxt: null }).written[0]?.fix.content ?? '';
  expect(plain.length).toBeGreaterThan(1);
  expect(names(content)).toEqual(plain);
});

it('lists pages in one language, by their names alone', () => {
  const website = structuredClone(Object.values(WEBSITES)[1]) as InventedWebsite;
  const [home, page] = website.pages;
  if (!home || !page) throw new Error('no pages');
  const described = (content: string) =>
    page.html
      .replace(/<meta name="description"[^>]*>/, '')
      .replace('<head>', `<head><meta name="description" content="${content}">`);
  const of = (html: string) => {
    const pages = website.pages.map((one) => (one === page ? { ...one, html } : one));
    return build({ ...website, pages, llmsTxt: null }).written[0]?.fix.content ?? '';
  };
  expect(of(described('Always there for you.'))).not.toContain('Always there');
  expect(of(page.html)).toContain(page.path);
  const foreign =
    '<p>Esta página está escrita en español para los clientes que nos visitan y quieren saber más de nosotros.</p>';
  const spanish = `<html lang="es"><head><title>Bienvenidos</title></head><body>${foreign.repeat(4)}</body></html>`;
  expect(of(spanish)).not.toContain(page.path);
});

describe('pages that need not be the website’s own', () => {
  const website = structuredClone(Object.values(WEBSITES)[1]) as InventedWebsite;
  const paths = (change: (site: InventedWebsite) => void) => {
    const site = structuredClone(website);
    change(site);
    const content = build({ ...site, llmsTxt: null }).written[0]?.fix.content ?? '';
    return [...content.matchAll(/^- \[[^\]]+\]\((.*?)\)/gm)].map(([, url = '']) => new URL(url).pathname);
  };
  const all = paths(() => {});
  const last = website.pages.find(({ path }) => path === all.at(-1));
  if (!last) throw new Error('no pages');
  const without = all.slice(0, -1);
  const [home] = website.pages;

  it('are left out where no link of the home page leads to them', () => {
    const link = new RegExp(`<a href="${last.path}"[^>]*>[^<]*</a>`, 'g');
    expect(
      paths(({ pages: [first] }) => {
        if (first) first.html = first.html.replace(link, '');
      }),
    ).toEqual(without);
  });

  it('are left out where a template left its text', () => {
    expect(
      paths(({ pages }) => {
        for (const page of pages)
          if (page.path === last.path) page.html = page.html.replace('</h1>', '</h1><p>Lorem ipsum dolor sit.</p>');
      }),
    ).toEqual(without);
  });

  it('are left out where somebody has an account', () => {
    expect(
      paths(({ pages }) => {
        for (const page of pages)
          if (page.path === last.path)
            page.html = page.html.replace('</h1>', '</h1><form><input type="password"></form>');
      }),
    ).toEqual(without);
  });

  it('make no list where the menu has a page that only leads on', () => {
    expect(
      paths(({ pages }) => {
        for (const page of pages)
          if (page.path === last.path)
            page.html = `<meta http-equiv="refresh" content="0; url=/elsewhere.html"><p>Moved.</p>`;
      }),
    ).toEqual([]);
    expect(home?.html).toContain(`href="${last.path}"`);
  });
});

it('calls no page by part of the name of the business', () => {
  const website = structuredClone(Object.values(WEBSITES)[1]) as InventedWebsite;
  const [home, page] = website.pages;
  const name = build({ ...website, llmsTxt: null }).facts.businessName?.value ?? '';
  if (!home || !page || name === '') throw new Error('no pages');
  const of = (title: string) => {
    const html = page.html
      .replace(/<title>[^<]*<\/title>/, `<title>${title}</title>`)
      .replace(/<h1[^>]*>[^<]*<\/h1>/, '<h1>Larch</h1>');
    const pages = website.pages.map((one) => (one === page ? { ...one, html } : one));
    const content = build({ ...website, pages, llmsTxt: null }).written[0]?.fix.content ?? '';
    return content.split('\n').find((line) => line.includes(`${page.path})`)) ?? '';
  };
  const part = name.split(' ').slice(0, -1).join(' ');
  expect(of(`${part} - Larch rooms`)).toMatch(/^- \[Larch rooms\]\([^)]*\)$/);
  expect(of(`${name} larch rooms`)).toMatch(/^- \[Larch rooms\]\([^)]*\)$/);
});
