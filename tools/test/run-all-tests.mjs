import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from '../browser/find-browser.mjs';
import { offerToMiniflare } from '../browser/offer-to-miniflare.mjs';
import { claimStateDir, temporaryStateDir } from '../processes/state-dir.mjs';
import { ensureBuilt } from '../project/build.mjs';
import { cacheDir, messageOf } from '../project/project.mjs';
import { runTool } from '../project/run-tool.mjs';
import { countTests } from './count-tests.mjs';

const reportsDir = join(cacheDir, 'test-reports');

/** @type {[title: string, run: () => Promise<boolean>][]} */
const steps = [
  [
    'Types of the bindings',
    () =>
      runTool(
        'wrangler',
        'types',
        'worker/env.d.ts',
        '--env-file',
        '.dev.vars.example',
        '--include-runtime',
        'false',
        '--check',
      ),
  ],
  ['Types', () => runTool('tsc', '-b')],
  ['Format and lint', () => runTool('biome', 'ci', '--diagnostic-level=warn')],
  ['Tests of the core, the Worker and the web app', () => runVitest('unit', ['core', 'worker', 'web'])],
  ['Production build', build],
  ['Tests in the browser', () => runVitest('e2e', ['e2e'])],
];

/**
 * Runs every step, also after one failed: a single run shows all there is to correct.
 * @returns {Promise<boolean>} whether all passed
 */
export async function runAllTests() {
  rmSync(reportsDir, { recursive: true, force: true });
  // Temp files, browser profiles and the tools' own caches stay in the project, as in a start.
  const { stateDir, remove } = await temporaryStateDir(join(cacheDir, 'test-state'));
  const release = await claimStateDir(stateDir, 'no address (tests)');
  const browser = await findBrowser(process.env.CHROMIUM_PATH ?? '');
  offerToMiniflare(browser, stateDir);
  // Tests without a server drive the same one: several at once would unpack the bundled one over each other.
  if (browser) process.env.TEST_BROWSER = JSON.stringify(browser);
  const failed = [];
  for (const [title, run] of steps) {
    console.log(`\n== ${title}`);
    const startedAt = Date.now();
    const passed = await run();
    console.log(`== ${title}: ${passed ? 'passed' : 'FAILED'} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
    if (!passed) failed.push(title);
  }
  await release();
  remove();
  const counts = countTests(reportsDir);
  if (failed.length > 0) console.log(`\nFailed: ${failed.join('; ')}`);
  console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  return failed.length === 0;
}

async function build() {
  try {
    await ensureBuilt();
    return true;
  } catch (error) {
    console.log(messageOf(error));
    return false;
  }
}

/**
 * @param {string} report
 * @param {string[]} projects
 */
function runVitest(report, projects) {
  const chosen = projects.flatMap((project) => ['--project', project]);
  const outputFile = `--outputFile.json=${join(reportsDir, `${report}.json`)}`;
  return runTool('vitest', 'run', ...chosen, '--reporter=default', '--reporter=json', outputFile);
}
