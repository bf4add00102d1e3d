import type { SitemapObservation, Target } from '../../audit/observations.ts';
import { isNotFoundAddress } from '../../audit/website/not-found-page.ts';
import type { PageView } from '../../audit/website/page/page-view.ts';
import { leadsToNamedHost } from '../../audit/website/unasked/left-out-scheme.ts';
import { addressInScope, segmentsOf, spellingKey } from '../page-address.ts';
import { type RoleReading, roleOf } from './page-roles.ts';

/** A page of the website that links or a sitemap name, and what is known of it before it is read. */
export interface Candidate extends RoleReading {
  url: string;
  key: string;
  segments: string[];
  foundBy: 'link' | 'sitemap';
  /** Clicks from the home page; null when only a sitemap names it. */
  depth: number | null;
  /** Read documents that link to it. */
  linkedFrom: number;
  /** Stands in a header, footer or navigation. */
  inNavigation: boolean;
  /** Places of the home page, menus aside, that lead to it; the links of one card are one. */
  homeLinks: number;
  /** As a sitemap writes it. */
  lastmod: string | null;
  /** A version for readers of another language. */
  isForeign: boolean;
  /** Order of discovery, to break ties. */
  order: number;
}

export interface SeenDocument {
  view: PageView;
  /** Clicks from the home page. */
  depth: number;
}

/** Every page the documents and sitemaps name, once each, the home page left out. */
export function collectCandidates(
  target: Target,
  documents: readonly SeenDocument[],
  sitemaps: readonly SitemapObservation[],
): Candidate[] {
  const found = new Map<string, Draft>();
  const homeKeys = new Set([spellingKey(target.homeUrl), spellingKey(target.scopeUrl)]);

  const draftFor = (address: string, foundBy: Candidate['foundBy'], depth: number | null): Draft | null => {
    const url = addressInScope(address, target);
    if (url === null || isNotFoundAddress(url) || leadsToNamedHost(url)) return null;
    const key = spellingKey(url);
    if (homeKeys.has(key)) return null;
    const known = found.get(key);
    if (known || found.size >= MAX_CANDIDATES) return known ?? null;
    const draft: Draft = {
      url,
      key,
      foundBy,
      depth,
      texts: new Set(),
      linkedFrom: new Set(),
      inNavigation: false,
      homeLinks: 0,
      lastmod: null,
    };
    found.set(key, draft);
    return draft;
  };

  for (const { view, depth } of documents) {
    let last: Draft | null = null;
    let lastBlock = 0;
    for (const link of view.links) {
      // "Privacy policy" with href="#" is a link nobody has filled in: it says nothing about the page it stands on.
      if (/^\s*(?:#|$)/.test(link.href)) continue;
      const draft = link.url === null ? null : draftFor(link.url, 'link', depth + 1);
      if (!draft) continue;
      if (draft.texts.size < MAX_TEXTS) draft.texts.add(link.text);
      draft.linkedFrom.add(view.url);
      const isMenu = link.landmark === 'nav' || link.landmark === 'header' || link.landmark === 'footer';
      draft.inNavigation ||= isMenu;
      const isOneCard = draft === last && link.block - lastBlock < CARD_BLOCKS;
      if (depth === 0 && !isMenu && !isOneCard) draft.homeLinks += 1;
      last = draft;
      lastBlock = Math.max(lastBlock, link.block);
    }
    // What a page shows in a frame is part of it.
    for (const { src } of view.frames) {
      const draft = src === null ? null : draftFor(src, 'link', depth + 1);
      if (!draft) continue;
      draft.linkedFrom.add(view.url);
      draft.inNavigation = true;
    }
  }
  for (const sitemap of sitemaps) {
    if (sitemap.kind === 'index') continue;
    for (const { loc, lastmod } of sitemap.entries) {
      const draft =
        URL.canParse(loc, sitemap.finalUrl) && draftFor(new URL(loc, sitemap.finalUrl).href, 'sitemap', null);
      if (draft) draft.lastmod ??= lastmod;
    }
  }
  const languages = homeLanguages(target, documents[0]?.view);
  return [...found.values()].map((draft, order) => finish(draft, order, target, languages));
}

/** More pages than these change nothing about the choice of a dozen. */
const MAX_CANDIDATES = 3_000;

/** A card links its picture, its title and a button below a few lines of text. */
const CARD_BLOCKS = 4;

/** Different link texts that are looked at for one page: more add nothing. */
const MAX_TEXTS = 5;

interface Draft
  extends Pick<Candidate, 'url' | 'key' | 'foundBy' | 'depth' | 'inNavigation' | 'homeLinks' | 'lastmod'> {
  texts: Set<string>;
  linkedFrom: Set<string>;
}

function finish(draft: Draft, order: number, target: Target, home: HomeLanguages): Candidate {
  const { texts, linkedFrom, ...rest } = draft;
  const segments = segmentsOf(draft.url, target.scopeUrl);
  const language = languageOf(draft.url, segments);
  const isForeign = home.alternates.has(draft.key) || (language !== null && !home.own.has(language));
  return { ...rest, ...roleOf(segments, [...texts]), segments, linkedFrom: linkedFrom.size, isForeign, order };
}

interface HomeLanguages {
  own: Set<string>;
  /** Keys of the home page's versions in other languages. */
  alternates: Set<string>;
}

function homeLanguages(target: Target, view: PageView | undefined): HomeLanguages {
  const written = [view?.lang ?? '', languageOf(target.homeUrl, segmentsOf(target.homeUrl, target.scopeUrl)) ?? ''];
  const own = new Set(written.map((tag) => tag.toLowerCase().slice(0, 2)).filter((tag) => tag !== ''));
  const alternates = (view?.headLinks ?? []).filter((link) => {
    const language = link.hreflang?.toLowerCase().slice(0, 2) ?? '';
    return /\balternate\b/.test(link.rel) && /^[a-z]{2}$/.test(language) && language !== 'x-' && !own.has(language);
  });
  return {
    own,
    alternates: new Set(
      alternates.flatMap((link) => (link.url && URL.canParse(link.url) ? [spellingKey(link.url)] : [])),
    ),
  };
}

/** Languages that websites of small businesses offer; two letters alone could be a town or a department. */
const LANGUAGE_FOLDER =
  /^(en|de|fr|es|it|nl|pt|ja|jp|zh|cn|ko|ru|pl|tr|ar|cs|da|sv|no|fi|hu|ro|uk|el|ca|eu|gl)([-_][a-z]{2,4})?$/;

/** The language an address names in its first folder or a parameter; null when it names none. */
function languageOf(url: string, segments: readonly string[]): string | null {
  const folder = LANGUAGE_FOLDER.exec(segments[0] ?? '')?.[1];
  if (folder) return folder;
  const { searchParams } = new URL(url);
  return (
    LANGUAGE_FOLDER.exec((searchParams.get('lang') ?? searchParams.get('language') ?? '').toLowerCase())?.[1] ?? null
  );
}
