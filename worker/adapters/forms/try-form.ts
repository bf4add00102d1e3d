import type { FormTrial } from '../../audit/website/page/page-view.ts';
import type { DevtoolsSession } from '../lab/devtools-session.ts';
import { MAIL_OF_TRIAL, TRIAL_SCRIPT } from './trial-script.ts';

/** A request that a locked page wanted to make. */
export interface RefusedRequest {
  url: string;
  body: string;
}

/** Shuts a page for good: from the promise on nothing it asks for is let out, and `refused` holds what it asked for. */
export interface PageLock {
  lock(): Promise<void>;
  refused(): readonly RefusedRequest[];
  /** Whether scripts did not arrive: one of them may be what sends the form. */
  missesCode(): boolean;
}

const MAX_TRIED = 3;
const MAX_ADDRESS_CHARS = 300;
/** Scripts that thank without sending often wait a second or two for the look of it. */
const WATCH_MS = 3_500;
const LOOK_EVERY_MS = 100;
/** Forms that tell robots by their haste pretend to have sent what comes within the first seconds. */
const EARLIEST_MS = 3_500;

async function shut(session: DevtoolsSession, lock: PageLock): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: true,
    latency: 0,
    downloadThroughput: 0,
    uploadThroughput: 0,
  });
  await lock.lock();
}

interface State {
  prevented: boolean;
  said: string | null;
  end: FormTrial['end'];
  offers: boolean;
  broke: boolean;
  ways: { to: string; body: string }[];
}

/**
 * Fills in and submits a form for a message that a script sends, in a page from which nothing comes out any more: the network is off,
 * every request is refused before it, the document's sandbox allows no form to be sent, and the scripts' own ways out are written down
 * where they begin. No message reaches anybody. The page is of no use afterwards. null where the form cannot be filled in so; `at`: its
 * place among all `count` forms of the page.
 */
export async function tryForm(
  session: DevtoolsSession,
  lock: PageLock,
  { count, at }: { count: number; at: number },
): Promise<FormTrial | null> {
  await shut(session, lock);
  const ask = async (expression: string): Promise<unknown> => {
    const answer = await session.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
    return (answer as { result: { value?: unknown } }).result.value;
  };
  const before = lock.refused().length;
  const left: string[] = [];
  const leave = ({ url }: { url: string }) => void left.push(url);
  session.on('Page.frameRequestedNavigation', leave as (payload: never) => void);
  await session.send('Page.enable');
  try {
    if ((await ask(`(${TRIAL_SCRIPT})(${count}, ${at}, ${EARLIEST_MS})`)) !== true) return null;
    for (let waited = 0; ; waited += LOOK_EVERY_MS) {
      const state = (await ask('window.answerableTrial()')) as State;
      const ways = [
        ...lock
          .refused()
          .slice(before)
          .map(({ url, body }) => ({ to: url, body })),
        ...state.ways,
        ...left.map((to) => ({ to, body: '' })),
      ];
      if (ways.length > 0 || waited >= WATCH_MS) return trialOf(state, ways, lock.missesCode());
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  } finally {
    session.off('Page.frameRequestedNavigation', leave as (payload: never) => void);
  }
}

function trialOf(state: State, ways: { to: string; body: string }[], missesCode: boolean): FormTrial {
  const holds = ({ to, body }: { to: string; body: string }) => [to, body].some((text) => text.includes(MAIL_OF_TRIAL));
  const ordered = [...ways.filter(holds), ...ways.filter((way) => !holds(way))];
  return {
    prevented: state.prevented,
    tried: [...new Set(ordered.map(({ to }) => to.slice(0, MAX_ADDRESS_CHARS)))].slice(0, MAX_TRIED),
    carried: ways.some(holds),
    said: state.said,
    end: state.offers ? 'unclear' : state.end,
    complete: !state.broke && !missesCode,
  };
}
