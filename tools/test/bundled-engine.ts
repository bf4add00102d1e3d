import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type SSROptions } from 'vite';
import { cacheDir } from '../project/project.mjs';

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const WORKERS_ENGINE = pathOf('../../worker/analysis/engine.ts');
const BROWSERS_ENGINE = pathOf('../../e2e/engine.ts');

/** Where what is built for tests in the browser lies: Vitest is to leave it as it is. */
export const BUILT_FOR_NODE = /\/\.cache\/engine\//;

/**
 * Hands the Worker's tests the engine in one piece, as the built Worker loads it. In some eight hundred modules, asked for one by one,
 * it took every file that judges a website some seven seconds.
 */
export function bundledEngine(): Plugin {
  let code: Promise<string> | undefined;
  return {
    name: 'bundled-engine',
    enforce: 'pre',
    async load(id) {
      if (id !== WORKERS_ENGINE) return null;
      code ??= bundle(id, { noExternal: true, target: 'webworker' });
      return { code: await code, map: null };
    },
  };
}

/** The same for tests in the browser, as a file that Node itself imports; packages stay where they are. */
export function builtEngine(): Plugin {
  let file: Promise<string> | undefined;
  return {
    name: 'built-engine',
    enforce: 'pre',
    async load(id) {
      if (id !== BROWSERS_ENGINE) return null;
      file ??= keep(bundle(id, { target: 'node' }));
      return { code: `export * from ${JSON.stringify(await file)};`, map: null };
    },
  };
}

/** A file that is being read by another run is not written over. */
async function keep(code: Promise<string>): Promise<string> {
  const file = join(cacheDir, 'engine', 'browser.mjs');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, await code);
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
