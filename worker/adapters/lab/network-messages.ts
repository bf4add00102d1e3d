import type { Initiator, LoggedRequest, Priority, ResourceType, Timing } from './logged-request.ts';

export interface ResponseMessage {
  url: string;
  status: number;
  headers: Record<string, string>;
  mimeType: string;
  protocol?: string;
  connectionId: number;
  connectionReused: boolean;
  encodedDataLength: number;
  fromDiskCache?: boolean;
  timing?: Timing;
}

/** The parts of Chromium's messages that are read here; `timestamp` in seconds. */
export interface Messages {
  requestWillBeSent: {
    requestId: string;
    documentURL: string;
    timestamp: number;
    type?: ResourceType;
    frameId?: string;
    initiator: Initiator;
    redirectResponse?: ResponseMessage;
    request: {
      url: string;
      initialPriority: Priority;
      isLinkPreload?: boolean;
      mixedContentType?: LoggedRequest['mixedContent'];
    };
  };
  requestServedFromCache: { requestId: string };
  responseReceived: {
    requestId: string;
    timestamp: number;
    type?: ResourceType;
    frameId?: string;
    response: ResponseMessage;
  };
  dataReceived: { requestId: string; dataLength: number; encodedDataLength: number };
  loadingFinished: { requestId: string; timestamp: number; encodedDataLength: number };
  loadingFailed: { requestId: string; timestamp: number; type?: ResourceType };
  resourceChangedPriority: { requestId: string; newPriority: Priority };
}
