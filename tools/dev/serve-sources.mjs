import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { unstable_readConfig as readConfig } from 'wrangler';
import { findBrowser } from '../browser/find-browser.mjs';
import { offerToMiniflare } from '../browser/offer-to-miniflare.mjs';
import { claimStateDir } from '../processes/state-dir.mjs';
import { projectDir } from '../project/project.mjs';
import { applyMigrations } from '../server/apply-migrations.mjs';
import { keepFiringCron } from '../server/cron.mjs';
import { freePort } from '../server/ports.mjs';

/** Where the Cloudflare plugin of Vite keeps its data: beside Vite's root. */
const pluginState = join(projectDir, 'web', '.wrangler', 'state', 'v3');

/**
 * Vite's development server, which reads its settings from .dev.vars alone.
 * @param {import('../server/settings.mjs').Settings} settings
 */
export async function serveSources({ port: wantedPort, stateDir, chromiumPath }) {
  const port = await freePort(wantedPort);
  const url = `http://localhost:${port}`;
  const ownStateDir = join(stateDir, 'dev');
  const release = await claimStateDir(ownStateDir, url);
  offerToMiniflare(await findBrowser(chromiumPath), ownStateDir);
  await migrate();
  const vite = join(projectDir, 'node_modules', 'vite', 'bin', 'vite.js');
  const child = spawn(process.execPath, [vite, 'dev', '--port', String(port), '--strictPort'], {
    cwd: projectDir,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  child.once('close', (code) => process.exit(code ?? 1));
  await untilAnswered(url);
  const stopCron = keepFiringCron(url, console.error);
  return {
    url,
    async stop() {
      stopCron();
      child.removeAllListeners('close');
      child.kill();
      await release();
    },
  };
}

/** The plugin applies no migrations: they are applied to its database before it starts. */
async function migrate() {
  const { d1_databases: databases } = readConfig({ config: join(projectDir, 'wrangler.toml') });
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: 'export default {}',
      d1Databases: { DB: databases[0]?.database_id ?? 'DB' },
      resourcePersistencePath: pluginState,
      cf: false,
    }),
  );
  await applyMigrations(await miniflare.getD1Database('DB'));
  await miniflare.dispose();
}

/** @param {string} url */
async function untilAnswered(url) {
  for (;;) {
    const answer = await fetch(url, { redirect: 'manual' }).catch(() => null);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
