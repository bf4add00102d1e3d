import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectDir } from '../project.mjs';

/**
 * Runs a command of an installed package, its output to the terminal.
 * @param {string} name
 * @param {...string} words
 * @returns {Promise<boolean>} whether it succeeded
 */
export function runTool(name, ...words) {
  const command = join(projectDir, 'node_modules', '.bin', name);
  const child = spawn(command, words, { cwd: projectDir, stdio: 'inherit', shell: process.platform === 'win32' });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}
