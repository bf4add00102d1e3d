import { fileURLToPath } from 'node:url';
import { onProjectNode } from './project/install.mjs';
import { runCommand } from './project/project.mjs';

await runCommand(async () => {
  await onProjectNode(fileURLToPath(import.meta.url));
  const { runAllTests } = await import('./test/run-all-tests.mjs');
  return (await runAllTests()) ? 0 : 1;
});
