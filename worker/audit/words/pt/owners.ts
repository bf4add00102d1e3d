import type { OwnerWords } from '../language-words.ts';

/** Who owns a business, founded it and runs it in Portuguese: patterns in small letters, in both genders. Readers of them: `owner-words.ts`. */
export const owners = {
  owner: 'proprietári[oa]',
  founder: 'fundador(?:a)?',
  manager: 'gerente',
} as const satisfies OwnerWords;
