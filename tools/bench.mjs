import { fileURLToPath } from 'node:url';
import { onProjectNode } from './project/install.mjs';
import { runCommand } from './project/project.mjs';
import { readSwitch } from './project/read-options.mjs';

/** What judging costs, and, with the folder of labelled websites in SITES_DIR, how often the engine and people agree. */
await runCommand(async () => {
  await onProjectNode(fileURLToPath(import.meta.url));
  const fresh = readSwitch(process.argv.slice(2), 'fresh', 'npm run bench [-- --fresh]');
  const { runBench } = await import('./bench/run-bench.ts');
  const { SITES_DIR } = process.env;
  await runBench({ sitesDir: SITES_DIR || null, fresh });
  return 0;
});
