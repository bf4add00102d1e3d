import { type Block, type Line, line, paragraph, type Row } from '../blocks.ts';
import type { FactEntry, FactGroup, FactRow } from '../view/fact-rows.ts';
import type { Hours, HoursTable } from '../view/hours.ts';

/** Longer lists are told in part: what stands on the website need not be told back to its owner whole. */
const MAX_ENTRIES = 6;
/** Entries as short as this stand beside each other. */
const MAX_INLINE_CHARS = 40;

export function factBlocks(groups: readonly FactGroup[]): Block[] {
  const isFound = ({ entries, disputed }: FactRow) => entries.length + disputed.length > 0;
  const absent = groups.flatMap(({ rows, hours, hoursAbsent = '' }) => [
    ...rows.filter((row) => !isFound(row)).map(({ label, absent: why }) => ({ label, why })),
    ...(hours === null ? [{ label: 'Opening hours', why: hoursAbsent }] : []),
  ]);
  const found = groups.flatMap(({ rows, hours }) => [
    ...rows.filter(isFound).map(factRow),
    ...(hours ? [hoursRow(hours)] : []),
  ]);
  return [
    ...(found.length === 0 ? [] : [{ kind: 'rows' as const, rows: found }]),
    ...[...Map.groupBy(absent, ({ why }) => why)].map(([why, these]) =>
      paragraph(`${these.map(({ label }) => label).join(', ')}: ${why}`),
    ),
  ];
}

function factRow({ label, entries, disputed, shape }: FactRow): Row {
  const told = ({ text, note, citations, isLate, isLikely }: FactEntry, mark = ''): Line => {
    const said = shape === 'quotes' ? `“${text}”` : text;
    // An answer its owner wrote is quoted where customers' questions are.
    const more = shape === 'pairs' ? null : note;
    const marks = [mark, isLate ? 'only with JavaScript' : '', isLikely ? 'likely' : ''].filter((one) => one !== '');
    return line(more ? `${said} (${more})` : said, citations, marks.join(', '));
  };
  const lines = [
    ...disputed.map((entry) => told(entry, 'your pages disagree')),
    ...entries.map((entry) => told(entry)),
  ];
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
      lines: [line(`${shown.map(({ text }) => text).join('; ')}${left > 1 ? ` and ${left} more` : ''}`, all)],
    };
  }
  const left = lines.length - MAX_ENTRIES;
  if (left <= 1) return { label, lines };
  // One source each, so that what is left out can be looked up.
  const rest = lines.slice(MAX_ENTRIES).flatMap(({ citations }) => citations.slice(0, 1));
  return { label, lines: [...lines.slice(0, MAX_ENTRIES), line(`and ${left} more`, [...new Set(rest)])] };
}

function hoursRow(hours: Hours): Row {
  const label = 'Opening hours';
  const marks = [hours.isLate ? 'only with JavaScript' : '', hours.isLikely ? 'likely' : ''].filter(Boolean).join(', ');
  const told = ({ days, byAppointment, citations }: HoursTable): Line[] => {
    if (byAppointment && !days.some(({ stated }) => stated)) return [line('By appointment', citations, marks)];
    return [line(dayRuns(days), citations, marks), ...(byAppointment ? [line('And by appointment')] : [])];
  };
  const others = hours.alternatives.flatMap((table) => [line('Elsewhere on your website:'), ...told(table)]);
  return { label, lines: [...told(hours.main), ...others] };
}

/** "Monday to Friday: 09:00 – 17:00; Saturday: Closed". */
function dayRuns(days: HoursTable['days']): string {
  const runs: { from: string; to: string; text: string }[] = [];
  for (const { day, text } of days) {
    const last = runs.at(-1);
    if (last?.text === text) last.to = day;
    else runs.push({ from: day, to: day, text });
  }
  return runs.map(({ from, to, text }) => `${from === to ? from : `${from} to ${to}`}: ${text}`).join('; ');
}
