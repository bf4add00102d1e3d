import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchInNode, renderInNode } from '../../testing/node-browser.ts';
import { startSite } from '../../testing/site-server.ts';

let browser: Browser | null = null;
beforeAll(async () => {
  browser = await launchInNode();
}, 60_000);
afterAll(async () => {
  await browser?.close();
});

const FIELDS =
  '<input name=name required><input type=email name=mail required><textarea name=text required></textarea><button>Send</button>';

/** The trials of the first forms of pages, one after the other's number. A script sees its form as `form`. */
async function trials(scripts: string[], form = `<form id=form>${FIELDS}</form>`) {
  if (!browser) throw new Error('no browser');
  const open = browser;
  const site = await startSite({});
  const home = (script: string) => `<h1>Write to us</h1>${form}<p id=out></p><script>${script}</script>`;
  site.setRoutes(Object.fromEntries(scripts.map((script, at) => [`/${at}`, home(script)])));
  const rules = { allowPrivate: true, aliasHost: null, targetOrigin: site.origin };
  const found = await Promise.all(
    scripts.map(async (_, at) => {
      const { view, failure } = await renderInNode({ browser: open, url: `${site.origin}/${at}`, rules });
      if (!view) throw new Error(`not rendered: ${failure}`);
      return view.forms[0]?.trial;
    }),
  );
  // The proof that nothing is sent.
  expect(site.requests.map(({ path }) => path)).not.toContainEqual(expect.stringMatching(/send|thanks|trial/));
  await site.close();
  return { found, origin: site.origin };
}
const onSubmit = (body: string) => `form.addEventListener('submit', (event) => { event.preventDefault(); ${body} })`;

describe.skipIf(process.platform !== 'linux' || process.arch !== 'x64')(
  'a form that is tried',
  { concurrent: true, timeout: 120_000 },
  () => {
    it('thanks and sends nothing', async () => {
      const later = 'setTimeout(() => { form.style.display = "none"; out.textContent = "Sent!" }, 1000)';
      const lost = { prevented: true, tried: [], carried: false };
      const thanks = await trials([onSubmit('alert("Thank you!"); form.reset();'), onSubmit(later)]);
      expect(thanks.found).toEqual([
        { ...lost, said: 'Thank you!', end: 'cleared', complete: true },
        { ...lost, said: 'Sent!', end: 'gone', complete: true },
      ]);
      const inline = `<form id=form onsubmit="out.textContent='Done'; form.reset(); return false">${FIELDS}</form>`;
      expect((await trials([''], inline)).found).toEqual([{ ...lost, said: 'Done', end: 'cleared', complete: true }]);
    });

    it('tells where it wanted to send, and reaches nobody', async () => {
      const { found, origin } = await trials(
        [
          'fetch("/send", { method: "POST", body: new FormData(form) })',
          'navigator.sendBeacon("/send", new URLSearchParams(new FormData(form)))',
          'const x = new XMLHttpRequest(); x.open("POST", "/send"); x.send(new FormData(form))',
          'form.action = "/send"; form.method = "post"; form.submit()',
          'fetch("/send", { method: "POST", body: JSON.stringify({ mail: form.mail.value }) })',
        ].map(onSubmit),
      );
      for (const one of found) expect(one).toMatchObject({ carried: true, tried: [`${origin}/send`] });
    });

    it('notices mail programs, messengers, pictures and ways that carry nothing', async () => {
      const ways = [
        'location.href = "mailto:a@b.test?body=" + form.text.value',
        'window.open("https://wa.me/123")',
        'const a = document.createElement("a"); a.href = "mailto:a@b.test"; a.click()',
        'location.assign("/thanks")',
        'new Image().src = "/send?m=" + form.mail.value',
        'setTimeout(() => { location = "mailto:a@b.test" }, 600)',
      ];
      const { found } = await trials(ways.map((way) => onSubmit(`${way}; form.reset(); alert("Thanks")`)));
      for (const [at, one] of found.entries()) expect(one?.tried.length, ways[at]).toBeGreaterThan(0);
    });

    it('is sure of nothing where there is more to press, or a script fails', async () => {
      const { found } = await trials(
        [
          'form.hidden = true; out.innerHTML = "Next <button>Go on</button>"',
          'alert("Hi"); form.reset(); missing.call()',
          'alert("Please tick the box")',
        ].map(onSubmit),
      );
      expect(found.map((one) => one?.end)).toEqual(['unclear', 'cleared', 'unclear']);
      expect(found.map((one) => one?.complete)).toEqual([true, false, true]);
    });

    it('leaves traps and passwords alone', async () => {
      const away = 'style="position:absolute;left:-9999px"';
      const cut = 'style="height:0;overflow:hidden"';
      const traps = `<form id=form>${FIELDS}<input name=a ${away}><div ${cut}><input name=b></div></form>`;
      const empty = onSubmit('if (form.a.value + form.b.value === "") fetch("/send")');
      const spared = await trials([empty], traps);
      expect(spared.found).toMatchObject([{ tried: [`${spared.origin}/send`] }]);
      const account = `<form id=form>${FIELDS}<input type=password></form>`;
      expect((await trials([onSubmit('')], account)).found).toEqual([undefined]);
    });
  },
);
