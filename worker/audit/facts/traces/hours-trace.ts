import type { Evidence } from '../../checks/check.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { labelOf } from '../hours/hours-labels.ts';
import type { HoursTokens } from '../hours/hours-token.ts';
import { normaliseHoursText } from '../hours/normalise-hours-text.ts';
import { tokeniseHours } from '../hours/tokenise-hours.ts';
import { firstTrace } from './lines.ts';

/** A longer line with these words is a sentence about something. */
const LABEL_CHARS = 40;
/** So many lines below a label belong to it. */
const REACH = 2;

/**
 * What may be opening hours where none were read: days with times or "by appointment" that nothing calls a course or an event, or a
 * label such as "Opening hours" with times or days below it, or with words behind its colon.
 */
export function hoursTrace(pages: readonly ReadPage[], language: string | null): Evidence | null {
  return firstTrace(pages, ({ text }, at, { lines }) => {
    const plain = normaliseHoursText(text);
    const label = labelOf(plain);
    if (label === 'other' || RUNS_DOWN.test(plain)) return false;
    const tokens = tokeniseHours(text, language);
    const isTimed = hasTimes(tokens) || tokens.some(({ kind }) => kind === 'appointment');
    if (isTimed && hasDays(tokens) && !tokens.some(({ kind }) => kind === 'date' || kind === 'phone')) return true;
    if (label === 'opening' && isSaidBehind(text)) return true;
    if (label !== 'opening' || text.length > LABEL_CHARS) return false;
    const below = lines.slice(at, at + 1 + REACH).map((line) => line.text);
    if (RUNS_DOWN.test(below.join(' '))) return false;
    return below.map((line) => tokeniseHours(line, language)).some((said) => hasTimes(said) || hasDays(said));
  });
}

/** "Opening hours: whenever the light is on": the owner wrote something of them. */
function isSaidBehind(text: string): boolean {
  const [, label, behind] = /^([^:：]+)[:：](.*)$/su.exec(text) ?? [];
  if (label === undefined || label.length > LABEL_CHARS || labelOf(normaliseHoursText(label)) !== 'opening')
    return false;
  return /\p{L}{2}/u.test(behind ?? '');
}

/** "23h 59m 59s": what is left until an offer ends. */
const RUNS_DOWN = /\d\s?h\p{L}*[\s:·]*\d+\s?m\p{L}*[\s:·]*\d+\s?s/iu;

const hasDays = (tokens: HoursTokens): boolean => tokens.some(({ kind }) => kind === 'day');
const hasTimes = (tokens: HoursTokens): boolean =>
  tokens.some((token) => token.kind === 'roundTheClock' || (token.kind === 'time' && !token.bare));
