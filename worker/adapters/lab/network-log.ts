import type { DevtoolsSession } from './devtools-session.ts';
import type { LoggedRequest, ResourceType } from './logged-request.ts';
import type { Messages, ResponseMessage } from './network-messages.ts';

/** More are dropped: no page a visitor waits for asks for so much. */
const MAX_REQUESTS = 3_000;

/** Writes down every request of a tab, and of frames in processes of their own once `watch` was called for them. */
export class NetworkLog {
  readonly requests: LoggedRequest[] = [];
  /** Called whenever a request begins or ends. */
  onChange: () => void = () => {};
  private readonly current = new Map<string, LoggedRequest>();

  async watch(session: DevtoolsSession): Promise<void> {
    const on = <Name extends keyof Messages>(name: Name, handle: (message: Messages[Name]) => void) =>
      session.on(`Network.${name}`, handle as (payload: never) => void);
    const known = (requestId: string, change: (request: LoggedRequest) => void) => {
      const request = this.current.get(requestId);
      if (request) change(request);
    };
    on('requestWillBeSent', (message) => this.begin(message));
    on('requestServedFromCache', ({ requestId }) =>
      known(requestId, (request) => {
        request.fromMemoryCache = true;
      }),
    );
    on('responseReceived', ({ requestId, response, timestamp, type, frameId }) =>
      known(requestId, (request) => {
        answer(request, response, timestamp, type);
        request.frameId = frameId;
      }),
    );
    on('dataReceived', ({ requestId, dataLength, encodedDataLength }) =>
      known(requestId, (request) => {
        request.resourceSize += dataLength;
        if (encodedDataLength > 0) request.transferSize += encodedDataLength;
      }),
    );
    on('loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
      known(requestId, (request) => {
        if (request.finished) return;
        if (encodedDataLength >= 0) request.transferSize = encodedDataLength;
        this.end(request, timestamp);
      }),
    );
    on('loadingFailed', ({ requestId, timestamp, type }) =>
      known(requestId, (request) => {
        if (request.finished) return;
        request.failed = true;
        if (type) request.resourceType = type;
        this.end(request, timestamp);
      }),
    );
    on('resourceChangedPriority', ({ requestId, newPriority }) =>
      known(requestId, (request) => {
        request.priority = newPriority;
      }),
    );
    await session.send('Network.enable');
  }

  /** Requests under way, without those that stay open by nature. */
  get inFlight(): number {
    return this.requests.filter(({ finished, resourceType }) => !finished && !STAYS_OPEN.has(resourceType)).length;
  }

  private begin({
    requestId,
    documentURL,
    timestamp,
    type,
    frameId,
    initiator,
    redirectResponse,
    request,
  }: Messages['requestWillBeSent']): void {
    if (!URL.canParse(request.url) || this.requests.length >= MAX_REQUESTS) return;
    const before = this.current.get(requestId);
    if (before && !redirectResponse) return;
    const url = new URL(request.url);
    const startedAt = timestamp * 1000;
    const begun: LoggedRequest = {
      requestId: before ? `${before.requestId}:redirect` : requestId,
      url: request.url,
      documentURL,
      parsedURL: { scheme: url.protocol.slice(0, -1), host: url.hostname, securityOrigin: url.origin },
      protocol: '',
      connectionId: 0,
      connectionReused: false,
      rendererStartTime: startedAt,
      networkRequestTime: startedAt,
      responseHeadersEndTime: startedAt,
      networkEndTime: -1,
      transferSize: 0,
      resourceSize: 0,
      fromDiskCache: false,
      fromMemoryCache: false,
      isLinkPreload: initiator.type === 'preload' || request.isLinkPreload === true,
      finished: false,
      failed: false,
      statusCode: -1,
      mimeType: '',
      priority: request.initialPriority,
      ...(type ? { resourceType: type } : {}),
      initiator: before?.initiator ?? initiator,
      frameId,
      fromWorker: false,
      headers: {},
      mixedContent: request.mixedContentType ?? 'none',
    };
    this.requests.push(begun);
    this.current.set(requestId, begun);
    if (before && redirectResponse) {
      answer(before, redirectResponse, timestamp, type);
      delete before.resourceType;
      before.redirectDestination = begun;
      begun.redirectSource = before;
      this.end(before, timestamp);
    }
    this.onChange();
  }

  private end(request: LoggedRequest, timestamp: number): void {
    request.finished = true;
    request.networkEndTime = timestamp * 1000;
    request.responseHeadersEndTime = Math.min(request.networkEndTime, request.responseHeadersEndTime);
    this.onChange();
  }
}

const STAYS_OPEN = new Set<ResourceType | undefined>(['WebSocket', 'EventSource', 'Ping']);

function answer(
  request: LoggedRequest,
  response: ResponseMessage,
  timestamp: number,
  type: ResourceType | undefined,
): void {
  request.url = response.url;
  request.protocol = response.protocol ?? '';
  request.connectionId = response.connectionId;
  request.connectionReused = response.connectionReused;
  request.statusCode = response.status;
  request.mimeType = response.mimeType;
  request.transferSize = response.encodedDataLength;
  request.fromDiskCache = response.fromDiskCache === true;
  request.headers = Object.fromEntries(
    Object.entries(response.headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  if (type) request.resourceType = type;
  const timing = request.fromMemoryCache ? undefined : response.timing;
  if (!timing) return;
  request.timing = timing;
  if (timing.requestTime === -1 || timing.receiveHeadersEnd === -1) return;
  // The network's own times are better than those of the messages about them.
  request.networkRequestTime = timing.requestTime * 1000;
  const headersAt = Math.min(request.networkRequestTime + timing.receiveHeadersEnd, timestamp * 1000);
  request.responseHeadersEndTime = Math.max(headersAt, request.networkRequestTime);
}
