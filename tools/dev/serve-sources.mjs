import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { findBrowser } from '../browser/find-browser.mjs';
import { offerToMiniflare } from '../browser/offer-to-miniflare.mjs';
import { keepFiringCron } from '../cron.mjs';
import { freePort } from '../ports.mjs';
import { projectDir, Refusal } from '../project.mjs';
import { claimStateDir } from '../state-dir.mjs';
import { runTool } from '../test/run-tool.mjs';

/** Where the Cloudflare plugin of Vite keeps its data: beside Vite's root. */
const pluginState = join(projectDir, 'web', '.wrangler', 'state');

/**
 * Vite's development server, which reads its settings from .dev.vars alone.
 * @param {import('../settings.mjs').Settings} settings
 */
export async function serveSources({ port: wantedPort, stateDir, chromiumPath }) {
  const port = await freePort(wantedPort);
  const url = `http://localhost:${port}`;
  const ownStateDir = `${stateDir}-dev`;
  const release = await claimStateDir(ownStateDir, url);
  offerToMiniflare(await findBrowser(chromiumPath), ownStateDir);
  const migrated = await runTool('wrangler', 'd1', 'migrations', 'apply', 'DB', '--local', '--persist-to', pluginState);
  if (!migrated) throw new Refusal('The migrations could not be applied; see above.');
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

/** @param {string} url */
async function untilAnswered(url) {
  for (;;) {
    const answer = await fetch(url, { redirect: 'manual' }).catch(() => null);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
