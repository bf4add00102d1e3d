import type { TextLine } from '../../../website/text/text-sources.ts';
import type { HoursTokens } from '../../hours/hours-token.ts';
import { tokeniseHours } from '../../hours/tokenise-hours.ts';
import type { StatedWebsite } from '../stated-website.ts';

/**
 * "Open daily from 11" in the HTML, and in a browser "We are back in March" at the same place: a script that knows the day of the year, so
 * that the week alone does not say when somebody is there. A line that only says whether it is open now takes the place of no times.
 */
export function areRewritten({ documents, facts }: StatedWebsite): boolean {
  const language = facts.languages[0]?.value ?? null;
  const kinds = ({ text }: TextLine): HoursTokens => (text.length > MAX_CHARS ? [] : tokeniseHours(text, language));
  return documents.some((drawn) => {
    if (drawn.viewName !== 'rendered') return false;
    const late = drawn.lines.filter((line) => !line.inPlain && NAMED.test(line.place) && saysSomething(kinds(line)));
    if (late.length === 0) return false;
    const served = documents.find(({ pageUrl, viewName }) => pageUrl === drawn.pageUrl && viewName === 'plain');
    const drawnTexts = new Set(drawn.lines.map(({ text }) => text));
    const lost = new Set(
      served?.lines.flatMap((line) => (!drawnTexts.has(line.text) && tellsTimes(kinds(line)) ? [line.place] : [])),
    );
    return late.some(({ place }) => lost.has(place));
  });
}

/** A script finds what it writes anew by its name. */
const NAMED = /#[^ >]+$/;

const tellsTimes = (tokens: HoursTokens): boolean => tokens.some((token) => token.kind === 'time');

/** Words, and neither a day nor a time. */
const saysSomething = (tokens: HoursTokens): boolean =>
  tokens.filter(({ kind }) => kind === 'word').length >= MIN_WORDS && tokens.every(({ kind }) => !OF_HOURS.has(kind));

const OF_HOURS: ReadonlySet<string> = new Set(['time', 'day', 'phone', 'date', 'roundTheClock']);
const MIN_WORDS = 3;
const MAX_CHARS = 160;
