import { RequestLedger } from '../analysis/browser/request-ledger.ts';

/** For a browser that no analysis uses. */
export const unsavedLedger = (): RequestLedger => new RequestLedger({ read: () => null, write: () => {} });
