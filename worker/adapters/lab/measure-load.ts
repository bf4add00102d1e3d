import type { LabResult } from '../../analysis/ports.ts';
import type { LabDevice } from '../../audit/website/lab/lab-observation.ts';
import { DEVICES } from './devices.ts';
import type { DevtoolsSession } from './devtools-session.ts';
import { LARGEST_ELEMENT_SCRIPT, largestOf, parseDrawn } from './largest-element.ts';
import { largestWindowOf } from './layout-shifts.ts';
import { type LoadTrace, readTrace, startTrace } from './load-trace.ts';
import { NetworkLog } from './network-log.ts';
import { PHONE_LAYOUT_SCRIPT, parsePhoneLayout } from './phone-layout.ts';
import { withoutWaits } from './processor-waits.ts';
import { watchLoad } from './settle-load.ts';
import { simulateLoad } from './simulate-load.ts';
import { completenessScript, speedIndexOf } from './speed-index.ts';
import { takePicture } from './take-picture.ts';
import { documentOf, mixedContentOf, trafficOf } from './traffic.ts';
import { watchConsole } from './watch-console.ts';

export interface LoadOptions {
  /** Of the browser, as it names itself: "Chrome/147.0.1". */
  browserVersion: string;
  /** Stands at the end of the user agent. */
  agentNote: string;
  /** Of the visitor, as Accept-Language says it; the browser's own where there is none. */
  language?: string | null;
  /** Messages we caused ourselves. */
  isOurs: (message: string) => boolean;
  /** Once everything is measured, a picture is taken of what the tab shows. */
  withPicture?: boolean;
}

/**
 * Loads a page once in a fresh tab as a device and works out how long it takes there. The tab is left empty. Throws when the
 * connection breaks; the caller sees to it that this does not take for ever.
 */
export async function measureLoad(
  session: DevtoolsSession,
  url: string,
  device: LabDevice,
  options: LoadOptions,
): Promise<LabResult> {
  const mainFrameId = await prepare(session, device, options);
  const log = new NetworkLog();
  await log.watch(session);
  await watchFrames(session, log);
  const consoleErrors = await watchConsole(session, options.isOurs);
  const watch = watchLoad(session, log, mainFrameId);
  const endTrace = await startTrace(session);
  const measuredAt = Date.now();
  const { errorText } = (await session.send('Page.navigate', { url })) as { errorText?: string };
  if (errorText) return { ok: false, reason: 'the browser could not open the page' };
  const evaluate = await apartFromThePage(session, mainFrameId);
  await watch.settle(evaluate);
  const drawn = parseDrawn(await evaluate(LARGEST_ELEMENT_SCRIPT).catch(() => null));
  const trace = readTrace(await endTrace(), mainFrameId);
  const picture = options.withPicture ? await takePicture(session, DEVICES[device].screen.width) : null;
  const phoneLayout =
    device === 'phone' ? parsePhoneLayout(await evaluate(PHONE_LAYOUT_SCRIPT).catch(() => null)) : null;
  const requests = [...log.requests];
  const page = requests.findLast(
    ({ resourceType, frameId, failed }) => resourceType === 'Document' && frameId === mainFrameId && !failed,
  );
  const document = documentOf(page);
  const { element: largestElement, arrivedAt } = largestOf(drawn, requests);
  if (!trace || !page || !document) return { ok: false, reason: 'the page did not arrive in the browser' };

  const simulated = simulateLoad(paintedBy(trace, arrivedAt), requests, DEVICES[device].conditions, {
    speedIndexMs: await observedSpeedIndex(session, trace),
    largest: largestElement,
  });
  const paints = isHeldBack(trace, simulated) ? null : simulated;
  const rounded = (ms: number | null | undefined) => (ms == null ? null : Math.round(ms));
  return {
    ok: true,
    ...(picture ? { picture } : {}),
    run: {
      device,
      finalUrl: page.url,
      metrics: {
        firstContentfulPaintMs: rounded(paints?.firstContentfulPaintMs),
        largestContentfulPaintMs: rounded(paints?.largestContentfulPaintMs),
        totalBlockingTimeMs: rounded(simulated?.totalBlockingTimeMs),
        cumulativeLayoutShift: trace.firstContentfulPaint === null ? null : largestWindowOf(trace.layoutShifts),
        speedIndexMs: rounded(paints?.speedIndexMs),
      },
      largestElement,
      ...(phoneLayout ? { phoneLayout } : {}),
      traffic: trafficOf(requests),
      document,
      consoleErrors,
      mixedContent: mixedContentOf(requests),
      measuredAt,
    },
  };
}

/** So much later than worked out a paint came here all the same: the model knows the line and the processor, and no timer that a script waits for. */
const HELD_BACK_MS = 500;

function isHeldBack(trace: LoadTrace, simulated: ReturnType<typeof simulateLoad>): boolean {
  const { startedAt, firstContentfulPaint, largestContentfulPaint } = trace;
  const isLater = (at: number | null, ms: number | undefined) => {
    if (at === null || ms === undefined) return false;
    const [paint] = withoutWaits({ ...trace, screenshots: [{ at, jpeg: '' }] });
    return ((paint?.at ?? at) - startedAt) / 1000 > ms + HELD_BACK_MS;
  };
  return (
    isLater(firstContentfulPaint, simulated?.firstContentfulPaintMs) ||
    isLater(largestContentfulPaint, simulated?.largestContentfulPaintMs)
  );
}

/** No part is seen before its picture is there; of one that was still on its way nobody knows when. */
const paintedBy = (trace: LoadTrace, arrivedAt: number | null): LoadTrace => ({
  ...trace,
  largestContentfulPaint:
    arrivedAt === null || trace.largestContentfulPaint === null
      ? null
      : Math.max(trace.largestContentfulPaint, arrivedAt * 1000),
});

/** Makes the tab the device; answers the id of its frame. */
async function prepare(session: DevtoolsSession, device: LabDevice, options: LoadOptions): Promise<string> {
  const { screen, userAgent, platform } = DEVICES[device];
  const version = options.browserVersion.replace(/^.*\//, '');
  await session.send('Page.enable');
  await session.send('Page.setLifecycleEventsEnabled', { enabled: true });
  await session.send('Emulation.setDeviceMetricsOverride', screen);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: screen.mobile });
  await session.send('Emulation.setUserAgentOverride', {
    userAgent: `${userAgent.replace('{version}', version)} ${options.agentNote}`,
    ...(options.language ? { acceptLanguage: options.language } : {}),
    userAgentMetadata: {
      brands: [],
      platform,
      platformVersion: '',
      architecture: '',
      model: screen.mobile ? 'moto g power (2022)' : '',
      mobile: screen.mobile,
    },
  });
  const { frameTree } = (await session.send('Page.getFrameTree')) as { frameTree: { frame: { id: string } } };
  return frameTree.frame.id;
}

/** Frames of other websites live in processes of their own; what they load is the page's load too. */
async function watchFrames(session: DevtoolsSession, log: NetworkLog): Promise<void> {
  session.on('sessionattached', (frame: DevtoolsSession) => {
    // One that is gone again has nothing to tell.
    log.watch(frame).catch(() => {});
    frame.send('Runtime.runIfWaitingForDebugger').catch(() => {});
  });
  await session.send('Target.setAutoAttach', { autoAttach: true, flatten: true, waitForDebuggerOnStart: true });
}

/** Runs scripts where the page's own cannot reach them; a page that reloads itself gets a new place. */
async function apartFromThePage(
  session: DevtoolsSession,
  frameId: string,
): Promise<(script: string) => Promise<unknown>> {
  return async (script) => {
    const { executionContextId } = (await session.send('Page.createIsolatedWorld', { frameId })) as {
      executionContextId: number;
    };
    const { result } = (await session.send('Runtime.evaluate', {
      expression: script,
      contextId: executionContextId,
      awaitPromise: true,
      returnByValue: true,
    })) as { result: { value?: unknown } };
    return result.value;
  };
}

async function observedSpeedIndex(session: DevtoolsSession, trace: LoadTrace): Promise<number | null> {
  if (trace.screenshots.length === 0) return null;
  await session.send('Page.navigate', { url: 'about:blank' });
  const { result } = (await session.send('Runtime.evaluate', {
    expression: completenessScript(trace),
    awaitPromise: true,
    returnByValue: true,
  })) as { result: { value?: unknown } };
  return speedIndexOf({ ...trace, screenshots: withoutWaits(trace) }, result.value);
}
