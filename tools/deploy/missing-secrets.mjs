import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectDir } from '../project/project.mjs';
import { secrets } from './find-obstacles.mjs';

/** What Cloudflare holds is asked over the network. */
const timeoutMs = 60_000;

/** The secrets the deployed Worker would not find, one sentence each. Only their names are ever asked for. */
export function missingSecrets() {
  const wrangler = join(projectDir, 'node_modules', 'wrangler', 'bin', 'wrangler.js');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [wrangler, 'secret', 'list', '--env', 'production', '--format', 'json'],
    { cwd: projectDir, encoding: 'utf8', timeout: timeoutMs },
  );
  if (status !== 0) return [`the secrets of the Worker cannot be listed: ${firstError(stderr || stdout)}`];
  return notAmong(stdout);
}

/** @param {string} json as `wrangler secret list` prints it */
export function notAmong(json) {
  const names = /** @type {{ name: string }[]} */ (JSON.parse(json)).map(({ name }) => name);
  return Object.keys(secrets)
    .filter((name) => !names.includes(name))
    .map((name) => `${name} is missing: run \`npx wrangler secret put ${name} --env production\`.`);
}

/** @param {string} output */
const firstError = (output) => /ERROR\S*\s+(.+)/.exec(output)?.[1] ?? 'run `npx wrangler login` first.';
