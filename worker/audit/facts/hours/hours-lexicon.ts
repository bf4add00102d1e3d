import { KANA_OR_KANJI } from '../../website/text/letters.ts';
import { type LightPattern, lightLetters } from '../../website/text/light-letters.ts';
import { beginningsOf } from '../../website/text/pattern-beginnings.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { WEEK } from '../../week/week.ts';
import cldr from '../../words/cldr.json' with { type: 'json' };
import type { HoursWords } from '../../words/language-words.ts';
import { LANGUAGES } from '../../words/languages.ts';
import type { Weekday } from '../facts.ts';

/** Words of opening hours in all languages, as `normaliseHoursText` leaves them: lower case, without accents. They stand in `words/`. */

const WEEKDAYS_ONLY: readonly Weekday[] = ['mo', 'tu', 'we', 'th', 'fr'];
const WEEKEND: readonly Weekday[] = ['sa', 'su'];

/** What is written alike in every language. */
const ANY_LANGUAGE: HoursWords = {
  everyDay: '7/7',
  holiday: 'black friday',
  roundTheClock: regexSource`
    24 ?/ ?7|24 ?h ?/ ?24|24 ?/ ?24|h24|h 24
    |24 ?h(?= (?:todos|todo|por dia|ao dia|al dia|al giorno|cada|geoffnet|offen|open|ouvert))
  `,
  to: 'a',
  filler: 'h|ca',
};

/** The words of these kinds in all languages, as one pattern. */
const inAll = (...kinds: (keyof HoursWords)[]): string =>
  [ANY_LANGUAGE, ...Object.values(LANGUAGES).map(({ hours }) => hours)]
    .flatMap((hours) => kinds.flatMap((kind) => hours[kind] ?? []))
    .join('|');

/** Several days in one word. Longest first matters where one contains another. */
const DAY_GROUPS: [readonly Weekday[], string][] = [
  [WEEK, inAll('everyDay')],
  [WEEKDAYS_ONLY, inAll('weekdays')],
  [WEEKEND, inAll('weekend')],
  [['mo', 'tu', 'we', 'th'], 'm ?- ?th'],
];

/** "The first Sunday of the month", 第3水曜: not every week. */
const SOME_WEEKS = regexSource`
    (?:
      first|second|third|fourth|last|alternate|every other|every second|ersten?|zweiten?|dritten?|letzten?
      |premiers?|deuxieme|dernier|primer|segundo|ultimo|primo|secondo|eerste|tweede|laatste|primeiro
    ) (?:
      mon|tues|wednes|thurs|fri|satur|sun|dien|mitt|donn|frei|sams|sonn|lun|mar|mer|jeu|ven|sam|dim|jue|vie|sab
      |dom|gio|maan|dins|woens|dond|vrij|zat|zond|terca|quart|quint|sext
    )\p{L}*
    |第 ?[1-5一二三四五](?:[・、,] ?第? ?[1-5一二三四五])* ?[月火水木金土日]曜?日?|隔週 ?[月火水木金土日]曜?日?
  `;

const MONTHS = regexSource`
    january|february|march|april|june|july|august|september|october|november|december|januar|februar|marz|mai|juni
    |juli|oktober|dezember|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|enero
    |febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile
    |maggio|giugno|luglio|settembre|ottobre|dicembre|januari|februari|maart|mei|augustus|janeiro|fevereiro|marco
    |maio|junho|julho|setembro|outubro|novembro|dezembro|jan|feb|apr|jun|jul|aug|sept|sep|oct|okt|nov|dec|dez|ene
    |abr|ago|dic|gen|mag|giu|lug|ott
  `;

const isCjk = (word: string) => KANA_OR_KANJI.test(word);

/** At the bars outside parentheses. */
function splitAlternatives(source: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < source.length; at++) {
    const char = source[at];
    if (char === '(') depth += 1;
    if (char === ')') depth -= 1;
    if (char !== '|' || depth !== 0) continue;
    parts.push(source.slice(from, at));
    from = at + 1;
  }
  return [...parts, source.slice(from)];
}

/** Words of one meaning. */
export interface Phrase {
  /** Matches one of them where it is asked to. */
  readonly pattern: LightPattern;
  /** What they begin with: most are passed over by that. */
  readonly beginnings: ReadonlySet<string>;
}

/** A whole word: CJK words have no edges, others must not continue as letters. Sticky, so that reading stays linear. */
function phraseOf(alternatives: string): Phrase {
  const words = splitAlternatives(alternatives).sort((a, b) => b.length - a.length);
  const cjk = words.filter(isCjk);
  const other = words.filter((word) => !isCjk(word));
  const parts = [];
  if (cjk.length > 0) parts.push(`(?:${cjk.join('|')})`);
  if (other.length > 0) parts.push(`(?<!\\p{L})(?:${other.join('|')})(?!\\p{L})`);
  return { pattern: lightLetters(parts.join('|'), 'uy'), beginnings: beginningsOf(alternatives) };
}

/** The same, put together when a text is first read for hours. */
function matcher(alternatives: string): Phrase {
  let made: Phrase | null = null;
  const phrase = () => {
    made ??= phraseOf(alternatives);
    return made;
  };
  return {
    get pattern() {
      return phrase().pattern;
    },
    get beginnings() {
      return phrase().beginnings;
    },
  };
}

export const PHRASES = {
  holiday: matcher(inAll('holiday')),
  closed: matcher(inAll('closed')),
  appointment: matcher(inAll('appointment')),
  roundTheClock: matcher(inAll('roundTheClock')),
  noon: matcher(inAll('noon')),
  midnight: matcher(inAll('midnight')),
  late: matcher(inAll('late')),
  until: matcher(inAll('until')),
  to: matcher(inAll('until', 'to')),
  from: matcher(inAll('from')),
  and: matcher(inAll('and')),
  except: matcher(inAll('except')),
  morning: matcher(inAll('morning')),
  afternoon: matcher(inAll('afternoon')),
  evening: matcher(inAll('evening')),
  someWeeks: matcher(SOME_WEEKS),
  filler: matcher(inAll('filler')),
  month: matcher(MONTHS),
  season: matcher(inAll('season')),
} as const;

export const DAY_GROUP_PHRASES: [readonly Weekday[], Phrase][] = DAY_GROUPS.map(([days, words]) => [
  days,
  matcher(words),
]);

const ALL_PHRASES: readonly Phrase[] = [...Object.values(PHRASES), ...DAY_GROUP_PHRASES.map(([, phrase]) => phrase)];

/** By the first two characters of what stands at a place. */
const phrasesByHead = new Map<string, ReadonlySet<Phrase>>();

/** The phrases that may begin with `head`, the next two characters of a text: most words of a text begin none. */
export function phrasesAt(head: string): ReadonlySet<Phrase> {
  const known = phrasesByHead.get(head);
  if (known !== undefined) return known;
  byBeginning ??= phrasesByBeginning();
  const phrases = new Set<Phrase>();
  for (const beginning of [head, head.charAt(0), ''])
    for (const phrase of byBeginning.get(beginning) ?? []) phrases.add(phrase);
  if (phrasesByHead.size >= MAX_HEADS) phrasesByHead.clear();
  phrasesByHead.set(head, phrases);
  return phrases;
}

let byBeginning: ReadonlyMap<string, readonly Phrase[]> | null = null;

function phrasesByBeginning(): ReadonlyMap<string, readonly Phrase[]> {
  const all = new Map<string, Phrase[]>();
  for (const phrase of ALL_PHRASES)
    for (const beginning of phrase.beginnings) {
      const others = all.get(beginning);
      if (others) others.push(phrase);
      else all.set(beginning, [phrase]);
    }
  return all;
}

/** Those of the languages we read are some thousand. */
const MAX_HEADS = 5_000;

const lexicons = new Map<string, Map<string, Weekday>>();

/** Day words for a page in this language: what is unambiguous anywhere, then the short forms of the language itself. */
export function dayWords(language: string | null): Map<string, Weekday> {
  const key = language ?? '';
  const known = lexicons.get(key);
  if (known) return known;
  const words = new Map<string, Weekday>();
  const add = (table: Partial<Record<Weekday, string>>) => {
    for (const day of WEEK) for (const word of (table[day] ?? '').split(' ')) if (word) words.set(word, day);
  };
  for (const names of Object.values(cldr.weekdays))
    for (const [at, day] of WEEK.entries()) words.set(names[at] ?? '', day);
  for (const { weekdays } of Object.values(LANGUAGES)) add(weekdays.anywhere);
  add(LANGUAGES[key]?.weekdays.inItsText ?? {});
  // "Nov–Mar"
  if (key === 'en') words.delete('mar');
  lexicons.set(key, words);
  return words;
}
