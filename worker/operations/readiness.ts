/** What the Worker leans on. Without a browser analyses read plain HTTP, so it is told and does not count. */
export interface Dependencies {
  database: () => Promise<unknown>;
  objects: () => Promise<unknown>;
  browser: () => Promise<unknown>;
}

export interface Readiness {
  isReady: boolean;
  dependencies: Record<keyof Dependencies, 'ok' | 'failed'>;
}

/** Longer than any of them takes when it is well. */
const PATIENCE_MS = 2_000;

/** Asks each dependency something small, all at once. Never throws. */
export async function checkReadiness(dependencies: Dependencies): Promise<Readiness> {
  const [database, objects, browser] = await Promise.all([
    answers('database', dependencies.database),
    answers('objects', dependencies.objects),
    answers('browser', dependencies.browser),
  ]);
  return { isReady: database === 'ok' && objects === 'ok', dependencies: { database, objects, browser } };
}

async function answers(name: keyof Dependencies, ask: () => Promise<unknown>): Promise<'ok' | 'failed'> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${PATIENCE_MS} ms`)), PATIENCE_MS);
  });
  try {
    await Promise.race([ask(), late]);
    return 'ok';
  } catch (error) {
    console.warn(JSON.stringify({ event: 'dependency_failed', dependency: name, error: String(error) }));
    return 'failed';
  } finally {
    clearTimeout(timer);
  }
}
