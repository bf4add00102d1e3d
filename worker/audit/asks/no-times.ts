import { tokeniseHours } from '../facts/hours/tokenise-hours.ts';
import { TRADES } from '../trades/index.ts';
import { has } from '../website/structured-data/nodes.ts';
import { lightLetters } from '../website/text/light-letters.ts';
import { type Ask, isLeftOpen } from './ask.ts';
import { hasOtherFrames, structuredOf, textsOf, viewsOf } from './texts-seen.ts';

/** A time of day as any language writes it: "9:00", "9.30", "9h", "9 am", "9 Uhr", "9時", "24/7". */
const TIME = lightLetters(
  String.raw`(?<!\d)(?:[01]?\d|2[0-4])\s?(?:[:.h]\s?[0-5]\d(?!\d)|h(?!\p{L})|[ap]\.?m\b|uhr|uur|hod|時|点|시)|24\s?/\s?7`,
  'iu',
);

/** Whatever the reader of hours takes for a time, and figures beside a day: "Mon – Sun · 9 – 21". */
function tellsTime(text: string, language: string | null): boolean {
  if (TIME.test(text)) return true;
  return text.split('\n').some((line) => {
    if (line.length > MAX_CHARS || !/\p{Nd}/u.test(line)) return false;
    const tokens = tokeniseHours(line, language);
    const times = tokens.flatMap((token) => (token.kind === 'time' ? [token] : []));
    return times.some(({ bare }) => !bare) || (times.length > 1 && tokens.some(({ kind }) => kind === 'day'));
  });
}

/** A longer line is prose. */
const MAX_CHARS = 200;

/** No time of day anywhere, and no hours in markup: whoever has a telephone answers it at some. */
export const noTimes: Ask = {
  checkIds: ['missing-opening-hours'],
  isForVisitors: true,
  absent({ pages, facts, isLocal }, results) {
    if (pages === null || !isLeftOpen(results, 'missing-opening-hours') || facts.openingHours !== null) return null;
    const trade = facts.trade === null ? null : TRADES[facts.trade.value.id];
    if (facts.phones.length === 0 || trade?.noNeedOf?.includes('opening-hours') || (trade?.sellsOnline && !isLocal))
      return null;
    const isMarked = structuredOf(pages).some((data) =>
      data.nodes.some((node) => has(node, 'openingHours') || has(node, 'openingHoursSpecification')),
    );
    const views = viewsOf(pages);
    if (isMarked || hasOtherFrames(views)) return null;
    const language = facts.languages[0]?.value ?? null;
    return views.some((view) => textsOf(view).some((text) => tellsTime(text, language))) ? null : 'time of day';
  },
  advice: {
    title: 'Say when people can reach you',
    description: 'Whether somebody is there now people may ask an assistant.',
    how: 'Your website should say as text on which days and at what times people can come, call or write to you, or that it is by appointment.',
    effort: 'minutes',
    owner: 'you',
  },
};
