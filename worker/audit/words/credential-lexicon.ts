import type { CredentialWords } from './language-words.ts';
import { LANGUAGES } from './languages.ts';
import { Lexicon } from './lexicon.ts';

type CredentialWord = keyof CredentialWords;

/** Licences, certificates and memberships. The words themselves are `<language>/credentials.ts`. */
export const CREDENTIAL_LEXICON = new Lexicon<CredentialWord>(
  Object.values(LANGUAGES).flatMap(
    ({ credentials }) => Object.entries(credentials ?? {}) as [CredentialWord, string][],
  ),
);
