import { parseSocialAddress } from '../../facts/social-networks.ts';
import type { ReadPage } from '../../inputs.ts';
import { pageKey } from '../../site-address.ts';
import type { FixInput } from '../fix-input.ts';
import { pageName } from '../json-ld/page-nodes.ts';
import { phrasesFor } from '../text-blocks/phrases.ts';

/** What a link leads to, in the words of the page behind it; null when that page was not read and its address does not tell. */
export function targetWords(input: FixInput, page: ReadPage, url: string | null): string | null {
  const { pages, target, facts } = input.inputs;
  const phrases = phrasesFor(input, page);
  if (url === null || !phrases) return null;
  if (/^tel:/i.test(url)) return `${phrases.phone} ${url.slice(4)}`;
  if (/^mailto:/i.test(url)) return `${phrases.email} ${url.slice(7).split('?')[0]}`;
  if (!/^https?:/i.test(url)) return null;
  const key = pageKey(url);
  if (key === pageKey(target.homeUrl)) return facts.businessName?.value ?? phrases.home;
  const read = pages?.find((one) => pageKey(one.plain.finalUrl) === key || pageKey(one.url) === key);
  if (read) return pageName(read);
  const profile = parseSocialAddress(url)?.network;
  if (profile) return facts.businessName ? `${facts.businessName.value}: ${profile}` : profile;
  const path = new URL(url).pathname.toLowerCase();
  if (/\/(?:cart|basket|warenkorb|panier|carrito|cesta|carrello|winkelwagen|carrinho)\/?$/.test(path))
    return phrases.basket;
  return /\/(?:search|suche|recherche|buscar|cerca|zoeken|pesquisa)\/?$/.test(path) ? phrases.search : null;
}
