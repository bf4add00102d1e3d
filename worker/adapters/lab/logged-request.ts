/** A request as Chromium reports it, in the shape the load model reads. Times in ms of one clock, which the trace shares. */
export interface LoggedRequest {
  requestId: string;
  url: string;
  documentURL: string;
  parsedURL: { scheme: string; host: string; securityOrigin: string };
  protocol: string;
  connectionId: number;
  connectionReused: boolean;
  rendererStartTime: number;
  networkRequestTime: number;
  responseHeadersEndTime: number;
  networkEndTime: number;
  /** Bytes on the wire, headers included. */
  transferSize: number;
  /** Bytes of the body, unpacked. */
  resourceSize: number;
  fromDiskCache: boolean;
  fromMemoryCache: boolean;
  isLinkPreload: boolean;
  finished: boolean;
  failed: boolean;
  statusCode: number;
  mimeType: string;
  priority: Priority;
  resourceType?: ResourceType;
  initiator: Initiator;
  initiatorRequest?: LoggedRequest;
  redirectSource?: LoggedRequest;
  redirectDestination?: LoggedRequest;
  redirects?: LoggedRequest[];
  timing?: Timing;
  frameId: string | undefined;
  fromWorker: boolean;
  /** Lower-case names. */
  headers: Record<string, string>;
  /** What Chromium holds of an insecure part of a secure page. */
  mixedContent: 'blockable' | 'optionally-blockable' | 'none';
}

export type Priority = 'VeryLow' | 'Low' | 'Medium' | 'High' | 'VeryHigh';

export type ResourceType =
  | 'XHR'
  | 'Fetch'
  | 'EventSource'
  | 'Script'
  | 'Stylesheet'
  | 'Image'
  | 'Media'
  | 'Font'
  | 'Document'
  | 'TextTrack'
  | 'WebSocket'
  | 'Other'
  | 'Manifest'
  | 'SignedExchange'
  | 'Ping'
  | 'Preflight'
  | 'CSPViolationReport'
  | 'Prefetch'
  | 'FedCM';

export interface Initiator {
  type: 'parser' | 'script' | 'preload' | 'SignedExchange' | 'preflight' | 'FedCM' | 'other';
  url?: string;
  stack?: CallStack;
}

interface CallStack {
  callFrames: { scriptId: string; url: string; lineNumber: number; columnNumber: number; functionName: string }[];
  parent?: CallStack;
}

export interface Timing {
  requestTime: number;
  proxyStart: number;
  proxyEnd: number;
  dnsStart: number;
  dnsEnd: number;
  connectStart: number;
  connectEnd: number;
  sslStart: number;
  sslEnd: number;
  workerStart: number;
  workerReady: number;
  workerFetchStart: number;
  workerRespondWithSettled: number;
  sendStart: number;
  sendEnd: number;
  pushStart: number;
  pushEnd: number;
  receiveHeadersStart: number;
  receiveHeadersEnd: number;
}
