import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from '../browser/find-browser.mjs';
import { offerToMiniflare } from '../browser/offer-to-miniflare.mjs';
import { claimStateDir, temporaryStateDir } from '../processes/state-dir.mjs';
import { ensureBuilt } from '../project/build.mjs';
import { cacheDir, messageOf, projectDir } from '../project/project.mjs';
import { runTool } from '../project/run-tool.mjs';
import { countTests } from './count-tests.mjs';

const reportsDir = join(cacheDir, 'test-reports');

/**
 * What is piped is told once the step has ended, so that two of them do not mix.
 * @typedef {{ title: string, output: 'inherit' | 'pipe', run: (output: 'inherit' | 'pipe') => Promise<import('../project/run-tool.mjs').Ran> }} Step
 */

const BINDINGS = [
  'types',
  'worker/env.d.ts',
  '--env-file',
  '.dev.vars.example',
  '--include-runtime',
  'false',
  '--check',
];

/**
 * The compiler of `typescript` by its path: `@typescript/typescript6`, whose parser we use, brings a `tsc` too. Each checker of its own
 * looks at what it shares with the others again.
 */
const TYPES = [
  join(projectDir, 'node_modules', 'typescript', 'bin', 'tsc'),
  '-b',
  '--checkers',
  '1',
  '--builders',
  '1',
];

/** What reads and rewrites thousands of modules spent a quarter of its time on collecting garbage, with V8's own 16 MB for what is new. */
const VITEST = ['--max-semi-space-size=64', join(projectDir, 'node_modules', 'vitest', 'vitest.mjs')];

/**
 * One stage after the other. Within a stage each row goes its own way, step by step: what checks types keeps one core busy, and tests
 * that wait for a browser leave time for it.
 * @type {Step[][][]}
 */
const stages = [
  [
    [
      { title: 'Types of the bindings', output: 'pipe', run: (output) => runTool('wrangler', BINDINGS, output) },
      { title: 'Types', output: 'pipe', run: (output) => runTool(process.execPath, TYPES, output) },
    ],
    [
      {
        title: 'Format and lint',
        output: 'pipe',
        run: (output) => runTool('biome', ['ci', '--diagnostic-level=warn'], output),
      },
      { title: 'Production build', output: 'pipe', run: build },
      {
        title: 'Tests of the core, the Worker and the web app',
        output: 'inherit',
        run: runVitest('unit', ['core', 'worker', 'web']),
      },
    ],
  ],
  [[{ title: 'Tests in the browser', output: 'inherit', run: runVitest('e2e', ['e2e']) }]],
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
  const browser = await findBrowser(process.env.CHROMIUM_PATH || 'bundled');
  offerToMiniflare(browser, stateDir);
  // Tests without a server drive the same one: several at once would unpack the bundled one over each other.
  if (browser) process.env.TEST_BROWSER = JSON.stringify(browser);
  const failed = [];
  for (const rows of stages) {
    const results = await Promise.all(rows.map(runRow));
    failed.push(...results.flat());
  }
  await release();
  remove();
  const counts = countTests(reportsDir);
  if (failed.length > 0) console.log(`\nFailed: ${[failed.join('; '), ...counts.failures].join('\n\n')}`);
  console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  return failed.length === 0;
}

/**
 * @param {Step[]} row
 * @returns {Promise<string[]>} the titles of what failed
 */
async function runRow(row) {
  const failed = [];
  for (const { title, output, run } of row) {
    if (output === 'inherit') console.log(`\n== ${title}`);
    const startedAt = Date.now();
    const { passed, text } = await run(output);
    if (output === 'pipe') console.log(`\n== ${title}\n${text}`.trimEnd());
    console.log(`== ${title}: ${passed ? 'passed' : 'FAILED'} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
    if (!passed) failed.push(title);
  }
  return failed;
}

/** @returns {Promise<import('../project/run-tool.mjs').Ran>} */
async function build() {
  try {
    await ensureBuilt();
    return { passed: true, text: '' };
  } catch (error) {
    return { passed: false, text: messageOf(error) };
  }
}

/**
 * @param {string} report
 * @param {string[]} projects
 * @returns {Step['run']}
 */
function runVitest(report, projects) {
  const chosen = projects.flatMap((project) => ['--project', project]);
  const outputFile = `--outputFile.json=${join(reportsDir, `${report}.json`)}`;
  const words = ['run', ...chosen, '--reporter=default', '--reporter=json', outputFile];
  return (output) => runTool(process.execPath, [...VITEST, ...words], output);
}
