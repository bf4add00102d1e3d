import { KANA_OR_KANJI, LETTER } from '../../website/text/letters.ts';
import { LightPattern, lightLetters, type Pattern } from '../../website/text/light-letters.ts';
import { rememberedBy } from '../../website/text/remembered.ts';
import type { Weekday } from '../facts.ts';
import { isMeridiemFirst } from './clock-token.ts';
import { DAY_GROUP_PHRASES, dayWords, PHRASES, type Phrase, phrasesAt } from './hours-lexicon.ts';
import { readNumber, type Take } from './hours-numbers.ts';
import type { DayHalf, HoursToken, HoursTokens } from './hours-token.ts';
import { normaliseHoursText } from './normalise-hours-text.ts';
import { isOtherWord } from './short-days.ts';

const OPEN_MARKS = '●○◯〇◎✓✔☑✅⚫⭕';
const CLOSED_MARKS = '×✕✖✗✘／休ー―－—❌';
const OTHER_MARKS = '▲△☆★◆◇■□▼▽※';

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
  if (char >= 'a' && char <= 'z') return readLetter(text, at, take, words);
  const mayBeNumber = /[\d+€$£¥]/.test(char) || text.startsWith('午', at);
  const number = mayBeNumber ? readNumber(text, at, take) : null;
  if (number) return number;
  if (char === '-') return readDash(text, take);
  const mark = markOf(text, at);
  if (mark) return take(/./uy) && [{ kind: 'mark', mark, sign: char }];
  if (/[\n;|•●]/.test(char)) return take(/./sy) && [{ kind: 'break' }];
  if (/[.!?。]/.test(char) && /[\s]|$/.test(text[at + 1] ?? ' ')) {
    take(/./y);
    return isAbbreviationEnd(text, at, words) ? [] : [{ kind: 'break' }];
  }
  if (char === '/') return take(/./y) && [{ kind: 'and', slash: true }];
  if (/[,&+、・]/.test(char)) return take(/./y) && [{ kind: 'and' }];
  return LETTER.test(char) ? readWord(text, at, take, words) : null;
}

/** Most of a text begins with one of these letters: what is asked of signs and numbers need not be asked of them. */
function readLetter(text: string, at: number, take: Take, words: Map<string, Weekday>): HoursToken[] | null {
  const number = text[at + 1] === 'm' && isMeridiemFirst(text, at) ? readNumber(text, at, take) : null;
  if (number) return number;
  if (text.startsWith('tel', at) && take(/tel(?:\.|:)/y)) return [{ kind: 'word', text: 'tel' }];
  return readWord(text, at, take, words);
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

const LETTERS_AT_START = lightLetters(/^\p{L}+/u);

const LETTERS_HERE = lightLetters(/\p{L}+/uy);

function readWord(text: string, at: number, take: Take, words: Map<string, Weekday>): HoursToken[] | null {
  const isKanji = KANA_OR_KANJI.test(text[at] ?? '');
  const phrases = phrasesAt(text.slice(at, at + 2));
  const day =
    readDayGroup(text, at, take, phrases) ??
    (isKanji ? readKanjiDay(text, at, take, words) : readDay(text, at, take, words)) ??
    (isKanji ? null : readMonthOrClosed(text, at, take, phrases));
  if (day) return day;
  if (phrases.size > 0) {
    for (const [phrase, token] of PHRASE_TOKENS) if (phrases.has(phrase) && take(phrase)) return [{ ...token }];
    for (const [phrase, half] of HALVES)
      if (phrases.has(phrase) && take(phrase)) return [{ kind: 'half', half, attached: isAttached(text, at) }];
    if (phrases.has(PHRASES.filler) && take(PHRASES.filler)) return [];
  }
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
function readDayGroup(text: string, at: number, take: Take, phrases: ReadonlySet<Phrase>): HoursToken[] | null {
  if (phrases.size > 0) {
    if (take(PHRASES.appointment)) return [{ kind: 'appointment' }];
    // A day of some weeks is, like a holiday, no day of the week.
    if (take(PHRASES.someWeeks)) return [{ kind: 'holiday', someWeeks: true }];
    for (const [days, pattern] of DAY_GROUP_PHRASES)
      if (phrases.has(pattern) && take(pattern)) return [{ kind: 'day', days, group: true }];
    if (take(PHRASES.roundTheClock)) return [{ kind: 'roundTheClock' }];
  }
  const isOff = text.startsWith('off', at) || text.startsWith('holiday', at);
  if ((isOff && take(DAY_OFF)) || (text.startsWith('close', at) && take(CLOSE_ON))) return [{ kind: 'closed' }];
  return phrases.has(PHRASES.holiday) && take(PHRASES.holiday) ? [{ kind: 'holiday' }] : null;
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
  const word = wordAt(text, at);
  const day = words.get(word);
  if (!day || isOtherWord(word, text, at)) return null;
  take(LETTERS_HERE);
  return [{ kind: 'day', days: [day], group: false }];
}

const wordAt = (text: string, at: number): string => LETTERS_AT_START.exec(text.slice(at, at + 24))?.[0] ?? '';

/** `phrases`: those that may begin here. */
function readMonthOrClosed(text: string, at: number, take: Take, phrases: ReadonlySet<Phrase>): HoursToken[] | null {
  // "1st June", "mar 3": a month beside a number is a date, alone it is a season.
  if (phrases.has(PHRASES.month) && take(PHRASES.month)) {
    const behind = text.slice(at + wordAt(text, at).length);
    return [{ kind: /^\.? ?\d{1,2}(?!\d|[:.h]|\s?-)/.test(behind) ? 'date' : 'season' }];
  }
  return phrases.has(PHRASES.closed) && take(PHRASES.closed) ? [{ kind: 'closed' }] : null;
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
