/** What an owner can say something of. */
export const CONFIRMED_KINDS = [
  'businessName',
  'trade',
  'phones',
  'emails',
  'addresses',
  'openingHours',
  'services',
  'prices',
  'people',
  'socialProfiles',
  'languages',
] as const;

export type ConfirmedKind = (typeof CONFIRMED_KINDS)[number];

/** One spelling of a value, by which a statement finds what it was made on. */
export function factKey(kind: ConfirmedKind, value: unknown): string {
  const text = (part: unknown): string => (typeof part === 'string' || typeof part === 'number' ? String(part) : '');
  const fields = (of: unknown, ...names: string[]): string =>
    names.map((name) => text((of as Record<string, unknown>)[name])).join(' | ');
  const key = (): string => {
    switch (kind) {
      case 'trade':
        return typeof value === 'string' ? value : fields(value, 'id');
      case 'addresses':
        return fields(value, 'street', 'postalCode', 'locality', 'country');
      case 'openingHours':
        return weekKey(value as Record<string, unknown>);
      case 'prices':
        return fields(value, 'what', 'amount', 'currency');
      case 'people':
        return fields(value, 'name');
      default:
        return text(value);
    }
  };
  return key().normalize('NFKC').trim().slice(0, 500);
}

const DAYS = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'] as const;

function weekKey(week: Record<string, unknown>): string {
  const days = DAYS.map((name) => `${name} ${JSON.stringify(week[name] ?? null)}`);
  return `${days.join(' ')}${week.byAppointment === true ? ' by appointment' : ''}`;
}
