import { fileURLToPath } from 'node:url';
import { onProjectNode } from './project/install.mjs';
import { projectDir, Refusal, runCommand } from './project/project.mjs';
import { readSwitch } from './project/read-options.mjs';

await runCommand(async () => {
  await onProjectNode(fileURLToPath(import.meta.url));
  const { findObstacles } = await import('./deploy/find-obstacles.mjs');
  const { runTool } = await import('./project/run-tool.mjs');
  const { missingSecrets } = await import('./deploy/missing-secrets.mjs');
  const isRehearsal = readSwitch(process.argv.slice(2), 'dry-run', 'npm run deploy [-- --dry-run]');
  const obstacles = await findObstacles(projectDir);
  // A rehearsal needs no account; the secrets are looked for where they are, at Cloudflare.
  if (obstacles.length === 0 && !isRehearsal) obstacles.push(...missingSecrets());
  if (obstacles.length > 0) {
    throw new Refusal(
      ['Not deployed:', ...obstacles.map((line) => `- ${line}`), 'See "Deploy" in README.md.'].join('\n'),
    );
  }
  process.env.CLOUDFLARE_ENV = 'production';
  const built = await runTool('vite', ['build']);
  const deploy = ['deploy', '--config', 'dist/answerable/wrangler.json', ...(isRehearsal ? ['--dry-run'] : [])];
  return built.passed && (await runTool('wrangler', deploy)).passed ? 0 : 1;
});
