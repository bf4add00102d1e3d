import { fileURLToPath } from 'node:url';
import { onProjectNode } from './project/install.mjs';
import { projectDir, Refusal, runCommand } from './project/project.mjs';

await runCommand(async () => {
  await onProjectNode(fileURLToPath(import.meta.url));
  const { findObstacles } = await import('./deploy/find-obstacles.mjs');
  const { runTool } = await import('./project/run-tool.mjs');
  const obstacles = await findObstacles(projectDir);
  if (obstacles.length > 0) {
    throw new Refusal(
      ['Not deployed:', ...obstacles.map((line) => `- ${line}`), 'See "Deploy" in README.md.'].join('\n'),
    );
  }
  process.env.CLOUDFLARE_ENV = 'production';
  const built = await runTool('vite', 'build');
  return built && (await runTool('wrangler', 'deploy', '--config', 'dist/answerable/wrangler.json')) ? 0 : 1;
});
