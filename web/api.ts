import { QueryClient } from '@tanstack/react-query';
import { type ClientResponse, hc } from 'hono/client';
import type { JSONParsed } from 'hono/utils/types';
import type { AppType } from '../worker/app.ts';
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
import type { AssistantsStanding } from '../worker/contract/assistants.ts';
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

/** Sends cookies; a body only when there is one. Throws `ApiError` on any non-ok answer. */
async function send(path: string | URL | Request, { method, body }: RequestInit = {}): Promise<Response> {
  const response = await fetch(path, {
    method: method ?? 'GET',
    credentials: 'include',
    ...(method === 'GET' ? {} : { headers: { 'Content-Type': 'application/json' } }),
    ...(body === undefined || body === null ? {} : { body }),
  });
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  return response;
}

/** An empty answer is `null`. */
async function read(response: Pick<Response, 'text'>) {
  const text = await response.text();
  return text === '' ? null : JSON.parse(text);
}

/** The Worker's own routes: a path, a body or an answer that it does not know does not compile. */
const { api: server } = hc<AppType>('/', { fetch: send });

/** What a route says it answers with, as the contract words it. */
const answer = async <T>(call: Promise<ClientResponse<JSONParsed<T>, number, 'json'>>): Promise<T> => read(await call);
/** Of a call whose answer says no more than that it was done. */
const done = async (call: Promise<ClientResponse<unknown>>): Promise<unknown> => read(await call);

/** In a path. */
const part = (value: number | string): string => encodeURIComponent(value);
const withId = (id: number | string) => ({ param: { id: part(id) } });

/** One function per call of the API. */
export const api = {
  currentUser: () => answer<UserView>(server.auth.user.$get()),
  analyze: (websiteUrl: string, override: boolean) =>
    answer<AnalyzeResponse>(server['analyze-website'].$post({ json: { websiteUrl, override } })),
  analysis: (id: number | string) => answer<AnalysisView>(server.analysis[':id'].$get(withId(id))),
  analysisComplete: (sessionId: string) =>
    answer<AnalysisCompleteResponse>(server['analysis-complete'].$post({ json: { sessionId } })),
  saveToDashboard: (id: number, token?: string) =>
    done(
      server['save-to-dashboard'][':id'].$post({ ...withId(id), json: token === undefined ? undefined : { token } }),
    ),
  unsaveShared: (id: number) => done(server['save-to-dashboard'][':id'].$delete(withId(id))),
  cancelAnalysis: (id: number) => done(server.analysis[':id'].run.$delete(withId(id))),
  deleteAnalysis: (id: number) => done(server.analysis[':id'].$delete(withId(id))),
  tick: (id: number, recommendationId: string, completed: boolean) =>
    done(
      server.analysis[':id'].recommendations[':recommendationId'].$put({
        param: { id: part(id), recommendationId: part(recommendationId) },
        json: { completed },
      }),
    ),
  share: (id: number) => answer<{ url: string }>(server.analysis[':id'].share.$post(withId(id))),
  revokeShare: (id: number) => done(server.analysis[':id'].share.$delete(withId(id))),
  shared: (token: string) => answer<AnalysisView>(server.shared[':token'].$get({ param: { token: part(token) } })),
  account: () => answer<AccountView>(server.account.$get()),
  deleteAccount: () => done(server.account.$delete()),
  endSession: (id: number) => done(server.account.sessions[':id'].$delete(withId(id))),
  endAllSessions: () => done(server.account.sessions.$delete()),
  facts: (id: number | string) => answer<FactsToConfirm>(server.analysis[':id'].facts.$get(withId(id))),
  confirmFacts: (id: number | string, confirmed: ConfirmedFacts) =>
    answer<{ results: Results }>(server.analysis[':id'].facts.$put({ ...withId(id), json: { confirmed } })),
  assistants: (id: number) => answer<AssistantsStanding>(server.analysis[':id'].assistants.$get(withId(id))),
  askAssistants: (id: number) => answer<AssistantsStanding>(server.analysis[':id'].assistants.$post(withId(id))),
  progress: (sessionId: string) =>
    answer<ProgressRecord>(server.progress[':sessionId'].$get({ param: { sessionId: part(sessionId) } })),
  dashboardStats: () => answer<DashboardStats>(server['dashboard-stats'].$get()),
  userAnalyses: () => answer<AnalysisListItem[]>(server['user-analyses'].$get()),
  createPaymentIntent: (analysisId: number) =>
    answer<PaymentIntentResponse>(server['create-payment-intent'].$post({ json: { analysisId } })),
  verifyPayment: (analysisId: number) =>
    answer<VerifyPaymentResponse>(
      server['verify-payment'][':analysisId'].$get({ param: { analysisId: part(analysisId) } }),
    ),
  /** The test form of a local installation. */
  confirmLocalPayment: (clientSecret: string, cardNumber: string) =>
    answer<{ status: string }>(server['local-payments'].confirm.$post({ json: { clientSecret, cardNumber } })),
  /** "Write to me when it is ready"; answers the address. */
  notifyWhenReady: (sessionId: string) =>
    answer<{ email: string }>(server.progress[':sessionId'].notify.$post({ param: { sessionId: part(sessionId) } })),
  sendSupportMessage: (message: { name: string; email: string; subject: string; message: string }) =>
    done(server['support-messages'].$post({ json: message })),
};

/** Defaults of every data read: a GET on the key's segments joined with slashes; never stale, no refetch, no retry. Specification §7. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: async ({ queryKey }): Promise<unknown> => read(await send(queryKey.join('/'), { method: 'GET' })),
      staleTime: Number.POSITIVE_INFINITY,
      refetchInterval: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      retry: false,
    },
    mutations: { retry: false },
  },
});
