import type { ConfirmedKind } from '../../../worker/contract/fact-key.ts';

export interface KindWords {
  title: string;
  /** One of them, for buttons: "Add a service". */
  one: string;
  isSingle: boolean;
  hint?: string;
}

/** In the order an owner cares. */
export const KINDS: Record<ConfirmedKind, KindWords> = {
  businessName: { title: 'Name', one: 'name', isSingle: true },
  trade: { title: 'Trade', one: 'trade', isSingle: true, hint: 'It decides which customer questions we look for.' },
  phones: { title: 'Phone numbers', one: 'phone number', isSingle: false },
  emails: { title: 'E-mail addresses', one: 'e-mail address', isSingle: false },
  addresses: {
    title: 'Addresses and branches',
    one: 'address',
    isSingle: false,
    hint: 'Each branch is an entry of its own.',
  },
  openingHours: { title: 'Opening hours', one: 'set of opening hours', isSingle: true },
  services: { title: 'Services', one: 'service', isSingle: false },
  prices: { title: 'Prices', one: 'price', isSingle: false },
  people: { title: 'People', one: 'person', isSingle: false },
  socialProfiles: { title: 'Profiles', one: 'profile', isSingle: false },
  languages: { title: 'Languages', one: 'language', isSingle: false },
};
