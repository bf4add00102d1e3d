import type { LoadTrace } from './load-trace.ts';

/**
 * Run in an empty tab: how complete the window was in each picture, 0-1, by the colours it shares with the last one. White does not
 * count, as every page begins white. The browser itself unpacks the JPEGs.
 */
const COMPLETENESS_SCRIPT = String.raw`(async (jpegs) => {
  const histogramOf = async (jpeg) => {
    const bytes = Uint8Array.from(atob(jpeg), (c) => c.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
    canvas.drawImage(image, 0, 0);
    const { data } = canvas.getImageData(0, 0, image.width, image.height);
    const counts = new Uint32Array(768);
    for (let i = 0; i < data.length; i += 4) {
      if (data[i] >= 249 && data[i + 1] >= 249 && data[i + 2] >= 249) continue;
      for (let channel = 0; channel < 3; channel++) counts[channel * 256 + data[i + channel]]++;
    }
    return counts;
  };
  const pictures = [];
  for (const jpeg of jpegs) pictures.push(await histogramOf(jpeg));
  const last = pictures.at(-1);
  const total = last.reduce((sum, count) => sum + count, 0);
  return pictures.map((counts) => {
    if (total === 0) return 1;
    let shared = 0;
    for (let i = 0; i < counts.length; i++) shared += Math.min(counts[i], last[i]);
    return shared / total;
  });
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
