import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler';
import { applyMigrations, hasNewMigrations, rememberMigrations } from './apply-migrations.mjs';
import { keepFiringCron } from './cron.mjs';
import { relayFromIpv6 } from './ports.mjs';
import { openServerLog } from './server-log.mjs';

/**
 * Serves a production build under workerd, on loopback only.
 * @param {object} options
 * @param {string} options.buildDir
 * @param {string} options.stateDir claimed by this process
 * @param {number} options.port free
 * @param {Record<string, string>} options.bindings
 * @param {number | undefined} options.inspectorPort where V8's inspector listens; without one it does not
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} once a request is answered
 */
export async function serve({ buildDir, stateDir, port, bindings, inspectorPort }) {
  const url = `http://localhost:${port}`;
  const log = openServerLog(join(stateDir, 'logs', 'server.log'));
  const shared = {
    host: '127.0.0.1',
    cf: false,
    logRequests: false,
    resourcePersistencePath: join(stateDir, 'resources'),
    handleStructuredLogs: log.write,
  };
  const worker = workerIn(buildDir, { APP_ORIGIN: url, ...bindings });
  // Nobody may meet a database without its tables, so a new one is made behind a port nobody knows, and without our code: loading that
  // takes seconds.
  if (hasNewMigrations(stateDir)) {
    const { name, d1Databases = {} } = worker;
    const preparing = new Miniflare(
      convertV4MiniflareOptions({
        ...shared,
        port: 0,
        name,
        d1Databases,
        modules: true,
        script: 'export default {}',
      }),
    );
    await preparing.ready;
    await applyMigrations(await preparing.getD1Database('DB'));
    await preparing.dispose();
    rememberMigrations(stateDir);
  }
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...shared,
      port,
      ...(inspectorPort === undefined ? {} : { inspectorPort }),
      unsafeTriggerHandlers: true,
      workers: [worker],
    }),
  );
  await miniflare.ready;
  const stopRelay = await relayFromIpv6(port);
  await fetch(`http://127.0.0.1:${port}/`, { method: 'HEAD', redirect: 'manual' });

  const complain = (/** @type {string} */ message) => log.write({ timestamp: Date.now(), level: 'error', message });
  const stopCron = keepFiringCron(`http://127.0.0.1:${port}`, complain);
  return {
    url,
    async stop() {
      stopCron();
      stopRelay();
      await miniflare.dispose();
    },
  };
}

/**
 * The build's Worker in Miniflare's words.
 * @param {string} buildDir
 * @param {Record<string, string>} bindings
 */
function workerIn(buildDir, bindings) {
  const workerDir = readdirSync(buildDir)
    .map((name) => join(buildDir, name))
    .find((path) => existsSync(join(path, 'wrangler.json')));
  if (!workerDir) throw new Error(`No Worker in ${buildDir}.`);
  const { workerOptions } = workerOptionsOf(join(workerDir, 'wrangler.json'));
  // `modulesRules` would make Miniflare look for modules itself, AI has no local form, and the variables wrangler reads
  // from .dev.vars are replaced by this start's settings.
  const { modulesRules: _rules, ai: _ai, bindings: _variables, ...options } = withOptional(workerOptions);
  return {
    ...options,
    name: 'answerable',
    rootPath: workerDir,
    modulesRoot: workerDir,
    modules: modulesIn(workerDir),
    bindings,
  };
}

/**
 * Lets the compiler know the fields that are there only when the configuration has such a binding.
 * @param {import('wrangler').SourcelessWorkerOptions} options
 * @returns {import('wrangler').SourcelessWorkerOptions & { ai?: unknown, bindings?: unknown, d1Databases?: Record<string, { id: string }> }}
 */
function withOptional(options) {
  return options;
}

/**
 * The entry first, as Miniflare wants it.
 * @param {string} workerDir
 */
function modulesIn(workerDir) {
  const files = readdirSync(workerDir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  const entryFirst = files.sort((a, b) => Number(b === 'index.js') - Number(a === 'index.js'));
  return entryFirst.map((file) => ({ type: /** @type {const} */ ('ESModule'), path: file }));
}
