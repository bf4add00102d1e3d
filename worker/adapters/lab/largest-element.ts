import { z } from 'zod';
import type { LabRun } from '../../audit/website/lab/lab-observation.ts';

/** What the largest paint drew, as a path and its markup. Run apart from the page's own scripts. */
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
  let largest = null;
  let picture = null;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.element) { largest = entry.element; picture = entry.url || null; }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  setTimeout(() => resolve(largest && { selector: pathTo(largest), snippet: largest.outerHTML.slice(0, 200), picture }), 50);
})`;

const element = z
  .object({
    selector: z.string().transform((text) => text.slice(0, 300)),
    snippet: z.string().max(200),
    picture: z
      .string()
      .transform((text) => text.slice(0, 500))
      .nullable(),
  })
  .nullable()
  .catch(null);

/** The page could have had a hand in the answer: anything else than the shape asked for is nothing. */
export const parseLargestElement = (answer: unknown): LabRun['largestElement'] => element.parse(answer);
