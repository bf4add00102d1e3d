import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

export interface Usage {
  /** Resident memory of them together, MB; what they share counts for each. */
  mb: number;
  count: number;
}

/** Of the processes whose command line and environment hold all these texts. Linux only. */
export function usageOf(...texts: string[]): Usage {
  const usage = { mb: 0, count: 0 };
  for (const pid of pids()) {
    const said = read(pid, 'cmdline') + read(pid, 'environ');
    if (!texts.every((text) => said.includes(text)) || Number(pid) === process.pid) continue;
    usage.count++;
    usage.mb += Number(/VmRSS:\s+(\d+) kB/.exec(read(pid, 'status'))?.[1] ?? 0) / 1_024;
  }
  return usage;
}

/** Databases in a folder that processes hold open. Linux only. */
export function openFiles(folder: string): string[] {
  const open = new Set<string>();
  for (const pid of pids()) for (const path of filesOf(pid)) open.add(path);
  return [...open].filter(
    (path) => path.startsWith(folder) && path.endsWith('.sqlite') && !path.endsWith('metadata.sqlite'),
  );
}

const pids = (): string[] => readdirSync('/proc').filter((name) => /^\d+$/.test(name));

function filesOf(pid: string): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).map((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`));
  } catch {
    // It ended, or is somebody else's.
    return [];
  }
}

function read(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // It ended meanwhile.
    return '';
  }
}
