import type { Plugin } from 'vite';
import type { PoolRunnerInitializer } from 'vitest/node';

/**
 * An analysis that a finished test file left running may still ask the pool for a module while its worker is stopped. The pool of
 * `@cloudflare/vitest-plugin` 1.x has closed its socket by then and throws, outside of every test, which ends the whole run. Here it
 * stops listening before it closes. Stands after the pool's own plugin.
 */
export function ignoreLateMessages(): Plugin {
  return {
    name: 'ignore-late-messages',
    configureVitest({ project }) {
      const { poolRunner } = project.config;
      if (!poolRunner) throw new Error('no pool to listen to: the plugin of the pool must stand before this one');
      project.config.poolRunner = stoppingQuietly(poolRunner);
    },
  };
}

function stoppingQuietly(runner: PoolRunnerInitializer): PoolRunnerInitializer {
  return {
    ...runner,
    createPoolWorker(options) {
      const worker = runner.createPoolWorker(options);
      const stop = worker.stop.bind(worker);
      worker.stop = () => {
        worker.off('message', () => {});
        return stop();
      };
      return worker;
    },
  };
}
