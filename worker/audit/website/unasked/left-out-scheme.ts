import { parsedUrl } from '../parsed-url.ts';

/** "/news/www.studio.example": a link to another website without "https://", which the browser takes for the name of a page. */
export const leadsToNamedHost = (url: string): boolean => namedHost(url) !== null;

/** The host that such a link means. */
export function namedHost(url: string): string | null {
  const last = parsedUrl(url)?.pathname.split('/').at(-1) ?? '';
  return HOST.test(last) ? last.toLowerCase() : null;
}

const HOST = /^www\.(?:[a-z\d-]+\.)+(?!html?$|php\d?$|aspx?$|jsp$)[a-z]{2,}$/i;
