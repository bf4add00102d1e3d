import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Observations } from '../../worker/audit/observations.ts';
import { cacheDir } from '../project.mjs';

/** Milliseconds of CPU, user and system, of all threads. */
export interface EngineCpu {
  /** The first run of a process: nothing compiled yet. */
  cold: number;
  min: number;
  median: number;
  max: number;
  runs: number;
}

/** What judging takes, measured in a process that does nothing else. */
export function measureEngine(name: string, observations: Observations): EngineCpu {
  const file = join(cacheDir, 'bench', `${name}.measured.json`);
  mkdirSync(join(cacheDir, 'bench'), { recursive: true });
  writeFileSync(file, JSON.stringify(observations));
  const script = fileURLToPath(new URL('./measure-judge.ts', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, file], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The measurement of ${name} failed: ${stderr}`);
  return summary(JSON.parse(stdout));
}

/** The first run is the cold one; the next few warm up and are not counted. */
export function summary([cold = 0, ...warm]: number[]): EngineCpu {
  const counted = warm.slice(WARM_UP).sort((a, b) => a - b);
  return {
    cold,
    min: counted[0] ?? cold,
    median: counted[counted.length >> 1] ?? cold,
    max: counted.at(-1) ?? cold,
    runs: counted.length,
  };
}

/** Runs until the compiler has settled; more made no difference when tried. */
const WARM_UP = 5;
