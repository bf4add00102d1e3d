import type { AnalysisPorts, OpenBrowser } from '../analysis/ports.ts';

type Measure = OpenBrowser['measure'];

/** Ports whose browser measures otherwise. */
export const measuring =
  (change: (measure: Measure) => Measure) =>
  (ports: AnalysisPorts): AnalysisPorts => ({
    ...ports,
    browserFor: (...given) => ({
      ...ports.browserFor(...given),
      async launch() {
        const launch = await ports.browserFor(...given).launch();
        if (!launch.ok) return launch;
        return { ok: true, browser: { ...launch.browser, measure: change(launch.browser.measure) } };
      },
    }),
  });

/** Ports whose browser shows nothing until it is closed, as it is by its session id. */
export function hanging() {
  const seen = { isRendering: false, closed: [] as string[] };
  let close = () => {};
  const bend = (ports: AnalysisPorts): AnalysisPorts => ({
    ...ports,
    browserFor: (...given) => ({
      async launch() {
        const launch = await ports.browserFor(...given).launch();
        if (!launch.ok) return launch;
        const render: OpenBrowser['render'] = async (...page) => {
          seen.isRendering = true;
          await new Promise<void>((resolve) => {
            close = resolve;
          });
          return { ...(await launch.browser.render(...page)), view: null, failure: 'crash' };
        };
        return { ok: true, browser: { ...launch.browser, render } };
      },
      async closeLeftover(sessionId) {
        seen.closed.push(sessionId);
        close();
      },
    }),
  });
  return { bend, seen };
}
