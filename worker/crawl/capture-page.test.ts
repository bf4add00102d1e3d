import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchInNode, renderInNode } from '../testing/node-browser.ts';
import { type Route, startSite } from '../testing/site-server.ts';

let browser: Browser | null = null;
beforeAll(async () => {
  browser = await launchInNode();
}, 60_000);
afterAll(async () => {
  await browser?.close();
});

async function render(home: string, more: Record<string, Route> = {}) {
  if (!browser) throw new Error('no browser');
  const site = await startSite({ '/': home, ...more });
  const rules = { allowPrivate: true, aliasHost: 'bakery.example', targetOrigin: site.origin };
  const attempt = await renderInNode({ browser, url: `${site.origin}/`, rules });
  await site.close();
  if (!attempt.view) throw new Error(`not rendered: ${attempt.failure}`);
  return { ...attempt, view: attempt.view };
}

const shown = (view: { blocks: { text: string; hidden: boolean }[] }) =>
  view.blocks.filter((block) => !block.hidden).map((block) => block.text);
const hidden = (view: { blocks: { text: string; hidden: boolean }[] }) =>
  view.blocks.filter((block) => block.hidden).map((block) => block.text);

// No Chromium comes through the registry for other systems; there the end-to-end tests prove rendering.
const describeRendering = describe.skipIf(process.platform !== 'linux' || process.arch !== 'x64');

describeRendering('what is captured of a rendered page', { concurrent: true, timeout: 120_000 }, () => {
  it('is what scripts wrote, without the scripts', async () => {
    const { view } = await render(
      '<div id=app></div><script>app.innerHTML = "<h1>Bread &amp; <em>cake</em></h1>"</script>',
    );
    expect(shown(view)).toEqual(['Bread & cake']);
    expect(view.scripts.count).toBe(0);
  });

  it('has open shadow roots where they are shown and slotted content in its slot', async () => {
    const { view } = await render(`
      <my-card><b slot=title>Opening hours</b><p>Mo-Fr 9-17</p></my-card>
      <script>
        customElements.define('my-card', class extends HTMLElement {
          connectedCallback() {
            this.attachShadow({ mode: 'open' }).innerHTML =
              '<style>h2{color:red}</style><h2><slot name=title>No title</slot></h2><section><slot></slot></section><slot name=none><i>Fallback</i></slot>';
          }
        });
      </script>`);
    expect(shown(view)).toEqual(['Opening hours', 'Mo-Fr 9-17', 'Fallback']);
    expect(view.headings).toMatchObject([{ level: 2, text: 'Opening hours' }]);
  });

  it('marks what is not displayed and keeps it', async () => {
    const { view } = await render(`
      <style>.off{display:none}.faint{visibility:hidden}</style>
      <p>Seen</p><p class=off>Collapsed answer</p><p class=faint>Faint</p><div class=off><p>Inside</p></div>
      <details><summary>Question</summary><p>Answer</p></details>`);
    expect(shown(view)).toEqual(expect.arrayContaining(['Seen', 'Question']));
    expect(hidden(view)).toEqual(expect.arrayContaining(['Collapsed answer', 'Faint', 'Inside']));
    expect([...shown(view), ...hidden(view)]).toContain('Answer');
  });

  it('leaves out noscript and templates, keeps JSON-LD, drops what visitors typed', async () => {
    const { view } = await render(`
      <noscript><p>Turn on JavaScript</p></noscript><template><p>Template</p></template>
      <script type="application/ld+json">{"@type":"Bakery","name":"A </b> B"}</script>
      <input value=secret><textarea>secret</textarea>`);
    expect(view.jsonLd.map(({ text }) => text)).toEqual(['{"@type":"Bakery","name":"A </b> B"}']);
    expect(JSON.stringify(view)).not.toMatch(/secret|Turn on|Template/);
  });

  it('shows what appears while scrolling', async () => {
    const { view } = await render(`
      <div style="height:3000px"></div><p id=late>…</p>
      <script>new IntersectionObserver(([e]) => { if (e.isIntersecting) late.textContent = 'Arrived'; }).observe(late)</script>`);
    expect(shown(view)).toEqual(['Arrived']);
  });

  it('keeps the lines that styles make of inline elements', async () => {
    const { view } = await render(`
      <style>
        .row{display:flex;gap:1em}.column{display:flex;flex-direction:column}.grid{display:grid;grid-template-columns:9em 9em}
        .line{display:block}.note{position:absolute;left:-999px}.cap{float:left}.word span{display:block}.run{display:inline}
      </style>
      <div class=row><span>Hobel GmbH</span><a href="/a">Werkstraße 4</a></div>
      <div class=column><span>12435 Berlin</span><a href="tel:+493012345678">030 12345678</a></div>
      <ul><li class=grid><span>Monday</span><span>9–17</span><span>Friday</span><span>9–12</span></li></ul>
      <p><b class=line>Sunday</b><span><i class=line>closed</i></span> and <em>by</em> appointment</p>
      <p>Read more<span class=note> about bread</span></p>
      <p><span class=cap>We</span>lcome</p><p class=word><span>H</span><span>i</span></p>
      <p>Phone: <div class=run>030 1</div><div class=run>234</div></p>
      <p><i class=line>Only one</i></p>
      <p><b data-answerable-block="before after">Bre</b>ad</p>`);
    expect(shown(view)).toEqual([
      'Hobel GmbH Werkstraße 4',
      '12435 Berlin\n030 12345678',
      'Monday 9–17\nFriday 9–12',
      'Sunday\nclosed\nand by appointment',
      'Read more about bread',
      'Welcome',
      'Hi',
      'Phone:',
      '030 1234',
      'Only one',
      'Bread',
    ]);
    expect(view.blocks[2]?.tag).toBe('li');
  });

  it('asks the target in place of its public twin, and nobody else for documents', async () => {
    const { view } = await render(
      '<script src="https://bakery.example/app.js"></script><script>setTimeout(() => { location.href = "https://other.example/" }, 50)</script>',
      {
        '/app.js': { headers: { 'content-type': 'text/javascript' }, body: 'document.write("<p>From the twin</p>")' },
      },
    );
    expect(shown(view)).toEqual(['From the twin']);
  });
});

// One after the other: each keeps the processor for itself, and others beside it would wait for their pages.
describeRendering('what is captured of a page of very many elements', { timeout: 120_000 }, () => {
  it('looks at so much text and no more', async () => {
    const { view } = await render(`<style>span{display:block}</style><p>${'<span>ab</span>'.repeat(8_000)}</p>`);
    expect(view.blocks[0]?.text.split('\n').length).toBeGreaterThan(4_000);
    const nested = await render(`<style>span{display:block}</style><p>${'<span>some words '.repeat(3_000)}`);
    expect(nested.view.textWords).toBe(6_000);
  });

  it('tells a page that a window covers or that cannot be scrolled from one that can', async () => {
    const long = '<p style="height:3000px">Bread</p>';
    const cut = `<style>body{overflow:hidden}</style>${long}`;
    const asks = `<div role=dialog aria-modal=true>Your name?</div>${long}`;
    const folded = `<div role=dialog aria-modal=true hidden>Your name?</div>${long}`;
    const held = await Promise.all([long, cut, asks, folded].map(async (html) => (await render(html)).isHeld));
    expect(held).toEqual([undefined, true, true, undefined]);
  });

  it('survives deep nesting and odd attributes', async () => {
    const { view } = await render(`<script>
    let node = document.body;
    for (let i = 0; i < 20000; i++) node = node.appendChild(document.createElement('div'));
    node.textContent = 'Deep';
    document.body.setAttribute('title', '"><script>alert(1)</' + 'script>');
  </script>`);
    expect(view.scripts.count).toBe(0);
  });

  it('ends where a page writes more elements than are read', async () => {
    const { view } = await render(
      '<div id=app></div><script>app.innerHTML = "<h1>Bread</h1>" + "<i>a</i>".repeat(70000) + "<p>last</p>"</script>',
    );
    expect(view.capped).toContain('elements');
    expect(shown(view)[0]).toBe('Bread');
    expect(shown(view)).not.toContain('last');
  });
});
