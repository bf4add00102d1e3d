import { roles as de } from './de/roles.ts';
import { roles as en } from './en/roles.ts';
import { roles as es } from './es/roles.ts';
import { roles as fr } from './fr/roles.ts';
import { roles as it } from './it/roles.ts';
import { roles as nl } from './nl/roles.ts';
import { FOUNDER, MANAGER, OWNER } from './owner-words.ts';
import { roles as pt } from './pt/roles.ts';

/**
 * What owners, directors and staff are called, in the seven languages that set words apart: matched as whole words, in any case. The words
 * are `<language>/roles.ts` and `<language>/owners.ts`; Japanese ones stand beside the names they follow.
 */
export const ROLES = [
  ...[OWNER.en, en],
  ...[OWNER.de, MANAGER.de, FOUNDER.de, de],
  ...[OWNER.fr, MANAGER.fr, FOUNDER.fr, fr],
  ...[OWNER.es, MANAGER.es, FOUNDER.es, es],
  ...[OWNER.it, FOUNDER.it, it],
  ...[OWNER.nl, MANAGER.nl, FOUNDER.nl, nl],
  ...[OWNER.pt, MANAGER.pt, FOUNDER.pt, pt],
].join('|');
