import { expect, it } from 'vitest';
import { facts, HOME, inputs, page } from '../../../testing/audit-builders.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { unlinkedAuthorPages } from './unlinked-author-pages.ts';

const BODY = `<p>${'Some words about bread and how it rises. '.repeat(60)}</p>`;

function judge(link: string, others: readonly ReadPage[] = []) {
  const html = `<main><article><h1>E</h1>${BODY}<aside><p>By Tom Reedham</p><p>A cook.</p>${link}</aside></article></main>`;
  const article = page(html, { url: `${HOME}blog/e`, role: 'article' });
  return unlinkedAuthorPages.run(inputs({ pages: [article, ...others], facts: facts({}) })).outcome;
}

it('finds the link in the box of the author', () => {
  expect(judge('<p><a href="/about-reedham.html">His way into the kitchen</a></p>')).toBe('pass');
  expect(judge('<p><a href="/who-we-are.html">More about Tom Reedham</a></p>')).toBe('pass');
  expect(judge('<p><a href="/recipes.html">More recipes</a></p>')).toBe('fail');
  const about = page(`<h1>Who we are</h1>${BODY}`, { url: `${HOME}who-we-are`, role: 'about' });
  expect(judge('<p><a href="/who-we-are">More</a></p>', [about])).toBe('pass');
});
