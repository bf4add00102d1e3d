import { QueryClient } from '@tanstack/react-query';
import type { AccountView } from '../worker/contract/account.ts';
import type {
  AnalysisCompleteResponse,
  AnalysisListItem,
  AnalysisView,
  AnalyzeResponse,
  DashboardStats,
  PaymentIntentResponse,
  UserView,
  VerifyPaymentResponse,
} from '../worker/contract/api.ts';
import type { ConfirmedFacts, FactsToConfirm } from '../worker/contract/confirmed-facts.ts';
import type { ErrorCode } from '../worker/contract/errors.ts';
import type { ProgressRecord } from '../worker/contract/progress.ts';
import type { Results } from '../worker/contract/results.ts';

/** A non-ok answer. `message` is "<status>: <body text or status text>"; the parsed body's parts stand beside it. */
export class ApiError extends Error {
  readonly status: number;
  /** The sentence meant for the visitor, when the body carried one. */
  readonly serverMessage: string | null;
  readonly code: ErrorCode | null;

  constructor(status: number, bodyText: string, statusText: string) {
    super(`${status}: ${bodyText === '' ? statusText : bodyText}`);
    this.name = 'ApiError';
    this.status = status;
    const body = parseBody(bodyText);
    this.serverMessage = typeof body.message === 'string' && body.message !== '' ? body.message : null;
    this.code = typeof body.code === 'string' ? (body.code as ErrorCode) : null;
  }
}

function parseBody(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** What a toast says about an error: the server's sentence, else `fallback`. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.serverMessage !== null ? error.serverMessage : fallback;
}

/** Sends cookies; a body only when there is one. Throws `ApiError` on any non-ok answer. An empty answer is `null`. */
export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(path, {
    method,
    credentials: 'include',
    ...(method === 'GET' ? {} : { headers: { 'Content-Type': 'application/json' } }),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, text, response.statusText);
  return (text === '' ? null : JSON.parse(text)) as T;
}

/** One function per call of the API. */
export const api = {
  currentUser: () => request<UserView>('GET', '/api/auth/user'),
  analyze: (websiteUrl: string, override: boolean) =>
    request<AnalyzeResponse>('POST', '/api/analyze-website', { websiteUrl, override }),
  analysis: (id: number | string) => request<AnalysisView>('GET', `/api/analysis/${encodeURIComponent(id)}`),
  analysisComplete: (sessionId: string) =>
    request<AnalysisCompleteResponse>('POST', '/api/analysis-complete', { sessionId }),
  saveToDashboard: (id: number, token?: string) =>
    request<unknown>('POST', `/api/save-to-dashboard/${id}`, token === undefined ? undefined : { token }),
  unsaveShared: (id: number) => request<unknown>('DELETE', `/api/save-to-dashboard/${id}`),
  cancelAnalysis: (id: number) => request<unknown>('DELETE', `/api/analysis/${id}/run`),
  deleteAnalysis: (id: number) => request<unknown>('DELETE', `/api/analysis/${id}`),
  tick: (id: number, recommendationId: string, completed: boolean) =>
    request<unknown>('PUT', `/api/analysis/${id}/recommendations/${encodeURIComponent(recommendationId)}`, {
      completed,
    }),
  share: (id: number) => request<{ url: string }>('POST', `/api/analysis/${id}/share`),
  revokeShare: (id: number) => request<unknown>('DELETE', `/api/analysis/${id}/share`),
  shared: (token: string) => request<AnalysisView>('GET', `/api/shared/${encodeURIComponent(token)}`),
  account: () => request<AccountView>('GET', '/api/account'),
  deleteAccount: () => request<unknown>('DELETE', '/api/account'),
  endSession: (id: number) => request<unknown>('DELETE', `/api/account/sessions/${id}`),
  endAllSessions: () => request<unknown>('DELETE', '/api/account/sessions'),
  facts: (id: number | string) => request<FactsToConfirm>('GET', `/api/analysis/${encodeURIComponent(id)}/facts`),
  confirmFacts: (id: number | string, confirmed: ConfirmedFacts) =>
    request<{ results: Results }>('PUT', `/api/analysis/${encodeURIComponent(id)}/facts`, { confirmed }),
  progress: (sessionId: string) => request<ProgressRecord>('GET', `/api/progress/${encodeURIComponent(sessionId)}`),
  dashboardStats: () => request<DashboardStats>('GET', '/api/dashboard-stats'),
  userAnalyses: () => request<AnalysisListItem[]>('GET', '/api/user-analyses'),
  createPaymentIntent: (analysisId: number) =>
    request<PaymentIntentResponse>('POST', '/api/create-payment-intent', { analysisId }),
  verifyPayment: (analysisId: number) => request<VerifyPaymentResponse>('GET', `/api/verify-payment/${analysisId}`),
  /** The test form of a local installation. */
  confirmLocalPayment: (clientSecret: string, cardNumber: string) =>
    request<{ status: string }>('POST', '/api/local-payments/confirm', { clientSecret, cardNumber }),
  /** "Write to me when it is ready"; answers the address. */
  notifyWhenReady: (sessionId: string) =>
    request<{ email: string }>('POST', `/api/progress/${encodeURIComponent(sessionId)}/notify`),
  sendSupportMessage: (message: { name: string; email: string; subject: string; message: string }) =>
    request<unknown>('POST', '/api/support-messages', message),
};

/** Defaults of every data read: a GET on the key's segments joined with slashes; never stale, no refetch, no retry. Specification §7. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: ({ queryKey }) => request('GET', queryKey.join('/')),
      staleTime: Number.POSITIVE_INFINITY,
      refetchInterval: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      retry: false,
    },
    mutations: { retry: false },
  },
});
