import { describe, expect, it } from 'vitest';
import { call, signIn } from '../testing/api-client.ts';

describe('signing in locally', () => {
  it('answers 303 with a session that names the user', async () => {
    const ada = await signIn('ada@example.org');
    expect(ada.status).toBe(303);
    const response = await ada.get('/api/auth/user');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ profileImageUrl: null, firstName: 'Ada', email: 'ada@example.org' });
  });

  it('keeps one account per e-mail', async () => {
    const first = await signIn('twice@example.org');
    await first.post('/api/analyze-website', { websiteUrl: 'http://127.0.0.1:1/' });
    const second = await signIn('TWICE@example.org');
    expect(((await (await second.get('/api/user-analyses')).json()) as unknown[]).length).toBe(1);
  });

  it('shows the form again, with what was typed, when the e-mail is none', async () => {
    const response = await call('/api/login/local', {
      method: 'POST',
      body: new URLSearchParams({ email: '"><script>', firstName: 'Eve' }),
    });
    expect(response.status).toBe(400);
    const page = await response.text();
    expect(page).toContain('Please enter a valid e-mail address');
    expect(page).not.toContain('<script>');
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  it('refuses a form that another website sends', async () => {
    const response = await call('/api/login/local', {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
      body: new URLSearchParams({ email: 'ada@example.org', firstName: 'Ada' }),
    });
    expect(response.status).toBe(403);
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'never sends anybody to %s afterwards',
    async (returnTo) => {
      const response = await call('/api/login/local', {
        method: 'POST',
        body: new URLSearchParams({ email: 'ada@example.org', firstName: 'Ada', returnTo }),
      });
      expect(response.headers.get('location')).toBe('/');
    },
  );

  it('ends the session at sign-out', async () => {
    const ada = await signIn();
    expect((await ada.get('/api/logout')).headers.get('location')).toBe('/');
    expect((await ada.get('/api/auth/user')).status).toBe(401);
  });

  it('stays signed in when another website links to the sign-out', async () => {
    const ada = await signIn();
    await ada.get('/api/logout', { 'sec-fetch-site': 'cross-site' });
    expect((await ada.get('/api/auth/user')).status).toBe(200);
  });

  it('says Unauthorized to a visitor', async () => {
    const response = await call('/api/auth/user');
    expect(response.status).toBe(401);
    const body = (await response.json()) as { message: string; code: string; requestId: string };
    expect(body.message).toMatch(/^Unauthorized/);
    expect(body.code).toBe('UNAUTHORIZED');
    expect(body.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('offers a form that leads back where the visitor came from', async () => {
    const page = await (await call('/api/login?returnTo=%2Fdashboard')).text();
    expect(page).toContain('name="returnTo" value="/dashboard"');
    expect(page).toContain(`action="/api/login/local"`);
  });
});
