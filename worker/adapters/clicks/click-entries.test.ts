import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPage } from '../../audit/website/page/read-page.ts';
import { launchInNode, renderInNode } from '../../testing/node-browser.ts';
import { startSite } from '../../testing/site-server.ts';
import { askPage } from '../ask-page.ts';
import type { DevtoolsSession } from '../lab/devtools-session.ts';

let browser: Browser | null = null;
beforeAll(async () => {
  browser = await launchInNode();
}, 60_000);
afterAll(async () => {
  await browser?.close();
});

async function clicksOn(html: string, routes: Record<string, string> = {}) {
  if (!browser) throw new Error('no browser');
  const site = await startSite({});
  site.setRoutes({ '/': html, ...routes });
  const rules = { allowPrivate: true, aliasHost: null, targetOrigin: site.origin };
  const { view, finalUrl } = await renderInNode({ browser, url: `${site.origin}/`, rules });
  const asked = site.requests.map(({ path }) => path);
  await site.close();
  return { view, finalUrl, asked, origin: site.origin };
}

const MENU = `<header><nav><a href="#" id=dead>Our work</a> <a onclick="load()">Contact us</a> <a href="#farm">The farm</a>
  <a href="#hours">Hours</a> <a onclick="location.href='/away'">Shop online</a> <button onclick="send()">Subscribe</button>
  <a href="#" onclick="show('de')">Deutsch</a></nav></header>`;
const SCRIPT = `<script>
  const show = (text) => { main.textContent = text; };
  const load = async () => show(await (await fetch('/contact.txt')).text());
  const send = () => fetch('/subscribe', { method: 'POST', body: 'a@b.test' });
  addEventListener('hashchange', () => { if (location.hash === '#farm') show('Four generations have kept cows on these meadows.'); });
</script>`;

describe.skipIf(process.platform !== 'linux' || process.arch !== 'x64')('clicks', { timeout: 120_000 }, () => {
  it('write down what they bring that the page does not hold, and stay on it', async () => {
    const page = `${MENU}<main id=main>Welcome</main><section id=hours>Open daily</section>${SCRIPT}`;
    const { view, finalUrl, asked, origin } = await clicksOn(page, {
      '/contact.txt': 'Call Larch Bakery on 0151 234567.',
    });
    const told = Object.fromEntries((view?.clicked ?? []).map(({ name, ...one }) => [name, one]));
    expect(told['Contact us']).toEqual({
      href: null,
      isMenu: true,
      opens: true,
      words: 6,
      text: 'Call Larch Bakery on 0151 234567.',
      servedAt: `${origin}/contact.txt`,
    });
    expect(told['The farm']).toMatchObject({
      href: '#farm',
      opens: true,
      text: 'Four generations have kept cows on these meadows.',
    });
    expect(told['Our work']).toMatchObject({ href: '#', opens: false, words: 0 });
    // Places on the page are where they are.
    expect(told['Hours']).toBeUndefined();
    expect(finalUrl).toBe(`${origin}/`);
    expect(asked.filter((one) => /away|subscribe/.test(one))).toEqual([]);
  });

  it('write down the page of the website that they load', async () => {
    const script = `<script>const load = async (page) => { main.innerHTML = await (await fetch(page)).text(); };</script>`;
    const menu = `<nav><a href="#" onclick="load('/imprint.html')">Imprint</a> <a href="#" onclick="load('/gone.html')">Gone</a></nav>`;
    const { view, origin } = await clicksOn(`${menu}<main id=main>Welcome</main>${script}`, {
      '/imprint.html': '<h1>Larch Bakery, owner Ada Larch, 12 Alder Street</h1>',
    });
    const served = Object.fromEntries((view?.clicked ?? []).map(({ name, servedAt }) => [name, servedAt]));
    expect(served).toEqual({ Imprint: `${origin}/imprint.html`, Gone: undefined });
  });

  it('tell the address to which a script leads, of each button that comes back with the page', async () => {
    const script = `<script>
      const draw = (text) => { main.innerHTML = '<div><button onclick="go(1)">Our prices</button><button onclick="go(2)">Our team</button></div>' + text; };
      const go = (at) => { history.pushState(at, '', ['/', '/prices', '/team'][at]); show(at); };
      const show = (at) => draw(['Welcome', 'A loaf of rye bread costs 4 pounds here.', 'Ada and Leo bake every morning.'][at]);
      addEventListener('popstate', ({ state }) => show(state ?? 0));
      show(0);
    </script>`;
    const { view, origin } = await clicksOn(`<main id=main></main>${script}`);
    expect(view?.clicked?.map(({ name, text, leadsTo }) => [name, text, leadsTo])).toEqual([
      ['Our prices', 'A loaf of rye bread costs 4 pounds here.', `${origin}/prices`],
      ['Our team', 'Ada and Leo bake every morning.', `${origin}/team`],
    ]);
  });

  it('leave what the page folds, and what asks for leave to set cookies', async () => {
    const page = `<div class=cookie-bar><a onclick="more.textContent='We set nine cookies of three partners.'">Details</a><p id=more></p></div>
      <nav><a href="#" onclick="fold.hidden=false">Prices</a></nav><p id=fold hidden>A loaf costs 4 pounds.</p>`;
    const { view } = await clicksOn(page);
    expect(view?.clicked?.map(({ name, words }) => [name, words])).toEqual([['Prices', 0]]);
  });

  it('take a choice of language for no text that is missing', async () => {
    const page = `<p id=what data-en="We bake rye bread <em>overnight</em> for all of Leeds.">Wir backen nachts.</p><p id=where>In Leeds.</p>
      <nav><a href="#" onclick="what.innerHTML = what.dataset.en">Altra lingua</a>
      <a href="#" onclick="where.textContent = 'In Leeds, beside the old mill.'; document.documentElement.lang = 'en'">Sprache</a>
      <button onclick="document.title = 'Bread'">🇬🇧 EN</button></nav>`;
    const { view } = await clicksOn(page);
    expect(view?.clicked?.map(({ name, opens, text }) => [name, opens, text])).toEqual([
      ['Altra lingua', true, ''],
      ['Sprache', true, ''],
    ]);
  });

  it('leave nothing in the browser that a page read later finds', async () => {
    if (!browser) throw new Error('no browser');
    const site = await startSite({});
    const keep = (value: string) => `localStorage.taste='${value}';document.cookie='taste=${value}'`;
    const script = `<script>document.cookie.includes('taste') || (${keep('rye').replace(';', ',')})</script>`;
    site.setRoutes({
      '/': `${script}<nav><a href="#" onclick="${keep('oats')};document.cookie='lang=en';localStorage.lang='en';said.textContent='Oats'">Taste</a></nav><p id=said>Rye</p>`,
    });
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${site.origin}/`);
    const session = (await context.newCDPSession(page)) as unknown as DevtoolsSession;
    const view = readPage(await page.content(), `${site.origin}/`);
    await askPage(session, { readOnly: () => {} }, view);
    expect(view.clicked).toMatchObject([{ name: 'Taste', opens: true }]);
    expect(await page.evaluate('[document.cookie, JSON.stringify(localStorage)]')).toEqual([
      'taste=rye',
      '{"taste":"rye"}',
    ]);
    await context.close();
    await site.close();
  });

  it('change nothing for a form, which is tried on a page of its own', async () => {
    const form =
      '<form id=form><input type=email name=mail required><textarea name=text required></textarea><button>Send</button></form>';
    const script = `<script>form.addEventListener('submit', (event) => { event.preventDefault(); form.reset(); alert('Thanks'); })</script>`;
    const { view } = await clicksOn(`<nav><a onclick="form.remove()">Other</a></nav>${form}${script}`);
    expect(view?.clicked).toMatchObject([{ name: 'Other', opens: true }]);
    expect(view?.forms[0]?.trial).toMatchObject({ said: 'Thanks' });
  });
});
