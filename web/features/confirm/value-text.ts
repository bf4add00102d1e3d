import type { OpeningHours } from '../../../worker/audit/facts/facts.ts';
import type { ConfirmedKind } from '../../../worker/contract/fact-key.ts';
import { hoursFields, hoursOf } from './hours-text.ts';

/** A value on the screen; opening hours one line a day. */
export function valueText(
  kind: ConfirmedKind,
  value: unknown,
  trades: readonly { id: string; label: string }[],
): string {
  if (kind === 'trade') {
    const id = typeof value === 'string' ? value : (value as { id: string }).id;
    return trades.find((trade) => trade.id === id)?.label ?? id;
  }
  if (typeof value === 'string') return kind === 'languages' ? languageName(value) : value;
  const fields = value as Record<string, string | number | null>;
  switch (kind) {
    case 'addresses':
      return [
        fields.street,
        [fields.postalCode, fields.locality].filter(Boolean).join(' '),
        fields.region,
        fields.country,
      ]
        .filter(Boolean)
        .join(', ');
    case 'openingHours':
      return weekText(value as OpeningHours);
    case 'prices':
      return `${fields.what}: ${fields.amount}${fields.currency ? ` ${fields.currency}` : ''}`;
    default:
      return fields.role ? `${fields.name}, ${fields.role}` : String(fields.name);
  }
}

function weekText(hours: OpeningHours): string {
  const texts = hoursOf.texts(hours);
  const lines = hoursFields.flatMap(({ name, label }) =>
    texts[name] && name !== 'byAppointment' ? [`${label} ${texts[name]}`] : [],
  );
  return [...lines, ...(hours.byAppointment ? ['by appointment'] : [])].join('\n');
}

function languageName(code: string): string {
  try {
    return new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}
