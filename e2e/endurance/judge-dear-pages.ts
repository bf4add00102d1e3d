import { readFileSync, writeFileSync } from 'node:fs';
import { judge } from '../../worker/audit/judge.ts';
import type { Observations } from '../../worker/audit/observations.ts';
import { germanDentist } from '../../worker/audit/proof/fixtures/german-dentist/website.ts';
import { observeWebsite } from '../../worker/audit/proof/fixtures/observe-website.ts';
import { readPage } from '../../worker/audit/website/page/read-page.ts';

/** What costs most to keep for its size, by name. `chars`: of one page. */
const PAGES: Record<string, (chars: number) => string> = {
  text: (chars) => `<p>${'We treat people in Larchfield with care and time. '.repeat(20)}</p>`.repeat(chars / 1_000),
  elements: (chars) => '<i>a</i> '.repeat(chars / 9),
  depth: (chars) => '<div>'.repeat(chars / 5),
  links: (chars) => numbered(chars / 40, (at) => `<a href="/p-${at}">Page ${at}</a> `),
  tables: (chars) => `<table>${'<tr><td>Mo</td><td>9:00-12:00</td></tr>'.repeat(chars / 41)}</table>`,
  'one tag': (chars) => `<p ${numbered(chars / 7, (at) => `a${at.toString(36).padStart(5, '0')} `)}>z</p>`,
  attributes: (chars) => numbered(chars / 60, (at) => `<p data-a${at}="x" id="i${at}" class="c${at}">z</p>`),
};

function numbered(count: number, text: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => text(at)).join('');
}

function pageOf(kind: string, chars: number): string {
  const main = PAGES[kind]?.(chars);
  if (main === undefined) throw new Error(`There is no page "${kind}".`);
  return `<!doctype html><html lang="en"><title>Weber</title><main><h1>Weber</h1>${main}</main></html>`;
}

/** As an analysis keeps them: each page is read and stored before the next. */
function observe(kind: string, count: number, chars: number): string {
  const html = pageOf(kind, chars);
  const pages = Array.from({ length: count }, (_, at) => ({
    path: at === 0 ? '/' : `/p-${at}`,
    role: at === 0 ? ('home' as const) : ('services' as const),
    html,
    rendered: null,
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  }));
  return JSON.stringify(observeWebsite({ ...germanDentist, pages }));
}

/**
 * By a function of its own, so that the text is gone when judging begins: an analysis keeps none either, its journal gives it one page
 * after the other.
 */
function stored(path: string): Observations {
  return JSON.parse(readFileSync(path, 'utf8'));
}

// Run by itself, so that its heap can be bounded: what to do, the file it writes or reads, KIND, number of pages, characters of each.
const [act, file = '', kind = '', count = '', chars = ''] = process.argv.slice(2);
if (act === 'observe') writeFileSync(file, observe(kind, Number(count), Number(chars)));
else if (act === 'read') readPage(pageOf(kind, Number(chars)), 'https://weber.example/');
else judge(stored(file));
