import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Observations } from '../../worker/audit/observations.ts';
import { cacheDir } from '../project/project.mjs';

/** Milliseconds of CPU, user and system, of all threads, over several runs. */
export interface CpuTimes {
  min: number;
  median: number;
  max: number;
  runs: number;
}

export interface EngineCpu {
  /** Each run the first of its process, as a Worker that just started judges: nothing compiled yet. */
  cold: CpuTimes;
  /** Later runs of one process. */
  warm: CpuTimes;
}

/** What judging takes, measured in processes that do nothing else. */
export function measureEngine(name: string, observations: Observations): EngineCpu {
  const file = join(cacheDir, 'bench', `${name}.measured.json`);
  mkdirSync(join(cacheDir, 'bench'), { recursive: true });
  writeFileSync(file, JSON.stringify(observations));
  const [first = 0, ...later] = runsOf(file, WARM_UP + WARM_RUNS + 1);
  const others = Array.from({ length: COLD_RUNS - 1 }, () => runsOf(file, 1)[0] ?? 0);
  return { cold: summary([first, ...others]), warm: summary(later.slice(WARM_UP)) };
}

function runsOf(file: string, runs: number): number[] {
  const script = fileURLToPath(new URL('./measure-judge.ts', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, file, String(runs)], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The measurement of ${file} failed: ${stderr}`);
  return JSON.parse(stdout);
}

export function summary(times: number[]): CpuTimes {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (place: number) => sorted[Math.floor(place)] ?? Number.NaN;
  return { min: at(0), median: at((sorted.length - 1) / 2), max: at(sorted.length - 1), runs: sorted.length };
}

/** Processes started for the cold time. A busy machine doubles a time, so that one says little. */
const COLD_RUNS = 5;
/** Runs until the compiler has settled; more made no difference when tried. */
const WARM_UP = 5;
const WARM_RUNS = 10;
