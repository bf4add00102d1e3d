import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './app-env.ts';

/** Fonts, scripts and styles are ours alone; nothing crawled may load anything. */
const contentSecurityPolicy = (pictures: string) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    // Radix positions floating elements with inline styles.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: ${pictures}`.trim(),
    "font-src 'self'",
    "connect-src 'self' ws: wss:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  // An upgrade's headers are immutable and need none of this.
  if (c.res.status === 101) return;
  c.res.headers.set('Content-Security-Policy', contentSecurityPolicy(pictureOrigin(c.get('user')?.profileImageUrl)));
  c.res.headers.set('X-Content-Type-Options', 'nosniff');
  c.res.headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
  c.res.headers.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=()');
  c.res.headers.set('Cross-Origin-Opener-Policy', 'same-origin');
  if (c.get('services')?.settings.isHttps) c.res.headers.set('Strict-Transport-Security', 'max-age=31536000');
});

/** A signed-in person's picture comes from wherever their provider keeps it: for them, and from there alone. */
function pictureOrigin(address: string | null | undefined): string {
  return address && URL.canParse(address) ? new URL(address).origin : '';
}
