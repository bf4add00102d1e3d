import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import type { HoursItem } from './hours-items.ts';
import { labelOf } from './hours-labels.ts';
import { normaliseHoursText } from './normalise-hours-text.ts';

/** "Working days", "Openingsdagen": a label over days whose times stand under a label of their own. */
const DAYS_LABEL = lightLetters(
  regexSource`
    ^(?:
      (?:our |we are )?(?:working|opening|business|open|operating|office|trading) days
      |days (?:open|of operation)
      |offnungstage
      |openingsdagen
      |jours d'ouverture
      |dias de (?:atencion|apertura|funcionamento)
      |giorni di apertura
    )[:.]?$
  `,
  'u',
);

/**
 * "Working hours / 9 am - 6 pm" beside "Working days / Monday - Saturday", in either order: days and times that belong together
 * become one item in the place of the times.
 */
export function joinDaysAndTimes(items: HoursItem[]): HoursItem[] {
  return items.reduce((joined, item, at) => {
    if (item.text.length > 40 || !DAYS_LABEL.test(normaliseHoursText(item.text))) return joined;
    const days = items[at + 1];
    if (!days || !isOnly(days, 'day')) return joined;
    const times = [at - 1, at + 3].find((index) => isTimesUnderLabel(items, index));
    const found = times === undefined ? undefined : items[times];
    if (times === undefined || !found) return joined;
    const text = `${days.text} ${found.text}`;
    return joined.flatMap((other) => {
      if (other === item || other === days) return [];
      return other === found ? [{ ...found, text, tokens: [...days.tokens, ...found.tokens] }] : [other];
    });
  }, items);
}

function isTimesUnderLabel(items: readonly HoursItem[], at: number): boolean {
  const [label, times] = [items[at - 1], items[at]];
  return (
    label !== undefined &&
    times !== undefined &&
    isOnly(times, 'time') &&
    label.text.length <= 40 &&
    labelOf(normaliseHoursText(label.text)) === 'opening'
  );
}

const isOnly = ({ tokens, level }: HoursItem, kind: 'day' | 'time'): boolean =>
  level === null &&
  tokens.some((token) => token.kind === kind) &&
  tokens.every((token) => [kind, 'dash', 'to', 'and', 'break'].includes(token.kind));
