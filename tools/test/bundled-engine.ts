import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type SSROptions } from 'vite';
import { cacheDir } from '../project/project.mjs';

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));
/** What is asked for: by the Worker, whose packages come with it, and by tests in the browser, whose packages stay where they are. */
const ENGINES = {
  worker: { entry: pathOf('../../worker/analysis/engine.ts'), ssr: { noExternal: true, target: 'webworker' } },
  browser: { entry: pathOf('../../e2e/engine.ts'), ssr: { target: 'node' } },
} as const;

/** Where what is built here lies: Vitest is to leave it as it is. */
export const BUILT = /\/\.cache\/engine\//;

/**
 * Hands tests the engine in one piece, as the built Worker loads it. In some eight hundred modules, asked for one by one, it took every
 * file that judges a website some seven seconds.
 */
export function bundledEngine(who: keyof typeof ENGINES): Plugin {
  const { entry, ssr } = ENGINES[who];
  let file: Promise<string> | undefined;
  return {
    name: 'bundled-engine',
    enforce: 'pre',
    async load(id) {
      if (id !== entry) return null;
      file ??= bundle(entry, ssr).then((code) => keep(code, `${who}.mjs`));
      return { code: `export * from ${JSON.stringify(await file)};`, map: null };
    },
  };
}

/** As a file: rewriting millions of letters for Vitest, and sending them to each runtime, takes longer than building them. */
function keep(code: string, name: string): string {
  const file = join(cacheDir, 'engine', name);
  mkdirSync(dirname(file), { recursive: true });
  // Another run may be reading it.
  writeFileSync(`${file}.${process.pid}`, code);
  renameSync(`${file}.${process.pid}`, file);
  return file;
}

async function bundle(file: string, ssr: SSROptions): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    ssr,
    build: {
      ssr: file,
      write: false,
      target: 'esnext',
      minify: true,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  if (!('output' in built)) throw new Error('The engine was built in several ways.');
  const [engine, ...others] = built.output;
  if (others.length > 0)
    throw new Error(`The engine is not in one piece: ${others.map(({ fileName }) => fileName).join(', ')}`);
  return engine.code;
}
