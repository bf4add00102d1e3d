import type { OwnerWords } from '../language-words.ts';

/** Who owns a business, founded it and runs it in Portuguese. Readers of them: `owner-words.ts`. */
export const owners = {
  owner: ['proprietário', 'proprietária'],
  founder: ['fundador', 'fundadora'],
  manager: ['gerente'],
} as const satisfies OwnerWords;
