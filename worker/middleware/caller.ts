import type { Context } from 'hono';
import type { AppEnv } from './app-env.ts';

/**
 * Who is counted: "user:12", or "address:203.0.113.7" for visitors. On a machine of one's own no edge states the address; there all
 * visitors are one person, whom nothing needs shielding from: undefined.
 */
export function callerOf(c: Context<AppEnv>): string | undefined {
  const { user } = c.var;
  const address = c.req.header('cf-connecting-ip');
  return user ? `user:${user.id}` : address && `address:${address}`;
}
