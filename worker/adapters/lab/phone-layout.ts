import { z } from 'zod';
import type { LabRun } from '../../audit/website/lab/lab-observation.ts';

/**
 * Run in a page on a phone once all is measured: how much of its text lies beyond the screen. A page without the line that makes it
 * as wide as the phone gets that line first, so that it shows what the line would do. Text that is hidden, or kept back by a box on the
 * screen, as the next slide or the rest of a wide table is, is not counted. And how many things it shows to click on that say of
 * themselves neither in their element nor in a role that they are any: a script makes a box of three lines open the menu.
 */
export const PHONE_LAYOUT_SCRIPT = String.raw`(async () => {
  const root = document.documentElement;
  if (!document.body || !document.head) return null;
  const hasViewport = document.querySelector('meta[name="viewport" i]') !== null;
  if (!hasViewport) {
    const line = document.createElement('meta');
    line.name = 'viewport';
    line.content = 'width=device-width, initial-scale=1';
    document.head.append(line);
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  const width = root.clientWidth;
  if (width > screen.width + 1) return { hasViewport, textBeyond: null };
  let [all, beyond, left] = [0, 0, 3000];
  const CONTROL = 'a,button,label,summary,select,input,textarea,option,iframe,video,audio';
  const ROLE = '[role=button],[role=link],[role=tab],[role^=menuitem],[role=checkbox],[role=radio],[role=switch],[role=option]';
  const points = (one) => one !== null && getComputedStyle(one).cursor === 'pointer';
  const isBare = (element) => {
    if (!element.hasAttribute('onclick') && (!points(element) || points(element.parentElement))) return false;
    if (element.closest(CONTROL + ',' + ROLE) || element.querySelector(CONTROL + ',' + ROLE)) return false;
    const { width: wide, height: high, right, left: start } = element.getBoundingClientRect();
    return wide >= 8 && high >= 8 && right > 0 && start < width && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  const bareControls = [...document.body.querySelectorAll('*')].slice(0, 3000).filter(isBare).length;
  const isKeptBack = (element, width) => {
    for (let at = element; at && at !== document.body; at = at.parentElement)
      if (getComputedStyle(at).overflowX !== 'visible' && at.getBoundingClientRect().right <= width + 8) return true;
    return false;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node && left > 0; node = walker.nextNode()) {
    const chars = node.data.trim().length;
    if (chars === 0) continue;
    left--;
    const style = getComputedStyle(node.parentElement);
    if (style.visibility !== 'visible') continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width < 2 || box.height < 2 || box.right <= 0 || box.left > 2 * width) continue;
    const isBeyond = box.right > width + 8;
    if (isBeyond && isKeptBack(node.parentElement, width)) continue;
    all += chars;
    if (isBeyond) beyond += chars;
  }
  // What nobody can push into view, as slides that a menu moves, waits for a script: whether all of it comes is not seen here.
  const isFixed = beyond > 0 && root.scrollWidth <= width + 8;
  return { hasViewport, bareControls, textBeyond: all < 200 || isFixed ? null : beyond / all };
})()`;

const layout = z.object({
  hasViewport: z.boolean(),
  textBeyond: z.number().min(0).max(1).nullable(),
  bareControls: z.int().min(0).max(3000).exactOptional(),
});

/** Nothing where the page would not say. */
export function parsePhoneLayout(answer: unknown): LabRun['phoneLayout'] {
  const read = layout.safeParse(answer);
  return read.success ? { ...read.data, textBeyond: rounded(read.data.textBeyond) } : undefined;
}

const rounded = (share: number | null): number | null => (share === null ? null : Math.round(share * 100) / 100);
