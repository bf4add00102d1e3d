import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { whileLocked } from '../processes/lock.mjs';
import { cacheDir } from '../project/project.mjs';

const require = createRequire(import.meta.url);

/**
 * The Chromium that comes with the packages (`@sparticuz/chromium`: Linux on x64), unpacked once into the cache.
 * @returns {Promise<{ executable: string, environment: Record<string, string> } | null>}
 */
export async function bundledChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const folder = join(cacheDir, `chromium-${packageVersion()}`);
  if (!existsSync(folder)) await whileLocked(join(cacheDir, 'chromium.lock'), () => unpackInto(folder));
  const executable = join(folder, 'chromium');
  return existsSync(executable) ? { executable, environment: environmentFor(executable, folder) } : null;
}

function packageVersion() {
  // The package exports no path to its package.json, so go up from its main file.
  const file = join(dirname(require.resolve('@sparticuz/chromium')), '..', '..', 'package.json');
  return JSON.parse(readFileSync(file, 'utf8')).version;
}

/** @param {string} folder */
function unpackInto(folder) {
  if (existsSync(folder)) return; // another start unpacked while this one waited
  const partial = `${folder}.partial`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { recursive: true });
  // The package unpacks into the temp folder of its process, and its own copies of NSS only where it believes to be on
  // the platform it was made for; hence a process with that environment.
  const unpack = spawnSync(process.execPath, [fileURLToPath(new URL('./unpack-chromium.mjs', import.meta.url))], {
    env: { ...process.env, TMPDIR: partial, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
  });
  if (unpack.status === 0) renameSync(partial, folder);
}

/**
 * @param {string} executable
 * @param {string} folder
 * @returns {Record<string, string>}
 */
function environmentFor(executable, folder) {
  /** @type {Record<string, string>} */
  const environment = {};
  const { status } = spawnSync(executable, ['--version']);
  if (status !== 0) environment.LD_LIBRARY_PATH = join(folder, 'al2023', 'lib');
  if (!systemHasFonts()) environment.FONTCONFIG_FILE = writeFontSettings(folder);
  return environment;
}

function systemHasFonts() {
  return existsSync('/etc/fonts/fonts.conf') && ['/usr/share/fonts', '/usr/local/share/fonts'].some(holdsFont);
}

/** @param {string} folder */
function holdsFont(folder) {
  return (
    existsSync(folder) &&
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).some((name) => /\.(ttf|otf|ttc|pfb)$/i.test(name))
  );
}

/** @param {string} folder */
function writeFontSettings(folder) {
  const file = join(folder, 'fonts', 'answerable.conf');
  const lines = [
    '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    `<fontconfig><dir>${join(folder, 'fonts')}</dir><dir>/usr/share/fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>`,
  ];
  writeFileSync(file, lines.join('\n'));
  return file;
}
