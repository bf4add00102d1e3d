import type { OwnerWords } from '../language-words.ts';

/** Who owns a business, founded it and runs it in Italian. Readers of them: `owner-words.ts`. */
export const owners = {
  owner: ['titolare'],
  founder: ['fondatore', 'fondatrice'],
} as const satisfies OwnerWords;
