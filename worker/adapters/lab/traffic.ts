import {
  type LabDocument,
  type LabRun,
  type LabTraffic,
  TRAFFIC_KINDS,
  type TrafficKind,
} from '../../audit/website/lab/lab-observation.ts';
import type { LoggedRequest, ResourceType } from './logged-request.ts';

const KIND_OF: Partial<Record<ResourceType, TrafficKind>> = {
  Document: 'document',
  Stylesheet: 'style',
  Script: 'script',
  Image: 'image',
  Font: 'font',
  Media: 'media',
  XHR: 'data',
  Fetch: 'data',
  Manifest: 'data',
};
/** Worth keeping: a visitor who comes back within the day loads it once. */
const CACHED_S = 86_400;
/** What fits into one packet gains nothing by packing. */
const PACKABLE_BYTES = 1_400;
const TEXT = /^(text\/|application\/(javascript|json|xml|xhtml\+xml|manifest\+json|ld\+json)|image\/svg\+xml)/;
const MAX_MIXED = 50;
const MAX_ADDRESS_CHARS = 300;

/** Everything that crossed the wire, counted. */
export function trafficOf(requests: readonly LoggedRequest[]): LabTraffic {
  const onWire = requests.filter(({ parsedURL }) => /^https?$/.test(parsedURL.scheme));
  const arrived = onWire.filter(({ failed, finished }) => finished && !failed);
  const parts = arrived.filter(({ resourceType, statusCode }) => resourceType !== 'Document' && statusCode === 200);
  const texts = arrived.filter(
    ({ mimeType, resourceSize, statusCode }) =>
      statusCode === 200 && TEXT.test(mimeType) && resourceSize > PACKABLE_BYTES,
  );
  return {
    byKind: TRAFFIC_KINDS.flatMap((kind) => {
      const same = arrived.filter((request) => kindOf(request) === kind);
      if (same.length === 0) return [];
      const sum = (size: (request: LoggedRequest) => number) => same.reduce((total, one) => total + size(one), 0);
      return [
        {
          kind,
          requests: same.length,
          transferBytes: sum(({ transferSize }) => transferSize),
          bodyBytes: sum(({ resourceSize }) => resourceSize),
        },
      ];
    }),
    failedRequests: onWire.length - arrived.length,
    cacheable: { parts: parts.filter((one) => lifetimeS(one.headers) >= CACHED_S).length, ofParts: parts.length },
    compressed: { parts: texts.filter(({ headers }) => encodingOf(headers) !== null).length, ofParts: texts.length },
  };
}

/** A redirect has no kind of its own. */
const kindOf = ({ resourceType }: LoggedRequest): TrafficKind => (resourceType && KIND_OF[resourceType]) ?? 'other';

/** The page itself; null when it did not arrive. */
export function documentOf(request: LoggedRequest | undefined): LabDocument | null {
  if (!request || request.failed || request.statusCode <= 0) return null;
  return {
    status: request.statusCode,
    protocol: request.protocol,
    contentEncoding: encodingOf(request.headers),
    transferBytes: request.transferSize,
    bodyBytes: request.resourceSize,
  };
}

export function mixedContentOf(requests: readonly LoggedRequest[]): LabRun['mixedContent'] {
  return requests
    .filter(({ mixedContent }) => mixedContent !== 'none')
    .slice(0, MAX_MIXED)
    .map(({ url, mixedContent }) => ({
      url: url.slice(0, MAX_ADDRESS_CHARS),
      kind: mixedContent === 'blockable' ? 'active' : 'passive',
    }));
}

function encodingOf(headers: Record<string, string>): string | null {
  const encoding = headers['content-encoding']?.trim().toLowerCase();
  return encoding && encoding !== 'identity' ? encoding.slice(0, 40) : null;
}

/** How long a browser may keep an answer without asking, in seconds. Source: https://www.rfc-editor.org/rfc/rfc9111#section-4.2.1 */
function lifetimeS(headers: Record<string, string>): number {
  const control = headers['cache-control'] ?? '';
  if (/\b(no-store|no-cache)\b/i.test(control)) return 0;
  const maxAge = /\bmax-age\s*=\s*"?(\d+)/i.exec(control)?.[1];
  if (maxAge !== undefined) return Number(maxAge);
  const until = Date.parse(headers.expires ?? '');
  const from = Date.parse(headers.date ?? '');
  return Number.isNaN(until) || Number.isNaN(from) ? 0 : (until - from) / 1000;
}
