import { placeOf } from '../../website/page/page-text.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { textKey } from '../../website/text/plain-words.ts';
import type { Evidence } from '../check.ts';

/** A search for name and street shows the entry of the business to whoever follows it. */
const MAP_SEARCH =
  /\/\/(?:www\.)?google\.[a-z.]+\/maps(?:\/(?:search|dir|embed))?(?:[/?]|$)|\/\/maps\.google\.[a-z.]+\//i;

/** The way to a place is none of its entry, whoever is called so. */
const WAY = /\/maps\/dir(?:[/?]|$)/i;
const SEARCHED = /[?&](?:q|query|daddr)=[^&]|\/maps\/search\/[^/?]/i;

/**
 * The first link to a map of Google that may show the entry of the business: asked for by its name, or for a place the address does not tell.
 * A search for a street and the way there show a point on the map.
 */
export function mapSearches(pages: readonly ReadPage[], name = ''): Evidence[] {
  // "Larch — Bakery and café" is asked for as "Larch, Mill Street 3".
  const sought = textKey(name.split(PARTS)[0] ?? '');
  const mayShow = (url: string): boolean => {
    if (!MAP_SEARCH.test(url) || WAY.test(url)) return false;
    return sought.length < MIN_NAME_CHARS || !SEARCHED.test(url) || textKey(decoded(url)).includes(sought);
  };
  for (const { url, plain } of pages) {
    const link = plain.view.links.find((one) => mayShow(one.url ?? ''));
    if (link) {
      return [{ pageUrl: url, place: placeOf(plain.view, link.path), seen: link.url ?? '' }];
    }
  }
  return [];
}

const PARTS = /\s[–—|·•-]\s/u;

/** It shows what Google finds: which entry that is, and whether any, its address does not tell. */
export const isMapSearch = (url: string): boolean => MAP_SEARCH.test(url) && (SEARCHED.test(url) || WAY.test(url));

/** Shorter names stand in any address. */
const MIN_NAME_CHARS = 4;

/** In an embedded map the number of an entry: "!1s0x47c4a7f46e5615bf:0x24ae052e3754a3ef". */
const ENTRY_NUMBER = /!1s0x[0-9a-f]+(?::|%3A)0x[0-9a-f]+/i;

/** The first map of Google on a page that shows an entry by its number or is asked for by the name of the business. */
export function mapsOfName(pages: readonly ReadPage[], name: string): Evidence[] {
  const sought = textKey(name);
  const isOfName = (src: string) => sought.length >= MIN_NAME_CHARS && textKey(decoded(src)).includes(sought);
  for (const { url, plain } of pages) {
    const frame = plain.view.frames.find(
      ({ src }) => src !== null && MAP_SEARCH.test(src) && (ENTRY_NUMBER.test(src) || isOfName(src)),
    );
    if (frame) return [{ pageUrl: url, place: placeOf(plain.view, frame.path), seen: frame.src ?? '' }];
  }
  return [];
}

/** What the map shows, as Google calls it: "!2sIda%20Larch". Null where the address of a frame has no number of an entry. */
export function shownOnMap(src: string): { called: string } | null {
  if (!ENTRY_NUMBER.test(src)) return null;
  return { called: decoded(AFTER_NUMBER.exec(src)?.[1] ?? '').trim() };
}

const AFTER_NUMBER = /!1s0x[0-9a-f]+(?::|%3A)0x[0-9a-f]+!2s([^!&]{1,120})/i;

function decoded(address: string): string {
  try {
    return decodeURIComponent(address.replaceAll('+', ' '));
  } catch {
    return address;
  }
}
