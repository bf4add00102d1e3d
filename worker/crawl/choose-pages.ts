import { policyKindOfName } from '../audit/facts/profiles/policy-names.ts';
import type { PageRole } from '../audit/observations.ts';
import type { Candidate } from './roles/page-candidates.ts';

export interface ChosenPage {
  url: string;
  role: PageRole;
  foundBy: 'typed' | 'link' | 'sitemap';
  depth: number | null;
}

/** One page of each, the most telling first: with a small limit the later ones are left out. */
const ROLES_IN_ORDER = [
  'contact',
  'about',
  'services',
  'prices',
  'products',
  'faq',
  'locations',
  'reviews',
  'article',
  'legal',
] as const;

/** Addresses made by one template are one page many times over: what two of them hold, the others hold too. */
const MAX_OF_PATTERN = 2;
/** So many pages of products are a shop's. */
const SHOP_PRODUCTS = 3;

/**
 * The key pages beside the home page: one of every role, then what is sold (a shop's products, a page a service), then what is linked
 * most and nearest. At most `count`, and at most two of one address pattern; services alone, each a subject of its own, may fill what
 * room is left.
 */
export function choosePages(candidates: readonly Candidate[], count: number): ChosenPage[] {
  const usable = candidates.filter((candidate) => !candidate.isUtility);
  const views = viewsOfPages(usable);
  const left = new Set(usable.filter((candidate) => !views.has(candidate)));
  const chosen: Candidate[] = [];
  const patterns = patternsOf(candidates);
  const taken = new Map<string, number>();
  const take = (candidate: Candidate | undefined, { inPattern = MAX_OF_PATTERN } = {}) => {
    if (!candidate || chosen.length >= count) return;
    const pattern = patterns.get(candidate);
    const before = pattern === undefined ? 0 : (taken.get(pattern) ?? 0);
    if (before >= inPattern) return;
    if (pattern !== undefined) taken.set(pattern, before + 1);
    left.delete(candidate);
    chosen.push(candidate);
  };
  for (const role of ROLES_IN_ORDER) {
    const ofRole = [...left].filter((candidate) => candidate.role === role && !candidate.isForeign);
    take(best(ofRole, role === 'article' ? byDate : byRole));
  }
  const sells = soldRole(candidates);
  // How one pays, gets and gives back what a shop sells stands in its terms.
  if (sells === 'products') for (const candidate of [...left].filter(isTerms).slice(0, MAX_TERMS)) take(candidate);
  const inOrder = [...left].sort((a, b) => byWeight(a, b) || a.order - b.order);
  const sold = inOrder.filter(({ role, isForeign }) => role === sells && !isForeign);
  for (const candidate of [...sold, ...inOrder]) if (left.has(candidate)) take(candidate);
  if (sells === 'services')
    for (const candidate of sold) if (left.has(candidate)) take(candidate, { inPattern: count });
  for (const candidate of [...views].sort((a, b) => byWeight(a, b) || a.order - b.order)) take(candidate);
  return chosen.map(({ url, role, foundBy, depth }) => ({ url, role, foundBy, depth }));
}

/** Addresses that show a page again with something chosen, as "/shop?brand=oak" does beside "/shop": read when nothing else is left. */
function viewsOfPages(candidates: readonly Candidate[]): Set<Candidate> {
  const pathOf = ({ url }: Candidate): string => new URL(url).pathname.replace(/\/$/, '');
  const hasQuery = ({ url }: Candidate): boolean => new URL(url).search !== '';
  const pages = new Set(candidates.filter((one) => !hasQuery(one)).map(pathOf));
  return new Set(candidates.filter((one) => hasQuery(one) && pages.has(pathOf(one))));
}

/** Pages of terms that a shop's customers ask about, beside the one legal page that is always read. */
const MAX_TERMS = 2;
function isTerms({ role, segments, isForeign }: Candidate): boolean {
  const kind = policyKindOfName((segments.at(-1) ?? '').replace(/[-_]+/g, ' '));
  return (role === 'legal' || role === 'other') && !isForeign && (kind === 'terms' || kind === 'cancellation');
}

const soldRole = (candidates: readonly Candidate[]): 'products' | 'services' =>
  candidates.filter(({ role }) => role === 'products').length >= SHOP_PRODUCTS ? 'products' : 'services';

/** The template an address was made by, where others share it: "/blog/*", "/plumber-*", "/item?id". */
function patternsOf(candidates: readonly Candidate[]): Map<Candidate, string> {
  const named = candidates.map((candidate) => [candidate, patternOf(candidate)] as const);
  const counts = new Map<string, number>();
  for (const [, pattern] of named) if (pattern !== null) counts.set(pattern, (counts.get(pattern) ?? 0) + 1);
  const ofMenu = folderOfMenu(named);
  return new Map(
    named.flatMap(([one, pattern]) =>
      pattern !== null && pattern !== ofMenu && (counts.get(pattern) ?? 0) > MAX_OF_PATTERN ? [[one, pattern]] : [],
    ),
  );
}

/** A folder that most entries of the menu lie in, as "/pages/*", is where all pages are kept, and no template made them. */
function folderOfMenu(named: readonly (readonly [Candidate, string | null])[]): string | null {
  const ofMenu = named.filter(([{ inNavigation }]) => inNavigation);
  const counts = new Map<string, number>();
  for (const [, pattern] of ofMenu) if (pattern?.endsWith('/*')) counts.set(pattern, (counts.get(pattern) ?? 0) + 1);
  return [...counts].find(([, count]) => count > ofMenu.length / 2)?.[0] ?? null;
}

function patternOf({ url, segments }: Candidate): string | null {
  const names = [...new URL(url).searchParams.keys()].sort();
  if (names.length > 0) return `${segments.join('/')}?${names.join('&')}`;
  const last = segments.at(-1) ?? '';
  if (segments.length > 1) return [...segments.slice(0, -1), '*'].join('/');
  const [first, ...more] = last.split(/[-_]/);
  return more.length > 0 ? `${first}-*` : null;
}

type Comparison = (a: Candidate, b: Candidate) => number;

function best(candidates: Candidate[], compare: Comparison): Candidate | undefined {
  return candidates.sort((a, b) => compare(a, b) || byWeight(a, b) || a.order - b.order)[0];
}

const byRole: Comparison = (a, b) => roleWeight(b) - roleWeight(a);

/** A page deep in the tree is one case of the role, not the page about it. */
function roleWeight(candidate: Candidate): number {
  return candidate.score + (candidate.inNavigation ? 1 : 0) - 0.5 * candidate.segments.length;
}

const byDate: Comparison = (a, b) => dateOf(b) - dateOf(a);

/** Newest first by the date in the address, else in the sitemap; 0 when neither tells. */
function dateOf({ segments, lastmod }: Candidate): number {
  const dated = /(?:^|\/)((?:19|20)\d\d)[-_/]?(\d\d)?[-_/]?(\d\d)?/.exec(segments.join('/'));
  const written = dated ? `${dated[1]}-${dated[2] ?? '01'}-${dated[3] ?? '01'}` : (lastmod ?? '');
  const time = Date.parse(written);
  return Number.isNaN(time) ? 0 : time;
}

const byWeight: Comparison = (a, b) => weight(b) - weight(a);

/** A page that several buttons of the home page lead to is what its owner wants visitors to see. */
const MAX_EXTRA_LINKS = 3;

/** What a page is likely to add: more of what is sold, where the home page sends its visitors, near the home page, linked from many, not another legal text or translation. */
function weight(candidate: Candidate): number {
  let sum = Math.min(candidate.linkedFrom, 3) - 0.3 * candidate.segments.length;
  if (candidate.inNavigation) sum += 2;
  if (candidate.depth === null) sum -= 1;
  if (candidate.depth === 2) sum -= 0.5;
  if (candidate.isNewsIndex) sum += 1;
  sum += Math.min(Math.max(candidate.homeLinks - 1, 0), MAX_EXTRA_LINKS);
  if (candidate.role === 'legal') sum -= 6;
  else if (candidate.role === 'article') sum -= 1;
  else if (candidate.role !== 'other') sum += 1.5;
  return candidate.isForeign ? sum - 10 : sum;
}
