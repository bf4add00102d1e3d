import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { whileLocked } from '../processes/lock.mjs';
import { onParentGone } from '../processes/stop-signals.mjs';
import { messageOf, notice, projectDir, projectNode, Refusal } from './project.mjs';

// Everything here runs on the system's own Node (20 or newer) before a single package is installed.

/**
 * Makes sure the packages of the lock file are installed and this script runs on the project's own Node.
 * On another Node it runs the script again there, and ends with its exit code.
 * @param {string} script absolute path
 */
export async function onProjectNode(script) {
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major < 20)
    throw new Refusal(`Node 20 or newer is needed; this is ${process.versions.node}. See https://nodejs.org`);
  if (!isInstalled()) await whileLocked(join(projectDir, '.cache', 'install.lock'), install);
  if (isProjectNode()) return;
  // The channel tells the child when this process is gone, however it ended.
  const child = spawn(projectNode, [script, ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  onParentGone(() => child.kill('SIGTERM'));
  await new Promise((resolve) => child.once('close', resolve));
  process.exit(child.exitCode ?? 1);
}

/**
 * Whether node_modules holds what the lock file asks for. npm writes its own record there when it has finished, so an
 * interrupted installation has none.
 */
function isInstalled() {
  const record = readPackages(join(projectDir, 'node_modules', '.package-lock.json'));
  if (!record || !existsSync(projectNode)) return false;
  const wanted = readPackages(join(projectDir, 'package-lock.json')) ?? {};
  return Object.entries(wanted).every(([path, { version, optional, peer }]) => {
    if (path === '') return true;
    const installed = record[path];
    // Packages for other systems are listed in the lock file but not installed.
    return installed ? installed.version === version : Boolean(optional || peer);
  });
}

/** npm's own patience makes a machine without internet wait over a minute before it is told. */
const patience = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000'];

async function install() {
  let complaint = '';
  for (const announcement of ['Installing packages (about a minute, once)...', 'Trying once more...']) {
    if (isInstalled()) return; // now, or by another start while this one waited
    notice(announcement);
    const npm = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', ...patience], {
      cwd: projectDir,
      env: environmentForNpm(),
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    complaint = npm.stderr ?? messageOf(npm.error);
  }
  if (!isInstalled()) throw new Refusal(`The packages could not be installed: ${explain(complaint)}`);
}

/** @param {string} complaint what npm wrote */
function explain(complaint) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ENETUNREACH|ETIMEDOUT|ECONNRESET/.test(complaint)) {
    return 'the package registry cannot be reached. Connect to the internet (it is needed this once), then run the same command again.';
  }
  const lines = [...complaint.matchAll(/^npm error (?!code )(.+)/gm)].map((match) => match[1]);
  return `npm says "${lines[0] ?? (complaint.trim() || 'nothing')}". Put that right, then run the same command again.`;
}

/** npm itself must not run on the Node inside the folder it is about to replace. */
function environmentForNpm() {
  const own = join(projectDir, 'node_modules');
  const path = (process.env.PATH ?? '').split(delimiter).filter((entry) => !entry.startsWith(own));
  return { ...process.env, PATH: path.join(delimiter) };
}

function isProjectNode() {
  return realpathSync(process.execPath) === realpathSync(projectNode);
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, peer?: boolean }> | null}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return null;
  }
}
