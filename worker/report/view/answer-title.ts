import { shortened } from '../../audit/wording/cut-text.ts';
import { listed, withInnerMarks } from '../../audit/wording/words.ts';
import type { Results } from '../../contract/results.ts';
import type { Citations } from '../citations.ts';
import type { AnswerPart } from './answer-card.ts';

/** What the business does, where nothing else says it: the title of the home page in its own words, if they are more than name and town. */
export function headedParts(
  { facts, pages, checks }: Pick<Results, 'facts' | 'pages' | 'checks'>,
  { name, citations }: { name: string; citations: Citations },
): AnswerPart[] {
  const home = pages.find(({ role }) => role === 'home');
  const title = home?.title?.replace(/\s+/g, ' ').trim() ?? '';
  if (!home || isLeft(checks, home.url)) return [];
  const known = [name, ...facts.addresses.map(({ value }) => value.locality ?? '')].join(' ');
  const further = new Set(wordsIn(title.replace(FILE_AT_END, '')).filter((word) => !wordsIn(known).includes(word)));
  // What a program calls the page may stand behind what its people do.
  const said = title.replace(FILE_AT_END, '');
  if (further.size < MIN_FURTHER || partsOf(said).some((part) => FILE_WORD.test(part))) return [];
  const cited = citations.cite([{ pageUrl: home.url, place: 'title', seen: title, view: 'plain' }]);
  const shown = said.replace(EMPTY_PART, '');
  const verb = said === title ? 'is' : 'begins with';
  return [{ text: `The title of its home page ${verb} “${shown}”.`, kind: 'known', citations: cited }];
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/** "| Larch & Son": a part that nobody filled in. */
const EMPTY_PART = /^\s*[|–—·•-]+\s+|\s+[|–—·•-]+\s*$/gu;

/** "Larch & Son - violins | index": what a program calls the page. */
const FILE_WORD = /^[a-z]{3,12}$/;
const FILE_AT_END = /\s+[|–—·•-]+\s+[a-z]{3,12}$/u;

/** "Home", "Welcome" */
const MIN_FURTHER = 2;

/** By what stands in the title of every page, where that is what was read as the name, else by the title of the home page, whole. */
export function titledParts(
  { facts, pages, checks }: Pick<Results, 'facts' | 'pages' | 'checks'>,
  citations: Citations,
): AnswerPart[] {
  const home = pages.find(({ role }) => role === 'home');
  const titles = pages.flatMap(({ title }) => title?.replace(/\s+/g, ' ').trim() || []);
  const own = home?.title?.replace(/\s+/g, ' ').trim() ?? '';
  if (!home || own === '' || isLeft(checks, home.url))
    return [{ text: 'I am not sure whose website this is.', kind: 'unsure', citations: [] }];
  const name = facts.businessName?.value ?? '';
  const isInAll = new Set(titles).size > 1 && titles.every((title) => partsOf(title).includes(name));
  const text = isInAll ? `${CALLS_ITSELF} “${name}”.` : `The website is titled “${own.replace(EMPTY_PART, '')}”.`;
  const cited = citations.cite([{ pageUrl: home.url, place: 'title', seen: own, view: 'plain' }]);
  return [{ text, kind: 'known', citations: cited }];
}

/** Whether the title of that page was found to be nobody's, or not written to the end. */
const isLeft = (checks: Results['checks'], url: string): boolean =>
  checks.some(
    ({ id, evidence = [] }) =>
      id === 'weak-page-titles' && evidence.some(({ pageUrl, place }) => pageUrl === url && LEFT_PLACE.test(place)),
  );
const LEFT_PLACE = /^title (?:that nobody wrote|with a part that was not)/;

const CALLS_ITSELF = 'The website calls itself';

export const callsItself = (parts: readonly AnswerPart[]): boolean =>
  parts.some(({ text }) => text.startsWith(CALLS_ITSELF));

/** "Home | Larch & Son - joiners" */
const partsOf = (title: string): string[] => title.split(/\s*\|+\s*|\s[–—·•-]\s/);

/** Fewer lines are a notice or a name. */
const MIN_SENT_LINES = 3;
const MAX_SENT_LINES = 5;
const STAND_IN = /(?:\.{3,}|…)\s*$/;

/** What a home page of little text says all the same, as it is sent: its longest lines, in their order; none where it is no more than a line or two. */
export function sentParts({ reading, pages }: Pick<Results, 'reading' | 'pages'>, citations: Citations): AnswerPart[] {
  const home = pages.find(({ role }) => role === 'home');
  const text = reading.find(({ pageUrl }) => pageUrl === home?.url)?.plain ?? '';
  const lines = [...new Set(text.split('\n'))].filter((one) => wordsIn(one).length > 1 && !STAND_IN.test(one));
  if (!home || lines.length < MIN_SENT_LINES) return [];
  const longest = [...lines].sort((a, b) => b.length - a.length).slice(0, MAX_SENT_LINES);
  const told = lines.filter((one) => longest.includes(one)).map((one) => shortened(one, MAX_LINE_CHARS));
  const cited = citations.cite([
    { pageUrl: home.url, place: 'text of the HTML as served', seen: told[0] ?? '', view: 'plain' },
  ]);
  const quoted = told.map((one) => `“${withInnerMarks(one)}”`);
  return [
    {
      text: `As it is sent, its home page says ${listed(quoted)}${/[.!?…]$/.test(told.at(-1) ?? '') ? '' : '.'}`,
      kind: 'known',
      citations: cited,
    },
  ];
}

const MAX_LINE_CHARS = 120;

/** What an assistant says of a website it may not open, or cannot read. */
export const SHUT: Record<string, string> = {
  reach: 'I am not allowed to use this website.',
  read: 'I found next to no text to read on this website.',
};

/** Nothing forbids to open it: its own tag keeps it out of the index the answer comes from. */
export const LEFT_OUT: Record<string, string> = {
  reach: 'I did not find this website: it asks to be left out of search.',
};

export const HOME_SHUT: Record<string, string> = { read: 'I found next to nothing to read on its home page.' };
