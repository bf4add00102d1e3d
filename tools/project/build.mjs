import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { whileLocked } from '../processes/lock.mjs';
import { cacheDir, notice, projectDir, Refusal } from './project.mjs';

const sources = [
  'worker',
  'web',
  'tools/prerender',
  'package-lock.json',
  'wrangler.toml',
  'vite.config.ts',
  'tsconfig.json',
];
const buildsDir = join(cacheDir, 'builds');

/** A server that started earlier reads its assets from an older build, so a few stay. */
const buildsKept = 4;

/**
 * The production build of the sources as they are now. It lies in a folder named after their hash, so an unchanged
 * checkout is not built again and a running server never loses its files to a newer build.
 * @returns {Promise<string>} the folder
 */
export async function ensureBuilt() {
  const folder = join(buildsDir, hashSources());
  if (!existsSync(folder)) await whileLocked(join(cacheDir, 'build.lock'), () => buildInto(folder));
  return folder;
}

/** @param {string} folder */
function buildInto(folder) {
  if (existsSync(folder)) return; // another start built while this one waited
  notice('Building...');
  const partial = `${folder}.partial`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(buildsDir, { recursive: true });
  const vite = join(projectDir, 'node_modules', 'vite', 'bin', 'vite.js');
  const build = spawnSync(process.execPath, [vite, 'build', '--outDir', partial, '--logLevel', 'warn'], {
    cwd: projectDir,
    encoding: 'utf8',
    // Whoever builds, a test too, builds what is served: React has a development form.
    env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' },
  });
  if (build.status !== 0) throw new Refusal(`The build failed:\n${build.stdout}${build.stderr}`);
  // The build copies the settings of this machine beside the Worker; each start brings its own.
  for (const name of readdirSync(partial)) rmSync(join(partial, name, '.dev.vars'), { force: true });
  // It also tells wrangler to deploy this very build, which is not the one for production.
  rmSync(join(projectDir, 'web', '.wrangler', 'deploy'), { recursive: true, force: true });
  renameSync(partial, folder);
  removeOldBuilds();
}

function removeOldBuilds() {
  const builds = readdirSync(buildsDir).map((name) => join(buildsDir, name));
  const newestFirst = builds.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const old of newestFirst.slice(buildsKept)) rmSync(old, { recursive: true, force: true });
}

function hashSources() {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesUnder).sort()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(projectDir, file)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * @param {string} path relative to the project
 * @returns {string[]}
 */
function filesUnder(path) {
  const stat = statSync(join(projectDir, path), { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return /\.test\.tsx?$/.test(path) ? [] : [path];
  const names = readdirSync(join(projectDir, path)).filter((name) => !name.startsWith('.'));
  return names.flatMap((name) => filesUnder(`${path}/${name}`));
}
