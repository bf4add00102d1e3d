import type { ConfirmedKind } from '../../../worker/contract/fact-key.ts';
import { hoursFields, hoursOf } from './hours-text.ts';

/** One input of a form. */
export interface Field {
  name: string;
  label: string;
  type?: 'text' | 'tel' | 'email' | 'url';
  inputMode?: 'decimal';
  isOptional?: true;
  autoComplete?: string;
  placeholder?: string;
}

export type FieldTexts = Record<string, string>;

interface Form {
  fields: Field[];
  /** What stands in the fields for a value. */
  texts(value: unknown): FieldTexts;
  /** The value of what was typed, or a sentence on what is wrong with it. */
  read(texts: FieldTexts): { ok: true; value: unknown } | { ok: false; problem: string };
}

const said = (text: string | undefined): string | null => (text?.trim() ? text.trim() : null);

const line = (field: Omit<Field, 'name'>, isValid: (text: string) => boolean, problem: string): Form => ({
  fields: [{ name: 'value', ...field }],
  texts: (value) => ({ value: typeof value === 'string' ? value : '' }),
  read: ({ value = '' }) => (isValid(value.trim()) ? { ok: true, value: value.trim() } : { ok: false, problem }),
});

const isSaid = (text: string): boolean => text !== '';

/** How each kind of fact is typed. The trade is chosen from a list. */
export const FORMS: Record<Exclude<ConfirmedKind, 'trade'>, Form> = {
  businessName: line({ label: 'Name', autoComplete: 'organization' }, isSaid, 'Please enter the name.'),
  phones: line(
    { label: 'Phone number', type: 'tel', autoComplete: 'tel', placeholder: '+44 20 7946 0123' },
    (text) => text.replace(/\D/g, '').length >= 5,
    'Please enter the number with its area code, ideally with the country code: +44 20 ...',
  ),
  emails: line(
    { label: 'E-mail address', type: 'email', autoComplete: 'email' },
    (text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text),
    'Please enter a whole address, such as hello@example.com.',
  ),
  services: line({ label: 'Service' }, isSaid, 'Please name the service.'),
  socialProfiles: line(
    { label: 'Address of the profile', type: 'url', placeholder: 'https://' },
    (text) => /^https?:\/\/\S+\.\S+$/.test(text),
    'Please enter the whole address of the profile, beginning with https://.',
  ),
  languages: line(
    { label: 'Language code', placeholder: 'en' },
    (text) => /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(text),
    'Please enter a code such as en, de or pt-BR.',
  ),
  addresses: {
    fields: [
      { name: 'street', label: 'Street and number', autoComplete: 'street-address' },
      { name: 'postalCode', label: 'Postal code', isOptional: true, autoComplete: 'postal-code' },
      { name: 'locality', label: 'Town', autoComplete: 'address-level2' },
      { name: 'region', label: 'Region', isOptional: true, autoComplete: 'address-level1' },
      { name: 'country', label: 'Country (two letters)', isOptional: true, autoComplete: 'country' },
    ],
    texts: (value) => asTexts(value, ['street', 'postalCode', 'locality', 'region', 'country']),
    read(texts) {
      const country = said(texts.country)?.toUpperCase() ?? null;
      if (!said(texts.street) && !said(texts.postalCode))
        return { ok: false, problem: 'Please enter a street or a postal code.' };
      if (country !== null && !/^[A-Z]{2}$/.test(country))
        return { ok: false, problem: 'Please enter the country as two letters, such as GB.' };
      return {
        ok: true,
        value: {
          street: said(texts.street),
          postalCode: said(texts.postalCode),
          locality: said(texts.locality),
          region: said(texts.region),
          country,
        },
      };
    },
  },
  openingHours: { fields: hoursFields, texts: (value) => hoursOf.texts(value), read: (texts) => hoursOf.read(texts) },
  prices: {
    fields: [
      { name: 'what', label: 'What for' },
      { name: 'amount', label: 'Amount', inputMode: 'decimal' },
      { name: 'currency', label: 'Currency (three letters)', placeholder: 'EUR' },
    ],
    texts: (value) => asTexts(value, ['what', 'amount', 'currency']),
    read(texts) {
      const what = said(texts.what);
      const amount = Number((texts.amount ?? '').trim().replace(',', '.'));
      const currency = said(texts.currency)?.toUpperCase() ?? null;
      if (!what) return { ok: false, problem: 'Please say what the price is for.' };
      if (!said(texts.amount) || !Number.isFinite(amount) || amount < 0)
        return { ok: false, problem: 'Please enter the amount as a number, such as 49.50.' };
      if (currency !== null && !/^[A-Z]{3}$/.test(currency))
        return { ok: false, problem: 'Please enter the currency as three letters, such as EUR.' };
      return { ok: true, value: { what, amount, currency } };
    },
  },
  people: {
    fields: [
      { name: 'name', label: 'Name', autoComplete: 'off' },
      { name: 'role', label: 'Role', isOptional: true, autoComplete: 'off' },
    ],
    texts: (value) => asTexts(value, ['name', 'role']),
    read: (texts) => {
      const name = said(texts.name);
      return name
        ? { ok: true, value: { name, role: said(texts.role) } }
        : { ok: false, problem: 'Please enter the name.' };
    },
  },
};

function asTexts(value: unknown, names: readonly string[]): FieldTexts {
  const fields = (value ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    names.map((name) => {
      const text = fields[name];
      return [name, typeof text === 'string' || typeof text === 'number' ? String(text) : ''];
    }),
  );
}
