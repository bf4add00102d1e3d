/**
 * The Worker writes a line of its log for each request and each step; a run of the tests keeps what somebody would look for. Said
 * here and not in `onConsoleLog`: Vitest's way of taking lines to the terminal waits for an answer, and a line an object writes after
 * the last test of its file gets none, so that the run never ends (cloudflare/workers-sdk#15719).
 */
const ROUTINE = /^\{"event":"(?:request|analysis_(?:started|ended|parked)|step_done|browser_used|model_used|mail)"/;

for (const level of ['log', 'info'] as const) {
  const write = console[level].bind(console);
  console[level] = (...values: unknown[]) => {
    if (typeof values[0] !== 'string' || !ROUTINE.test(values[0])) write(...values);
  };
}
