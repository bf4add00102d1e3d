import type { Weekday } from './facts.ts';
import { DAY_GROUP_PHRASES, dayWords, PHRASES } from './hours-lexicon.ts';

export type HoursToken =
  | { kind: 'day'; days: readonly Weekday[]; group: boolean }
  /** Minutes since midnight. `bare`: a number without any sign of a time, which only counts inside a range. */
  | { kind: 'time'; minutes: number; meridiem: 'am' | 'pm' | null; bare: boolean }
  | { kind: 'mark'; mark: 'open' | 'closed' | 'other'; sign: string }
  | { kind: 'dash' | 'to' | 'from' | 'and' | 'closed' | 'late' | 'appointment' | 'roundTheClock' | 'holiday' | 'date' | 'season' | 'break' }
  /** A word that says nothing about hours. */
  | { kind: 'word'; text: string };

/** Longer lines are prose, not hours; the cap keeps hostile pages cheap. */
const MAX_LINE_CHARS = 600;

const OPEN_MARKS = '●○◯〇◎✓✔☑✅⚫⭕';
const CLOSED_MARKS = '×✕✖✗✘／休ー―－—❌';
const OTHER_MARKS = '▲△☆★◆◇■□▼▽※';

/** Lower case, half-width, without accents and soft hyphens; every dash one dash. Glued elements ("MontagGeschlossen") come apart. */
export function normaliseHoursText(text: string): string {
  return text
    .slice(0, MAX_LINE_CHARS)
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff\ufe0e\ufe0f]/g, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[‐‑‒–—―−〜～]/g, '-')
    .normalize('NFKC')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[‐‑‒–—―−〜~]/g, '-')
    .replace(/[’‘`´]/g, "'")
    .replace(/[^\S\n]+/g, ' ')
    .toLowerCase();
}

// Dates first: "24.12." must not be read as 24 past something.
const DATE =
  /\d{4}-\d{1,2}-\d{1,2}|\d{1,2}\. ?\d{1,2}\.(?: ?\d{2,4}(?!\d))?|\d{1,2}[./]\d{1,2}[./]\d{2,4}(?!\d)|(?:19|20)\d\d(?![\d:.])(?! ?-)|\d{1,2}月 ?\d{1,2}日|\d{4}年/uy;
// A number of five or more digits, or a price: no time is inside.
const LONG_NUMBER = /\+?\d[\d ()/-]{8,}\d|\d{5,}|[€$£¥] ?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)? ?(?:[€$£¥%]|eur(?!\p{L})|euros?(?!\p{L})|円|分以|分で|km(?!\p{L})|min(?!\p{L})|minut|m(?:\b|²))/uy;
const TIME_JA = /(?:(午前|午後|am|pm) ?)?(\d{1,2}) ?時 ?(?:(\d{1,2}) ?分?|(半))?/uy;
const TIME_CLOCK =
  /(?:(午前|午後) ?)?(\d{1,2}) ?(?:[:：.]|h|,(?=\d\d(?:\D|$))) ?([0-5]\d)(?![\d])(?:[:][0-5]\d)? ?(?:(a\.? ?m\.?(?!\p{L})|p\.? ?m\.?(?!\p{L}))|(?:uhr|hrs?|hs|h|u|uur)(?!\p{L}))?/uy;
const TIME_MARKED =
  /(\d{1,2}) ?(?:(a\.? ?m\.?(?!\p{L})|p\.? ?m\.?(?!\p{L}))|(?:uhr|heures?|hrs|hs|h|horas|uur|u|ore)(?!\p{L}))/uy;
const TIME_FOUR = /(?<!\d)([01]\d|2[0-4])([0-5]\d)(?=\s?-\s?[012]\d[0-5]\d(?!\d)|(?:uhr|hrs|h)?(?!\d))/uy;
const NUMBER = /\d+/uy;
const WORD = /\p{L}[\p{L}'.]*|\p{L}/uy;
const CJK = /[\u3040-\u30ff\u3400-\u9fff]/u;

/** Minutes of opening times are round; 11:42 is a brand, a train or an order number. 23:59 is how software writes midnight. */
function isPlausibleClock(hour: number, minute: number): boolean {
  if (hour > 24 || (hour === 24 && minute !== 0)) return false;
  return minute % 5 === 0 || (hour === 23 && minute === 59);
}

export function tokeniseHours(line: string, language: string | null): HoursToken[] {
  const text = normaliseHoursText(line);
  const words = dayWords(language);
  const tokens: HoursToken[] = [];
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) at = pattern.lastIndex;
    return match;
  };
  while (at < text.length) {
    const char = text[at] ?? '';
    if (char === ' ') {
      at += 1;
      continue;
    }
    const token = readToken(text, at, take, words, language);
    if (token !== null) {
      tokens.push(...token);
      continue;
    }
    at += text.codePointAt(at) === text.charCodeAt(at) ? 1 : 2;
  }
  return tokens;
}

/** The tokens that start here; `[]` for something that carries no meaning; null when nothing was read. */
function readToken(
  text: string,
  at: number,
  take: (pattern: RegExp) => RegExpExecArray | null,
  words: Map<string, Weekday>,
  language: string | null,
): HoursToken[] | null {
  const char = text[at] ?? '';
  if (/\d/.test(char) || char === '+' || /[€$£¥]/.test(char) || text.startsWith('午', at)) {
    const read = readNumber(take);
    if (read) return read;
  }
  if (char === '-') {
    const alone = (at === 0 || text[at - 1] === ' ') && (at === text.length - 1 || text[at + 1] === ' ');
    take(/-+/y);
    return [alone && text.trim() === '-' ? { kind: 'mark', mark: 'closed', sign: '-' } : { kind: 'dash' }];
  }
  if (OPEN_MARKS.includes(char)) return take(/./uy) && [{ kind: 'mark', mark: 'open', sign: char }];
  if (OTHER_MARKS.includes(char)) return take(/./uy) && [{ kind: 'mark', mark: 'other', sign: char }];
  if (text.startsWith('tel', at) && take(/tel(?:\.|:)/y)) return [{ kind: 'word', text: 'tel' }];
  if (CLOSED_MARKS.includes(char) && char !== '休') return take(/./uy) && [{ kind: 'mark', mark: 'closed', sign: char }];
  if (/[\n;|•●]/.test(char)) return take(/./sy) && [{ kind: 'break' }];
  if (/[.!?。]/.test(char) && /[\s]|$/.test(text[at + 1] ?? ' ')) {
    take(/./y);
    return isAbbreviationEnd(text, at, words) ? [] : [{ kind: 'break' }];
  }
  if (/[,/&+、・]/.test(char)) return take(/./y) && [{ kind: 'and' }];
  if (!/\p{L}/u.test(char)) return null;
  return readWord(text, at, take, words, language);
}

/** "Mo. bis Fr.", "lun. - ven.", "a.m.": the full stop belongs to the word. */
function isAbbreviationEnd(text: string, at: number, words: Map<string, Weekday>): boolean {
  const word = /\p{L}+$/u.exec(text.slice(Math.max(0, at - 12), at))?.[0];
  return word !== undefined && (words.has(word) || word.length === 1);
}

function readNumber(take: (pattern: RegExp) => RegExpExecArray | null): HoursToken[] | null {
  for (const [days, pattern] of DAY_GROUP_PHRASES) if (take(pattern)) return [{ kind: 'day', days, group: true }];
  if (take(PHRASES.roundTheClock)) return [{ kind: 'roundTheClock' }];
  if (take(DATE)) return [{ kind: 'date' }];
  const japanese = take(TIME_JA);
  if (japanese) return clock(japanese[2], japanese[4] ? '30' : japanese[3], japanese[1], false);
  const clocked = take(TIME_CLOCK);
  if (clocked) return clock(clocked[2], clocked[3], clocked[1] ?? clocked[4], false);
  if (take(LONG_NUMBER)) return [{ kind: 'word', text: '#' }];
  const marked = take(TIME_MARKED);
  if (marked) return clock(marked[1], '0', marked[2], false);
  const four = take(TIME_FOUR);
  if (four) return clock(four[1], four[2], undefined, true);
  const number = take(NUMBER);
  if (!number) return null;
  if (take(/(?:st|nd|rd|th|º|°|er|e)(?!\p{L})/uy)) return [{ kind: 'date' }];
  return number[0].length <= 2 ? clock(number[0], '0', undefined, true) : [{ kind: 'word', text: '#' }];
}

function clock(hourText = '', minuteText = '0', meridiemText: string | undefined, bare: boolean): HoursToken[] {
  let hour = Number(hourText);
  const minute = Number(minuteText);
  const meridiem = meridiemText === undefined ? null : /^(?:p|午後)/.test(meridiemText) ? 'pm' : 'am';
  if (!isPlausibleClock(hour, minute) || (meridiem !== null && hour > 12)) {
    // 午後 with a 24-hour figure ("午後15:00") is common and unambiguous.
    if (meridiem === 'pm' && isPlausibleClock(hour, minute)) {
      return [{ kind: 'time', minutes: hour * 60 + minute, meridiem: null, bare }];
    }
    return [{ kind: 'word', text: '#' }];
  }
  if (meridiem !== null) hour = (hour % 12) + (meridiem === 'pm' ? 12 : 0);
  return [{ kind: 'time', minutes: hour * 60 + minute, meridiem, bare }];
}

function readWord(
  text: string,
  at: number,
  take: (pattern: RegExp) => RegExpExecArray | null,
  words: Map<string, Weekday>,
  language: string | null,
): HoursToken[] | null {
  if (take(PHRASES.appointment)) return [{ kind: 'appointment' }];
  for (const [days, pattern] of DAY_GROUP_PHRASES) if (take(pattern)) return [{ kind: 'day', days, group: true }];
  if (take(PHRASES.roundTheClock)) return [{ kind: 'roundTheClock' }];
  if (take(PHRASES.holiday)) return [{ kind: 'holiday' }];
  if (CJK.test(text[at] ?? '')) {
    for (const length of [3, 2, 1]) {
      const day = words.get(text.slice(at, at + length));
      // A lone 月 or 日 inside a word ("毎月", "日本") is no weekday; beside dashes, dots, spaces and other days it is.
      if (day && (length > 1 || standsAlone(text, at))) {
        take(new RegExp(`.{${length}}`, 'uy'));
        return [{ kind: 'day', days: [day], group: false }];
      }
    }
    if (take(PHRASES.closed)) return [{ kind: 'closed' }];
  } else {
    const word = /^\p{L}+/u.exec(text.slice(at, at + 24))?.[0] ?? '';
    const day = words.get(word);
    if (day && !isOtherWord(word, text, at, language)) {
      take(/\p{L}+/uy);
      return [{ kind: 'day', days: [day], group: false }];
    }
    // "1st June", "mar 3": a month beside a number is a date, alone it is a season.
    if (take(PHRASES.month)) return [{ kind: /^\.? ?\d{1,2}(?!\d|[:.h]|\s?-)/.test(text.slice(at + word.length)) ? 'date' : 'season' }];
    if (take(PHRASES.closed)) return [{ kind: 'closed' }];
  }
  if (take(PHRASES.season)) return [{ kind: 'season' }];
  if (take(PHRASES.noon)) return [{ kind: 'time', minutes: 720, meridiem: 'pm', bare: false }];
  if (take(PHRASES.midnight)) return [{ kind: 'time', minutes: 1440, meridiem: 'pm', bare: false }];
  if (take(PHRASES.late)) return [{ kind: 'late' }];
  if (take(PHRASES.to)) return [{ kind: 'to' }];
  if (take(PHRASES.from)) return [{ kind: 'from' }];
  if (take(PHRASES.and)) return [{ kind: 'and' }];
  if (take(PHRASES.filler)) return [];
  if (CJK.test(text[at] ?? '')) {
    const run = take(/[\u3040-\u30ff\u3400-\u9fff]/uy);
    return run && [{ kind: 'word', text: run[0] }];
  }
  const word = take(WORD);
  return word && [{ kind: 'word', text: word[0].replace(/\.+$/, '') }];
}

/** A kanji that is a weekday only when its neighbours are not other kanji or kana. */
function standsAlone(text: string, at: number): boolean {
  const isText = (char: string | undefined) => char !== undefined && CJK.test(char) && !'月火水木金土日祝曜'.includes(char);
  const before = text[at - 1];
  const after = text[at + 1];
  if (after === '曜') return true;
  if (before !== undefined && /\d/.test(before)) return false;
  return !isText(before) && (!isText(after) || PHRASES_AFTER_DAY.test(text.slice(at + 1, at + 4)));
}

// "月から金", "水休み", "日定休": words that follow a lone day.
const PHRASES_AFTER_DAY = /^(?:から|休|定休|は|の|と)/;

/** English "so", "we" and "sat" (past of sit), Spanish "mi" and the like, where the sentence shows it. */
function isOtherWord(word: string, text: string, at: number, language: string | null): boolean {
  if (word.length > 3) return false;
  const after = text.slice(at + word.length, at + word.length + 2);
  if (word.length === 1) return !/^(?:[ ]?[-/,.:]|$| a)/.test(after);
  if (language === 'en' && (word === 'we' || word === 'so')) return !/^ ?[-,:/&.\d]/.test(after);
  if (word === 'do' || word === 'di' || word === 'me' || word === 'je' || word === 'mi' || word === 'die' || word === 'son') {
    return !/^(?: ?[-,:/&+.\d(]|$| [a-z\d])/.test(after);
  }
  return false;
}
