import type { Facts } from '../facts/facts.ts';

/** Whether a visitor can call or write. */
export const isReachable = ({ phones, emails }: Pick<Facts, 'phones' | 'emails'>): boolean =>
  phones.length > 0 || emails.length > 0;
