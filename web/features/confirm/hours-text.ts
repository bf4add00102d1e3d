import type { Interval, OpeningHours, Weekday } from '../../../worker/audit/facts/facts.ts';
import type { Field, FieldTexts } from './fields.ts';

const DAYS: readonly (readonly [Weekday, string])[] = [
  ['mo', 'Monday'],
  ['tu', 'Tuesday'],
  ['we', 'Wednesday'],
  ['th', 'Thursday'],
  ['fr', 'Friday'],
  ['sa', 'Saturday'],
  ['su', 'Sunday'],
];

export const hoursFields: Field[] = [
  ...DAYS.map(
    ([name, label]): Field => ({ name, label, isOptional: true, placeholder: '9:00-12:30, 14:00-18:00 or closed' }),
  ),
  { name: 'byAppointment', label: 'By appointment', isOptional: true, placeholder: 'yes or no' },
];

const TIMES = /^(\d{1,2})(?:[:.](\d{2}))?\s*(?:-|–|to)\s*(\d{1,2})(?:[:.](\d{2}))?$/;

/** Opening hours as an owner types them: a line a day. */
export const hoursOf = {
  texts(value: unknown): FieldTexts {
    const week = value as OpeningHours | null;
    const days = DAYS.map(([day]) => [day, dayText(week?.[day] ?? null)]);
    return { ...Object.fromEntries(days), byAppointment: week?.byAppointment ? 'yes' : '' };
  },
  read(texts: FieldTexts): { ok: true; value: OpeningHours } | { ok: false; problem: string } {
    const week: Partial<Record<Weekday, Interval[] | null>> = {};
    for (const [day, label] of DAYS) {
      const read = dayOf(texts[day] ?? '');
      if (read === undefined)
        return { ok: false, problem: `${label}: please write times as 9:00-17:00, or closed, or leave it empty.` };
      week[day] = read;
    }
    const byAppointment = /^y/i.test((texts.byAppointment ?? '').trim());
    if (!byAppointment && Object.values(week).every((day) => day === null))
      return { ok: false, problem: 'Please enter at least one day.' };
    return {
      ok: true,
      value: { mo: null, tu: null, we: null, th: null, fr: null, sa: null, su: null, ...week, byAppointment },
    };
  },
};

function dayText(day: Interval[] | null): string {
  if (day === null) return '';
  if (day.length === 0) return 'closed';
  return day.map(([from, to]) => (to === null ? `${from}` : `${from}-${to}`)).join(', ');
}

/** undefined: not to be read. */
function dayOf(text: string): Interval[] | null | undefined {
  const plain = text.trim().toLowerCase();
  if (plain === '') return null;
  if (plain === 'closed') return [];
  const intervals = plain.split(/\s*[,;]\s*/).map((part): Interval | null => {
    const match = TIMES.exec(part);
    const from = clock(match?.[1], match?.[2]);
    const to = clock(match?.[3], match?.[4]);
    return from && to ? [from, to] : null;
  });
  return intervals.every((one) => one !== null) ? intervals : undefined;
}

function clock(hour: string | undefined, minute = '00'): string | null {
  if (hour === undefined || Number(hour) > 24 || Number(minute) > 59) return null;
  return `${hour.padStart(2, '0')}:${minute}`;
}
