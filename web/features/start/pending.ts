/** What waits in the browser's session while a visitor signs in. Keys: specification §3. */
const KEYS = { url: 'pendingAnalysisUrl', analysis: 'pendingAnalysis', session: 'pendingAnalysisSession' } as const;

export function keepPendingUrl(url: string): void {
  sessionStorage.setItem(KEYS.url, url);
}

export function keepPendingAnalysis(analysisId: number): void {
  sessionStorage.setItem(KEYS.analysis, JSON.stringify({ analysisId }));
}

export function keepPendingSession(sessionId: string): void {
  sessionStorage.setItem(KEYS.session, JSON.stringify({ sessionId }));
}

export function takePendingUrl(): string | null {
  const url = take(KEYS.url);
  return url === null || url.trim() === '' ? null : url;
}

export function takePendingAnalysis(): number | null {
  const id = parseObject(take(KEYS.analysis)).analysisId;
  return typeof id === 'number' && Number.isInteger(id) && id > 0 ? id : null;
}

export function takePendingSession(): string | null {
  const id = parseObject(take(KEYS.session)).sessionId;
  return typeof id === 'string' && id !== '' ? id : null;
}

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
