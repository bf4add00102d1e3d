import type { FactSource } from '../facts.ts';
import type { PhoneLabel } from './label-of-phone.ts';
import type { ParsedPhone } from './phone-number.ts';

export interface Sighting {
  phone: ParsedPhone;
  label: PhoneLabel | null;
  /** Somebody else's, by the passage it stands in. */
  foreign: boolean;
  /** Given for emergencies: a number of the business, rarely its main one. */
  urgent?: boolean;
  /** Mentioned in a longer line of text. */
  inProse?: boolean;
  shown: string;
  where: 'link' | 'text' | 'data' | 'whatsapp' | 'picture';
  source: FactSource;
}
