import type { OwnerWords } from '../language-words.ts';

/** Who owns a business, founded it and runs it in Italian: patterns in small letters, in both genders. Readers of them: `owner-words.ts`. */
export const owners = {
  owner: 'titolare',
  founder: 'fondat(?:ore|rice)',
} as const satisfies OwnerWords;
