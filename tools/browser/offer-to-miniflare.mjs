import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** What an analysis on a machine without internet needs, and on any machine spares traffic nobody asked for. */
const quietFlags = [
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // No page that is read opens a window.
  '--block-new-web-contents',
];

/**
 * Puts a script that starts the browser where Miniflare looks for its own Chrome, so that it downloads none.
 * Without a browser the script fails at once, and so does the launch.
 * @param {import('./find-browser.mjs').Browser | null} browser
 * @param {string} stateDir
 */
export function offerToMiniflare(browser, stateDir) {
  const place = placeOnThisSystem();
  if (!place) return;
  const installation = join(stateDir, 'cache', '.wrangler', 'chrome', `${place.folder}-${miniflareBrowserVersion()}`);
  const script = join(installation, place.executable);
  mkdirSync(dirname(script), { recursive: true });
  writeFileSync(script, browser ? startingScript(browser, stateDir) : failingScript);
  chmodSync(script, 0o755);
  // Without this file Miniflare deletes the folder and downloads a Chrome when the first launch fails.
  writeFileSync(join(installation, '.miniflare-install-complete'), '');
}

const failingScript = '#!/bin/sh\necho "No usable Chromium was found on this machine." >&2\nexit 1\n';

/**
 * @param {import('./find-browser.mjs').Browser} browser
 * @param {string} stateDir
 */
function startingScript({ executable, flags, environment }, stateDir) {
  // On macOS a browser with another HOME looks for a keychain there; it keeps to its profile folder anyway.
  const home = process.platform === 'darwin' ? {} : { HOME: join(stateDir, 'config') };
  const exports = Object.entries({ ...home, ...environment }).map(([name, value]) => `export ${name}=${quote(value)}`);
  const command = [executable, ...quietFlags, ...flags].map(quote).join(' ');
  // Behind the Worker, on the same few processors: whatever a page does in there, answers come first.
  return ['#!/bin/sh', ...exports, `exec nice -n 10 ${command} "$@"`, ''].join('\n');
}

/** @param {string} text */
function quote(text) {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** The folders `@puppeteer/browsers` would unpack a Chrome of its own into. */
function placeOnThisSystem() {
  const app = join('Google Chrome for Testing.app', 'Contents', 'MacOS', 'Google Chrome for Testing');
  const arm = process.arch === 'arm64';
  if (process.platform === 'linux')
    return { folder: arm ? 'linux_arm' : 'linux', executable: join('chrome-linux64', 'chrome') };
  if (process.platform !== 'darwin') return null;
  return arm
    ? { folder: 'mac_arm', executable: join('chrome-mac-arm64', app) }
    : { folder: 'mac', executable: join('chrome-mac-x64', app) };
}

/** Miniflare does not export the version it looks for. */
function miniflareBrowserVersion() {
  const version = /BROWSER_VERSION = "([\d.]+)"/.exec(readFileSync(require.resolve('miniflare'), 'utf8'))?.[1];
  if (!version) throw new Error('This version of Miniflare names no browser version.');
  return version;
}
