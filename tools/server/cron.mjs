/** Cloudflare fires the cron every minute; nothing does that here. */
const intervalMs = 60_000;

/**
 * Fires the Worker's cron now and every minute.
 * @param {string} origin
 * @param {(message: string) => void} complain
 * @returns {() => void} ends it
 */
export function keepFiringCron(origin, complain) {
  const stopped = new AbortController();
  const fire = () =>
    fetch(`${origin}/cdn-cgi/local/scheduled?cron=*+*+*+*+*`, { signal: stopped.signal }).catch((error) => {
      if (!stopped.signal.aborted) complain(`cron: ${error}`);
    });
  void fire();
  const timer = setInterval(fire, intervalMs);
  return () => {
    clearInterval(timer);
    stopped.abort();
  };
}
