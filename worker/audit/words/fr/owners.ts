import type { OwnerWords } from '../language-words.ts';

/** Who owns a business, founded it and runs it in French. Readers of them: `owner-words.ts`. */
export const owners = {
  owner: ['propriétaire'],
  founder: ['fondateur', 'fondatrice'],
  manager: ['gérant', 'gérante'],
} as const satisfies OwnerWords;
