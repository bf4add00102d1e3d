import type { Route } from './site-server.ts';

/** Runs until the tab is closed, as often as the browser lets it. */
const everyTick = (act: string) => `<script>
  const channel = new MessageChannel();
  channel.port1.onmessage = () => { for (let i = 0; i < 200; i++) { try { ${act} } catch {} } channel.port2.postMessage(0); };
  channel.port2.postMessage(0);
</script>`;

const shop = (script: string) => `<!doctype html><html lang="en"><title>Harbour Bakery</title>
  <h1>Fresh bread every day</h1><p>We bake in Dock Street from six in the morning. Call us before noon and we keep a loaf for you.</p>
  <a href="/about">About us</a>${script}`;

/** What a page can do to whoever reads it in a browser, by name. `n` in an act counts its 200 times a tick. */
export const FLOODS: Record<string, string> = {
  'fetch flood': everyTick("fetch('/none?' + Math.random()).catch(() => {})"),
  'picture flood': everyTick("new Image().src = '/none?' + Math.random()"),
  'socket flood': everyTick("new WebSocket('ws://' + location.host + '/socket')"),
  'history storm': everyTick("history.pushState(0, '', '/?' + Math.random())"),
  'hash storm': everyTick('location.hash = Math.random()'),
  'title storm': everyTick('document.title = Math.random()'),
  'short messages': everyTick("console.error('short ' + Math.random())"),
  'huge messages': `<script>const huge = 'x'.repeat(40_000_000); setInterval(() => console.error(huge + Math.random()), 20)</script>`,
  'huge errors': `<script>const huge = 'x'.repeat(40_000_000); setInterval(() => { throw new Error(huge + Math.random()) }, 20)</script>`,
  'error flood': everyTick("setTimeout(() => { throw new Error('thrown') })"),
  'rejection flood': everyTick("Promise.reject(new Error('rejected'))"),
  'thousand frames': `<script>for (let i = 0; i < 1000; i++) document.body.append(Object.assign(document.createElement('iframe'), { src: '/frame?' + i }))</script>`,
  'empty frames': `<script>setInterval(() => { for (let i = 0; i < 100; i++) document.body.append(document.createElement('iframe')) })</script>`,
  'reload loop': '<script>location.reload()</script>',
  'refresh loop': '<meta http-equiv="refresh" content="0">',
  'address loop': "<script>location.href = location.pathname === '/' ? '/about' : '/'</script>",
  'busy loop': '<script>setTimeout(() => { for (;;); }, 100)</script>',
};

/** A website whose every page does it. */
export const floodingSite = (script: string): Record<string, Route> => ({
  '/': shop(script),
  '/about': shop(script),
  '/robots.txt': { status: 404 },
});

export const quietSite: Record<string, Route> = { '/': shop(''), '/about': shop(''), '/robots.txt': { status: 404 } };
