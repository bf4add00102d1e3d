import type { Results } from '../../contract/results.ts';
import type { Citations } from '../citations.ts';
import type { AnswerPart } from './answer-card.ts';

/** What the business does, where nothing else says it: the title of the home page in its own words, if they are more than name and town. */
export function headedParts(
  { facts, pages }: Results,
  { name, citations }: { name: string; citations: Citations },
): AnswerPart[] {
  const home = pages.find(({ role }) => role === 'home');
  const title = home?.title?.replace(/\s+/g, ' ').trim() ?? '';
  if (!home) return [];
  const known = [name, ...facts.addresses.map(({ value }) => value.locality ?? '')].join(' ');
  const further = new Set(wordsIn(title).filter((word) => !wordsIn(known).includes(word)));
  if (further.size < MIN_FURTHER || partsOf(title).some((part) => FILE_WORD.test(part))) return [];
  const cited = citations.cite([{ pageUrl: home.url, place: 'title', seen: title, view: 'plain' }]);
  const shown = title.replace(EMPTY_PART, '');
  return [{ text: `The title of its home page is “${shown}”.`, kind: 'known', citations: cited }];
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/** "| Larch & Son": a part that nobody filled in. */
const EMPTY_PART = /^\s*[|–—·•-]+\s+|\s+[|–—·•-]+\s*$/gu;

/** "Larch & Son - violins | index": what a program calls the page. */
const FILE_WORD = /^[a-z]{3,12}$/;

/** "Home", "Welcome" */
const MIN_FURTHER = 2;

/** By what stands in the title of every page, where that is what was read as the name, else by the title of the home page, whole. */
export function titledParts({ facts, pages }: Pick<Results, 'facts' | 'pages'>, citations: Citations): AnswerPart[] {
  const home = pages.find(({ role }) => role === 'home');
  const titles = pages.flatMap(({ title }) => title?.replace(/\s+/g, ' ').trim() || []);
  const own = home?.title?.replace(/\s+/g, ' ').trim() ?? '';
  if (!home || own === '') return [{ text: 'I am not sure whose website this is.', kind: 'unsure', citations: [] }];
  const name = facts.businessName?.value ?? '';
  const isInAll = new Set(titles).size > 1 && titles.every((title) => partsOf(title).includes(name));
  const text = isInAll
    ? `The website calls itself “${name}”.`
    : `The website is titled “${own.replace(EMPTY_PART, '')}”.`;
  const cited = citations.cite([{ pageUrl: home.url, place: 'title', seen: own, view: 'plain' }]);
  return [{ text, kind: 'known', citations: cited }];
}

/** "Home | Larch & Son - joiners" */
const partsOf = (title: string): string[] => title.split(/\s*\|+\s*|\s[–—·•-]\s/);
