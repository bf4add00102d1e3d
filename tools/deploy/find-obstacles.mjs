import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { unstable_readConfig as readConfig } from 'wrangler';

/** Settings whose embedded default is for one machine only. Unset means that default. */
const localDefaults = /** @type {const} */ ({ IDENTITY: 'local', PAYMENTS: 'local', MAIL: 'log' });

/** Settings that are set with `wrangler secret put`, with a stand-in to judge the others by. */
export const secrets = /** @type {const} */ ({
  OIDC_CLIENT_SECRET: 'stand-in',
  STRIPE_SECRET_KEY: 'sk_live_standin',
  STRIPE_WEBHOOK_SECRET: 'whsec_standin',
});

/**
 * What still stands between this checkout and a public deployment, one sentence each.
 * @param {string} projectDir
 */
export async function findObstacles(projectDir) {
  const config = readConfig({ config: join(projectDir, 'wrangler.toml'), env: 'production' }, { hideWarnings: true });
  /** @param {string[]} path */
  const load = (...path) => import(pathToFileURL(join(projectDir, ...path)).href);
  const { CLAIMS, COMPANY } = await load('web', 'content', 'claims.ts');
  const { parseSettings } = await load('worker', 'settings.ts');
  /** @type {{ name: string }[]} */
  const mailers = config.send_email ?? [];
  const names = [...mailers.map(({ name }) => name), ...(config.ai ? [config.ai.binding] : [])];
  const bindings = Object.fromEntries(names.map((name) => [name, {}]));
  return [
    ...settingObstacles(config.vars, (vars) => parseSettings({ ...vars, ...bindings })),
    ...databaseObstacles(config.d1_databases),
    ...claimObstacles(CLAIMS, COMPANY),
  ];
}

/**
 * @typedef {(vars: Record<string, unknown>) => { ok: true } | { ok: false, setting: string, why: string }} ParseSettings
 *
 * @param {Record<string, unknown>} vars of `env.production`
 * @param {ParseSettings} parse the Worker's own judgement
 */
export function settingObstacles(vars, parse) {
  const obstacles = Object.entries(localDefaults)
    .filter(([name, local]) => (vars[name] ?? local) === local)
    .map(
      ([name, local]) => `${name} is "${local}", which works on this machine only: set it in [env.production.vars].`,
    );
  for (const name of Object.keys(secrets).filter((secret) => vars[secret] !== undefined)) {
    obstacles.push(`${name} is a secret and stands in wrangler.toml: take it out and run \`wrangler secret put\`.`);
  }
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
  if (obstacles.length > 0) return obstacles;
  // What is local has been named; the rest the Worker knows best.
  const isTest = String(vars.STRIPE_PUBLISHABLE_KEY).startsWith('pk_test_');
  const judged = parse({ ...secrets, ...(isTest ? { STRIPE_SECRET_KEY: 'sk_test_standin' } : {}), ...vars });
  return judged.ok ? [] : [`${judged.setting} ${judged.why}: set it in [env.production.vars].`];
}

/** @param {{ database_id?: string }[]} databases */
export function databaseObstacles(databases) {
  const made = databases.length > 0 && databases.every(({ database_id: id }) => /^[0-9a-f-]{36}$/.test(id ?? ''));
  return made
    ? []
    : ['wrangler.toml names no database: run `wrangler d1 create answerable` and put its id under env.production.'];
}

/**
 * @param {{ confirmed: boolean }} claims
 * @param {{ name: string | null, address: string | null }} company
 */
export function claimObstacles(claims, company) {
  const obstacles = claims.confirmed
    ? []
    : ['web/content/claims.ts says `confirmed: false`: make every line true, then confirm.'];
  if (company.name === null || company.address === null) {
    obstacles.push('web/content/claims.ts names no company: buyers must be told from whom they buy.');
  }
  return obstacles;
}
