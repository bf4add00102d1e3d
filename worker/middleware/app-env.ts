import type { SessionRow, UserRow } from '../db/schema.ts';
import type { Services } from '../services.ts';

/** What middleware leaves for handlers. */
export interface AppEnv {
  Bindings: Env;
  Variables: {
    requestId: string;
    services: Services;
    /** The request's body; null when it was too long to take. */
    body: Uint8Array | null;
    /** null when nobody is signed in. */
    user: UserRow | null;
    session: SessionRow | null;
  };
}
