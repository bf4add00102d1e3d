import { getDomainWithoutSuffix } from 'tldts';
import type { FactInput } from './fact-input.ts';
import type { FactSource, SingleFact } from './facts.ts';
import { type NameCandidate, type NamePlace, nameCandidates } from './name-candidates.ts';
import { ownHosts } from './own-hosts.ts';
import { textDocuments } from './text-sources.ts';

/**
 * How much each kind of place says about the name. A place counts once however many pages repeat it, so that agreement of
 * different places decides and no single template.
 */
const PLACE_WEIGHT: Record<NamePlace, number> = {
  // Written to state the name and nothing else.
  data: 5,
  'site-name': 4,
  'website-name': 3,
  'home-link': 3,
  copyright: 3,
  logo: 2.5,
  imprint: 2,
  title: 2,
  'legal-name': 1.5,
  // Often a slogan.
  heading: 1,
  text: 0,
};

/** A title part that most pages share is the website's name rather than the page's. */
const SHARED_TITLE_BONUS = 2;
/** The host spells the name. */
const HOST_BONUS = 3;
/** Up to this much for being used in the text: a slogan stands there once, a name again and again. */
const MAX_TEXT_BONUS = 2;
const MAX_SOURCES = 24;

interface Group {
  key: string;
  spellings: Map<string, number>;
  places: Map<NamePlace, number>;
  sources: FactSource[];
  titlePages: Set<string>;
}

/** The name most places agree on; null when no place states one. */
export function readBusinessName(input: FactInput): SingleFact<string> {
  const groups = group(nameCandidates(input));
  if (groups.length === 0) return null;
  const titlePages = new Set(groups.flatMap((one) => [...one.titlePages])).size;
  const hosts = hostWords(input);
  const texts = textSample(input);
  const own = new Map(groups.map((one) => [one, ownScore(one, titlePages)]));
  let best: { group: Group; score: number } | null = null;
  for (const one of groups) {
    let score = own.get(one) ?? 0;
    for (const other of groups) {
      if (other === one) continue;
      const otherScore = own.get(other) ?? 0;
      // "Nordlicht" is half a vote for "Nordlicht Dental", and the longer form a smaller one for the shorter.
      if (startsOrEndsWith(one.key, other.key)) score += Math.min(otherScore, 4) * 0.5;
      else if (startsOrEndsWith(other.key, one.key)) score += Math.min(otherScore, 6) * 0.6;
    }
    const squeezed = squeeze(one.key);
    if (hosts.some((host) => host === squeezed)) score += HOST_BONUS;
    else if (hosts.some((host) => squeezed.length >= 4 && host.length >= 4 && (host.includes(squeezed) || squeezed.includes(host)))) {
      score += HOST_BONUS / 2;
    }
    score += Math.min(MAX_TEXT_BONUS, occurrences(texts, one.key) * 0.25);
    if (best === null || score > best.score) best = { group: one, score };
  }
  if (!best) return null;
  return { value: favourite(best.group.spellings), sources: best.group.sources };
}

function group(candidates: NameCandidate[]): Group[] {
  const groups = new Map<string, Group>();
  for (const { name, place, source } of candidates) {
    const key = nameKey(name);
    if (key === '') continue;
    const one: Group = groups.get(key) ?? { key, spellings: new Map(), places: new Map(), sources: [], titlePages: new Set() };
    groups.set(key, one);
    one.spellings.set(name, (one.spellings.get(name) ?? 0) + PLACE_WEIGHT[place]);
    one.places.set(place, (one.places.get(place) ?? 0) + 1);
    if (place === 'title') one.titlePages.add(source.pageUrl);
    const repeated = one.sources.some((other) => other.pageUrl === source.pageUrl && other.place === source.place && other.view === source.view);
    if (!repeated && one.sources.length < MAX_SOURCES) one.sources.push(source);
  }
  return [...groups.values()];
}

function ownScore(one: Group, titlePages: number): number {
  let score = 0;
  for (const place of one.places.keys()) score += PLACE_WEIGHT[place];
  if (titlePages > 2 && one.titlePages.size > titlePages / 2) score += SHARED_TITLE_BONUS;
  return score;
}

/** Letters and digits only, without legal forms, case and accents: what two spellings of one name share. */
export function nameKey(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[,\s]+(?:gmbh(?: & co\.? kgaa?| & co\.? kg)?|ug(?: \(haftungsbeschrankt\))?|ag|kg|ohg|e\.?k\.?|e\.?\s?v\.?|gbr|mbb|partg(?:mbb)?|ltd\.?|limited|llc|l\.l\.c\.|inc\.?|corp\.?|pllc|llp|plc|sarl|s\.a\.r\.l\.|sas|sasu|eurl|s\.?a\.?s?\.?|s\.?l\.?u?\.?|s\.?r\.?l\.?s?|s\.?n\.?c\.?|s\.?p\.?a\.?|b\.?v\.?|n\.?v\.?|v\.?o\.?f\.?|lda\.?|unipessoal|pty|pty\.? ltd\.?|co\.?)(?=$|[\s,.])\.?/g, ' ')
    .replace(/^(?:株式会社|有限会社|合同会社|医療法人(?:社団)?)|(?:株式会社|有限会社|合同会社)$/g, '')
    .replace(/&|\+/g, ' ')
    .replace(/\b(?:und|and|et|e|y|en)\b/g, ' ')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
}

function squeeze(key: string): string {
  return key.replaceAll(' ', '');
}

/** Whole words at the beginning or end, so that "art" is no part of "smart". */
function startsOrEndsWith(whole: string, part: string): boolean {
  if (part.length < 3 || whole === part) return false;
  return whole.startsWith(`${part} `) || whole.endsWith(` ${part}`);
}

function hostWords(input: FactInput): string[] {
  return [...ownHosts(input)]
    .map((host) => getDomainWithoutSuffix(host, { allowPrivateDomains: true }))
    .filter((word) => word !== null)
    .map((word) => word.replace(/[^\p{L}\d]/gu, ''));
}

function textSample(input: FactInput): string {
  const keys: string[] = [];
  let chars = 0;
  for (const document of textDocuments(input.pages)) {
    for (const line of document.lines) {
      if (chars > 30_000) break;
      if (line.inPlain || line.foreign !== null) continue;
      const key = nameKey(line.text.slice(0, 500));
      keys.push(key);
      chars += key.length;
    }
  }
  return ` ${keys.join(' \n ')} `;
}

function occurrences(text: string, key: string): number {
  const needle = /\p{Script=Han}|\p{Script=Katakana}|\p{Script=Hiragana}/u.test(key) ? key : ` ${key} `;
  let count = 0;
  for (let at = text.indexOf(needle); at >= 0 && count < 8; at = text.indexOf(needle, at + needle.length - 1)) count++;
  return count;
}

/** The spelling with most weight; all capitals and all small letters only when nothing else is known. */
function favourite(spellings: Map<string, number>): string {
  const rank = (name: string) => (spellings.get(name) ?? 0) * (name.length > 4 && (name === name.toUpperCase() || name === name.toLowerCase()) && name.toUpperCase() !== name.toLowerCase() ? 0.4 : 1);
  return [...spellings.keys()].sort((a, b) => rank(b) - rank(a))[0] ?? '';
}
