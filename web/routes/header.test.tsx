import { beforeAll, describe, expect, it, vi } from 'vitest';
import { FakeAnswer, fakeApi } from '../testing/fake-api.ts';
import { routePage } from '../testing/route-page.tsx';
import { hintAtSession } from '../testing/session-hint.ts';
import { Header } from './header.tsx';

const page = routePage('/', Header);

async function open(user: unknown) {
  fakeApi({ 'GET /api/auth/user': user });
  await page.open('/');
  await vi.dynamicImportSettled();
  await page.advance(0);
}

const links = () =>
  [...page.container.querySelectorAll('nav[aria-label=Main] a')].map((link) => link.getAttribute('href'));

// Comes on demand in the app; here it is to be there at once.
beforeAll(() => import('../features/account/account-menu.tsx'));

describe('the header', () => {
  it('asks nothing for a visitor, whose page hinted at no session', async () => {
    const { calls } = fakeApi({});
    hintAtSession(false);
    await page.open('/');
    expect(calls).toEqual([]);
    expect(page.container.querySelector('a[href="/api/login"]')).not.toBeNull();
  });

  it('offers a visitor to sign in, by a full page load', async () => {
    await open(new FakeAnswer(401, { message: 'Unauthorized.' }));
    expect(links()).toEqual(['/', '/pricing', '/about', '/support']);
    const signIn = page.container.querySelector('a[href="/api/login"]');
    expect(signIn?.textContent).toBe('Sign In / Sign Up');
  });

  it.each([
    [{ firstName: 'Ines', email: 'ines@lantern-bakery.example', profileImageUrl: null }, 'Ines'],
    [{ firstName: null, email: 'ines@lantern-bakery.example', profileImageUrl: null }, 'ines@lantern-bakery.example'],
    [{ firstName: null, email: '', profileImageUrl: null }, 'Account'],
  ])('names who is signed in', async (user, name) => {
    await open(user);
    expect(links()).toEqual(['/', '/pricing', '/about', '/support', '/dashboard']);
    expect(page.container.querySelector('button')?.textContent).toBe(name);
    expect(page.container.textContent).not.toContain('Sign In');
  });
});
