import type { PageLink, PageView } from '../page/page-view.ts';
import { separateDomain } from '../registrable-domain.ts';
import { plainWords } from './plain-words.ts';

/** Shorter words are in many domains by chance. */
const MIN_WORD_CHARS = 5;
/** One link to a website of another name may lead to the business's own. */
const MIN_CARDS = 2;

/**
 * Indexes in `view.blocks` of what stands in cards that lead to the websites of those they name, as resellers and partners are listed:
 * "Ash Bakery, 5 Mill Lane, 01632 960001" in a link to ashbakery.example. Address and number there are theirs.
 */
export function blocksOfLinkedCompanies(view: PageView): ReadonlySet<number> {
  const title = plainWords(view.titles[0] ?? '');
  const cards = view.links.flatMap((link) => {
    const domain = domainOf(link, view);
    return domain !== null && isNamedIn(link.text, domain, title) ? [{ link, domain }] : [];
  });
  if (new Set(cards.map(({ domain }) => domain)).size < MIN_CARDS) return new Set();
  return new Set(cards.flatMap(({ link }) => blocksIn(link, view)));
}

/** Of another host than the page's; null where the link holds no figures, or leads nowhere else. */
function domainOf({ url, text }: PageLink, view: PageView): string | null {
  if (url === null || !/^https?:/.test(url) || !/\d/.test(text)) return null;
  const domain = separateDomain(url);
  return domain === separateDomain(view.url) ? null : domain;
}

/** A word of the text spells the domain, and is none of the website's own name. */
const isNamedIn = (text: string, domain: string, title: string): boolean =>
  (plainWords(text).match(/\p{L}+/gu) ?? []).some(
    (word) => word.length >= MIN_WORD_CHARS && domain.includes(word) && !title.includes(word),
  );

function blocksIn({ block, text }: PageLink, view: PageView): number[] {
  const inside: number[] = [];
  for (let at = block; at >= 0 && at < view.blocks.length; at++) {
    const words = view.blocks[at]?.text.replace(/\s+/g, ' ').trim() ?? '';
    if (words === '' || !text.includes(words)) break;
    inside.push(at);
  }
  return inside;
}
