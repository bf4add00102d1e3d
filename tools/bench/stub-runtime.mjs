import { registerHooks } from 'node:module';

/** What the Worker takes from its runtime when it starts; nothing of it is used before the first request. */
const RUNTIME = /** @type {Record<string, string>} */ ({
  'cloudflare:workers': 'export class DurableObject {} export class WorkerEntrypoint {} export const env = {};',
  'cloudflare:sockets': 'export const connect = () => { throw new Error("no sockets here"); };',
});

registerHooks({
  resolve: (name, context, next) => (name in RUNTIME ? { url: name, shortCircuit: true } : next(name, context)),
  load: (url, context, next) =>
    url in RUNTIME ? { format: 'module', source: RUNTIME[url] ?? '', shortCircuit: true } : next(url, context),
});
