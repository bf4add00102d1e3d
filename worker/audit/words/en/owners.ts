import type { OwnerWords } from '../language-words.ts';

/** Who owns a business, founded it and runs it in English. Readers of them: `owner-words.ts`. */
export const owners = {
  owner: ['owner'],
  founder: ['founder'],
} as const satisfies OwnerWords;
