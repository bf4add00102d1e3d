import { createMiddleware } from 'hono/factory';
import { AppError } from '../contract/errors.ts';
import { buildServices } from '../services.ts';
import { parseSettings } from '../settings.ts';
import type { AppEnv } from './app-env.ts';

/** Validates the settings and builds the services. A wrong setting closes every door and is named in the log, not to visitors. */
export const configure = createMiddleware<AppEnv>(async (c, next) => {
  c.set('requestId', crypto.randomUUID());
  const parsed = parseSettings(c.env);
  if (!parsed.ok) {
    throw new AppError(
      'CONFIG',
      'This service is not set up correctly yet. Its operator finds the reason in the log.',
      {
        detail: `${parsed.setting}: ${parsed.why}`,
      },
    );
  }
  c.set('services', buildServices(c.env, parsed.settings));
  await next();
});
