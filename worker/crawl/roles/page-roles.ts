import { policyKindOfName } from '../../audit/facts/profiles/policy-names.ts';
import { BETWEEN_WORDS, KANA_OR_COMMON_KANJI } from '../../audit/website/text/letters.ts';
import { UTILITY_WORDS } from '../../audit/website/utility-words.ts';
import { IMPRINT_WORDS } from './imprint-words.ts';
import type { NamedRole } from './named-role.ts';
import { NEWS_WORDS } from './news-words.ts';
import { ROLE_WORDS } from './role-words.ts';

export interface RoleReading {
  role: NamedRole | 'other';
  /** How sure: 0 for `other`, 1 for a word among others, 4 and more for a name of the role itself. */
  score: number;
  /** A list of articles, worth looking at for the newest one. */
  isNewsIndex: boolean;
  /** Log-in, cart, search and the like. */
  isUtility: boolean;
}

/** The file or folder is named like the role; it is one word of several; a folder above it is. */
const POINTS = { segmentIs: 3, segmentHas: 1, folderIs: 1, textIs: 4, textHas: 1.5 };
const IMPRINT_BONUS = 2;

/** Longer link texts are teasers and sentences, where such words mean little. */
const MAX_TEXT_WORDS = 5;

/** Parts of applications, whatever follows. */
const BEHIND_SIGN_IN = /^(admin|login|logout|account|checkout|cart)\b/;

/** A folder's own page is named by the folder. */
const INDEX_FILE = /^(index|default|home)\.(html?|php\d?|aspx?|jsp|shtml)$/;

/** "/2024/05/", "/2024-05-01-": how blogs date their addresses. */
const DATED = /^(19|20)\d\d([-_]?\d\d){0,2}([-_].*)?$/;

/** What kind of page an address and the texts of links to it suggest. `segments` as of `segmentsOf`. */
export function roleOf(segments: readonly string[], linkTexts: readonly string[]): RoleReading {
  const named = INDEX_FILE.test(segments.at(-1) ?? '') ? segments.slice(0, -1) : segments;
  const names = named.map((segment) => fold(segment.replace(/\.(html?|php\d?|aspx?|jsp|shtml)$/, '')));
  const last = names.at(-1) ?? '';
  const folders = names.slice(0, -1);
  // An address to write to names no page, whatever the link around it leads to.
  const texts = [...new Set(linkTexts.filter((text) => !text.includes('@')).map(fold))].filter(
    (text) => text !== '' && text.split(' ').length <= MAX_TEXT_WORDS,
  );

  const isNewsIndex = names.length > 0 && (is(last, NEWS) || texts.some((text) => is(text, NEWS)));
  const isUtility =
    BEHIND_SIGN_IN.test(last) ||
    is(last, UTILITY) ||
    folders.some((folder, at) => is(folder, UTILITY) && !isOfAllPages(folder, names[at + 1] ?? '')) ||
    texts.some((text) => is(text, UTILITY));
  const other: RoleReading = { role: 'other', score: 0, isNewsIndex, isUtility };
  if (isArticle(named, folders, last)) return { role: 'article', score: 3, isNewsIndex: false, isUtility };

  let best = other;
  for (const [role, words] of LEXICON) {
    const read = (name: string) => (role === 'legal' ? withoutBaking(name) : name);
    let score = points(read(last), words, POINTS.segmentIs, POINTS.segmentHas);
    if (folders.some((folder) => is(folder, words))) score += POINTS.folderIs;
    score += Math.max(0, ...texts.map((text) => points(read(text), words, POINTS.textIs, POINTS.textHas)));
    if (role === 'legal' && [last, ...texts].some((name) => is(name, IMPRINT))) score += IMPRINT_BONUS;
    if (score > best.score) best = { role, score, isNewsIndex: false, isUtility };
  }
  return best;
}

/** Lower case without accents, words separated by one space; file names are split at hyphens, underscores and the like. */
export function fold(text: string): string {
  return text
    .slice(0, 200)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replace(BETWEEN_WORDS, ' ')
    .trim();
}

/** "/page/2" is more of a list; a folder "page" that holds "prices.html" is where somebody keeps all pages. */
const isOfAllPages = (folder: string, next: string): boolean => folder === 'page' && !/^\d+$/.test(next);

function isArticle(segments: readonly string[], folders: readonly string[], last: string): boolean {
  if (/^(page )?\d{1,3}$/.test(last) && !DATED.test(segments.at(-1) ?? '')) return false;
  if (folders.some((folder) => is(folder, NEWS)) && !is(last, UTILITY)) {
    return !folders.some((folder) => is(folder, UTILITY));
  }
  return segments.length > 1 && segments.some((segment) => DATED.test(segment)) && !DATED.test(last);
}

/** "Cookies & Cream" is a thing to eat: beside other words these are a policy's only where the whole name is. */
const withoutBaking = (name: string): string =>
  policyKindOfName(name) === null ? name.replace(/\bcookies?\b/g, '').trim() : name;

interface Words {
  whole: ReadonlySet<string>;
  beginnings: readonly string[];
}

function wordsFrom(list: readonly string[]): Words {
  return {
    whole: new Set(list.filter((word) => !word.endsWith('*'))),
    beginnings: list.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
  };
}

const LEXICON = (Object.entries(ROLE_WORDS) as [NamedRole, readonly string[]][]).map(
  ([role, list]) => [role, wordsFrom(list)] as const,
);
const NEWS = wordsFrom(NEWS_WORDS);
const UTILITY = wordsFrom(UTILITY_WORDS);
const IMPRINT = wordsFrom(IMPRINT_WORDS);

function is(name: string, words: Words): boolean {
  return (
    words.whole.has(name) || words.beginnings.some((beginning) => name.startsWith(beginning) && !name.includes(' '))
  );
}

function points(name: string, words: Words, whenIs: number, whenHas: number): number {
  if (name === '') return 0;
  if (is(name, words)) return whenIs;
  return has(name, words) ? whenHas : 0;
}

/** Runs of up to three words, so that "about us and more" holds "about us"; Japanese is not separated, so parts count. */
function has(name: string, words: Words): boolean {
  const parts = name.split(' ');
  for (let from = 0; from < parts.length; from++) {
    for (let to = from + 1; to <= Math.min(from + 3, parts.length); to++) {
      if (is(parts.slice(from, to).join(' '), words)) return true;
    }
  }
  if (!KANA_OR_COMMON_KANJI.test(name)) return false;
  return [...words.whole].some((word) => KANA_OR_COMMON_KANJI.test(word) && name.includes(word));
}
