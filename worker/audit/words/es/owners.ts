import type { OwnerWords } from '../language-words.ts';

/** Who owns a business, founded it and runs it in Spanish: patterns in small letters, in both genders. Readers of them: `owner-words.ts`. */
export const owners = {
  owner: 'propietari[oa]',
  founder: 'fundador(?:a)?',
  manager: 'gerente',
} as const satisfies OwnerWords;
