import type { OwnerWords } from '../language-words.ts';

/** Who owns a business, founded it and runs it in German: patterns in small letters, in both genders. Readers of them: `owner-words.ts`. */
export const owners = {
  owner: 'inhaber(?:in)?',
  founder: 'gründer(?:in)?',
  manager: 'geschäftsführer(?:in)?',
} as const satisfies OwnerWords;
