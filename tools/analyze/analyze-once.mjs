import { join } from 'node:path';
import { temporaryStateDir } from '../processes/state-dir.mjs';
import { onStopRequested } from '../processes/stop-signals.mjs';
import { cacheDir, notice } from '../project/project.mjs';
import { loadSettings } from '../server/settings.mjs';
import { startServer } from '../server/start-server.mjs';
import { runAnalysis } from './run-analysis.mjs';

/**
 * Starts a server of its own on a free port, with a state folder that lasts as long as it, and runs one analysis.
 * @param {string} websiteUrl
 */
export async function analyzeOnce(websiteUrl) {
  const { chromiumPath, bindings: settings } = loadSettings(process.env);
  const { APP_ORIGIN: _ofTheOtherServer, ...kept } = settings;
  const { stateDir, remove } = await temporaryStateDir(join(cacheDir, 'analyze'));
  const bindings = { ...kept, IDENTITY: 'local', PAYMENTS: 'local', MAIL: 'log', MODEL: 'none' };
  const server = await startServer({ port: 0, stateDir, chromiumPath, bindings });
  const end = async () => {
    await server.stop();
    remove();
  };
  onStopRequested(end);
  try {
    return await runAnalysis(server.url, websiteUrl, notice);
  } finally {
    await end();
  }
}
