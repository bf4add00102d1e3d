import { type Block, heading, type Line, line, type Row } from '../blocks.ts';
import { SECTION_TITLES } from '../sections.ts';
import type { FactEntry, FactGroup, FactRow } from '../view/fact-rows.ts';
import type { Hours, HoursTable } from '../view/hours.ts';

export function factBlocks(groups: readonly FactGroup[]): Block[] {
  return [
    heading(2, SECTION_TITLES.facts),
    ...groups.flatMap(({ title, rows, hours, hoursAbsent = '' }): Block[] => [
      heading(3, title),
      {
        kind: 'rows',
        rows: [...rows.map(factRow), ...(hours === undefined ? [] : [hoursRow(hours, hoursAbsent)])],
      },
    ]),
  ];
}

function factRow({ label, entries, disputed, absent, shape }: FactRow): Row {
  const told = ({ text, note, citations }: FactEntry): Line => {
    const said = shape === 'quotes' ? `“${text}”` : text;
    return line(note ? `${said} (${note})` : said, citations);
  };
  const lines = [...disputed.map((entry) => ({ ...told(entry), note: 'your pages disagree' })), ...entries.map(told)];
  return { label, lines: lines.length > 0 ? lines : [line(absent)] };
}

function hoursRow(hours: Hours | null, absent: string): Row {
  const label = 'Opening hours';
  if (hours === null) return { label, lines: [line(absent)] };
  const told = ({ days, byAppointment, citations }: HoursTable): Line[] => [
    ...days.map(({ day, text }, i) => line(`${day}: ${text}`, i === 0 ? citations : [])),
    ...(byAppointment ? [line('And by appointment')] : []),
  ];
  const others = hours.alternatives.flatMap((table) => [line('Elsewhere on your website:'), ...told(table)]);
  return { label, lines: [...told(hours.main), ...others] };
}
