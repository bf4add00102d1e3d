import { env } from 'cloudflare:workers';
import type { JWTPayload } from 'jose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../app.ts';
import { ORIGIN } from '../testing/api-client.ts';
import { FORGED_TOKENS } from '../testing/oidc/forged-tokens.ts';
import { openBrowserFor } from '../testing/oidc/oidc-browser.ts';
import { CLIENT, startIssuer, type TestIssuer } from '../testing/oidc/oidc-issuer.ts';

const app = createApp();
let issuer: TestIssuer;

beforeEach(async () => {
  issuer = await startIssuer();
  vi.stubGlobal('fetch', issuer.fetch);
});
afterEach(() => vi.unstubAllGlobals());

const openBrowser = (userAgent?: string) => openBrowserFor(issuer, userAgent);

const location = (response: Response) => response.headers.get('location');

describe('signing in at an OpenID provider', () => {
  it('asks with PKCE, state and nonce, and comes back where it began', async () => {
    const browser = openBrowser();
    const asked = await browser.begin('/report/latest');
    expect(asked.origin + asked.pathname).toBe(`${issuer.issuer}/authorize`);
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      client_id: CLIENT.id,
      redirect_uri: `${ORIGIN}/api/callback`,
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(asked.searchParams.get(name)?.length).toBeGreaterThanOrEqual(43);
    }
    issuer.state.claims = {
      email: 'odile@example.org',
      given_name: 'Odile',
      picture: 'https://pictures.example/o.png',
    };
    const back = await browser.callback(issuer.authorize(asked));
    expect([back.status, location(back)]).toEqual([302, '/report/latest']);
    expect(await browser.user()).toEqual({
      email: 'odile@example.org',
      firstName: 'Odile',
      profileImageUrl: 'https://pictures.example/o.png',
    });
    expect(issuer.state.asked).not.toContain('/me');
    expect(browser.jar.has('sign-in')).toBe(false);
  });

  it('shows its secret in the form where the provider takes that', async () => {
    issuer.state.metadata = { token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'] };
    const browser = openBrowser();
    expect((await browser.callback(issuer.authorize(await browser.begin()))).status).toBe(302);
  });

  it('asks the provider for what the ID token does not say', async () => {
    issuer.state.userInfo = { sub: 'person-1', email: 'odile@example.org', given_name: 'Odile' };
    const browser = openBrowser();
    await browser.callback(issuer.authorize(await browser.begin()));
    expect(await browser.user()).toMatchObject({ email: 'odile@example.org', firstName: 'Odile' });
  });

  it.each([
    ['the provider answers for somebody else', { sub: 'person-2', email: 'eve@example.org' }],
    ['the provider fails', null],
  ])('goes on without a profile when %s', async (_why, userInfo) => {
    issuer.state.userInfo = userInfo;
    const browser = openBrowser();
    await browser.callback(issuer.authorize(await browser.begin()));
    expect(await browser.user()).toEqual({ email: '', firstName: null, profileImageUrl: null });
  });

  it('leaves out what is no name, no address and no picture', async () => {
    issuer.state.claims = { email: 'not an address', given_name: '\u0000 ', picture: 'javascript:alert(1)' };
    const browser = openBrowser();
    await browser.callback(issuer.authorize(await browser.begin()));
    expect(await browser.user()).toEqual({ email: '', firstName: null, profileImageUrl: null });
  });

  it('knows a person by issuer and subject, never by e-mail', async () => {
    const signedIn = async (claims: JWTPayload) => {
      issuer.state.claims = { given_name: 'Odile', picture: 'https://pictures.example/o.png', ...claims };
      const browser = openBrowser();
      await browser.callback(issuer.authorize(await browser.begin()));
      return browser;
    };
    const first = await signedIn({ sub: 'a', email: 'same@example.org' });
    await signedIn({ sub: 'b', email: 'same@example.org' });
    await signedIn({ sub: 'a', email: 'new@example.org' });
    expect((await first.user())?.email).toBe('new@example.org');
    const rows = await env.DB.prepare('SELECT count(*) AS n FROM users WHERE issuer = ?')
      .bind(issuer.issuer)
      .first<{ n: number }>();
    expect(rows?.n).toBe(2);
  });

  it('asks the provider’s documents once for many sign-ins', async () => {
    const browser = openBrowser();
    await browser.begin();
    await browser.begin();
    expect(issuer.state.asked).toEqual(['/.well-known/openid-configuration']);
  });

  it('shows the person’s picture, and nobody else’s, under the policy', async () => {
    issuer.state.claims = {
      email: 'o@example.org',
      given_name: 'O',
      picture: 'https://pictures.example/o.png?size=96',
    };
    const browser = openBrowser();
    await browser.callback(issuer.authorize(await browser.begin()));
    const policy = async (who: ReturnType<typeof openBrowser>) =>
      /img-src [^;]+/.exec((await who.get('/pricing')).headers.get('content-security-policy') ?? '')?.[0];
    expect(await policy(browser)).toBe("img-src 'self' data: https://pictures.example");
    expect(await policy(openBrowser())).toBe("img-src 'self' data:");
  });

  it('begins at the one address the provider leads back to', async () => {
    const response = await openBrowser().get('http://127.0.0.1:8787/api/login?returnTo=%2Fdashboard');
    expect(location(response)).toBe(`${ORIGIN}/api/login?returnTo=%2Fdashboard`);
  });

  it('has no local form', async () => {
    const settings = {
      ...env,
      IDENTITY: 'oidc',
      OIDC_ISSUER: issuer.issuer,
      OIDC_CLIENT_ID: 'a',
      OIDC_CLIENT_SECRET: 'b',
    };
    const form = new URLSearchParams({ email: 'eve@example.org', firstName: 'Eve' });
    const request = new Request(`${ORIGIN}/api/login/local`, { method: 'POST', body: form });
    expect((await app.fetch(request, settings)).status).toBe(404);
  });
});

describe('an ID token', () => {
  it.each(FORGED_TOKENS)('signed by %s opens nothing', async (_what, forge) => {
    issuer.state.forge = forge;
    // A provider that claims to sign in every way is no reason to believe every signature.
    issuer.state.metadata = { id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'] };
    const browser = openBrowser();
    const response = await browser.callback(issuer.authorize(await browser.begin()));
    expect(response.status).toBe(401);
    expect(await response.text()).toContain('This sign-in did not work');
    expect(browser.jar.has('session')).toBe(false);
    expect(await browser.user()).toBeNull();
  });
});

describe('the way back', () => {
  it('works once: neither the answer nor its code can be played again', async () => {
    const browser = openBrowser();
    const answer = issuer.authorize(await browser.begin(), 'code-1');
    const secret = browser.jar.get('sign-in') ?? '';
    expect((await browser.callback(answer)).status).toBe(302);
    browser.jar.set('sign-in', secret);
    expect((await browser.callback(answer)).status).toBe(401);
    const again = await browser.get('/api/logout').then(() => browser.begin());
    const replayed = new URLSearchParams({ code: 'code-1', state: again.searchParams.get('state') ?? '' });
    expect((await browser.callback(replayed)).status).toBe(401);
    expect(await browser.user()).toBeNull();
  });

  it('is for the browser that set out: an answer slipped to another opens nothing', async () => {
    const eve = openBrowser();
    const answer = issuer.authorize(await eve.begin());
    const victim = openBrowser();
    expect((await victim.callback(answer)).status).toBe(401);
    await victim.begin();
    expect((await victim.callback(answer)).status).toBe(401);
    expect(await victim.user()).toBeNull();
    // Nor is it used up by the attempt.
    expect((await eve.callback(answer)).status).toBe(302);
  });

  it.each([
    ['a wrong state', (answer: URLSearchParams) => answer.set('state', 'f'.repeat(64))],
    ['no state', (answer: URLSearchParams) => answer.delete('state')],
    ['two states', (answer: URLSearchParams) => answer.append('state', 'f'.repeat(64))],
    ['no code', (answer: URLSearchParams) => answer.delete('code')],
    ['another’s code', (answer: URLSearchParams) => answer.set('code', 'guessed')],
    ['another issuer', (answer: URLSearchParams) => answer.set('iss', 'https://evil.example')],
    ['an ID token in the address', (answer: URLSearchParams) => answer.set('id_token', 'a.b.c')],
    ['an error', (answer: URLSearchParams) => answer.set('error', 'server_error')],
  ])('refuses %s', async (_what, change) => {
    const browser = openBrowser();
    const answer = issuer.authorize(await browser.begin());
    change(answer);
    expect((await browser.callback(answer)).status).toBe(401);
    expect(await browser.user()).toBeNull();
  });

  it('sends the code with the verifier of this very attempt', async () => {
    const browser = openBrowser();
    const first = await browser.begin();
    const second = await browser.begin();
    // The code of the first attempt under the state of the second.
    const answer = issuer.authorize(first);
    answer.set('state', second.searchParams.get('state') ?? '');
    expect((await browser.callback(answer)).status).toBe(401);
  });

  it('is closed after ten minutes', async () => {
    const browser = openBrowser();
    const answer = issuer.authorize(await browser.begin());
    await env.DB.exec('UPDATE sign_ins SET expires_at = expires_at - 600000');
    expect((await browser.callback(answer)).status).toBe(401);
  });

  it('tells who said no that nothing happened', async () => {
    const browser = openBrowser();
    const asked = await browser.begin('/account');
    const state = asked.searchParams.get('state') ?? '';
    const response = await browser.callback(new URLSearchParams({ error: 'access_denied', state }));
    const page = await response.text();
    expect(page).toContain('You did not sign in');
    expect(page).toContain('/api/login?returnTo=%2Faccount');
  });

  it('says so when the provider cannot be reached, and asks it twice before', async () => {
    issuer.state.failing.add('/.well-known/openid-configuration');
    const response = await openBrowser().get('/api/login');
    expect(response.status).toBe(502);
    expect(await response.text()).toContain('Signing in does not work just now');
    expect(issuer.state.asked).toHaveLength(2);
  });

  it('never sends a code twice', async () => {
    const browser = openBrowser();
    const answer = issuer.authorize(await browser.begin());
    issuer.state.failing.add('/token');
    expect((await browser.callback(answer)).status).toBe(502);
    expect(issuer.state.asked.filter((path) => path === '/token')).toHaveLength(1);
  });

  it('believes no document of another issuer', async () => {
    issuer.state.metadata = { issuer: 'https://evil.example' };
    expect((await openBrowser().get('/api/login')).status).toBe(502);
  });
});

describe('the session', () => {
  const signIn = async (browser: ReturnType<typeof openBrowser>) =>
    browser.callback(issuer.authorize(await browser.begin()));

  it('is never one that was chosen before', async () => {
    const browser = openBrowser();
    const planted = 'c'.repeat(64);
    browser.jar.set('session', planted);
    await signIn(browser);
    expect(browser.jar.get('session')).toMatch(/^[0-9a-f]{64}$/);
    expect(browser.jar.get('session')).not.toBe(planted);
  });

  it('ends here and at the provider, and its cookie is worth nothing afterwards', async () => {
    const browser = openBrowser();
    await signIn(browser);
    const cookie = browser.jar.get('session') ?? '';
    const response = await browser.get('/api/logout');
    const elsewhere = new URL(location(response) ?? '');
    expect(elsewhere.origin + elsewhere.pathname).toBe(`${issuer.issuer}/end`);
    expect(elsewhere.searchParams.get('client_id')).toBe(CLIENT.id);
    expect(elsewhere.searchParams.get('post_logout_redirect_uri')).toBe(`${ORIGIN}/`);
    expect(elsewhere.searchParams.get('id_token_hint')?.split('.')).toHaveLength(3);
    browser.jar.set('session', cookie);
    expect(await browser.user()).toBeNull();
    expect(location(await browser.get('/api/logout'))).toBe('/');
  });

  it('ends here where the provider offers no end, or none of ours was left', async () => {
    issuer.state.metadata = { end_session_endpoint: undefined };
    const browser = openBrowser();
    await signIn(browser);
    expect(location(await browser.get('/api/logout'))).toBe('/');
    expect(await browser.user()).toBeNull();
  });
});
