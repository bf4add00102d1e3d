import type { OwnerWords } from '../language-words.ts';

/** Who owns a business, founded it and runs it in French: patterns in small letters, in both genders. Readers of them: `owner-words.ts`. */
export const owners = {
  owner: 'propriétaire',
  founder: 'fondat(?:eur|rice)',
  manager: 'gérante?',
} as const satisfies OwnerWords;
