import type { PictureSize } from '../contract/results.ts';
import type { Asked } from './assistants/asked.ts';
import type { Benchmark } from './paid/benchmark.ts';
import type { Reading } from './reader/reading.ts';
import type { AxeReading } from './website/axe/axe-finding.ts';
import type { LabObservation } from './website/lab/lab-observation.ts';
import type { PageView } from './website/page/page-view.ts';

/**
 * Everything an analysis saw, as plain JSON. The engine judges this and nothing else: same observations, same report, to the
 * byte. Times are epoch ms, durations ms, sizes bytes after decoding. Rows are stored one per page.
 */
export interface Observations {
  version: 1;
  target: Target;
  robots: RobotsObservation;
  /** A random path that cannot exist, asked as a control; null when it was not asked. */
  control: TextResource | null;
  sitemaps: SitemapObservation[];
  /** null when it was not asked (robots.txt keeps us out, or the budget was spent). */
  llmsTxt: TextResource | null;
  pages: PageObservation[];
  /** The address holds nothing but a script that leads on to what is read as the home page; noted when the observations are judged. */
  ledOn?: { from: string; to: string };
  /** The home page asked under each AI agent's name; empty when not asked. */
  edge: EdgeProbe[];
  /** http/https and www/bare variants of the home address; empty for private targets. */
  hostVariants: HostVariant[];
  /** Addresses checked beyond the key pages: links, canonicals, sitemap samples, profiles and links elsewhere, preview pictures. */
  linkChecks: LinkCheck[];
  /**
   * Time to first byte of the home page, in ms: the reading itself, then each repetition. Empty when it was not repeated (a pause is
   * asked for, a private target); absent in analyses made before it was.
   */
  ttfbSamplesMs?: number[];
  /** Pictures and videos of its own that pages show and the server does not have (404, 410, asked twice). Absent where nobody asked. */
  goneFiles?: string[];
  /** Files made for agents, one answer each; null or absent when they were not asked for. */
  agentFiles?: AgentFile[] | null;
  /** What was meant to be read and was not, with the reason: owed to the reader of the report. */
  notRead: {
    url: string;
    reason: NotReadReason;
    detail: string;
    role?: PageRole;
    /** What it answered when it was tried all the same. */
    status?: number;
  }[];
  browser: BrowserUse;
  /** How other websites of the trade scored when this one was judged; null or absent when its trade is not known. */
  benchmark?: Benchmark | null;
  /** Speed and weight of the home page in a browser; null when not measured. Absent from analyses made before it existed. */
  lab?: LabObservation | null;
  /** What a language model found where rules were in doubt. Absent when none was asked. */
  reading?: Reading;
  /** What assistants answered when they were asked about the business, oldest first. Absent when none were. */
  asked?: Asked[];
  /** Size of the picture of the home page, in pixels, which is kept apart; null or absent when none was taken. */
  picture?: PictureSize | null;
  /** When the first request was made. */
  startedAt: number;
}

export type NotReadReason =
  | 'robots'
  | 'budget'
  | 'timeout'
  | 'too_many_timeouts'
  | 'out_of_time'
  | 'elsewhere'
  | 'error';

export interface Target {
  /** As the owner typed it, after parsing. */
  typedUrl: string;
  /** Where the home page was read, after redirects. */
  homeUrl: string;
  /** Directory the analysis stays in, ending in "/": "https://example.com/" or "https://example.com/shop/". */
  scopeUrl: string;
  /** Loopback or private address: transport checks do not apply. */
  isPrivate: boolean;
  /** The public host a private target names in all its canonicals and sitemaps; its URLs are read as the target's. */
  aliasHost: string | null;
  /** Folder of that host below which the target's pages stand, as on project pages: "/bakery/". Absent when paths are the same. */
  aliasBase?: string;
}

/** How one HTTP exchange ended. `failure` null means a response was read. */
export interface Exchange {
  /** As asked. */
  url: string;
  /** After redirects. */
  finalUrl: string;
  redirects: { url: string; status: number }[];
  /** 0 when there was no response. */
  status: number;
  /** Lower-case names. Set-Cookie is not kept. */
  headers: Record<string, string>;
  contentType: string | null;
  bytes: number;
  /** The body was longer than the cap and was cut. */
  truncated: boolean;
  /** Until the response headers arrived. */
  ttfbMs: number;
  fetchedAt: number;
  failure: FetchFailure | null;
}

export type FetchFailure =
  | 'dns'
  | 'refused'
  | 'tls'
  | 'timeout'
  | 'too_many_redirects'
  | 'redirect_loop'
  | 'bad_redirect'
  | 'private_address'
  | 'network'
  | 'too_large';

export interface TextResource extends Exchange {
  /** Decoded text, at most 512,000 characters; null when there is none. */
  text: string | null;
}

export type RobotsObservation = TextResource;

export interface SitemapObservation extends Exchange {
  foundBy: 'robots' | 'convention' | 'index';
  kind: 'urlset' | 'index' | 'feed' | 'text' | 'invalid' | 'absent';
  /** First error in words when `kind` is invalid. */
  error: string | null;
  hasNamespace: boolean;
  /** All entries counted, the first 1,000 kept. Addresses as written. */
  entryCount: number;
  entries: { loc: string; lastmod: string | null }[];
}

export type PageRole =
  | 'home'
  | 'about'
  | 'contact'
  | 'services'
  | 'products'
  | 'prices'
  | 'faq'
  | 'locations'
  | 'reviews'
  | 'article'
  | 'legal'
  | 'other';

export interface PageObservation {
  /** Address asked for, inside the target (never the alias host). */
  url: string;
  role: PageRole;
  foundBy: 'typed' | 'link' | 'sitemap';
  /** Clicks from the home page over plain links; null when only a sitemap names it. */
  depth: number | null;
  /** As an assistant's fetcher reads it. */
  plain: ReadAttempt;
  /** As a person sees it; null when no browser was used for this page. */
  rendered: RenderAttempt | null;
  /** It is left out of search and nobody is led to it, noted when the observations are judged: nothing on it is. */
  isAside?: true;
  /** Links lead to it only with a query that it was opened without, noted when the observations are judged: it is not whole. */
  lacksQuery?: true;
}

export interface ReadAttempt extends Exchange {
  charset: { used: string; declaredBy: 'header' | 'bom' | 'meta' | 'default' } | null;
  /** null when there was no readable HTML. */
  view: PageView | null;
  /** The answer was recognised as something other than the website's page. */
  obstacle: Obstacle | null;
  /** The address that was chosen, where it only leads on to this page at once. */
  ledFrom?: string;
}

export interface RenderAttempt {
  finalUrl: string;
  status: number;
  view: PageView | null;
  /** `restless`: it made the browser say or ask for so much that its tab had to be closed. */
  failure: 'timeout' | 'restless' | 'crash' | 'blocked' | 'network' | null;
  /** Uncaught errors and console errors, at most 20, 300 characters each. */
  consoleErrors: string[];
  /** Scripts or data of the page did not arrive: what they would have shown is unknown. Absent from analyses made before it was kept. */
  missesCode?: boolean;
  /** Data its scripts asked for did not arrive: what they would have written is unknown. Absent from analyses made before it was kept. */
  missesData?: boolean;
  /** Scripts of its own that its server does not have (404, 410), at most ten. Absent where none, and from analyses made before it was kept. */
  goneScripts?: string[];
  /** The same of its style sheets. */
  goneStyles?: string[];
  /** Program files of other hosts that did not arrive, noted when the observations are judged: nobody saw what they write. */
  lostScripts?: string[];
  /** The same of the pictures it shows, as far as they were asked for: in its HTML, or, of the home page, as it was measured. */
  gonePictures?: string[];
  /** The same of its videos. */
  goneVideos?: string[];
  /** A style sheet, or a script of another host that may write one, did not arrive: how the page looked is not how visitors see it. Absent where all did. */
  missesStyles?: true;
  /** A window lay over the page, or it could not be scrolled. Absent where not, and from analyses made before it was kept. */
  isHeld?: true;
  /** What axe-core found; null when it did not finish or the page was not shown. Absent from analyses made before it existed. */
  axe?: AxeReading | null;
  /** Of the document; null without https. Absent from analyses made before it was kept. */
  certificate?: Certificate | null;
  /** Why `view` was left out when the observations were judged: it was of another page. */
  stray?: Stray;
  fetchedAt: number;
}

/**
 * What a browser showed was not the page that was asked for: a script led it on, put the page into the browser's language, or failed and left
 * an error message, of which `said` is the first line.
 */
export type Stray = { by: 'address'; finalUrl: string } | { by: 'language' } | { by: 'error'; said: string };

export interface Certificate {
  issuer: string;
  subject: string;
  /** As the browser names it: "TLS 1.3". */
  protocol: string;
  validFromAt: number;
  validToAt: number;
}

/** Something that stands where the page should be. */
export interface Obstacle {
  kind: 'challenge' | 'login' | 'parked' | 'empty' | 'not_html' | 'refused' | 'error_page';
  /** The words or header it was recognised by. */
  seen: string;
}

export interface EdgeProbe extends Exchange {
  /** Token of the agent whose name was carried. `browser` is the comparison with a browser's name. */
  token: string;
  userAgent: string;
  obstacle: Obstacle | null;
  /** Visible text, first 20,000 characters, for comparison. */
  text: string | null;
}

export interface HostVariant extends Exchange {
  variant: 'http' | 'https' | 'http-www' | 'https-www';
}

export interface LinkCheck {
  url: string;
  /** Page the link stands on, or the sitemap that names it. */
  foundOn: string;
  /** `canonical`: an address pages give as their own that is none of the pages read. */
  kind: 'internal' | 'external' | 'sitemap' | 'profile' | 'image' | 'canonical';
  status: number;
  failure: FetchFailure | null;
  finalUrl: string;
  checkedAt: number;
  /** Of kind `image` alone, when something was answered. */
  image?: PictureLook;
}

/** A picture by its first bytes. */
export interface PictureLook {
  /** Pixels as shown; null when the first bytes do not tell. */
  width: number | null;
  height: number | null;
  /** Size of the whole file; null when the server does not say and it was not read to its end. */
  bytes: number | null;
  /** By its bytes (`jpeg`, `png`, `webp`, `gif`), else the declared type; null when neither tells. */
  type: string | null;
}

/** A place where some agents look for a file of their own. */
export interface AgentFile extends TextResource {
  kind: AgentFileKind;
  /** First 2,000 characters: enough to tell what it is. */
  text: string | null;
}

export type AgentFileKind =
  | 'mcp-card'
  | 'a2a-card'
  | 'agents-md'
  | 'api-catalog'
  | 'ai-txt'
  | 'ai-summary'
  | 'tdm-reservation';

export interface BrowserUse {
  /** `none`: no browser could be had; `partial`: some pages only. */
  state: 'used' | 'partial' | 'none';
  /** Why not, in words for the owner; null when used. */
  reason: string | null;
  version: string | null;
}
