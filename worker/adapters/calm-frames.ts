/**
 * Run in every frame of a page that is read, before its own scripts: a drawing that takes the whole thread, as a blurred canvas does
 * where no graphics card helps, lets go of it between its frames, so that the page can be read. What a frame costs is the time until
 * the thread is free again. A dear one rests nine times as long, two seconds at most; where two in a row were far too dear, the drawing
 * rests until the reading is over. What is light runs on as ever. Never where speed is measured.
 */
export const CALM_FRAMES = `(() => {
  const { requestAnimationFrame: ask, cancelAnimationFrame: drop, setTimeout: later, clearTimeout: forget } = window;
  const now = performance.now.bind(performance);
  const DEAR_MS = 100;
  const RESTS = 9;
  const MAX_REST_MS = 2000;
  const FAR_TOO_DEAR_MS = 250;
  const FOR_GOOD_MS = 60000;
  const waiting = new Map();
  const { port1, port2 } = new MessageChannel();
  let last = 0;
  let began = 0;
  let farTooDear = 0;
  let restUntil = 0;
  port2.onmessage = () => {
    const spent = now() - began;
    began = 0;
    farTooDear = spent > FAR_TOO_DEAR_MS ? farTooDear + 1 : 0;
    if (spent > DEAR_MS) restUntil = now() + (farTooDear > 1 ? FOR_GOOD_MS : Math.min(spent * RESTS, MAX_REST_MS));
  };
  window.requestAnimationFrame = (callback) => {
    const id = ++last;
    const run = (time) => {
      waiting.delete(id);
      if (began === 0) {
        began = now();
        port1.postMessage(0);
      }
      callback(time);
    };
    const next = () => waiting.set(id, { frame: ask(run) });
    const rest = restUntil - now();
    if (rest <= 0) next();
    else waiting.set(id, { timer: later(next, rest) });
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    const { frame, timer } = waiting.get(id) ?? {};
    if (frame !== undefined) drop(frame);
    if (timer !== undefined) forget(timer);
    waiting.delete(id);
  };
})()`;
