import type { ReadPage } from '../../website/read-pages.ts';
import { plainWords } from '../../website/text/plain-words.ts';
import type { ArticleAuthor } from '../shared/article-authors.ts';

/** Name, a sentence or two, "more about the author": lines away at which a link still belongs to the box of an author. */
const BOX = 4;

/** Shorter parts of a name stand in any word. */
const MIN_PART_CHARS = 4;

const NO_BOX = /^(?:nav|header|footer)$/;

/**
 * A link beside the name of an author, which need not be on the name itself: to a page that bears a part of the name in its address, its title or
 * the words of the link, or that tells who is behind the website. null when there is none.
 */
export function linkInBox({ page, name, block }: ArticleAuthor, pages: readonly ReadPage[]): string | null {
  if (name === null || block === undefined) return null;
  const parts = plainWords(name)
    .split(/[^\p{L}]+/u)
    .filter((part) => part.length >= MIN_PART_CHARS);
  const isNamed = (text: string) => parts.some((part) => plainWords(text).includes(part));
  const link = page.plain.view.links.find((one) => {
    const { url } = one;
    if (url === null || !/^https?:/.test(url) || url === page.url || NO_BOX.test(one.landmark ?? '')) return false;
    if (one.block < 0 || Math.abs(one.block - block) > BOX) return false;
    const target = pages.find((other) => other.url === url);
    return (
      target?.role === 'about' ||
      isNamed(`${one.text} ${decoded(new URL(url).pathname)} ${target?.plain.view.titles[0] ?? ''}`)
    );
  });
  return link?.url ?? null;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
