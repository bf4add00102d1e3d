import { fileURLToPath } from 'node:url';
import { onProjectNode } from './project/install.mjs';
import { runCommand } from './project/project.mjs';
import { readSwitch } from './project/read-options.mjs';

/** Makes the sample report: reads the invented website and judges it; with --judge only the latter. */
await runCommand(async () => {
  await onProjectNode(fileURLToPath(import.meta.url));
  const judgeOnly = readSwitch(process.argv.slice(2), 'judge', 'npm run sample [-- --judge]');
  const { writeSample } = await import('./sample/write-sample.ts');
  await writeSample({ judgeOnly });
  return 0;
});
