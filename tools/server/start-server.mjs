import { findBrowser } from '../browser/find-browser.mjs';
import { offerToMiniflare } from '../browser/offer-to-miniflare.mjs';
import { claimStateDir } from '../processes/state-dir.mjs';
import { ensureBuilt } from '../project/build.mjs';
import { notice } from '../project/project.mjs';
import { freePort } from './ports.mjs';

/**
 * Prepares state folder, port, browser and build, then serves.
 * @param {import('./settings.mjs').Settings} settings
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startServer({ port: wantedPort, stateDir, chromiumPath, bindings }) {
  const release = await claimStateDir(stateDir, `http://localhost:${wantedPort}`);
  try {
    const port = await freePort(wantedPort);
    const browser = await findBrowser(chromiumPath);
    if (!browser)
      notice('No usable Chromium here: websites are read over plain HTTP, and reports say what was not measured.');
    offerToMiniflare(browser, stateDir);
    const buildDir = await ensureBuilt();
    // Imported late: loading these takes half a second, and a taken port or folder should be told at once.
    const { serve } = await import('./serve.mjs');
    // For looking into the Worker's memory; see e2e/endurance/memory.test.ts.
    const inspectorPort = Number(process.env.INSPECTOR_PORT) || undefined;
    const server = await serve({ buildDir, stateDir, port, bindings, inspectorPort });
    return {
      url: server.url,
      async stop() {
        await server.stop();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}
