import { spawn } from 'node:child_process';
import { delimiter, dirname, join, resolve } from 'node:path';
import { projectDir } from './project.mjs';

/** @typedef {{ passed: boolean, text: string }} Ran whether a command succeeded, and what it said where that was piped */

/**
 * Runs a command of an installed package.
 * @param {string} name or the path of a command
 * @param {string[]} words
 * @param {'inherit' | 'pipe'} [output] to the terminal as it comes, or kept
 * @returns {Promise<Ran>}
 */
export function runTool(name, words, output = 'inherit') {
  const commands = join(projectDir, 'node_modules', '.bin');
  const child = spawn(resolve(commands, name), words, {
    cwd: projectDir,
    // The command is a script that asks for `node`: it is to find the one this process runs on.
    env: { ...process.env, PATH: [dirname(process.execPath), commands, process.env.PATH].join(delimiter) },
    stdio: ['inherit', output, output],
    shell: process.platform === 'win32',
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ passed: false, text: String(error) }));
    child.once('close', (code) => resolve({ passed: code === 0, text }));
  });
}
