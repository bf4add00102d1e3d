/** What waits in the browser's session while a visitor signs in. Keys: specification §3. */
const KEYS = { url: 'pendingAnalysisUrl', analysis: 'pendingAnalysis', session: 'pendingAnalysisSession' } as const;

export function keepPendingUrl(url: string): void {
  sessionStorage.setItem(KEYS.url, url);
}

/** An analysis to be saved; with the token of its link when it is another's. */
export interface PendingAnalysis {
  analysisId: number;
  token?: string;
}

export function keepPendingAnalysis(analysis: PendingAnalysis): void {
  sessionStorage.setItem(KEYS.analysis, JSON.stringify(analysis));
}

export function keepPendingSession(sessionId: string): void {
  sessionStorage.setItem(KEYS.session, JSON.stringify({ sessionId }));
}

export function takePendingUrl(): string | null {
  const url = take(KEYS.url);
  return url === null || url.trim() === '' ? null : url;
}

export function takePendingAnalysis(): PendingAnalysis | null {
  const { analysisId, token } = parseObject(take(KEYS.analysis));
  if (typeof analysisId !== 'number' || !Number.isInteger(analysisId) || analysisId <= 0) return null;
  return typeof token === 'string' && /^[0-9a-f]{32}$/.test(token) ? { analysisId, token } : { analysisId };
}

export function takePendingSession(): string | null {
  const id = parseObject(take(KEYS.session)).sessionId;
  return typeof id === 'string' && id !== '' ? id : null;
}

export const isAnythingPending = (): boolean => Object.values(KEYS).some((key) => sessionStorage.getItem(key) !== null);

function take(key: string): string | null {
  const value = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return value;
}

function parseObject(text: string | null): Record<string, unknown> {
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
