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

/** The key pages beside the home page: one of every role, then what is linked most and nearest. At most `count`. */
export function choosePages(candidates: readonly Candidate[], count: number): ChosenPage[] {
  const left = new Set(candidates.filter((candidate) => !candidate.isUtility));
  const chosen: Candidate[] = [];
  const take = (candidate: Candidate | undefined) => {
    if (!candidate || chosen.length >= count) return;
    left.delete(candidate);
    chosen.push(candidate);
  };
  for (const role of ROLES_IN_ORDER) {
    const ofRole = [...left].filter((candidate) => candidate.role === role && !candidate.isForeign);
    take(best(ofRole, role === 'article' ? byDate : byRole));
  }
  for (const candidate of [...left].sort((a, b) => byWeight(a, b) || a.order - b.order)) take(candidate);
  return chosen.map(({ url, role, foundBy, depth }) => ({ url, role, foundBy, depth }));
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

/** What a page is likely to add: more of what is sold, near the home page, linked from many, not another legal text or translation. */
function weight(candidate: Candidate): number {
  let sum = Math.min(candidate.linkedFrom, 3) - 0.3 * candidate.segments.length;
  if (candidate.inNavigation) sum += 2;
  if (candidate.depth === null) sum -= 1;
  if (candidate.depth === 2) sum -= 0.5;
  if (candidate.isNewsIndex) sum += 1;
  if (candidate.role === 'legal') sum -= 6;
  else if (candidate.role === 'article') sum -= 1;
  else if (candidate.role !== 'other') sum += 1.5;
  return candidate.isForeign ? sum - 10 : sum;
}
