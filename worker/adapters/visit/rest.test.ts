import { expect, it } from 'vitest';
import { openChromiumBinding } from '../../testing/chromium-binding.ts';
import { startSite } from '../../testing/site-server.ts';
import { unsavedLedger } from '../../testing/unsaved-ledger.ts';
import { createBrowserPort } from '../browser.ts';

const TEXTS = ['A house of a hundred years, made new for bread and cake.', 'Come in and stay a while.'];

/** Takes its paragraphs away and types them one after the other, for five seconds in all. */
const TYPING = `<script>
  const all = [...document.querySelectorAll('p')].map((one) => [one, one.textContent]);
  for (const [one] of all) one.textContent = '';
  const letters = all.flatMap(([one, text]) => [...text].map((letter) => [one, letter]));
  const timer = setInterval(() => {
    const next = letters.shift();
    if (!next) return clearInterval(timer);
    next[0].textContent += next[1];
  }, 62);
</script>`;

it('a page that types its text is read when it has ended', { timeout: 120_000 }, async () => {
  const chromium = await openChromiumBinding();
  if (!chromium) return;
  const site = await startSite({ '/': `<h1>Rye</h1>${TEXTS.map((text) => `<p>${text}</p>`).join('')}${TYPING}` });
  const port = createBrowserPort(chromium.binding, {
    allowPrivate: true,
    aliasHost: null,
    targetOrigin: site.origin,
    contactUrl: 'http://localhost/bot',
    ledger: unsavedLedger(),
  });
  const launched = await port.launch();
  if (!launched.ok) throw new Error(launched.detail);
  const { view } = await launched.browser.render(`${site.origin}/`);
  await launched.browser.close();
  chromium.close();
  await site.close();
  expect(view?.blocks.map(({ text }) => text)).toEqual(['Rye', ...TEXTS]);
});
