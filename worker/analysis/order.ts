import type { Settings } from '../settings.ts';

/** What an object must know to start; the same for a start, a poke and a retry, so that each of them can begin the work. */
export interface AnalysisOrder {
  sessionId: string;
  websiteUrl: string;
  allowPrivate: boolean;
  maxPages: number;
  browserLeases: number;
  contactUrl: string;
  contactEmail: string;
}

/** What a row of the index and the settings tell an analysis object. */
export function orderFor(row: { sessionId: string; websiteUrl: string }, settings: Settings): AnalysisOrder {
  return {
    sessionId: row.sessionId,
    websiteUrl: row.websiteUrl,
    allowPrivate: settings.allowPrivateTargets,
    maxPages: settings.maxPages,
    browserLeases: settings.browserLeases,
    contactUrl: `${settings.appOrigin}/bot`,
    contactEmail: settings.contactEmail,
  };
}
