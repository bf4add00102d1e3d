import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files of a built Worker by their part in its life; absolute paths. */
export interface BuiltWorker {
  /** Loaded by every isolate before its first answer; the entry is the first. */
  start: string[];
  /** The chunk an analysis loads when it needs to judge. */
  engine: string;
}

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}

const ENGINE = 'worker/analysis/engine.ts';

/** Reads Vite's manifest (https://vite.dev/guide/backend-integration). Throws when the engine is no chunk of its own. */
export function readBuiltWorker(buildDir: string): BuiltWorker {
  const folder = readdirSync(buildDir)
    .map((name) => join(buildDir, name))
    .find((path) => existsSync(join(path, 'wrangler.json')));
  if (!folder) throw new Error(`No Worker in ${buildDir}.`);
  const chunks: Record<string, Chunk> = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'));
  const engine = Object.entries(chunks).find(([source]) => source.endsWith(ENGINE))?.[1];
  const entry = Object.values(chunks).find(({ isEntry }) => isEntry);
  if (!engine || !entry) throw new Error(`The build in ${buildDir} has no entry, or no chunk for the engine.`);
  const start = new Set<string>();
  const follow = ({ file, imports = [] }: Chunk): void => {
    if (start.has(file)) return;
    start.add(file);
    for (const name of imports) if (chunks[name]) follow(chunks[name]);
  };
  follow(entry);
  return { start: [...start].map((file) => join(folder, file)), engine: join(folder, engine.file) };
}

/** The sources a chunk was made of, as its source map lists them, from the project's folder on. */
export function sourcesOf(chunk: string): string[] {
  const map = `${chunk}.map`;
  if (!existsSync(map)) return [];
  const { sources }: { sources: string[] } = JSON.parse(readFileSync(map, 'utf8'));
  return sources.map((source) => source.replace(/^(?:\.\.\/)+/, ''));
}
