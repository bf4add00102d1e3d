import { lightLetters, type Pattern } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { clock } from './clock-token.ts';
import { DAY_GROUP_PHRASES, PHRASES, type Phrase } from './hours-lexicon.ts';
import type { HoursToken } from './hours-token.ts';

/** Reads what stands at the place reached, if it does, and moves on behind it. */
export type Take = (words: Pattern | Phrase) => RegExpExecArray | null;

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

/** The tokens of a number, a time, a date or a sum that stands at `at`. */
export function readNumber(text: string, at: number, take: Take): HoursToken[] | null {
  for (const [days, pattern] of DAY_GROUP_PHRASES) if (take(pattern)) return [{ kind: 'day', days, group: true }];
  if (take(PHRASES.roundTheClock)) return [{ kind: 'roundTheClock' }];
  if (take(NUMBERED_WEEK)) return [{ kind: 'holiday', someWeeks: true }];
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
