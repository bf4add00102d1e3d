import type { DevtoolsSession } from '../lab/devtools-session.ts';

interface Cookie {
  name: string;
  value: string;
  domain: string;
  path: string;
  [property: string]: unknown;
}

/** What `set` of a cookie takes of what the browser tells about it. */
const KEPT = ['name', 'value', 'domain', 'path', 'secure', 'httpOnly', 'sameSite', 'expires'] as const;

const READ = 'JSON.stringify(Object.entries(localStorage))';
const write = (entries: string): string =>
  `for (const name of Object.keys(localStorage)) localStorage.removeItem(name); for (const [name, value] of ${entries}) localStorage.setItem(name, value)`;

/**
 * Notes what the website keeps in the browser and answers how to put that back: what a click stored, as a language that was chosen, is
 * nothing a page read later may find.
 */
export async function keepStorage(session: DevtoolsSession): Promise<() => Promise<void>> {
  const before = await cookiesOf(session);
  const entries = await evaluate(session, READ);
  return async () => {
    const known = new Map(before.map((cookie) => [keyOf(cookie), cookie]));
    const after = new Map((await cookiesOf(session)).map((cookie) => [keyOf(cookie), cookie]));
    for (const [key, { name, domain, path }] of after)
      if (!known.has(key)) await session.send('Network.deleteCookies', { name, domain, path });
    for (const [key, cookie] of known) {
      if (after.get(key)?.value === cookie.value) continue;
      const told = KEPT.filter((property) => cookie[property] !== undefined && cookie[property] !== -1);
      await session.send('Network.setCookie', Object.fromEntries(told.map((property) => [property, cookie[property]])));
    }
    if (typeof entries === 'string') await evaluate(session, write(entries));
  };
}

const keyOf = ({ name, domain, path }: Cookie): string => [name, domain, path].join(' ');

async function cookiesOf(session: DevtoolsSession): Promise<Cookie[]> {
  return ((await session.send('Network.getCookies')) as { cookies: Cookie[] }).cookies;
}

async function evaluate(session: DevtoolsSession, expression: string): Promise<unknown> {
  const answered = await session.send('Runtime.evaluate', { expression, returnByValue: true });
  return (answered as { result: { value?: unknown } }).result.value;
}
