/** Answers are small; a resolver that takes longer does not get to hold up an analysis. */
const TIMEOUT_MS = 5_000;
const RESOLVER_URL = 'https://cloudflare-dns.com/dns-query';

/**
 * Addresses of a host by DNS over HTTPS: `[]` when the name does not exist, null when it cannot be told now.
 * Source: https://developers.cloudflare.com/1.1.1.1/encryption/dns-over-https/make-api-requests/dns-json/
 */
export function createDohResolver(send: typeof fetch): (host: string) => Promise<string[] | null> {
  return async (host) => {
    const answers = await Promise.all([ask(send, host, 'A'), ask(send, host, 'AAAA')]);
    const addresses = answers.flatMap((answer) => answer ?? []);
    return addresses.length === 0 && answers.includes(null) ? null : addresses;
  };
}

async function ask(send: typeof fetch, host: string, type: 'A' | 'AAAA'): Promise<string[] | null> {
  try {
    const response = await send(`${RESOLVER_URL}?name=${encodeURIComponent(host)}&type=${type}`, {
      headers: { accept: 'application/dns-json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) return null;
    return readAnswer(await response.json(), type);
  } catch {
    return null;
  }
}

const NO_ERROR = 0;
const NO_SUCH_NAME = 3;
const RECORD_TYPE = { A: 1, AAAA: 28 };

function readAnswer(body: unknown, type: 'A' | 'AAAA'): string[] | null {
  if (typeof body !== 'object' || body === null || !('Status' in body)) return null;
  if (body.Status === NO_SUCH_NAME) return [];
  if (body.Status !== NO_ERROR) return null;
  const records: unknown = 'Answer' in body ? body.Answer : [];
  if (!Array.isArray(records)) return null;
  return records.flatMap((record: unknown) =>
    typeof record === 'object' &&
    record !== null &&
    'type' in record &&
    'data' in record &&
    record.type === RECORD_TYPE[type]
      ? [String(record.data)]
      : [],
  );
}
