/** Longer than a browser takes to close; then the process ends with whatever is left to the next start. */
const patienceMs = 8_000;

/**
 * Runs `stop` once and ends the process, whether it is asked to stop or the process that started it is gone.
 * @param {() => Promise<void>} stop
 */
export function onStopRequested(stop) {
  let stopping = false;
  const end = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), patienceMs).unref();
    await stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // Miniflare listens as well and would end the process at once, with the browser still running.
    process.removeAllListeners(signal);
    process.on(signal, end);
  }
  if (process.channel) process.on('disconnect', end);
}
