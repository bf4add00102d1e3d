import type { Address } from '../facts.ts';

export interface AddressLine {
  text: string;
  tag: string;
  landmark: string | null;
  foreign: string | null;
  /** Path of the element. */
  place?: string;
}

export interface AddressInText {
  address: Address;
  /** First and last index of the lines it stands in. */
  from: number;
  to: number;
}
