import { parse } from 'tldts';
import { canonicalsOf } from '../canonicals.ts';
import type { ReadPage } from '../read-pages.ts';
import { registrableDomain, separateDomain } from '../registrable-domain.ts';
import { plainWords, textKey } from '../text/plain-words.ts';

interface Named {
  emails: readonly { value: string }[];
  businessName?: { value: string } | null;
}

/** Shorter words of a name are in many domains. */
const MIN_WORD = 4;

/**
 * Whether a host that the head of the pages or a list of them names may be another's: the maker's, an old one, one where the website was tried
 * out. It is called nothing like the business, its pages name it without the "s" of https, or the business has mail, a version in another
 * language or a printed address at another domain.
 */
export function isDoubtedHost(host: string, { emails, businessName }: Named, pages: readonly ReadPage[]): boolean {
  const own = separateDomain(host);
  if (own === null || pages.length === 0) return false;
  const words = wordsOfBusiness(businessName?.value ?? '', pages);
  const isOther = (named: string): boolean => {
    const domain = separateDomain(named);
    return domain !== null && domain !== own && registrableDomain(domain) !== registrableDomain(own);
  };
  const mailed = emails.map(({ value }) => value.slice(value.indexOf('@') + 1));
  if (pages.some((page) => canonicalsOf(page).some((url) => url.startsWith('http://')))) return true;
  if (!isCalledLike(own, words) && mailed.every((one) => separateDomain(one) !== own)) return true;
  return [...mailed.filter((one) => isCalledLike(one, words)), ...versions(pages), ...printed(pages, words)].some(
    isOther,
  );
}

function wordsOfBusiness(name: string, pages: readonly ReadPage[]): readonly string[] {
  const [home] = pages;
  const view = home?.plain.view;
  const headings = [view, home?.rendered?.view].flatMap((one) => one?.headings.map(({ text }) => text) ?? []);
  const texts = [name, view?.titles[0] ?? '', ...headings];
  return [
    ...new Set([
      textKey(name),
      ...texts.flatMap((text) => plainWords(text).split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length >= MIN_WORD),
    ]),
  ].filter((word) => word.length > 2);
}

/** "larch-inn.example" of Larch Inn; an accent is left out of a domain, or spelt in two letters. */
function isCalledLike(domain: string, words: readonly string[]): boolean {
  const label = (separateDomain(domain) ?? domain).split('.')[0]?.replace(/^xn--/, '').replace(/-/g, '') ?? '';
  return words.some((word) =>
    [word, word.replace(/[^a-z0-9]/g, '')].some((one) => one.length > 2 && label.includes(one)),
  );
}

const versions = (pages: readonly ReadPage[]): string[] =>
  pages.flatMap(({ plain }) =>
    plain.view.headLinks
      .filter(({ rel, hreflang }) => hreflang && rel.includes('alternate'))
      .map(({ url }) => url ?? ''),
  );

const PRINTED =
  /(?<![@\p{L}\p{N}._/-])(?:https?:\/\/)?(?:www\.)?((?:[\p{L}\p{N}][\p{L}\p{N}-]*\.)+[a-z]{2,})(?![\p{L}\p{N}@-])/giu;

/** Domains called like the business that stand in the text: partners and networks are called otherwise. */
function printed(pages: readonly ReadPage[], words: readonly string[]): string[] {
  const hosts = pages.flatMap(({ plain }) =>
    plain.view.blocks.flatMap(({ text }) => [...text.matchAll(PRINTED)].map(([, host = '']) => host.toLowerCase())),
  );
  return [...new Set(hosts)].filter((host) => parse(host).isIcann === true && isCalledLike(host, words));
}
