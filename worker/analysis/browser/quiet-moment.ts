/** Our own reading of the website slows its answers; it is waited for, but a browser costs money. */
const MAX_QUIET_WAIT_MS = 15_000;

/** Waits until nothing else of the analysis is at work, so long at most over all times it is asked. */
export function quietMoment(reading: Promise<unknown>): () => Promise<void> {
  let waited: Promise<void> | null = null;
  return () => (waited ??= within(MAX_QUIET_WAIT_MS, reading));
}

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work.catch(() => {}), late]);
  clearTimeout(timer);
}
