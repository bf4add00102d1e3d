import { Hono } from 'hono';
import type { AppEnv } from './middleware/app-env.ts';
import { configure } from './middleware/configure.ts';
import { onError, onNotFound } from './middleware/errors.ts';
import { jsonOnly } from './middleware/json-only.ts';
import { logRequest } from './middleware/log-request.ts';
import { rateLimit } from './middleware/rate-limit.ts';
import { requestBody } from './middleware/request-body.ts';
import { sameOrigin } from './middleware/same-origin.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { identify } from './middleware/session.ts';
import { account } from './routes/account.ts';
import { analyses } from './routes/analyses.ts';
import { assistants } from './routes/assistants.ts';
import { auth } from './routes/auth.ts';
import { facts } from './routes/facts.ts';
import { health } from './routes/health.ts';
import { loginLocal } from './routes/login-local.ts';
import { notices } from './routes/notices.ts';
import { pages } from './routes/pages.ts';
import { payments } from './routes/payments.ts';
import { pictures } from './routes/pictures.ts';
import { progressSocket } from './routes/progress-socket.ts';
import { ready } from './routes/ready.ts';
import { reportDocuments } from './routes/report-documents.ts';
import { reportFiles } from './routes/report-files.ts';
import { sharing } from './routes/sharing.ts';
import { siteFiles } from './routes/site-files.ts';
import { support } from './routes/support.ts';
import { translations } from './routes/translations.ts';
import { webhooks } from './routes/webhooks.ts';

/** The HTTP side of the Worker: middleware, error boundary, mounted routes. */
export function createApp() {
  const api = new Hono<AppEnv>()

    .use(logRequest, requestBody, identify, sameOrigin, rateLimit)
    .use(async (c, next) => {
      await next();
      c.res.headers.set('Cache-Control', 'no-store');
    })
    .route('/', ready)
    .route('/', loginLocal)
    .use(jsonOnly)
    .route('/', auth)
    .route('/', reportFiles)
    .route('/', pictures)
    .route('/', analyses)
    .route('/', reportDocuments)
    .route('/', facts)
    .route('/', assistants)
    .route('/', translations)
    .route('/', sharing)
    .route('/', account)
    .route('/', payments)
    .route('/', notices)
    .route('/', support)
    .all('*', onNotFound);

  return (
    new Hono<AppEnv>()
      .onError(onError)
      .notFound(onNotFound)
      .use(securityHeaders)
      // Before any setting is judged, so that it says only: alive.
      .route('/', health)
      .use(configure)
      // What a provider sends is known by its signature: no session, no origin, no rate limit.
      .route('/', webhooks)
      .use('/ws/*', identify, rateLimit)
      .route('/', progressSocket)
      .route('/api', api)
      .route('/', siteFiles)
      .route('/', pages)
  );
}

export type AppType = ReturnType<typeof createApp>;
