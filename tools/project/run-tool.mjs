import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { projectDir } from './project.mjs';

/**
 * Runs a command of an installed package, its output to the terminal.
 * @param {string} name
 * @param {...string} words
 * @returns {Promise<boolean>} whether it succeeded
 */
export function runTool(name, ...words) {
  const commands = join(projectDir, 'node_modules', '.bin');
  const child = spawn(join(commands, name), words, {
    cwd: projectDir,
    // The command is a script that asks for `node`: it is to find the one this process runs on.
    env: { ...process.env, PATH: [dirname(process.execPath), commands, process.env.PATH].join(delimiter) },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}
