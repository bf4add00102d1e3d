import type { FetchFailure } from '../audit/observations.ts';

/**
 * What a failed fetch says about itself. Node names a cause; workerd says little: `lost` may be a refused or a broken
 * connection, `internal` may be a name without address, a bad certificate or an answer that is not HTTP.
 */
export interface FailureReading {
  failure: FetchFailure;
  vague: 'lost' | 'internal' | null;
}

/** Codes of Node and undici. https://nodejs.org/api/errors.html#common-system-errors */
const BY_CODE: Record<string, FetchFailure> = {
  ENOTFOUND: 'dns',
  EAI_AGAIN: 'dns',
  EAI_NODATA: 'dns',
  EAI_NONAME: 'dns',
  ECONNREFUSED: 'refused',
  ETIMEDOUT: 'timeout',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  UND_ERR_HEADERS_TIMEOUT: 'timeout',
  UND_ERR_BODY_TIMEOUT: 'timeout',
  EPROTO: 'tls',
};
const TLS_CODE = /^(CERT_|ERR_TLS_|ERR_SSL_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH)/;

export function readFailure(error: unknown): FailureReading {
  const certain = (failure: FetchFailure): FailureReading => ({ failure, vague: null });
  for (const link of causes(error)) {
    if (link.name === 'TimeoutError' || link.name === 'AbortError') return certain('timeout');
    const known = link.code === undefined ? undefined : BY_CODE[link.code];
    if (known) return certain(known);
    if (link.code !== undefined && TLS_CODE.test(link.code)) return certain('tls');
    if (/\bcertificate\b|\bTLS\b|\bSSL\b/.test(link.message)) return certain('tls');
    if (/\bDNS\b/.test(link.message)) return certain('dns');
    if (link.message.startsWith('Network connection lost')) return { failure: 'network', vague: 'lost' };
    if (link.message.startsWith('internal error')) return { failure: 'network', vague: 'internal' };
  }
  return certain('network');
}

/**
 * Cloudflare's own answers in place of an unreachable website, which `fetch` hands over as responses.
 * Source: https://developers.cloudflare.com/support/troubleshooting/http-status-codes/cloudflare-5xx-errors/
 */
export function edgeFailure(status: number, body: string): FetchFailure | null {
  if (status < 520 || !/^error code: \d{3,4}\s*$/.test(body)) return null;
  switch (status) {
    case 530:
      return body.includes('1016') ? 'dns' : 'network';
    case 521:
      return 'refused';
    case 522:
    case 524:
      return 'timeout';
    case 525:
    case 526:
      return 'tls';
    default:
      return 'network';
  }
}

interface ErrorLink {
  name: string;
  message: string;
  code: string | undefined;
}

/** The error and what caused it, outermost first; a connection tried on several addresses reports the first. */
function causes(error: unknown): ErrorLink[] {
  const found: ErrorLink[] = [];
  let current: unknown = error;
  while (current instanceof Error && found.length < 5) {
    const code: unknown = 'code' in current ? current.code : undefined;
    found.push({ name: current.name, message: current.message, code: typeof code === 'string' ? code : undefined });
    current = current instanceof AggregateError ? current.errors[0] : current.cause;
  }
  return found;
}
