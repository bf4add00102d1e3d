import { fileURLToPath } from 'node:url';
import { onProjectNode } from './project/install.mjs';
import { runCommand } from './project/project.mjs';

/** Crashes, load and retention for as long as it takes: some ten minutes on two quiet cores. */
await runCommand(async () => {
  await onProjectNode(fileURLToPath(import.meta.url));
  const { runTool } = await import('./project/run-tool.mjs');
  const { ensureBuilt } = await import('./project/build.mjs');
  await ensureBuilt();
  return (await runTool('vitest', ['run', '--project', 'endurance'])).passed ? 0 : 1;
});
