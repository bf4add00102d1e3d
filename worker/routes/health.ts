import { Hono } from 'hono';
import type { AppEnv } from '../middleware/app-env.ts';

/** Whether the Worker is alive. Whether it is set up says every other address. */
export const health = new Hono<AppEnv>().get('/api/health', (c) =>
  c.json({ status: 'alive' }, 200, { 'Cache-Control': 'no-store' }),
);
