import { type ClientResponse, hc } from 'hono/client';
import type { JSONParsed } from 'hono/utils/types';
import type { AppType } from '../worker/app.ts';
import type { AccountView } from '../worker/contract/account.ts';
import type {
  AnalysisCompleteResponse,
  AnalysisListItem,
  AnalysisView,
  DashboardStats,
  PaymentIntentResponse,
  UserView,
  VerifyPaymentResponse,
} from '../worker/contract/api.ts';
import type { AssistantsStanding } from '../worker/contract/assistants.ts';
import type { ConfirmedFacts, FactsToConfirm } from '../worker/contract/confirmed-facts.ts';
import type { ProgressRecord } from '../worker/contract/progress.ts';
import type { Results } from '../worker/contract/results.ts';
import type { ReportTranslation } from '../worker/contract/translation.ts';
import type { DocumentView, FoldedPart, FoldedPartId } from '../worker/report/view/folded-parts.ts';
import { read, send } from './http.ts';

export { ApiError, messageOf } from './http.ts';

/** The Worker's own routes: a path, a body or an answer that it does not know does not compile. */
const { api: server } = hc<AppType>('/', { fetch: send });

/** What a route says it answers with, as the contract words it. */
const answer = async <T>(call: Promise<ClientResponse<JSONParsed<T>, number, 'json'>>): Promise<T> => read(await call);
/** Of a call whose answer says no more than that it was done. */
const done = async (call: Promise<ClientResponse<unknown>>): Promise<unknown> => read(await call);

/** In a path. */
const part = (value: number | string): string => encodeURIComponent(value);
const withId = (id: number | string) => ({ param: { id: part(id) } });

const inLanguage = (lang: string | undefined): { lang?: string } => (lang === undefined ? {} : { lang });

/** One function per call of the API. */
export const api = {
  currentUser: () => answer<UserView>(server.auth.user.$get()),
  analysis: (id: number | string) => answer<AnalysisView>(server.analysis[':id'].$get(withId(id))),
  document: (id: number | string, lang?: string) =>
    answer<DocumentView>(server.analysis[':id'].document.$get({ ...withId(id), query: inLanguage(lang) })),
  documentPart: (id: number | string, name: FoldedPartId) =>
    answer<FoldedPart>(server.analysis[':id'].document[':part'].$get({ param: { id: part(id), part: name } })),
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
  sharedDocument: (token: string, lang?: string) =>
    answer<DocumentView>(
      server.shared[':token'].document.$get({ param: { token: part(token) }, query: inLanguage(lang) }),
    ),
  translation: (id: number) =>
    answer<{ translation: ReportTranslation | null }>(server.analysis[':id'].translation.$get(withId(id))),
  translate: (id: number, lang: string) =>
    answer<{ translation: ReportTranslation }>(
      server.analysis[':id'].translation.$post({ ...withId(id), json: { lang } }),
    ),
  sharedDocumentPart: (token: string, name: FoldedPartId) =>
    answer<FoldedPart>(server.shared[':token'].document[':part'].$get({ param: { token: part(token), part: name } })),
  account: () => answer<AccountView>(server.account.$get()),
  refuseModels: (refused: boolean) => done(server.account.models.$put({ json: { refused } })),
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
};
