import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInLocally } from '../tools/server/local-client.mjs';
import { type SiteServer, startSite } from '../worker/testing/site-server.ts';
import { AS_STARTED, analyze, createApp, type RunningApp } from './harness.ts';

/** Every way a script may send a message by that we know of, some taken up before anybody could close them. */
const sendingScript = (listener: string) => `
  const { fetch: early } = window;
  const { submit } = HTMLFormElement.prototype;
  const { send } = XMLHttpRequest.prototype;
  const beacon = navigator.sendBeacon.bind(navigator);
  const attempt = (act) => { try { act(); } catch {} };
  let socket;
  attempt(() => { socket = new WebSocket('${listener}'.replace('http', 'ws') + '/socket'); });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const body = new URLSearchParams(new FormData(form));
    const ways = [
      () => early('${listener}/early', { method: 'POST', body, mode: 'no-cors' }),
      () => early('${listener}/keepalive', { method: 'POST', body, mode: 'no-cors', keepalive: true }),
      () => fetch('${listener}/fetch', { method: 'POST', body, mode: 'no-cors' }),
      () => beacon('${listener}/beacon', body),
      () => { const x = new XMLHttpRequest(); x.open('POST', '${listener}/xhr'); send.call(x, body); },
      () => { new Image().src = '${listener}/image?' + body; },
      () => socket.send(String(body)),
      () => { document.body.appendChild(document.createElement('script')).src = '${listener}/script?' + body; },
      () => { document.body.appendChild(document.createElement('iframe')).src = '${listener}/frame?' + body; },
      () => submit.call(form),
      () => form.requestSubmit(),
      () => window.open('${listener}/window?' + body),
      () => { location.href = '${listener}/navigation?' + body; },
    ];
    for (const way of ways) attempt(way);
    setTimeout(() => ways.forEach(attempt), 300);
    addEventListener('pagehide', () => attempt(() => beacon('${listener}/last', body)));
    addEventListener('visibilitychange', () => attempt(() => beacon('${listener}/hidden', body)));
  });`;

const FIELDS = `<label>Name <input name="name" required></label><label>Mail <input type="email" name="mail" required></label>
  <label>Message <textarea name="message" required></textarea></label><button>Send</button>`;
const shell = (title: string, body: string) => `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1>
  <p>The carpenters of Elm Street build tables and chairs to order, and answer every message within a day.</p>
  <nav><a href="/">Home</a> <a href="/contact">Contact</a> <a href="/prices">Prices</a></nav>${body}`;

const heard: string[] = [];
const listener = createServer((request, response) => {
  heard.push(request.url ?? '');
  response.setHeader('access-control-allow-origin', '*').end();
});
listener.on('upgrade', (request, socket) => {
  heard.push(request.url ?? '');
  socket.destroy();
});

let site: SiteServer;
let created: Awaited<ReturnType<typeof createApp>>;
let app: RunningApp;

beforeAll(async () => {
  await new Promise<void>((ready) => listener.listen(0, '127.0.0.1', ready));
  const address = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  const sends = `<form id="form" action="${address}/form" method="post">${FIELDS}</form><script>${sendingScript(address)}</script>`;
  const thanks = `<form id="form">${FIELDS}</form><script>form.onsubmit = () => { alert('Thanks, we got it'); form.reset(); return false; }</script>`;
  site = await startSite({
    '/': shell(
      'Elm Street Carpenters',
      `<form action="/subscribe" method="post" onsubmit="this.dataset.sent = 1">${FIELDS}</form>`,
    ),
    '/contact': shell('Contact', sends),
    '/prices': shell('Prices', thanks),
  });
  created = await createApp('tried-forms', AS_STARTED);
  app = await created.start();
});

afterAll(async () => {
  await app?.stop();
  await site?.close();
  listener.close();
  created?.remove();
});

it('tries forms and lets no message out', async () => {
  const call = await signInLocally(app.url, { email: 'owner@example.org', firstName: 'Odile' });
  const { sessionId } = await analyze(call, `${site.origin}/`);
  const { status, json } = await call('/api/analysis-complete', { sessionId });
  expect(status).toBe(200);
  expect(heard).toEqual([]);
  const asked = site.requests.map(({ path }) => path);
  expect(asked).not.toContainEqual(expect.stringMatching(/subscribe|answerable-trial/));
  const { analysisId } = json;
  const { clientSecret } = (await call('/api/create-payment-intent', { analysisId })).json;
  await call('/api/local-payments/confirm', { clientSecret, cardNumber: '4242 4242 4242 4242' });
  const paid = (await call(`/api/analysis/${analysisId}`)).json;
  const check = paid.results.checks.find(({ id }: { id: string }) => id === 'forms-without-target');
  expect(check, JSON.stringify(check)).toMatchObject({
    outcome: 'fail',
    evidence: [{ pageUrl: `${site.origin}/prices`, seen: expect.stringContaining('Thanks, we got it') }],
  });
});
