import { z } from 'zod';
import type { LabRun } from '../../audit/website/lab/lab-observation.ts';
import type { LoggedRequest } from './logged-request.ts';

/**
 * What the largest paint drew, as a path and its markup, and the pictures on the first screen that take more room and were never noted as
 * painted: the browser leaves out what fills the window, and what it had not unpacked yet. Run apart from the page's own scripts.
 */
export const LARGEST_ELEMENT_SCRIPT = String.raw`new Promise((resolve) => {
  const pathTo = (element) => {
    const parts = [];
    for (let at = element; at && at.nodeType === 1 && parts.length < 6; at = at.parentElement) {
      if (at.id) { parts.unshift('#' + CSS.escape(at.id)); break; }
      const twins = at.parentElement ? [...at.parentElement.children].filter((one) => one.localName === at.localName) : [];
      parts.unshift(at.localName + (twins.length > 1 ? ':nth-of-type(' + (twins.indexOf(at) + 1) + ')' : ''));
    }
    return parts.join(' > ');
  };
  const told = (element, picture) => ({ selector: pathTo(element), snippet: element.outerHTML.slice(0, 200), picture });
  let largest = null;
  let size = 0;
  const painted = new Set();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.url) painted.add(entry.url);
      size = entry.size;
      largest = entry.element ? told(entry.element, entry.url || null) : null;
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });

  const MAX_LOOKS = 4000;
  const COVERING = /^(?:img|video|canvas)$/;
  const isRoot = (element) => element === document.body || element === document.documentElement;
  // A style that neither fills its box nor repeats may draw a sign in a corner of it.
  const behind = (element, pseudo) => {
    const { backgroundImage, backgroundSize, backgroundRepeat, content } = getComputedStyle(element, pseudo);
    if (!backgroundImage.includes('url(') || (pseudo && content === 'none')) return [];
    if (backgroundSize !== 'cover' && !backgroundSize.startsWith('100%') && backgroundRepeat.includes('no-repeat')) return [];
    return [...backgroundImage.matchAll(/url\("([^"]+)"\)/g)].map((found) => found[1]);
  };
  const picturesOf = (element) => {
    const own = element.localName === 'img' ? [element.currentSrc] : element.localName === 'video' ? [element.poster] : [];
    return [...own, ...behind(element, null), ...behind(element, '::before'), ...behind(element, '::after')];
  };
  const isOpaque = (element) => {
    if (isRoot(element)) return false;
    const { backgroundColor, opacity } = getComputedStyle(element);
    return opacity === '1' && (COVERING.test(element.localName) || /^rgb\(/.test(backgroundColor));
  };
  const STEPS = 5;
  const shownBox = (element) => {
    const box = element.getBoundingClientRect();
    return [Math.max(0, box.left), Math.min(innerWidth, box.right), Math.max(0, box.top), Math.min(innerHeight, box.bottom)];
  };
  const roomOf = (element) => {
    const [left, right, top, bottom] = shownBox(element);
    if (right - left < 2 || bottom - top < 2) return 0;
    const drawn = element.localName === 'img' && element.naturalWidth > 0 ? element.naturalWidth * element.naturalHeight : Infinity;
    return Math.min((right - left) * (bottom - top), drawn);
  };
  const seenShare = (element) => {
    const [left, right, top, bottom] = shownBox(element);
    let seen = 0;
    for (let i = 0; i < STEPS * STEPS; i++) {
      const x = left + ((right - left) * ((i % STEPS) + 0.5)) / STEPS;
      const y = top + ((bottom - top) * (Math.floor(i / STEPS) + 0.5)) / STEPS;
      const above = document.elementsFromPoint(x, y);
      const at = above.indexOf(element);
      const over = at < 0 ? above : above.slice(0, at);
      if (!over.some((one) => !one.contains(element) && isOpaque(one))) seen++;
    }
    return seen / (STEPS * STEPS);
  };
  // A text that was transparent when it was first drawn is never noted, however large it is once it has faded in.
  const FAR_LARGER = 2;
  const textRoomOf = (element) => {
    const range = document.createRange();
    const boxes = [...element.childNodes].filter((node) => node.nodeType === 3 && node.data.trim() !== '').flatMap((node) => {
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    });
    if (boxes.length === 0) return 0;
    const left = Math.max(0, Math.min(...boxes.map((box) => box.left)));
    const top = Math.max(0, Math.min(...boxes.map((box) => box.top)));
    const right = Math.min(innerWidth, Math.max(...boxes.map((box) => box.right)));
    const bottom = Math.min(innerHeight, Math.max(...boxes.map((box) => box.bottom)));
    return Math.max(0, right - left) * Math.max(0, bottom - top);
  };
  setTimeout(() => {
    const larger = [];
    for (const element of [...document.querySelectorAll('body, body *')].slice(0, MAX_LOOKS)) {
      const room = roomOf(element);
      if (room <= size || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const pictures = picturesOf(element).filter((url) => /^https?:/.test(url));
      if (pictures.length === 0 || pictures.some((url) => painted.has(url))) continue;
      const seen = room * seenShare(element);
      if (seen > size) larger.push(...pictures.map((url) => ({ ...told(element, url), room: Math.round(seen) })));
    }
    const isLargerText = size > 0 && [...document.querySelectorAll('body *')].slice(0, MAX_LOOKS).some(
      (element) => textRoomOf(element) > size * FAR_LARGER && element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    resolve({ largest, larger: larger.sort((a, b) => b.room - a.room).slice(0, 5), isLargerText });
  }, 50);
})`;

const element = z.object({
  selector: z.string().transform((text) => text.slice(0, 300)),
  snippet: z.string().max(200),
  picture: z
    .string()
    .transform((text) => text.slice(0, 500))
    .nullable(),
});

const answer = z.object({
  largest: element.nullable().catch(null),
  larger: z.array(element.extend({ room: z.number().positive() })).catch([]),
  isLargerText: z.boolean().catch(false),
});

/** What the page drew on the first screen; `larger`: pictures that were not noted, the largest first; `isLargerText`: a text was not, either. */
export type Drawn = z.infer<typeof answer>;

/** The page could have had a hand in the answer: anything else than the shape asked for is nothing. */
export function parseDrawn(told: unknown): Drawn {
  const read = answer.safeParse(told);
  return read.success ? read.data : { largest: null, larger: [], isLargerText: false };
}

/** Of a picture that a browser counts as content, for each point it takes. Source: https://web.dev/articles/lcp */
const MIN_BITS_A_POINT = 0.05;

/**
 * The largest part, with what its picture weighs, and when that picture was there at the soonest, in ms of the log's clock: `null` where it
 * was still on its way, or where a text that nobody noted is larger. A picture that did not arrive is none, and one of hardly any bytes is a
 * pattern.
 */
export function largestOf(
  { largest, larger, isLargerText }: Drawn,
  requests: readonly LoggedRequest[],
): { element: LabRun['largestElement']; arrivedAt: number | null } {
  for (const { room, ...one } of larger) {
    const request = requestFor(one.picture, requests);
    if (!request || request.failed || request.statusCode >= 400) continue;
    if (!request.finished) return { element: one, arrivedAt: null };
    if ((request.transferSize * 8) / room >= MIN_BITS_A_POINT) return weighed(one, request);
  }
  if (isLargerText) return { element: null, arrivedAt: null };
  return largest === null ? { element: null, arrivedAt: 0 } : weighed(largest, requestFor(largest.picture, requests));
}

function weighed(element: NonNullable<LabRun['largestElement']>, request: LoggedRequest | undefined) {
  return request?.finished && !request.failed
    ? { element: { ...element, pictureBytes: request.transferSize }, arrivedAt: request.networkEndTime }
    : { element, arrivedAt: 0 };
}

/** Through what it was redirected to. */
function requestFor(picture: string | null, requests: readonly LoggedRequest[]): LoggedRequest | undefined {
  let at = picture === null ? undefined : requests.find(({ url }) => url === picture);
  while (at?.redirectDestination) at = at.redirectDestination;
  return at;
}
