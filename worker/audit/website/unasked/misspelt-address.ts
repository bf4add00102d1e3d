import type { PageLink } from '../page/page-view.ts';

/** What stands before "//" of an address on the web. Made of its letters it is meant, and no scheme of another kind. */
const BEGINNING = /^\s*([a-z]{3,8}):\/\/(?=[^/\s]+\.[a-z])/i;
const OF_ITS_LETTERS = /^h?[htps]*tps?$/i;
/** Pasted behind what a form of the website system had filled in. */
const TWICE = /^\s*(https?:\/\/https?:?)\/\/(?=[^/\s]+\.[a-z])/i;

export interface Misspelt {
  /** As written, up to the "//" that belongs there. */
  beginning: string;
  meant: string;
}

/** "hhttps://larch.example", "https://https://larch.example": no browser opens such an address. null for all others. */
export function misspeltAddress({ href }: Pick<PageLink, 'href'>): Misspelt | null {
  const [twice, both] = TWICE.exec(href) ?? [];
  if (twice !== undefined && both !== undefined)
    return { beginning: both, meant: `https://${href.slice(twice.length)}` };
  const [whole, scheme = ''] = BEGINNING.exec(href) ?? [];
  const isRight = scheme.toLowerCase() === 'http' || scheme.toLowerCase() === 'https';
  if (whole === undefined || isRight || !OF_ITS_LETTERS.test(scheme)) return null;
  return { beginning: `${scheme}:`, meant: `https://${href.slice(whole.length)}` };
}
