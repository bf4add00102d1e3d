import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { unstable_readConfig as readConfig } from 'wrangler';

/** Settings whose embedded default is for one machine only. Unset means that default. */
const localDefaults = /** @type {const} */ ({ IDENTITY: 'local', PAYMENTS: 'local' });

/**
 * What still stands between this checkout and a public deployment, one sentence each.
 * @param {string} projectDir
 */
export async function findObstacles(projectDir) {
  const config = readConfig({ config: join(projectDir, 'wrangler.toml'), env: 'production' }, { hideWarnings: true });
  const { CLAIMS } = await import(pathToFileURL(join(projectDir, 'web', 'content', 'claims.ts')).href);
  return [...settingObstacles(config.vars), ...databaseObstacles(config.d1_databases), ...claimObstacles(CLAIMS)];
}

/** @param {Record<string, unknown>} vars of `env.production` */
export function settingObstacles(vars) {
  const obstacles = Object.entries(localDefaults)
    .filter(([name, local]) => (vars[name] ?? local) === local)
    .map(
      ([name, local]) => `${name} is "${local}", which works on this machine only: set it in [env.production.vars].`,
    );
  if (vars.ALLOW_PRIVATE_TARGETS === 'true') {
    obstacles.push('ALLOW_PRIVATE_TARGETS is "true": a public service must not read private addresses.');
  }
  const origin = String(vars.APP_ORIGIN ?? '');
  if (!origin.startsWith('https://'))
    obstacles.push('APP_ORIGIN is not the public https address: set it in [env.production.vars].');
  if (/@localhost$/.test(String(vars.CONTACT_EMAIL ?? '@localhost'))) {
    obstacles.push(
      'CONTACT_EMAIL names nobody: set it in [env.production.vars], so that website owners can reach you.',
    );
  }
  return obstacles;
}

/** @param {{ database_id?: string }[]} databases */
export function databaseObstacles(databases) {
  const made = databases.length > 0 && databases.every(({ database_id: id }) => /^[0-9a-f-]{36}$/.test(id ?? ''));
  return made
    ? []
    : ['wrangler.toml names no database: run `wrangler d1 create answerable` and put its id under env.production.'];
}

/** @param {{ confirmed: boolean }} claims */
export function claimObstacles(claims) {
  return claims.confirmed ? [] : ['web/content/claims.ts says `confirmed: false`: make every line true, then confirm.'];
}
