import type { Locator, Page } from 'playwright-core';

/** More than any screen has before what the main job needs: a way that long is no way. */
const MOST_STOPS = 90;

/** 1280 px at 400 %: what WCAG 2.2 asks of reflow. https://www.w3.org/WAI/WCAG22/Understanding/reflow */
export const AT_400_PERCENT = { width: 320, height: 256 };

interface Stop {
  /** Its words, for what is said when one fails. */
  name: string;
  /** Whether an outline or a shadow shows where one is. */
  isMarked: boolean;
  /** Whether any of it is to be seen: in the window, and not under what floats there. */
  isInSight: boolean;
}

/** Goes on with Tab alone until the element has the focus. Throws where a stop on the way could not be seen, or the way does not end. */
export async function tabTo(target: Locator): Promise<void> {
  await target.waitFor();
  const page = target.page();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(readStop);
    if (stop && !stop.isMarked) throw new Error(`Nothing shows the focus on: ${stop.name}`);
    if (stop && !stop.isInSight) throw new Error(`Out of sight with the focus on it: ${stop.name}`);
  }
  throw new Error(`No way by Tab to ${target}`);
}

/** Goes there and presses Enter. */
export async function enter(target: Locator): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press('Enter');
}

/** Goes to a field and writes. */
export async function write(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

/** Runs in the page; null where nothing has the focus, at the end of the document. */
function readStop(): Stop | null {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const style = getComputedStyle(element);
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const across = [0.1, 0.5, 0.9].map(
    (share) => Math.max(left, 0) + share * (Math.min(right, innerWidth) - Math.max(left, 0)),
  );
  const down = [0.1, 0.5, 0.9].map(
    (share) => Math.max(top, 0) + share * (Math.min(bottom, innerHeight) - Math.max(top, 0)),
  );
  const isInSight = across.some((x) =>
    down.some((y) => {
      const above = document.elementFromPoint(x, y);
      return above !== null && (element.contains(above) || above.contains(element));
    }),
  );
  return {
    name: (element.getAttribute('aria-label') ?? element.textContent ?? element.tagName).trim().slice(0, 60),
    isMarked:
      (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 1) || style.boxShadow !== 'none',
    isInSight,
  };
}
