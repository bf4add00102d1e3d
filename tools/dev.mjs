import { fileURLToPath } from 'node:url';
import { onProjectNode } from './project/install.mjs';
import { runCommand } from './project/project.mjs';

/** Like `npm start`, with hot reload instead of the production build. Its state is its own. */
await runCommand(async () => {
  await onProjectNode(fileURLToPath(import.meta.url));
  const { serveSources } = await import('./dev/serve-sources.mjs');
  const { loadSettings } = await import('./server/settings.mjs');
  const { onStopRequested } = await import('./processes/stop-signals.mjs');
  const server = await serveSources(loadSettings(process.env));
  onStopRequested(server.stop);
  console.log(`Answerable is ready at ${server.url}, reloading on every change`);
  return undefined;
});
