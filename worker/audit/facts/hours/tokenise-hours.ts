import { KANA_OR_KANJI, LETTER } from '../../website/text/letters.ts';
import { LightPattern, lightLetters, type Pattern } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { rememberedBy } from '../../website/text/remembered.ts';
import type { Weekday } from '../facts.ts';
import { clock, isMeridiemFirst } from './clock-token.ts';
import { DAY_GROUP_PHRASES, dayWords, PHRASES, type Phrase, phrasesAt } from './hours-lexicon.ts';
import type { DayHalf, HoursToken, HoursTokens } from './hours-token.ts';
import { normaliseHoursText } from './normalise-hours-text.ts';
import { isOtherWord } from './short-days.ts';

/** Reads what stands at the place reached, if it does, and moves on behind it. */
type Take = (words: Pattern | Phrase) => RegExpExecArray | null;

const OPEN_MARKS = '●○◯〇◎✓✔☑✅⚫⭕';
const CLOSED_MARKS = '×✕✖✗✘／休ー―－—❌';
const OTHER_MARKS = '▲△☆★◆◇■□▼▽※';

// Dates first: "24.12." must not be read as 24 past something; "9.00/14.00" is no date.
const DATE = lightLetters(
  regexSource`
    (?:19|20)\d\d-\d{1,2}-\d{1,2}(?!\d)|(?:0?[1-9]|[12]\d|3[01])\. ?(?:0?[1-9]|1[0-2])\.(?: ?\d{2,4}(?!\d))?|\d{1,2}([./])\d{1,2}\1\d{2,4}(?!\d)
    |(?<!\d ?- ?)(?:19|20)\d\d(?![\d:.])(?! ?-)|\d{1,2}月 ?\d{1,2}日|\d{4}年
  `,
  'uy',
);
const MONEY_OR_MEASURE = lightLetters(
  /[€$£¥] ?\d+(?:[.,]\d+)*|\d+(?:[.,]\d+)* ?(?:[€$£¥%]|eur(?!\p{L})|euros?(?!\p{L})|円|分以|分で|分前|km(?!\p{L})|min(?!\p{L})|minut\p{L}*|m(?![\p{L} ]))/uy,
);
// A phone number has no more characters; the bound keeps lines of digits cheap.
const DIGIT_RUN = /\+?\(?\d[\d ()/.-]{0,24}\d/uy;
// "7a–8p": the letter stands on the number.
const TIME_AP = lightLetters(/(\d{1,2})(?::([0-5]\d))?([ap])(?![\p{L}.\d])/uy);
const TIME_JA = /(?:(午前|午後|am|pm) ?)?(\d{1,2}) ?時 ?(?:(\d{1,2}) ?分?|(半))?/uy;
const TIME_CLOCK = lightLetters(
  regexSource`
    (?:(午前|午後|[ap]m) ?)?(\d{1,2}) ?(?:[:：.]|h(?! \d\d ?h(?![a-z]))|u(?=\d\d)|,(?=(?:00|15|30|45)(?:\D|$))) ?([0-5]\d)(?![\d])(?:[:][0-5]\d)? ?(?:
      (a\.? ?m\.?(?!\p{L})|p\.? ?m\.?(?!\p{L}))|(?:uhr|hrs?|hs|h|u|uur)(?!\p{L})
    )?
  `,
  'uy',
);
const TIME_MARKED = lightLetters(
  /(\d{1,2}) ?(?:(a\.? ?m\.?(?!\p{L})|p\.? ?m\.?(?!\p{L}))|(?:uhr|heures?|hrs|hs|h|horas|uur|u|ore)(?!\p{L}))/uy,
);
const TIME_FOUR =
  /(?<!\d)([01]\d|2[0-4])([0-5]\d)(?: ?(?:hours|hrs|h)(?![a-z]))?(?=\s?-\s?[012]\d[0-5]\d(?!\d)|(?:uhr)?(?!\d))/uy;
const NUMBER = /\d+/uy;
const TWELVE_NOON = lightLetters(/12(?::00)? ?(?:noon|midday)(?!\p{L})/uy);
const TWELVE_MIDNIGHT = lightLetters(/12(?::00)? ?midnight(?!\p{L})/uy);
const ONE_KANA_OR_KANJI = new RegExp(KANA_OR_KANJI, 'uy');
const WORD = lightLetters(/\p{L}[\p{L}'.]*|\p{L}/uy);

export const tokeniseHours = rememberedBy((line, language: string | null): HoursTokens => {
  const text = normaliseHoursText(line);
  const words = dayWords(language);
  const tokens: HoursToken[] = [];
  let at = 0;
  const take: Take = (words) => {
    if ('beginnings' in words && !phrasesAt(text.slice(at, at + 2)).has(words)) return null;
    const match = execAt('beginnings' in words ? words.pattern : words, text, at);
    if (match) at += match[0].length;
    return match;
  };
  while (at < text.length) {
    const char = text[at] ?? '';
    if (char === ' ') {
      at += 1;
      continue;
    }
    const before = at;
    const read = readToken(text, at, take, words);
    if (read !== null) tokens.push(...read);
    // Whatever was not understood is passed over, so that no text can hold the reader up.
    if (at === before) at += text.codePointAt(at) === text.charCodeAt(at) ? 1 : 2;
  }
  return tokens;
});
/** `pattern` is sticky. */
function execAt(pattern: Pattern, text: string, at: number): RegExpExecArray | null {
  if (pattern instanceof LightPattern) return pattern.execFrom(text, at);
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** "CLOSE 火曜日" */
const CLOSE_ON = /close[ds]? ?[:/]? ?(?=[月火水木金土日])/y;

/** "Sunday: Holiday", "Sun - Off": said of that day alone it is closed. */
const DAY_OFF = /(?<=(?:day|days|sat|sun|weekends?)\.? ?[:-] ?)(?:holiday|off)(?= ?(?:$|[\n,;|)]))/y;

const FEIRA = lightLetters(/- ?feiras?(?!\p{L})/uy);

/** The tokens that start here; `[]` for something that carries no meaning; null when nothing was read. */
function readToken(text: string, at: number, take: Take, words: Map<string, Weekday>): HoursToken[] | null {
  const char = text[at] ?? '';
  const mayBeNumber = /[\d+€$£¥]/.test(char) || text.startsWith('午', at) || isMeridiemFirst(text, at);
  const number = mayBeNumber ? readNumber(text, at, take) : null;
  if (number) return number;
  if (char === '-') return readDash(text, take);
  const mark = markOf(text, at);
  if (mark) return take(/./uy) && [{ kind: 'mark', mark, sign: char }];
  if (text.startsWith('tel', at) && take(/tel(?:\.|:)/y)) return [{ kind: 'word', text: 'tel' }];
  if (/[\n;|•●]/.test(char)) return take(/./sy) && [{ kind: 'break' }];
  if (/[.!?。]/.test(char) && /[\s]|$/.test(text[at + 1] ?? ' ')) {
    take(/./y);
    return isAbbreviationEnd(text, at, words) ? [] : [{ kind: 'break' }];
  }
  if (char === '/') return take(/./y) && [{ kind: 'and', slash: true }];
  if (/[,&+、・]/.test(char)) return take(/./y) && [{ kind: 'and' }];
  return LETTER.test(char) ? readWord(text, at, take, words) : null;
}

function readDash(text: string, take: Take): HoursToken[] {
  // Portuguese days: "segunda-feira".
  if (take(FEIRA)) return [];
  take(/-+/y);
  return [text.trim() === '-' ? { kind: 'mark', mark: 'closed', sign: '-' } : { kind: 'dash' }];
}

/** What a sign in a table of days means: "○", "×". */
function markOf(text: string, at: number): 'open' | 'closed' | 'other' | null {
  const char = text[at] ?? '';
  if (OPEN_MARKS.includes(char)) return 'open';
  if (OTHER_MARKS.includes(char)) return 'other';
  const isClosed = CLOSED_MARKS.includes(char) && char !== '休' && (char !== 'ー' || isAlone(text, at));
  return isClosed ? 'closed' : null;
}

const LETTERS_AT_END = lightLetters(/\p{L}+$/u);

/** "Mo. bis Fr.", "lun. - ven.", "a.m.": the full stop belongs to the word. */
function isAbbreviationEnd(text: string, at: number, words: Map<string, Weekday>): boolean {
  const word = LETTERS_AT_END.exec(text.slice(Math.max(0, at - 12), at))?.[0];
  return word !== undefined && ((words.has(word) && word.length <= 4) || word.length === 1);
}

/** Digits that are a phone number: seven or more of them with a group of three, or the French pairs. Times have no such group. */
function isPhone(run: string): boolean {
  const groups = run.split(/\D+/).filter(Boolean);
  const digits = groups.join('').length;
  return digits >= 7 && (groups.some((group) => group.length >= 3) || /^\+?\d{1,2}(?: \d\d){4}/.test(run));
}

/** "jeden 1. Samstag", "1er samedi du mois", "elke 1e zaterdag": not every week. */
const NUMBERED_WEEK = lightLetters(
  regexSource`
    [1-5] ?(?:\.|er|eme|ste|de|e|º|ª|st|nd|rd|th) (?:
      mon|tues|wednes|thurs|fri|satur|sun|dien|mitt|donn|frei|sams|sonn|lun|mar|mer|jeu|ven|sam|dim|jue|vie|sab|dom|gio|maan|dins|woens|dond|vrij|zat|zond
    )\p{L}+
  `,
  'uy',
);

const ORDINAL_ENDING = lightLetters(/(?:st|nd|rd|th|º|°|er|e)(?!\p{L})/uy);

function readNumber(text: string, at: number, take: Take): HoursToken[] | null {
  for (const [days, pattern] of DAY_GROUP_PHRASES) if (take(pattern)) return [{ kind: 'day', days, group: true }];
  if (take(PHRASES.roundTheClock)) return [{ kind: 'roundTheClock' }];
  if (take(NUMBERED_WEEK)) return [{ kind: 'holiday' }];
  if (take(DATE)) return [{ kind: 'date' }];
  if (take(TWELVE_NOON)) return [{ kind: 'time', minutes: 720, meridiem: 'pm', bare: false }];
  if (take(TWELVE_MIDNIGHT)) return [{ kind: 'time', minutes: 1440, meridiem: 'pm', bare: false }];
  if (take(MONEY_OR_MEASURE)) return [{ kind: 'word', text: '#' }];
  const japanese = take(TIME_JA);
  if (japanese) return clock(japanese[2], japanese[4] ? '30' : japanese[3], japanese[1], false);
  const short = take(TIME_AP);
  if (short) return clock(short[1], short[2], short[3], false);
  const clocked = take(TIME_CLOCK);
  if (clocked)
    return clock(clocked[2], clocked[3], clocked[1] ?? clocked[4] ?? partOfDay(Number(clocked[2]), take), false);
  const four = take(TIME_FOUR);
  if (four) return clock(four[1], four[2], undefined, true);
  DIGIT_RUN.lastIndex = at;
  const run = DIGIT_RUN.exec(text)?.[0];
  if (run !== undefined && isPhone(run)) return take(DIGIT_RUN) && [{ kind: 'phone' }];
  const marked = take(TIME_MARKED);
  if (marked) return clock(marked[1], '0', marked[2] ?? partOfDay(Number(marked[1]), take), false);
  const number = take(NUMBER);
  if (!number) return null;
  if (take(ORDINAL_ENDING)) return [{ kind: 'date' }];
  if (number[0].length > 2) return [{ kind: 'word', text: '#' }];
  const part = partOfDay(Number(number[0]), take);
  return clock(number[0], '0', part, part === undefined);
}

/** "10 de la mañana", "8 della sera", "2 da tarde": half a day said in words. */
const PART_OF_DAY = lightLetters(
  / ?(?:de la|del|da|di|della|do) (?:(manana|madrugada|manha|mattin[ao])|(tarde|pomeriggio|sera)|(?:noche|noite|notte))(?!\p{L})/uy,
);

function partOfDay(hour: number, take: Take): 'am' | 'pm' | undefined {
  const said = take(PART_OF_DAY);
  if (said === null || hour > 12) return undefined;
  if (said[1] !== undefined) return 'am';
  // Twelve at night is midnight, one and two at night are early.
  const isNight = said[2] === undefined;
  return isNight && (hour === 12 || hour < 6) ? 'am' : 'pm';
}

const LETTERS_AT_START = lightLetters(/^\p{L}+/u);

const LETTERS_HERE = lightLetters(/\p{L}+/uy);

function readWord(text: string, at: number, take: Take, words: Map<string, Weekday>): HoursToken[] | null {
  const isKanji = KANA_OR_KANJI.test(text[at] ?? '');
  const phrases = phrasesAt(text.slice(at, at + 2));
  const day =
    readDayGroup(take, phrases) ?? (isKanji ? readKanjiDay(text, at, take, words) : readDay(text, at, take, words));
  if (day) return day;
  for (const [phrase, token] of PHRASE_TOKENS) if (phrases.has(phrase) && take(phrase)) return [{ ...token }];
  for (const [phrase, half] of HALVES)
    if (phrases.has(phrase) && take(phrase)) return [{ kind: 'half', half, attached: isAttached(text, at) }];
  if (take(PHRASES.filler)) return [];
  if (isKanji) {
    const run = take(ONE_KANA_OR_KANJI);
    return run && [{ kind: 'word', text: run[0] }];
  }
  const word = take(WORD);
  return word && [{ kind: 'word', text: word[0].replace(/\.+$/, '') }];
}

/** What a phrase says that means one thing, in the order in which they are asked for. */
const PHRASE_TOKENS: readonly (readonly [Phrase, HoursToken])[] = [
  [PHRASES.except, { kind: 'except' }],
  [PHRASES.season, { kind: 'season' }],
  [PHRASES.noon, { kind: 'time', minutes: 720, meridiem: 'pm', bare: false }],
  [PHRASES.midnight, { kind: 'time', minutes: 1440, meridiem: 'pm', bare: false }],
  [PHRASES.late, { kind: 'late' }],
  [PHRASES.until, { kind: 'to', until: true }],
  [PHRASES.to, { kind: 'to', until: false }],
  [PHRASES.from, { kind: 'from' }],
  [PHRASES.and, { kind: 'and' }],
];
const HALVES: readonly (readonly [Phrase, DayHalf])[] = [
  [PHRASES.morning, 'morning'],
  [PHRASES.afternoon, 'afternoon'],
  [PHRASES.evening, 'evening'],
];

/** `phrases`: those that may begin here. */
function readDayGroup(take: Take, phrases: ReadonlySet<Phrase>): HoursToken[] | null {
  if (phrases.size > 0) {
    if (take(PHRASES.appointment)) return [{ kind: 'appointment' }];
    // A day of some weeks is, like a holiday, no day of the week.
    if (take(PHRASES.someWeeks)) return [{ kind: 'holiday' }];
    for (const [days, pattern] of DAY_GROUP_PHRASES)
      if (phrases.has(pattern) && take(pattern)) return [{ kind: 'day', days, group: true }];
    if (take(PHRASES.roundTheClock)) return [{ kind: 'roundTheClock' }];
  }
  if (take(DAY_OFF) || take(CLOSE_ON)) return [{ kind: 'closed' }];
  return take(PHRASES.holiday) && [{ kind: 'holiday' }];
}

function readKanjiDay(text: string, at: number, take: Take, words: Map<string, Weekday>): HoursToken[] | null {
  for (const length of [3, 2, 1]) {
    const day = at + length <= text.length ? words.get(text.slice(at, at + length)) : undefined;
    // A lone 月 or 日 inside a word ("毎月", "日本") is no weekday; beside dashes, dots, spaces and other days it is.
    if (day && (length > 1 || standsAlone(text, at))) {
      take(new RegExp(`.{${length}}`, 'uy'));
      return [{ kind: 'day', days: [day], group: false }];
    }
  }
  return take(PHRASES.closed) && [{ kind: 'closed' }];
}

function readDay(text: string, at: number, take: Take, words: Map<string, Weekday>): HoursToken[] | null {
  const word = LETTERS_AT_START.exec(text.slice(at, at + 24))?.[0] ?? '';
  const day = words.get(word);
  if (day && !isOtherWord(word, text, at)) {
    take(LETTERS_HERE);
    return [{ kind: 'day', days: [day], group: false }];
  }
  // "1st June", "mar 3": a month beside a number is a date, alone it is a season.
  if (take(PHRASES.month))
    return [{ kind: /^\.? ?\d{1,2}(?!\d|[:.h]|\s?-)/.test(text.slice(at + word.length)) ? 'date' : 'season' }];
  return take(PHRASES.closed) && [{ kind: 'closed' }];
}

const isAttached = (text: string, at: number): boolean => /[月火水木金土日曜]/.test(text[at - 1] ?? '');

/** A kanji that is a weekday only when its neighbours are not other kanji or kana. */
function standsAlone(text: string, at: number): boolean {
  const isText = (char: string | undefined) =>
    char !== undefined && KANA_OR_KANJI.test(char) && !'月火水木金土日祝曜・、'.includes(char);
  const before = text[at - 1];
  const after = text[at + 1];
  if (after === '曜') return true;
  if (before !== undefined && /\d/.test(before)) return false;
  // "診療時間" glued to the first column.
  if (before === '間') return true;
  return !isText(before) && (!isText(after) || PHRASES_AFTER_DAY.test(text.slice(at + 1, at + 4)));
}

// "月から金", "水休み", "日定休": words that follow a lone day.
const PHRASES_AFTER_DAY = /^(?:から|休|定休|は|の|と)/;

const isAlone = (text: string, at: number) =>
  !KANA_OR_KANJI.test(text[at - 1] ?? ' ') && !KANA_OR_KANJI.test(text[at + 1] ?? ' ');
