import { Graph } from '@paulirish/trace_engine/models/trace/lantern/lantern.js';
import type { LoggedRequest } from './logged-request.ts';

/** Tells every request which one made the page ask for it, where that is beyond doubt, and what it was redirected through. */
export function linkRequests(requests: readonly LoggedRequest[]): void {
  const byUrl = Map.groupBy(requests, ({ url }) => url);
  for (const request of requests) {
    const initiator = request.redirectSource ?? initiatorOf(request, byUrl);
    if (initiator) request.initiatorRequest = initiator;
    if (request.redirectDestination || !request.redirectSource) continue;
    const chain: LoggedRequest[] = [];
    for (let source = request.redirectSource as LoggedRequest | undefined; source; source = source.redirectSource) {
      chain.unshift(source);
    }
    request.redirects = chain;
  }
}

function initiatorOf(request: LoggedRequest, byUrl: Map<string, LoggedRequest[]>): LoggedRequest | undefined {
  const [url] = Graph.PageDependencyGraph.getNetworkInitiators(request);
  if (url === undefined) return undefined;
  let candidates = (byUrl.get(url) ?? []).filter(
    (one) => one.finished && !one.failed && one.responseHeadersEndTime <= request.rendererStartTime,
  );
  const narrow = (keeps: (one: LoggedRequest) => boolean) => {
    const kept = candidates.length > 1 ? candidates.filter(keeps) : [];
    if (kept.length > 0) candidates = kept;
  };
  // A prefetch asks for nothing itself; a frame's requests come from the frame; what a parser asks for stands in a document.
  narrow(({ resourceType }) => resourceType !== 'Other');
  narrow(({ frameId }) => frameId === request.frameId);
  if (request.initiator.type === 'parser') narrow(({ resourceType }) => resourceType === 'Document');
  narrow(({ isLinkPreload }) => isLinkPreload);
  return candidates.length === 1 ? candidates[0] : undefined;
}
