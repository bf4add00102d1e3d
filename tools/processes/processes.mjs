import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * A process, told apart from a later one that was given the same number.
 * @typedef {{ pid: number, startedAt: string }} ProcessIdentity
 */

const hasProc = process.platform === 'linux';

/**
 * When the process started, as the system words it, or null when there is no such process.
 * @param {number} pid
 * @returns {string | null}
 */
function startTime(pid) {
  if (!hasProc)
    return (
      spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)])
        .stdout?.toString()
        .trim() || null
    );
  const stat = readProc(pid, 'stat');
  if (!stat) return null;
  // The command's name stands in brackets and may itself hold spaces and brackets. Fields count from the state (3) on;
  // the start time is field 22. Source: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' ? null : (fields[22 - 3] ?? null);
}

/** @returns {ProcessIdentity} */
export function ownIdentity() {
  return { pid: process.pid, startedAt: startTime(process.pid) ?? '' };
}

/** @param {ProcessIdentity} identity */
export function isAlive({ pid, startedAt }) {
  return startTime(pid) === startedAt;
}

/**
 * Ends every process `belongs` accepts by its environment and command line, and waits until they are gone.
 * @param {(environment: string, commandLine: string) => boolean} belongs entries are separated by NUL or space
 * @returns {Promise<number>} how many were found
 */
export async function endProcesses(belongs) {
  const found = new Set();
  // Ending a browser leaves its helpers for a moment, so look again until nothing is left.
  for (let round = 0; round < 20; round += 1) {
    const pids = listOwnProcesses()
      .filter((other) => belongs(other.environment, other.commandLine))
      .map((other) => other.pid);
    if (pids.length === 0) break;
    for (const pid of pids) {
      found.add(pid);
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It ended between listing and ending, which is what was wanted.
      }
    }
    await sleep(100);
  }
  return found.size;
}

/** Running processes whose environment this user may read, without this one. */
export function listOwnProcesses() {
  const others = hasProc ? listFromProc() : listFromPs();
  return others.filter(({ pid }) => pid !== process.pid);
}

function listFromProc() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => startTime(pid) !== null)
    .map((pid) => ({
      pid,
      environment: readProc(pid, 'environ') ?? '',
      commandLine: readProc(pid, 'cmdline') ?? '',
    }));
}

function listFromPs() {
  if (process.platform === 'win32') return [];
  // `-E` appends the environment to the command line (macOS).
  const lines = spawnSync('ps', ['-axEww', '-o', 'pid=,command=']).stdout?.toString().split('\n') ?? [];
  return lines.map((line) => ({ pid: Number.parseInt(line, 10), environment: line, commandLine: line }));
}

/**
 * @param {number} pid
 * @param {string} file
 */
function readProc(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return null;
  }
}
