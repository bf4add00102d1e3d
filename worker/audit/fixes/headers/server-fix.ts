import type { Fix } from '../../../contract/fix.ts';

/** A setting of the server; `pageUrl` null: for every page. */
export const serverFix = (
  parts: Pick<Fix, 'syntax' | 'placement' | 'content' | 'pageUrl'> & Partial<Pick<Fix, 'before'>>,
): Fix => ({
  kind: 'headers',
  language: 'zxx',
  action: 'response-headers',
  replaces: null,
  before: null,
  certainty: 'certain',
  ...parts,
});
