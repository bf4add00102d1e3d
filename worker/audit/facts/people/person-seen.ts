import type { FactSource } from '../facts.ts';

/** Somebody named in one place of the website. A higher weight says more surely that this is a person of the business. */
export interface PersonSeen {
  name: string;
  role: string | null;
  source: FactSource;
  weight: number;
}
