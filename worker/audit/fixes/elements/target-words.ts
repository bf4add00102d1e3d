import { parseSocialAddress } from '../../facts/profiles/social-networks.ts';
import { placeOf } from '../../website/page/page-text.ts';
import type { PageLink } from '../../website/page/page-view.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { pageKey } from '../../website/site-address.ts';
import type { FixInput } from '../fix-input.ts';
import { pageName } from '../json-ld/page-nodes.ts';
import { phrasesFor } from '../text-blocks/phrases.ts';

/** What a link leads to, in the words of the page behind it; null when that page was not read and its address does not tell. */
export function targetWords(
  input: FixInput,
  page: ReadPage,
  { url, href }: Pick<PageLink, 'url' | 'href'>,
): string | null {
  const { facts } = input;
  const { pages, target } = input.inputs;
  const phrases = phrasesFor(input, page);
  if (url === null || !phrases) return null;
  if (/^tel:/i.test(url)) return `${phrases.phone} ${url.slice(4)}`;
  if (/^mailto:/i.test(url)) return `${phrases.email} ${url.slice(7).split('?')[0]}`;
  if (!/^https?:/i.test(url)) return null;
  const key = pageKey(url);
  const read = pages?.find((one) => pageKey(one.plain.finalUrl) === key || pageKey(one.url) === key);
  const passage = read && headingAt(read, href.split('#')[1] ?? '');
  if (passage) return passage;
  if (key === pageKey(target.homeUrl)) return facts.businessName?.value ?? phrases.home;
  if (read) return pageName(read);
  const profile = parseSocialAddress(url);
  if (profile) {
    // Whose it is, is said of the business's own alone.
    const isOwn = facts.socialProfiles.some(({ value }) => parseSocialAddress(value)?.key === profile.key);
    return isOwn && facts.businessName ? `${facts.businessName.value}: ${profile.network}` : profile.network;
  }
  const path = new URL(url).pathname.toLowerCase();
  if (/\/(?:cart|basket|warenkorb|panier|carrito|cesta|carrello|winkelwagen|carrinho)\/?$/.test(path))
    return phrases.basket;
  return /\/(?:search|suche|recherche|buscar|cerca|zoeken|pesquisa)\/?$/.test(path) ? phrases.search : null;
}

/** The heading an address with a fragment leads to: its own id, or the first of the part that has it. */
function headingAt({ plain: { view } }: ReadPage, id: string): string | null {
  if (id === '') return null;
  const isWithin = (block: number) => {
    const path = view.blocks[block]?.path;
    return (
      path !== undefined &&
      placeOf(view, path)
        .split(' > ')
        .some((step) => step.split('#')[1]?.split('.')[0] === id)
    );
  };
  const heading = view.headings.find((one) => one.id === id) ?? view.headings.find(({ block }) => isWithin(block));
  return heading?.text.replace(/\s+/g, ' ').trim() || null;
}
