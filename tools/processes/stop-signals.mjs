/** Longer than a browser takes to close; then the process ends with whatever is left to the next start. */
const patienceMs = 8_000;

/** @type {(string | symbol)[]} */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

const firstParent = process.ppid;

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
  for (const signal of signals) {
    process.removeAllListeners(signal);
    process.on(signal, end);
  }
  // Miniflare, and each browser it launches, listens as well and would end the process before all is put away.
  process.on('newListener', (event, listener) => {
    if (signals.includes(event)) queueMicrotask(() => process.removeListener(event, listener));
  });
  if (process.channel) process.on('disconnect', end);
  onParentGone(end);
}

/**
 * npm runs its scripts through a shell that ends on SIGTERM without passing it on: then only the loss of the parent
 * tells. A process not started by npm may outlive its parent on purpose (`nohup`).
 * @param {() => void} act
 */
export function onParentGone(act) {
  if (!process.env.npm_lifecycle_event) return;
  setInterval(() => {
    if (process.ppid !== firstParent) act();
  }, 250).unref();
}
