import type { DevtoolsSession } from '../../worker/adapters/lab/devtools-session.ts';
import { measureLoad } from '../../worker/adapters/lab/measure-load.ts';
import type { PagePicture } from '../../worker/analysis/ports.ts';
import { LAB_DEVICES, type LabObservation } from '../../worker/audit/website/lab/lab-observation.ts';
import { launchInNode } from '../../worker/testing/node-browser.ts';

/**
 * The home page served at `origin`, loaded once as each device, and what it looks like on a desktop; null where there is no browser.
 * Addresses are as served.
 */
export async function measureSample(
  origin: string,
): Promise<{ lab: LabObservation; picture: PagePicture | null } | null> {
  const browser = await launchInNode();
  if (!browser) return null;
  const lab: LabObservation = { pageUrl: `${origin}/`, runs: [], notMeasured: [] };
  let picture: PagePicture | null = null;
  try {
    for (const device of LAB_DEVICES) {
      const context = await browser.newContext({ viewport: null });
      const page = await context.newPage();
      const session = (await context.newCDPSession(page)) as unknown as DevtoolsSession;
      const result = await measureLoad(session, lab.pageUrl, device, {
        browserVersion: browser.version(),
        agentNote: '(compatible; AnswerableBot/1.0)',
        isOurs: () => false,
        withPicture: device === 'desktop',
      });
      if (result.ok) {
        lab.runs.push(result.run);
        picture = result.picture ?? picture;
      } else lab.notMeasured.push({ device, reason: result.reason });
      await context.close();
    }
    return { lab, picture };
  } finally {
    await browser.close();
  }
}
