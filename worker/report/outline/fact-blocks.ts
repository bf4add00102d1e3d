import { quoted, withInnerMarks } from '../../audit/wording/words.ts';
import { type Block, type Line, line, type Row } from '../blocks.ts';
import type { FactRow, FactSheet } from '../view/fact-rows.ts';
import type { Hours } from '../view/hours.ts';

/** Longer lists are told in part: what stands on the website need not be told back to its owner whole. */
const MAX_ENTRIES = 6;
/** Entries as short as this stand beside each other. */
const MAX_INLINE_CHARS = 40;

export function factBlocks({ groups }: Pick<FactSheet, 'groups'>): Block[] {
  const found = groups.flatMap(({ rows, hours }) => [...rows.map(factRow), ...(hours ? [hoursRow(hours)] : [])]);
  return found.length === 0 ? [] : [{ kind: 'rows', rows: found }];
}

function factRow({ label, entries, shape }: FactRow): Row {
  const lines = entries.map(({ text, note, citations, isLate }): Line => {
    const said = shape === 'quotes' ? quoted(withInnerMarks(text), Number.POSITIVE_INFINITY) : text;
    // An answer its owner wrote is quoted where customers' questions are.
    const more = shape === 'pairs' ? null : note;
    return line(more ? `${said} (${more})` : said, citations, isLate ? LATE : '');
  });
  if (
    shape !== 'quotes' &&
    lines.length > 1 &&
    lines.every(({ text, note: mark }) => !mark && text.length <= MAX_INLINE_CHARS)
  ) {
    const all = [...new Set(lines.flatMap(({ citations }) => citations.slice(0, 1)))];
    const left = lines.length - MAX_ENTRIES;
    const shown = left > 1 ? lines.slice(0, MAX_ENTRIES) : lines;
    return {
      label,
      lines: [line(`${shown.map(({ text }) => text).join('; ')}${left > 1 ? ' and more' : ''}`, all)],
    };
  }
  const left = lines.length - MAX_ENTRIES;
  if (left <= 1) return { label, lines };
  // One source each, so that what is left out can be looked up.
  const rest = lines.slice(MAX_ENTRIES).flatMap(({ citations }) => citations.slice(0, 1));
  return {
    label,
    lines: [...lines.slice(0, MAX_ENTRIES), line('and more', [...new Set(rest)])],
  };
}

const LATE = 'only with JavaScript';

function hoursRow({ days, byAppointment, citations, isLate }: Hours): Row {
  const label = 'Opening hours';
  const mark = isLate ? LATE : '';
  const week = dayRuns(days);
  const text = byAppointment ? (week === '' ? 'By appointment' : `${week}; also stated: by appointment`) : week;
  return { label, lines: [line(text, citations, mark)] };
}

/**
 * "Monday to Friday: 09:00 – 17:00; Saturday: Closed". Days of which nothing is said are left out.
 */
function dayRuns(days: Hours['days']): string {
  const runs: { from: string; to: string; text: string }[] = [];
  days.forEach(({ day, text }, index) => {
    const last = runs.at(-1);
    if (text === null) return;
    if (last?.text === text && last.to === days[index - 1]?.day) last.to = day;
    else runs.push({ from: day, to: day, text });
  });
  return runs.map(({ from, to, text }) => `${from === to ? from : `${from} to ${to}`}: ${text}`).join('; ');
}
