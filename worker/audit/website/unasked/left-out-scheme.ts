import { parsedUrl } from '../parsed-url.ts';

/** "/news/www.studio.example": a link to another website without "https://", which the browser takes for the name of a page. */
export const leadsToNamedHost = (url: string): boolean => namedHost(url) !== null;

/** The host that such a link means. */
export function namedHost(url: string): string | null {
  const path = parsedUrl(url)?.pathname ?? '';
  const last = path.split('/').at(-1) ?? '';
  return HOST.test(last) || NAME.test(path) ? last.toLowerCase() : (INSIDE.exec(path)?.[1]?.toLowerCase() ?? null);
}

/** "/studio.com" right below the host: no file ends like these. */
const NAME = /^\/(?:[a-z\d-]+\.)+(?:com|net|org|eu)$/i;
/** "/https://www.studio.example/work", as a router makes of it. */
const INSIDE = /^\/https?:\/{1,2}([a-z\d.-]+\.[a-z]{2,})(?:\/|$)/i;
const HOST = /^www\.(?:[a-z\d-]+\.)+(?!html?$|php\d?$|aspx?$|jsp$)[a-z]{2,}$/i;
