import type { HTTPRequest, HTTPResponse } from '@cloudflare/puppeteer';

/** Of one file, and of all together: bundles of small businesses are far smaller. */
const MAX_FILE_BYTES = 1_000_000;
const MAX_BYTES = 4_000_000;
/** Of the answer as it came over the wire; what is given again is whole and unpacked. */
const NOT_GIVEN_AGAIN = new Set(['content-encoding', 'content-length', 'transfer-encoding', 'set-cookie']);

/** As a request is answered with. */
interface Kept {
  headers: Record<string, string>;
  body: Uint8Array;
}

/**
 * Scripts and style sheets that a server lets no browser keep without asking: each page of an app asks for all of them again. From the
 * second answer on they are kept for the rest of this browser's pages, so that a website is not asked ten times for the same file.
 */
export class KeptCode {
  private readonly seen = new Set<string>();
  private readonly kept = new Map<string, Kept>();
  private bytes = 0;

  /** The answer to a request, if one is kept. */
  answerTo(request: HTTPRequest): Kept | null {
    return isCode(request) ? (this.kept.get(request.url()) ?? null) : null;
  }

  /** Looks at an answer that came from the server. */
  async note(response: HTTPResponse): Promise<void> {
    const request = response.request();
    const url = request.url();
    if (!isCode(request) || response.status() !== 200 || this.kept.has(url)) return;
    const headers = response.headers();
    if (/\bno-store\b/i.test(headers['cache-control'] ?? '')) return;
    if (!this.seen.has(url)) {
      this.seen.add(url);
      return;
    }
    // The page may be gone before its file is handed over.
    const body = await response.buffer().catch(() => null);
    if (!body || body.length > MAX_FILE_BYTES || this.bytes + body.length > MAX_BYTES || this.kept.has(url)) return;
    this.bytes += body.length;
    const again = Object.entries(headers).filter(([name]) => !NOT_GIVEN_AGAIN.has(name.toLowerCase()));
    this.kept.set(url, { headers: Object.fromEntries(again), body });
  }
}

const isCode = (request: HTTPRequest): boolean =>
  request.method() === 'GET' && (request.resourceType() === 'script' || request.resourceType() === 'stylesheet');
