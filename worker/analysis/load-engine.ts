export type Engine = typeof import('./engine.ts');

/**
 * The engine that judges, loaded when an analysis first needs it: a static file, a sign-in or a list pays nothing for it. Compiling it
 * takes the isolate some 0.2 s, once.
 */
export const loadEngine = (): Promise<Engine> => import('./engine.ts');

/**
 * Loads it while something else is waited for. A moment later, so that the request just sent leaves before the isolate is busy; what
 * fails here fails again, and is told, where the engine is used.
 */
export function loadEngineMeanwhile(): void {
  setTimeout(() => void loadEngine().catch(() => {}), 0);
}
