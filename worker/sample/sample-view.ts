import type { AnalysisView } from '../contract/api.ts';
import type { Results } from '../contract/results.ts';

/** What the sample's address has in place of a number. */
export const SAMPLE_ID = 'sample';

/**
 * The report of the invented business whose website lies beside this file, whole, for everybody. It has no number and belongs to nobody.
 * `npm run sample` makes it.
 */
export async function sampleView(): Promise<AnalysisView> {
  // Text in a file of its own: nothing reads it until somebody asks for the sample.
  const { default: text } = await import('./report.json?raw');
  const results = JSON.parse(text) as Results;
  const home = results.pages.find(({ role }) => role === 'home') ?? results.pages[0];
  const readAt = results.pages.map(({ fetchedAt }) => fetchedAt);
  return {
    analysisId: 0,
    websiteUrl: home?.url ?? '',
    isPaid: true,
    isDemo: false,
    status: 'completed',
    results,
    failureMessage: null,
    sessionId: '',
    createdAt: Math.min(...readAt),
    completedAt: Math.max(...readAt),
    ticked: [],
    shareUrl: null,
  };
}

/** Its home page as a visitor sees it, as WebP. */
export async function samplePicture(): Promise<Uint8Array<ArrayBuffer>> {
  const { default: address } = await import('./home-page.webp?inline');
  return Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (char) => char.charCodeAt(0));
}
