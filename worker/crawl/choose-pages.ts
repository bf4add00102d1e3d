import type { PageRole, ReadAttempt, SitemapObservation, Target } from '../audit/observations.ts';
import type { FoundPage } from './find-pages.ts';
import { addressInScope, pageKey, segmentsOf } from './page-address.ts';
import { type RoleReading, roleOf } from './page-roles.ts';

export interface Candidate extends Omit<FoundPage, 'role'> {
  reading: RoleReading;
  /** How many links lead to it, in navigation or elsewhere. */
  linkCount: number;
  isInNavigation: boolean;
  lastmod: string | null;
  /** Order in which it was found. */
  position: number;
}

/** Pages of one role that are worth reading, and how eagerly: what decides a recommendation comes first. */
const WANTED: readonly { role: PageRole; atMost: number }[] = [
  { role: 'contact', atMost: 1 },
  { role: 'about', atMost: 1 },
  { role: 'services', atMost: 1 },
  { role: 'products', atMost: 1 },
  { role: 'prices', atMost: 1 },
  { role: 'faq', atMost: 1 },
  { role: 'locations', atMost: 1 },
  // Where the law asks for an imprint, the business's name, address and register stand there.
  { role: 'legal', atMost: 1 },
  { role: 'article', atMost: 1 },
];

/** A second round for what sites have several of, before any other page. */
const MORE: readonly { role: PageRole; atMost: number }[] = [
  { role: 'services', atMost: 3 },
  { role: 'products', atMost: 2 },
  { role: 'locations', atMost: 2 },
  { role: 'about', atMost: 2 },
];

/** A crawl of 20,000 links learns nothing from the last 18,000. */
const MAX_CANDIDATES = 2_000;

/** Every address of the website seen so far, one entry a page whatever its spelling. */
export class Candidates {
  private readonly byKey = new Map<string, { url: string; texts: string[] } & Omit<Candidate, 'reading' | 'url'>>();
  private readonly homeKey: string;
  private readonly target: Target;

  constructor(target: Target) {
    this.target = target;
    this.homeKey = pageKey(target.homeUrl);
  }

  addHome(home: ReadAttempt): void {
    this.addLinksOf(home, 1);
  }

  addLinksOf(page: ReadAttempt, depth: number): void {
    for (const link of page.view?.links ?? []) {
      if (link.url === null) continue;
      const entry = this.add(link.url, 'link', depth);
      if (!entry) continue;
      entry.linkCount++;
      entry.isInNavigation ||= link.landmark === 'nav' || link.landmark === 'header';
      if (link.text !== '' && entry.texts.length < 5) entry.texts.push(link.text);
    }
  }

  addSitemaps(sitemaps: readonly SitemapObservation[]): void {
    for (const sitemap of sitemaps) {
      if (sitemap.kind === 'index' || sitemap.kind === 'invalid') continue;
      for (const { loc, lastmod } of sitemap.entries) {
        const entry = this.add(loc, 'sitemap', null);
        if (entry) entry.lastmod ??= lastmod;
      }
    }
  }

  all(): Candidate[] {
    return [...this.byKey.values()].map(({ texts, ...entry }) => ({
      ...entry,
      reading: roleOf(segmentsOf(entry.url, this.target.scopeUrl), texts),
    }));
  }

  private add(written: string, foundBy: 'link' | 'sitemap', depth: number | null) {
    const url = addressInScope(written, this.target);
    if (url === null) return null;
    const key = pageKey(url);
    if (key === this.homeKey) return null;
    const known = this.byKey.get(key);
    if (known) return known;
    if (this.byKey.size >= MAX_CANDIDATES) return null;
    const entry = {
      url,
      foundBy,
      depth,
      texts: [] as string[],
      linkCount: 0,
      isInNavigation: false,
      lastmod: null as string | null,
      position: this.byKey.size,
    };
    this.byKey.set(key, entry);
    return entry;
  }
}

/** Up to `maxPages` pages, home included (it is not in the answer): by role, then what is linked most and nearest. */
export function choosePages(candidates: readonly Candidate[], maxPages: number): FoundPage[] {
  const left = new Set(candidates.filter((candidate) => !candidate.reading.isUtility));
  const chosen: FoundPage[] = [];
  const counts = new Map<PageRole, number>();
  const take = (candidate: Candidate, role: PageRole) => {
    if (chosen.length >= maxPages - 1) return;
    left.delete(candidate);
    counts.set(role, (counts.get(role) ?? 0) + 1);
    chosen.push({ url: candidate.url, role, foundBy: candidate.foundBy, depth: candidate.depth });
  };
  for (const { role, atMost } of [...WANTED, ...MORE]) {
    const ofRole = [...left].filter((candidate) => candidate.reading.role === role);
    ofRole.sort(role === 'article' ? byNewest : bySureness);
    for (const candidate of ofRole) {
      if ((counts.get(role) ?? 0) >= atMost) break;
      take(candidate, role);
    }
  }
  const rest = [...left].sort(byImportance);
  for (const candidate of rest) take(candidate, candidate.reading.role);
  return chosen;
}

const bySureness = (a: Candidate, b: Candidate) => b.reading.score - a.reading.score || byImportance(a, b);

/** Dates sort as text where they are ISO; without any the first one linked is usually the newest. */
const byNewest = (a: Candidate, b: Candidate) =>
  (b.lastmod ?? '').localeCompare(a.lastmod ?? '') || dateIn(b.url).localeCompare(dateIn(a.url)) || byLink(a, b);

const dateIn = (url: string) =>
  /(?:19|20)\d\d[-/]?\d{0,2}[-/]?\d{0,2}/.exec(new URL(url).pathname)?.[0].replace(/\D/g, '') ?? '';

const byLink = (a: Candidate, b: Candidate) =>
  Number(b.foundBy === 'link') - Number(a.foundBy === 'link') || a.position - b.position;

function byImportance(a: Candidate, b: Candidate): number {
  return (
    Number(b.isInNavigation) - Number(a.isInNavigation) ||
    Number(b.foundBy === 'link') - Number(a.foundBy === 'link') ||
    (a.depth ?? 9) - (b.depth ?? 9) ||
    b.linkCount - a.linkCount ||
    a.position - b.position
  );
}
