import { Hono } from 'hono';
import type { AppEnv } from '../middleware/app-env.ts';

/** Whether analyses can be started and read, for whoever watches the service. Nothing secret in it. */
export const ready = new Hono<AppEnv>().get('/ready', async (c) => {
  const readiness = await c.var.services.readiness();
  return c.json(readiness, readiness.isReady ? 200 : 503);
});
