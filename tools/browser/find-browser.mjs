import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { cacheDir, notice } from '../project/project.mjs';
import { bundledChromium } from './bundled-chromium.mjs';
import { probe } from './probe.mjs';

/**
 * A Chromium that was seen to open a page on this machine, and what it needs for that.
 * @typedef {object} Browser
 * @property {string} executable
 * @property {string[]} flags
 * @property {Record<string, string>} environment
 * @property {string} version
 */

const commandNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

/**
 * The browser named by CHROMIUM_PATH, else the system's, else the one among the packages.
 * @param {string} chromiumPath CHROMIUM_PATH: empty to look for one, `none` to do without, `bundled` for the one among the packages first
 * @returns {Promise<Browser | null>} null: analyses read websites without a browser
 */
export async function findBrowser(chromiumPath) {
  if (chromiumPath === 'none') return null;
  const known = recall(chromiumPath);
  if (known) return known;
  const first = await (chromiumPath === 'bundled' ? tryBundled() : tryInstalled(chromiumPath));
  const found = first ?? (await (chromiumPath === 'bundled' ? tryInstalled('') : tryBundled()));
  return found && remember(chromiumPath, found);
}

/** @param {string} chromiumPath */
async function tryInstalled(chromiumPath) {
  for (const executable of chromiumPath ? [chromiumPath] : systemCandidates()) {
    const browser = await tryBrowser({ executable, environment: {} });
    if (browser) return browser;
    if (chromiumPath) notice(`CHROMIUM_PATH=${chromiumPath} does not open a page; using another browser.`);
  }
  return null;
}

async function tryBundled() {
  const bundled = await bundledChromium();
  return bundled && (await tryBrowser(bundled));
}

/** @param {Pick<Browser, 'executable' | 'environment'>} candidate */
async function tryBrowser(candidate) {
  // Chromium refuses its sandbox for root; for others it is given up only where the system does not allow it.
  const attempts = process.getuid?.() === 0 ? [['--no-sandbox']] : [[], ['--no-sandbox']];
  for (const flags of attempts) {
    const version = await probe({ ...candidate, flags });
    if (version) return { ...candidate, flags, version };
  }
  return null;
}

function systemCandidates() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const inPath = commandNames.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...inPath, ...(process.platform === 'darwin' ? macPaths : [])].filter((path) => stampOf(path) !== null);
}

/** @param {string} chromiumPath */
const memoryFile = (chromiumPath) =>
  join(cacheDir, chromiumPath === 'bundled' ? 'bundled-browser.json' : 'browser.json');

/**
 * The browser found last time, while it is the same file: opening a page to find out costs half a second.
 * @param {string} chromiumPath
 * @returns {Browser | null}
 */
function recall(chromiumPath) {
  try {
    const { key, browser } = JSON.parse(readFileSync(memoryFile(chromiumPath), 'utf8'));
    return key === memoryKey(chromiumPath, browser) ? browser : null;
  } catch {
    return null;
  }
}

/**
 * @param {string} chromiumPath
 * @param {Browser} browser
 */
function remember(chromiumPath, browser) {
  const file = memoryFile(chromiumPath);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ key: memoryKey(chromiumPath, browser), browser }));
  return browser;
}

/**
 * @param {string} chromiumPath
 * @param {Browser} browser
 */
function memoryKey(chromiumPath, browser) {
  return [chromiumPath, process.getuid?.(), browser.executable, stampOf(browser.executable)].join('|');
}

/** @param {string} path */
function stampOf(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat?.isFile() ? `${stat.size}-${stat.mtimeMs}` : null;
}
