import { WEEK } from '../../week/week.ts';
import { readDays } from './hours-days.ts';
import type { HoursToken, HoursTokens } from './hours-token.ts';

const isSign = (token: HoursToken): boolean =>
  token.kind === 'dash' ||
  (token.kind === 'mark' && token.mark === 'closed') ||
  (token.kind === 'and' && token.slash === true);

const said = (tokens: HoursTokens): HoursTokens => tokens.filter((token) => token.kind !== 'break');

/**
 * "Monday | –", "Sunday: /": a day with a dash in the place of its times, in its line or in the one below, is closed. Before
 * another day than the next of the week the dash may be the middle of "Mon – Fri" broken over lines.
 */
export function readDashes(units: readonly HoursTokens[]): HoursTokens[] {
  return units.map((unit, at) => {
    const own = said(unit);
    const above = said(units[at - 1] ?? []);
    const isBelow = own.length > 0 && own.every(isSign) && daysAlone(above);
    const days = isBelow ? above : own;
    if (!isBelow && !daysThenSigns(own)) return unit;
    const next = said(units[at + 1] ?? [])[0];
    const last = readDays(days, 0).days.at(-1);
    const follows = last && WEEK[(WEEK.indexOf(last) + 1) % WEEK.length];
    if (next?.kind === 'day' && !next.group && next.days[0] !== follows) return unit;
    return isBelow ? [{ kind: 'closed' }] : [...own.slice(0, readDays(own, 0).end), { kind: 'closed' }];
  });
}

const daysAlone = (tokens: HoursTokens): boolean =>
  tokens[0]?.kind === 'day' && readDays(tokens, 0).end === tokens.length;

function daysThenSigns(tokens: HoursTokens): boolean {
  if (tokens[0]?.kind !== 'day' || !isSign(tokens.at(-1) ?? { kind: 'break' })) return false;
  return tokens.slice(readDays(tokens, 0).end).every(isSign);
}
