import { countWords } from '../../website/page/words.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { type Evidence, inconclusive, type Outcome, pass } from '../check.ts';

/** Fewer links beside each other lead to pages of different kinds. */
const MIN_SIBLINGS = 5;
/** A longer text is no name of a town or a service. */
const MAX_NAME_WORDS = 4;
/** Of one alone nobody can tell whether the others are its copies. */
const MIN_READ = 2;

/** No two of the pages read share their text. */
export function noneAlike(pages: readonly ReadPage[]): Outcome {
  const siblings = unreadSiblings(pages);
  return siblings.length === 0
    ? pass()
    : inconclusive('Of pages of one kind that you list we read too few to compare them.', siblings);
}

/** Lists of pages of one kind, by name and under one address, of which too few were read to compare them: ten towns, and one of them. */
function unreadSiblings(pages: readonly ReadPage[]): Evidence[] {
  const read = new Set(pages.map(({ url }) => withoutSlash(new URL(url))));
  for (const { url: pageUrl, plain } of pages) {
    const families = new Map<string, { place: string; members: Map<string, string> }>();
    for (const link of plain.view.links) {
      if (link.landmark === 'nav' || link.hidden || link.text === '' || link.url === null) continue;
      const url = URL.canParse(link.url) ? new URL(link.url) : null;
      if (url?.host !== new URL(pageUrl).host || url.search !== '' || countWords(link.text) > MAX_NAME_WORDS) continue;
      const address = withoutSlash(url);
      const key = `${link.path} ${address.replace(/[^/]*$/, '')}`;
      const family = families.get(key) ?? { place: plain.view.paths[link.path] ?? 'a', members: new Map() };
      families.set(key, { ...family, members: family.members.set(address, link.text) });
    }
    for (const { place, members } of families.values()) {
      const count = [...members.keys()].filter((address) => read.has(address)).length;
      if (members.size < MIN_SIBLINGS || count >= MIN_READ) continue;
      return [{ pageUrl, place, seen: [...members.values()].slice(0, MIN_SIBLINGS).join(', ') }];
    }
  }
  return [];
}

const withoutSlash = ({ host, pathname }: URL): string => `${host}${pathname.replace(/\/$/, '')}`;
