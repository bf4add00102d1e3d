import type { OwnerWords } from '../language-words.ts';

/** Who owns a business, founded it and runs it in Spanish. Readers of them: `owner-words.ts`. */
export const owners = {
  owner: ['propietario', 'propietaria'],
  founder: ['fundador', 'fundadora'],
  manager: ['gerente'],
} as const satisfies OwnerWords;
