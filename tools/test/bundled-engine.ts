import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const ENGINE = fileURLToPath(new URL('../../worker/analysis/engine.ts', import.meta.url));

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
      if (id !== ENGINE) return null;
      code ??= bundle();
      return { code: await code, map: null };
    },
  };
}

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: ENGINE,
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
