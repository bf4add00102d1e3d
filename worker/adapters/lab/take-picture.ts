import type { PagePicture } from '../../analysis/ports.ts';
import type { DevtoolsSession } from './devtools-session.ts';

/** Twice the room it has on a screen and on paper, so that it stays sharp there. */
const WIDTH = 640;
const HEIGHT = 400;
/** WebP at the first quality that fits. Most first screens need the first; a wall of photographs the second. */
const QUALITIES = [72, 45, 20];
const MAX_BYTES = 100_000;
/** A page that holds up its own drawing gets no picture; the measurement waits for it no longer. */
const MAX_MS = 3_000;

/**
 * The first screen of the page in the tab, scaled down and encoded by the browser itself. null where it does not come in time or does
 * not fit; never throws.
 * Source: https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-captureScreenshot
 */
export async function takePicture(session: DevtoolsSession, screenWidth: number): Promise<PagePicture | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), MAX_MS);
  });
  try {
    return await Promise.race([capture(session, screenWidth).catch(() => null), late]);
  } finally {
    clearTimeout(timer);
  }
}

async function capture(session: DevtoolsSession, screenWidth: number): Promise<PagePicture | null> {
  const scale = WIDTH / screenWidth;
  const { cssLayoutViewport } = (await session.send('Page.getLayoutMetrics')) as {
    cssLayoutViewport: { pageX: number; pageY: number };
  };
  const clip = {
    x: cssLayoutViewport.pageX,
    y: cssLayoutViewport.pageY,
    width: screenWidth,
    height: Math.round(HEIGHT / scale),
    scale,
  };
  for (const quality of QUALITIES) {
    const { data } = (await session.send('Page.captureScreenshot', { format: 'webp', quality, clip })) as {
      data: string;
    };
    if (bytesOf(data) <= MAX_BYTES) return { width: WIDTH, height: HEIGHT, base64: data };
  }
  return null;
}

const bytesOf = (base64: string): number => Math.floor((base64.length * 3) / 4);
