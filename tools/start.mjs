import { fileURLToPath } from 'node:url';
import { onProjectNode } from './project/install.mjs';
import { runCommand } from './project/project.mjs';

await runCommand(async () => {
  await onProjectNode(fileURLToPath(import.meta.url));
  // Only now are there packages to import.
  const { startServer } = await import('./server/start-server.mjs');
  const { loadSettings } = await import('./server/settings.mjs');
  const { onStopRequested } = await import('./processes/stop-signals.mjs');
  const settings = loadSettings(process.env);
  const server = await startServer(settings);
  onStopRequested(server.stop);
  console.log(`Answerable is ready at ${server.url}`);
  return undefined;
});
