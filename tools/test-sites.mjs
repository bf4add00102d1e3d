import { fileURLToPath } from 'node:url';
import { onProjectNode } from './project/install.mjs';
import { Refusal, runCommand } from './project/project.mjs';

/** The tests over stored copies of real websites, which are not part of this repository. */
await runCommand(async () => {
  await onProjectNode(fileURLToPath(import.meta.url));
  if (!process.env.SITES_DIR)
    throw new Refusal('Name the folder with the websites: SITES_DIR=<folder> npm run test:sites');
  process.env.READ_WEBSITES = '1';
  const { runTool } = await import('./project/run-tool.mjs');
  const read = await runTool('vitest', ['run', '--project', 'core']);
  const shown = await runTool('vitest', ['run', '--project', 'e2e', 'e2e/report-document.test.ts']);
  return read.passed && shown.passed ? 0 : 1;
});
