import type { LoadTrace } from './load-trace.ts';

/**
 * Run in an empty tab: how complete the window was in each picture, 0-1, by the colours it shares with the last one. White does not
 * count, as every page begins white. Between two pictures that are about as complete as each other, those in between are taken to be
 * so too. The browser itself unpacks the JPEGs.
 */
const COMPLETENESS_SCRIPT = String.raw`(async (jpegs) => {
  const ALIKE = 0.02;
  const coloursOf = async (jpeg) => {
    const bytes = Uint8Array.from(atob(jpeg), (c) => c.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true });
    canvas.drawImage(image, 0, 0);
    const { data } = canvas.getImageData(0, 0, image.width, image.height);
    const counts = new Uint32Array(768);
    for (let i = 0; i < data.length; i += 4) {
      if (data[i] >= 249 && data[i + 1] >= 249 && data[i + 2] >= 249) continue;
      for (let channel = 0; channel < 3; channel++) counts[channel * 256 + data[i + channel]]++;
    }
    return counts;
  };
  const last = await coloursOf(jpegs.at(-1));
  const total = last.reduce((sum, count) => sum + count, 0);
  const completeAt = async (i) => {
    if (total === 0) return 1;
    const counts = await coloursOf(jpegs[i]);
    let shared = 0;
    for (let k = 0; k < counts.length; k++) shared += Math.min(counts[k], last[k]);
    return shared / total;
  };
  const complete = new Array(jpegs.length).fill(null);
  const fill = async (from, to) => {
    complete[from] ??= await completeAt(from);
    complete[to] ??= await completeAt(to);
    const middle = (from + to) >> 1;
    if (middle === from) return;
    if (Math.abs(complete[from] - complete[to]) < ALIKE) complete.fill(complete[from], from + 1, to);
    else { await fill(from, middle); await fill(middle, to); }
  };
  await fill(0, jpegs.length - 1);
  return complete;
})`;

export function completenessScript(trace: LoadTrace): string {
  return `(${COMPLETENESS_SCRIPT})(${JSON.stringify(trace.screenshots.map(({ jpeg }) => jpeg))})`;
}

/**
 * The mean time at which the window filled, in ms: the area above the curve of completeness. null without pictures.
 * Source: https://docs.webpagetest.org/metrics/speedindex/
 */
export function speedIndexOf({ startedAt, screenshots }: LoadTrace, completeness: unknown): number | null {
  if (!Array.isArray(completeness) || completeness.length !== screenshots.length || screenshots.length === 0)
    return null;
  let index = 0;
  let before = { at: startedAt, complete: 0 };
  for (const [i, { at }] of screenshots.entries()) {
    index += (at - before.at) * (1 - before.complete);
    // Whole percents, as everybody who computes it does.
    before = { at, complete: Math.floor(Number(completeness[i]) * 100) / 100 };
  }
  return index / 1000;
}
