import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './app-env.ts';

/**
 * What Stripe.js and its 3-D Secure frames need. Source: https://docs.stripe.com/security/guide#content-security-policy
 */
const STRIPE = {
  script: ' https://js.stripe.com https://*.js.stripe.com',
  connect: ' https://api.stripe.com',
  frame: ' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
};
const NOTHING = { script: '', connect: '', frame: '' };

/** Fonts, scripts and styles are ours alone, but for Stripe's where it takes the money; nothing crawled may load anything. */
const contentSecurityPolicy = (also: typeof NOTHING, pictures: string): string =>
  [
    "default-src 'self'",
    `script-src 'self'${also.script}`,
    // Radix positions floating elements with inline styles.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: ${pictures}`.trim(),
    "font-src 'self'",
    `connect-src 'self' ws: wss:${also.connect}`,
    `frame-src 'self'${also.frame}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  // An upgrade's headers are immutable and need none of this.
  if (c.res.status === 101) return;
  const settings = c.get('services')?.settings;
  const hasStripe = settings?.payments.kind === 'stripe';
  const pictures = pictureOrigin(c.get('user')?.profileImageUrl);
  // A file that is shown brings a stricter one.
  if (!c.res.headers.has('Content-Security-Policy')) {
    c.res.headers.set('Content-Security-Policy', contentSecurityPolicy(hasStripe ? STRIPE : NOTHING, pictures));
  }
  c.res.headers.set('X-Content-Type-Options', 'nosniff');
  c.res.headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
  c.res.headers.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=()');
  // A bank or a wallet may open a window and must be able to tell us when it is done.
  c.res.headers.set('Cross-Origin-Opener-Policy', hasStripe ? 'same-origin-allow-popups' : 'same-origin');
  if (settings?.isHttps) c.res.headers.set('Strict-Transport-Security', 'max-age=31536000');
});

/** A signed-in person's picture comes from wherever their provider keeps it: for them, and from there alone. */
function pictureOrigin(address: string | null | undefined): string {
  return address && URL.canParse(address) ? new URL(address).origin : '';
}
