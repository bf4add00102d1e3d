import { Hono } from 'hono';
import type { AppEnv } from './middleware/app-env.ts';
import { configure } from './middleware/configure.ts';
import { onError, onNotFound } from './middleware/errors.ts';
import { rateLimit } from './middleware/rate-limit.ts';
import { requestBody } from './middleware/request-body.ts';
import { sameOrigin } from './middleware/same-origin.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { identify } from './middleware/session.ts';
import { analyses } from './routes/analyses.ts';
import { auth } from './routes/auth.ts';
import { facts } from './routes/facts.ts';
import { pages } from './routes/pages.ts';
import { payments } from './routes/payments.ts';
import { progressSocket } from './routes/progress-socket.ts';
import { reportFiles } from './routes/report-files.ts';
import { support } from './routes/support.ts';

/** The HTTP side of the Worker: middleware, error boundary, mounted routes. */
export function createApp() {
  const api = new Hono<AppEnv>()
    .use(requestBody, identify, sameOrigin, rateLimit)
    .use(async (c, next) => {
      await next();
      c.res.headers.set('Cache-Control', 'no-store');
    })
    .route('/', auth)
    .route('/', reportFiles)
    .route('/', analyses)
    .route('/', facts)
    .route('/', payments)
    .route('/', support)
    .all('*', onNotFound);

  return new Hono<AppEnv>()
    .onError(onError)
    .notFound(onNotFound)
    .use(securityHeaders, configure)
    .use('/ws/*', identify, rateLimit)
    .route('/', progressSocket)
    .route('/api', api)
    .route('/', pages);
}

export type AppType = ReturnType<typeof createApp>;
