import { env } from 'cloudflare:workers';
import { createApp } from '../../app.ts';
import { ORIGIN } from '../api-client.ts';
import { CLIENT, type TestIssuer } from './oidc-issuer.ts';

const app = createApp();

/** The Worker's settings with this provider. */
export const oidcSettings = (issuer: TestIssuer) => ({
  ...env,
  IDENTITY: 'oidc',
  OIDC_ISSUER: issuer.issuer,
  OIDC_CLIENT_ID: CLIENT.id,
  OIDC_CLIENT_SECRET: CLIENT.secret,
});

/** A browser: it keeps cookies, and goes where it is sent only when told to. */
export function openBrowserFor(
  issuer: TestIssuer,
  userAgent = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36',
) {
  const jar = new Map<string, string>();
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const request = new Request(new URL(path, ORIGIN), { headers: { 'user-agent': userAgent, cookie, ...headers } });
    const response = await app.fetch(request, oidcSettings(issuer));
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /max-age=0/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };
  return {
    jar,
    get,
    /** To the provider: the address it was sent to. */
    begin: async (returnTo = '/dashboard') => {
      const response = await get(`/api/login?returnTo=${encodeURIComponent(returnTo)}`);
      return new URL(response.headers.get('location') ?? '', ORIGIN);
    },
    callback: (parameters: URLSearchParams) => get(`/api/callback?${parameters}`),
    user: async () => {
      const response = await get('/api/auth/user');
      return response.status === 200 ? ((await response.json()) as Record<string, unknown>) : null;
    },
  };
}
