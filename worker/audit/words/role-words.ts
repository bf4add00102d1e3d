import { owners as de } from './de/owners.ts';
import { owners as en } from './en/owners.ts';
import { owners as es } from './es/owners.ts';
import { owners as fr } from './fr/owners.ts';
import { owners as it } from './it/owners.ts';
import type { OwnerWords, RoleWords } from './language-words.ts';
import { LANGUAGES } from './languages.ts';
import { Lexicon } from './lexicon.ts';
import { owners as nl } from './nl/owners.ts';
import { owners as pt } from './pt/owners.ts';

type Kind = keyof RoleWords;

const OWNERS: OwnerWords[] = [en, de, fr, es, it, nl, pt];

/**
 * What owners, directors and staff are called, in the seven languages that set words apart, in small letters. The
 * words are `<language>/roles.ts` and `<language>/owners.ts`; Japanese ones stand beside the names they follow.
 */
export const ROLE_LEXICON = new Lexicon<Kind>([
  ...OWNERS.map((words): [Kind, string] => ['any', Object.values(words).flat().join('\n')]),
  ...Object.values(LANGUAGES).flatMap(({ roles }) => Object.entries(roles ?? {}) as [Kind, string][]),
]);
