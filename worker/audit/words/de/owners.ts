import type { OwnerWords } from '../language-words.ts';

/** Who owns a business, founded it and runs it in German. Readers of them: `owner-words.ts`. */
export const owners = {
  owner: ['inhaber', 'inhaberin'],
  founder: ['gründer', 'gründerin'],
  manager: ['geschäftsführer', 'geschäftsführerin'],
} as const satisfies OwnerWords;
