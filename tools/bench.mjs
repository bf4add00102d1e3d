import { fileURLToPath } from 'node:url';
import { onProjectNode } from './install.mjs';
import { Refusal, runCommand } from './project.mjs';

/** What judging costs, and, with the folder of labelled websites in SITES_DIR, how often the engine and people agree. */
await runCommand(async () => {
  await onProjectNode(fileURLToPath(import.meta.url));
  const words = process.argv.slice(2);
  const unknown = words.find((word) => word !== '--fresh');
  if (unknown) throw new Refusal(`${unknown} is not an option. Usage: npm run bench [-- --fresh]`);
  const { runBench } = await import('./bench/run-bench.ts');
  const { SITES_DIR } = process.env;
  await runBench({ sitesDir: SITES_DIR || null, fresh: words.includes('--fresh') });
  return 0;
});
