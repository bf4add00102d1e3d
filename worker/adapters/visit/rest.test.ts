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

/** A black layer for two seconds; only then comes the head. */
const INTRO = `<div id="intro" style="position:fixed;inset:0;z-index:50;background:#000"></div><p>${TEXTS.join(' ')}</p><script>
  setTimeout(() => {
    document.getElementById('intro').remove();
    document.body.insertAdjacentHTML('afterbegin', '<header>Rye and Sons</header>');
  }, 2000);
</script>`;

async function renderedAs(html: string) {
  const chromium = await openChromiumBinding();
  if (!chromium) return null;
  const site = await startSite({ '/': html });
  const port = createBrowserPort(chromium.binding, {
    allowPrivate: true,
    aliasHost: null,
    targetOrigin: site.origin,
    contactUrl: 'http://localhost/bot',
    ledger: unsavedLedger(),
  });
  const launched = await port.launch();
  if (!launched.ok) throw new Error(launched.detail);
  const attempt = await launched.browser.render(`${site.origin}/`);
  await launched.browser.close();
  chromium.close();
  await site.close();
  return attempt;
}

it('a page that types its text is read when it has ended', { timeout: 120_000 }, async () => {
  const attempt = await renderedAs(`<h1>Rye</h1>${TEXTS.map((text) => `<p>${text}</p>`).join('')}${TYPING}`);
  if (attempt) expect(attempt.view?.blocks.map(({ text }) => text)).toEqual(['Rye', ...TEXTS]);
});

it('a page that begins with an intro is read when that has left', { timeout: 120_000 }, async () => {
  const attempt = await renderedAs(INTRO);
  if (attempt) expect(attempt.view?.landmarks.header).toBe(1);
});

it('texts that wait for somebody to scroll to them are counted, hidden ones are not', {
  timeout: 120_000,
}, async () => {
  const styled = (style: string) => `<p style="${style}">Rye and spelt</p>`;
  const attempt = await renderedAs(
    `<h1>Bread</h1>${styled('opacity:0')}${styled('display:none;opacity:0')}${styled('')}`,
  );
  if (attempt) expect(attempt.axe?.transparentTexts).toBe(1);
});
