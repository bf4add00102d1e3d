import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { messageOf, projectDir, Refusal } from '../project/project.mjs';
import { namesIn, parseDevVars } from './dev-vars.mjs';

/**
 * @typedef {object} Settings
 * @property {number} port 0: any free one
 * @property {string} stateDir absolute
 * @property {string} chromiumPath empty: look for one; `none`: do without
 * @property {Record<string, string>} bindings what the Worker sees as its variables
 */

const exampleFile = join(projectDir, '.dev.vars.example');
const settingsFile = join(projectDir, '.dev.vars');
const defaultPort = 8787;

/** Names that steer a start and are no business of the Worker. */
const startNames = new Set(['PORT', 'STATE_DIR', 'CHROMIUM_PATH']);

/**
 * `.dev.vars`, made from the example when it is missing, overlaid with the same names of the environment.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Settings}
 */
export function loadSettings(environment) {
  if (!existsSync(settingsFile)) copyFileSync(exampleFile, settingsFile);
  const example = readFileSync(exampleFile, 'utf8');
  const values = parseDevVars(readSettingsFile());
  for (const name of new Set([...namesIn(example), ...Object.keys(values)])) {
    const override = environment[name];
    if (override !== undefined) values[name] = override;
  }
  const port = parsePort(values.PORT || String(defaultPort));
  const stateDir = values.STATE_DIR || '.state';
  const bindings = Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== '' && !startNames.has(name)),
  );
  return {
    port,
    stateDir: isAbsolute(stateDir) ? stateDir : join(projectDir, stateDir),
    chromiumPath: values.CHROMIUM_PATH ?? '',
    bindings,
  };
}

function readSettingsFile() {
  try {
    return readFileSync(settingsFile, 'utf8');
  } catch (error) {
    throw new Refusal(`.dev.vars cannot be read (${messageOf(error)}). Make it readable, or delete it to start anew.`);
  }
}

/** @param {string} text */
function parsePort(text) {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new Refusal(`PORT is "${text}", which is no port: use a number from 1 to 65535.`);
  return port;
}
