import { placeOf } from '../../../website/page/page-text.ts';
import type { ReadPage } from '../../../website/read-pages.ts';
import { separateDomain } from '../../../website/registrable-domain.ts';
import { lightLetters } from '../../../website/text/light-letters.ts';
import { contentView } from '../../../website/text/page-prose.ts';
import { regexSource } from '../../../website/text/regex-source.ts';
import type { Evidence } from '../../check.ts';

/** So many other websites in the text of a page are its sources. The catalogue's proposal; no engine documents a number. */
export const ENOUGH_SOURCES = 2;

/** Where articles are shared and their authors have accounts. */
const SHARING = lightLetters(regexSource`
    ^(?:facebook|instagram|twitter|x|linkedin|pinterest|tiktok|whatsapp|reddit|xing|threads|tumblr|vk|getpocket
    |line)\.[a-z.]+$|^(?:wa|t|line|m)\.me$|^hatena\.ne\.jp$
  `);

/** Other websites that the text of a page links to, one link per domain. */
export function citedIn(page: ReadPage, own: ReadonlySet<string>): Map<string, Evidence> {
  const cited = new Map<string, Evidence>();
  const view = contentView(page);
  for (const { url, text, landmark, path } of view.links) {
    if (url === null || !/^https?:/.test(url) || (landmark !== 'main' && landmark !== null)) continue;
    const domain = separateDomain(url);
    if (domain === null || own.has(domain) || cited.has(domain) || SHARING.test(domain)) continue;
    cited.set(domain, { pageUrl: page.url, place: placeOf(view, path), seen: `${text} → ${url}` });
  }
  return cited;
}
