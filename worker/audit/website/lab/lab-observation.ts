/** How fast the home page came up in a browser of ours, under the conditions named in `METHOD`. Times are ms since the navigation began. */
export interface LabObservation {
  /** Address that was asked for. */
  pageUrl: string;
  /** One to five per device, in the order they were made. */
  runs: LabRun[];
  /** Devices without a run, in words for the owner. */
  notMeasured: { device: LabDevice; reason: string }[];
}

export const LAB_DEVICES = ['phone', 'desktop'] as const;

export type LabDevice = (typeof LAB_DEVICES)[number];

/** One load of the page in a tab of its own, nothing else at work in the browser. */
export interface LabRun {
  device: LabDevice;
  finalUrl: string;
  metrics: LabMetrics;
  /** What the largest paint drew; null when the browser did not say. */
  largestElement: {
    selector: string;
    snippet: string;
    /** Address of the picture it was; null for text. Absent from runs made before it was asked. */
    picture?: string | null;
    /** Of that picture on the wire. Absent where it did not cross it, and from runs made before it was kept. */
    pictureBytes?: number;
  } | null;
  /**
   * On a phone: the share of the text that lies beyond the screen, 0-1, null where too little is shown. A page without a viewport line was
   * given one first. `bareControls`: what it shows to click on that is no link, button or field and has no role of one; absent where a
   * phone would show another width, and from runs made before it was counted. Absent from runs made before it was measured.
   */
  phoneLayout?: { hasViewport: boolean; textBeyond: number | null; bareControls?: number };
  traffic: LabTraffic;
  document: LabDocument;
  /** Uncaught errors and console errors, at most 20, 300 characters each. */
  consoleErrors: string[];
  /** Insecure parts of a secure page, at most 50. `active`: scripts, styles, frames, data; blocked by browsers. */
  mixedContent: { url: string; kind: 'active' | 'passive' }[];
  measuredAt: number;
}

/** null: the page never came so far. */
export interface LabMetrics {
  firstContentfulPaintMs: number | null;
  largestContentfulPaintMs: number | null;
  totalBlockingTimeMs: number | null;
  /** Unitless: share of the window that moved, times how far. */
  cumulativeLayoutShift: number | null;
  speedIndexMs: number | null;
}

export const TRAFFIC_KINDS = ['document', 'style', 'script', 'image', 'font', 'media', 'data', 'other'] as const;

export type TrafficKind = (typeof TRAFFIC_KINDS)[number];

export interface LabTraffic {
  /** Kinds that occurred. `transferBytes`: as they crossed the wire, headers included; `bodyBytes`: after unpacking. */
  byKind: { kind: TrafficKind; requests: number; transferBytes: number; bodyBytes: number }[];
  /** Requests that did not arrive, ours to refuse or theirs. */
  failedRequests: number;
  /** Of the parts beside the document: how many a browser may keep for a day or longer, of how many. */
  cacheable: { parts: number; ofParts: number };
  /** Of texts (documents, styles, scripts, data) over 1,400 bytes: how many came compressed, of how many. */
  compressed: { parts: number; ofParts: number };
}

/** The page itself as it came over the wire, which a fetcher does not show. */
export interface LabDocument {
  status: number;
  /** "h2", "http/1.1"... */
  protocol: string;
  /** "br", "gzip", "zstd"...; null when it came as it is. */
  contentEncoding: string | null;
  transferBytes: number;
  bodyBytes: number;
}

/** What a report says about how the values came about. */
export const METHOD =
  'Chromium loads the page once at full speed; Lantern, the model Lighthouse uses by default, then works out what the load ' +
  "would have taken on Lighthouse's phone (150 ms round trip, 1.6 Mbit/s, processor four times slower) and desktop (40 ms, " +
  '10 Mbit/s). Of pictures, only the one drawn as the largest part and those the browser asks for early count for its time. ' +
  'Layout shifts are as observed.';
