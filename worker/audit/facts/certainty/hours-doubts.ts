import type { TextLine } from '../../website/text/text-sources.ts';
import type { FactSource, Facts, WeekHours } from '../facts.ts';
import type { HoursTokens } from '../hours/hours-token.ts';
import { tokeniseHours } from '../hours/tokenise-hours.ts';
import { isShown } from './places.ts';
import type { StatedWebsite } from './stated-website.ts';

/**
 * "Winter: Mon – Fri 10 – 16" near the summer's, "except on the first Monday" in the line, "closed until 15 March" over it: whoever is
 * told such hours alone may stand before a closed door. Of other hours beside them some place without those tells which are meant.
 */
export function haveConditions(
  { sources, value }: NonNullable<Facts['openingHours']>,
  { documents, facts }: StatedWebsite,
): boolean {
  const language = facts.languages[0]?.value ?? null;
  const shown = sources.filter(isShown);
  const isDoubted = (source: FactSource): 'beside others' | 'conditional' | null => {
    const lines =
      documents.find(({ pageUrl, viewName }) => pageUrl === source.pageUrl && viewName === source.view)?.lines ?? [];
    const own = lines.flatMap((line, at) => (isLineOf(line, source) ? [at] : []));
    const [first, last] = [own[0], own.at(-1)];
    if (first === undefined || last === undefined) return null;
    const tokens = (at: number): HoursTokens => {
      const line = lines[at];
      return line && line.text.length <= MAX_CHARS ? tokeniseHours(line.text, language) : [];
    };
    const isOwn = (at: number) => sources.some((one) => isToldBy(one, lines[at]?.text ?? ''));
    const near = [first - 2, first - 1, last + 1, last + 2];
    const around = near.filter((at) => lines[at]?.landmark === lines[first]?.landmark && !isOwn(at));
    const below = lines[last + 1];
    const isConditional =
      (below && !isOwn(last + 1) && isRemark(below, tokens(last + 1))) ||
      own.some((at) => limitsDays(tokens(at), value) || hasException(tokens(at))) ||
      around.some((at) => isNotice(tokens(at)));
    if (isConditional) return 'conditional';
    const others = [first - 1, last + 1].some((at) => tellsHours(tokens(at)) && !isOwn(at));
    return others ? 'beside others' : null;
  };
  const doubts = shown.map(isDoubted);
  return doubts.includes('conditional') || (doubts.length > 0 && doubts.every((doubt) => doubt !== null));
}

const isLineOf = ({ place, text }: TextLine, source: FactSource): boolean =>
  place === source.place && isToldBy(source, text);

const isToldBy = ({ seen }: FactSource, text: string): boolean =>
  seen.includes(text) || seen.split(/ \/ |\n/).some((part) => part !== '' && text.startsWith(part));

/** "Kitchen: Mon – Fri 11 – 14" right above or below: which of the two is when the business is open they do not say. */
const tellsHours = (tokens: HoursTokens): boolean =>
  tokens.some(({ kind }) => kind === 'day') && tokens.filter(({ kind }) => kind === 'time').length >= 2;

/** Words behind the last time of a line, or one that takes something out. */
function hasException(tokens: HoursTokens): boolean {
  if (tokens.some(({ kind }) => kind === 'except' || kind === 'season')) return true;
  const end = tokens.findLastIndex(({ kind }) => kind === 'time');
  const behind = end < 0 ? [] : tokens.slice(end + 1);
  // "Closed on Sundays" says more of the week.
  return !behind.some(({ kind }) => kind === 'day') && behind.filter(({ kind }) => kind === 'word').length >= MIN_WORDS;
}

/** "(Mon & Fri by appointment)", "(Friday for members alone)": a remark on days that the hours call open. */
function limitsDays(tokens: HoursTokens, value: WeekHours): boolean {
  const isOpen = (stretch: HoursTokens): boolean =>
    stretch.some((token) => token.kind === 'day' && token.days.some((day) => (value[day]?.length ?? 0) > 0));
  const isLimited = tokens.some(({ kind }, at) => {
    const before = tokens.slice(0, at);
    return kind === 'appointment' && isOpen(before.slice(before.findLastIndex((one) => one.kind === 'time') + 1));
  });
  const end = tokens.findLastIndex(({ kind }) => kind === 'time');
  const behind = end < 0 ? [] : tokens.slice(end + 1);
  // "9 – 18 on Mon and Fri": with no day before the times, those behind them are theirs.
  const isOfDays = tokens.slice(0, end).some(({ kind }) => kind === 'day') && isOpen(behind);
  const words = behind.filter(({ kind }) => kind === 'word').length;
  return isLimited || (isOfDays && words > 1 && !behind.some(({ kind }) => kind === 'closed'));
}

/** "Temporarily closed", "in winter", with neither a day nor a time of its own. */
const isNotice = (tokens: HoursTokens): boolean =>
  tokens.some(({ kind }) => kind === 'closed' || kind === 'season') &&
  !tokens.some(({ kind }) => kind === 'day' || kind === 'holiday' || kind === 'time') &&
  tokens.filter(({ kind }) => kind === 'word').length <= MIN_WORDS;

/** "(in the warm months)", or a note right below: words alone, whatever they say. */
const isRemark = ({ text, place }: TextLine, tokens: HoursTokens): boolean =>
  (BRACKETED.test(text) || NOTE.test(place)) && tokens.length > 1 && tokens.every(({ kind }) => OF_A_REMARK.has(kind));

const BRACKETED = /^\(\p{L}[^()]*\)$/u;
/** A line that the page itself calls a note, or a season: `p.hours-note`. */
const NOTE = /[.#-](?:note|season|hint)[^ >]*$/;
const OF_A_REMARK: ReadonlySet<string> = new Set([
  'word',
  'filler',
  'and',
  'from',
  'to',
  'season',
  'except',
  'holiday',
]);

/** "o'clock please" is no condition, and a sentence with a month or a farm ("fermes") in it no notice. */
const MIN_WORDS = 3;
/** A longer line is a paragraph. */
const MAX_CHARS = 120;
