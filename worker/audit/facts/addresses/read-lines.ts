import { findAddresses } from './address-texts.ts';

export const lines = (text: string, tag = 'p') =>
  text.split('\n').map((line) => ({ text: line, tag, landmark: null, foreign: null }));
export const read = (text: string, country: string | null, tag = 'p') =>
  findAddresses(lines(text, tag), country).map(({ address: { street, postalCode, locality, region, country: code } }) =>
    [street, postalCode, locality, region, code].map((part) => part ?? '-').join(' | '),
  );
