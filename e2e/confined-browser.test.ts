import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInLocally } from '../tools/server/local-client.mjs';
import { type SiteServer, startSite } from '../worker/testing/site-server.ts';
import { AS_STARTED, analyze, createApp, type RunningApp } from './harness.ts';

/** Every way past request interception we know of, each asking the listener under its own name. */
const hostileScript = (listener: string) => `
  const attempt = (act) => { try { act(); } catch {} };
  const inBlob = (code) => URL.createObjectURL(new Blob([code]));
  const socket = '${listener}'.replace('http', 'ws');
  attempt(() => new WebSocket(socket + '/socket'));
  attempt(() => new EventSource('${listener}/event-source'));
  attempt(() => navigator.sendBeacon('${listener}/beacon', 'x'));
  attempt(() => new Worker(inBlob("fetch('${listener}/worker')")));
  attempt(() => new SharedWorker(inBlob("fetch('${listener}/shared-worker')")));
  attempt(() => navigator.serviceWorker.register('/worker.js'));
  attempt(() => window.open('${listener}/window'));
  for (const id of ['ping', 'blank', 'download']) attempt(() => document.getElementById(id).click());
  attempt(() => document.getElementById('form').submit());
  attempt(() => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    new frame.contentWindow.WebSocket(socket + '/socket-in-frame');
  });
  setTimeout(() => { location.href = '${listener}/navigation'; }, 50);
  for (let i = 0; i < 20; i++) alert(i);
  fetch('/answered');`;

const hostilePage = (
  listener: string,
) => `<!doctype html><html lang="nl"><title>Hostile bakery</title><h1>Fresh bread every day</h1>
  <script type="speculationrules">{"prefetch": [{"source": "list", "urls": ["${listener}/speculation"]}]}</script>
  <img src="${listener}/image"><iframe src="${listener}/frame"></iframe><object data="${listener}/object"></object>
  <a id="ping" ping="${listener}/ping" href="#here">Ping</a>
  <a id="blank" target="_blank" href="${listener}/blank">Window</a>
  <a id="download" download href="${listener}/download">Download</a>
  <form id="form" action="${listener}/form"></form>
  <script src="/never-uploaded.js"></script>
  <p id="late"></p><script>late.textContent = 'Written by a script for ' + navigator.language;</script><script>${hostileScript(listener)}</script>`;

const heard: string[] = [];
const listener = createServer((request, response) => {
  heard.push(request.url ?? '');
  response.setHeader('access-control-allow-origin', '*').end();
});
listener.on('upgrade', (request, socket) => {
  heard.push(request.url ?? '');
  socket.destroy();
});

const TOO_SLOW = 'the page did not come to rest in time';

let site: SiteServer;
let created: Awaited<ReturnType<typeof createApp>>;
let app: RunningApp;

beforeAll(async () => {
  await new Promise<void>((ready) => listener.listen(0, '127.0.0.1', ready));
  const address = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  site = await startSite({
    '/': hostilePage(address),
    '/answered': '',
    '/worker.js': { headers: { 'content-type': 'text/javascript' }, body: `fetch('${address}/service-worker')` },
  });
  created = await createApp('confined-browser', AS_STARTED);
  app = await created.start();
});

afterAll(async () => {
  await app?.stop();
  await site?.close();
  listener.close();
  created?.remove();
});

it('reads a hostile page to its end and lets nothing of it out', async () => {
  const call = await signInLocally(app.url, { email: 'owner@example.org', firstName: 'Odile' });
  const { sessionId } = await analyze(call, `${site.origin}/`);
  const { status, json } = await call('/api/analysis-complete', { sessionId });
  expect(status).toBe(200);
  const [home] = json.results.reading;
  // As to a visitor who speaks the page's language.
  expect(home.rendered).toContain('Written by a script for nl');
  expect(home.rendered).toContain('Fresh bread every day');
  const answers = json.results.checks.find(({ id }: { id: string }) => id === 'pages-without-success');
  expect(answers.outcome).toBe('partial');
  // The measurement loads what the page shows, as a visitor's browser does; a private website may show what is private.
  const shown = new Set(['/image', '/frame', '/object']);
  expect(heard.filter((path) => !shown.has(path))).toEqual([]);
  // Its dialogs hold up neither who reads it nor who measures it, as a phone and as a desktop: its script went on to its end for each.
  const answered = site.requests.filter(({ path }) => path === '/answered').map(({ userAgent }) => userAgent);
  expect(new Set(answered).size).toBe(3);
  // How long the rest takes is the machine's to say; it is told as such.
  for (const { because } of json.results.lab.devices) expect([null, TOO_SLOW]).toContain(because);
});
