import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Observations } from '../../worker/audit/observations.ts';
import { cacheDir } from '../project/project.mjs';
import type { BuiltWorker } from './built-worker.ts';
import type { MeasuredRuns } from './measure-judge.ts';

/** Milliseconds of CPU, user and system, of all threads, over several runs. */
export interface CpuTimes {
  min: number;
  median: number;
  max: number;
  runs: number;
}

export interface EngineCpu {
  /** Each run the first of its process, as a Worker that just started judges, with the import of the engine: nothing compiled yet. */
  cold: CpuTimes;
  /** Later runs of one process. */
  warm: CpuTimes;
}

export interface StartCpu {
  /** What an isolate does before it can answer anything. */
  start: CpuTimes;
  /** What it does once before its first judgement. */
  engine: CpuTimes;
}

/** What judging takes, measured in processes that do nothing else. */
export function measureEngine(worker: BuiltWorker, name: string, observations: Observations): EngineCpu {
  const file = join(cacheDir, 'bench', `${name}.measured.json`);
  mkdirSync(join(cacheDir, 'bench'), { recursive: true });
  writeFileSync(file, JSON.stringify(observations));
  const first = measure(worker, file, WARM_UP + WARM_RUNS + 1);
  const others = Array.from({ length: COLD_RUNS - 1 }, () => measure(worker, file, 1));
  const cold = [first, ...others].map(({ engine, judged }) => engine + (judged[0] ?? 0));
  return { cold: summary(cold), warm: summary(first.judged.slice(1 + WARM_UP)) };
}

/** What every isolate pays before its first answer, and before its first judgement. */
export function measureStart(worker: BuiltWorker): StartCpu {
  const runs = Array.from({ length: COLD_RUNS }, () => measure(worker, '', 0));
  return {
    start: summary(runs.map(({ start }) => start)),
    engine: summary(runs.map(({ engine }) => engine)),
  };
}

function measure({ start: [entry = ''], engine }: BuiltWorker, file: string, runs: number): MeasuredRuns {
  const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
  const words = ['--import', here('./stub-runtime.mjs'), here('./measure-judge.ts'), entry, engine, file, String(runs)];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The measurement of ${file || entry} failed: ${stderr}`);
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
