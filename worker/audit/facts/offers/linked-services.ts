import type { PageLink } from '../../website/page/page-view.ts';
import { textKey } from '../../website/text/plain-words.ts';
import { placeInBody, type TextDocument } from '../../website/text/text-sources.ts';
import { cardName } from './card-name.ts';
import type { ServiceSeen } from './service-lists.ts';
import { namesServices, SERVICES_PATH, serviceName } from './service-words.ts';

export function fromLink(document: TextDocument, link: PageLink): ServiceSeen[] {
  const text = cardName(document.view, link);
  const name = serviceName(text);
  return name === null ? [] : [{ name, place: placeInBody(document.view, link.path), seen: text }];
}

/** What links are called that lead to the page over those beside them: "Overview" → /treatments.html beside /treatments/massage.html. */
export function overviewLinks(documents: readonly TextDocument[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { view } of documents) {
    // A menu within a menu stands elsewhere.
    for (const beside of Map.groupBy(view.links, ({ path }) => path).values()) {
      const folders = new Map<string, Set<string>>();
      for (const { url } of beside) {
        const stem = stemOf(url ?? '');
        const folder = stem.slice(0, stem.lastIndexOf('/'));
        folders.set(folder, (folders.get(folder) ?? new Set()).add(stem));
      }
      for (const { url, text } of beside)
        if (url !== null && isDeep(url) && (folders.get(stemOf(url))?.size ?? 0) >= MIN_BELOW) names.add(textKey(text));
    }
  }
  return names;
}

/** Two may be one service and its parts. */
const MIN_BELOW = 3;

/** Without what stands for the page of a folder: "/a/", "/a/index.html" and "/a.html" are one. */
const stemOf = (url: string): string =>
  url
    .replace(/[#?].*$/, '')
    .replace(/\/(?:index|default)\.\w+$/i, '')
    .replace(/\.(?:html?|php)$/i, '')
    .replace(/\/$/, '');

/** Menu entries that lead below the page of services: "/leistungen/implantate", "tratamientos.html#ortodoncia". */
export function linkedServices(document: TextDocument): ServiceSeen[] {
  const { view } = document;
  const parents = new Set<string>();
  const whole = new Set<string>();
  for (const link of view.links) {
    // "Services" that only unfolds a menu leads to whatever page it stands on.
    if (link.url === null || !namesServices(link.text) || /^\s*(?:#|$)/.test(link.href)) continue;
    const address = link.url.replace(/[#?].*$/, '').replace(/\/$/, '');
    parents.add(address);
    // "index.html#services" is a part of a page as "index.html#contact" is.
    if (!link.href.includes('#')) whole.add(address);
  }
  return view.links.flatMap((link) => {
    if (link.url === null || link.text === '' || namesServices(link.text)) return [];
    if (AREAS_PLACE.test(view.paths[link.path] ?? '')) return [];
    const address = link.url.replace(/[#?].*$/, '').replace(/\/$/, '');
    const below = [...parents].some((parent) => address.startsWith(`${parent}/`) && isDeep(parent));
    const part = link.href.includes('#') && whole.has(address) && isDeep(address) && !link.href.startsWith('#');
    return below || part || SERVICES_PATH.test(link.url) ? fromLink(document, link) : [];
  });
}

/** Entries of the menu that unfolds below "Services": links in a list inside the one the entry stands in. */
export function unfoldedServices(document: TextDocument): ServiceSeen[] {
  const { links, paths } = document.view;
  const found: ServiceSeen[] = [];
  for (let at = 0; at < links.length; at++) {
    const entry = links[at];
    if (!entry || !isInMenu(entry) || !namesServices(entry.text)) continue;
    const stem = (paths[entry.path] ?? '').replace(/ > [^>]+$/, '');
    if (!/ > li[^>]*$/.test(stem)) continue;
    for (let next = at + 1; next < links.length; next++) {
      const below = links[next];
      const path = below && (paths[below.path] ?? '');
      if (!below || !path?.startsWith(`${stem} > `) || !path.slice(stem.length).includes(' > li')) break;
      if (!namesServices(below.text)) found.push(...fromLink(document, below));
    }
  }
  return found;
}

const isInMenu = ({ landmark }: PageLink): boolean => landmark === 'nav' || landmark === 'header';

/** Class and id names of a list of towns. */
const AREAS_PLACE = /[.#](?:[\w-]*[-_])?(?:areas|towns|cities|locations)(?:[-_][\w-]+)?(?=$|[\s>.])/i;

/** The start page is above everything and no page of services. */
const isDeep = (url: string): boolean =>
  URL.canParse(url) && new URL(url).pathname.replace(/^\/(?:index|default)\.\w+$/i, '/').length > 1;
