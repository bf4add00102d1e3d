import type { OwnerWords } from '../language-words.ts';

/** Who owns a business, founded it and runs it in Dutch. Readers of them: `owner-words.ts`. */
export const owners = {
  owner: ['eigenaar'],
  founder: ['oprichter'],
  manager: ['zaakvoerder'],
} as const satisfies OwnerWords;
