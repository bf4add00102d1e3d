import { readdirSync, readFileSync } from 'node:fs';

export interface Usage {
  /** Resident memory of all processes whose command line holds the text, MB; what they share counts for each. */
  mb: number;
  count: number;
}

/** Linux only. */
export function usageOf(text: string): Usage {
  const usage = { mb: 0, count: 0 };
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const commandLine = read(pid, 'cmdline');
    if (!commandLine.includes(text) || Number(pid) === process.pid) continue;
    usage.count++;
    usage.mb += Number(/VmRSS:\s+(\d+) kB/.exec(read(pid, 'status'))?.[1] ?? 0) / 1_024;
  }
  return usage;
}

function read(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // It ended meanwhile.
    return '';
  }
}
