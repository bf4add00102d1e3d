import type { AnalysisOrder } from '../analysis/order.ts';
import type { AnalysisPorts, BrowserPort } from '../analysis/ports.ts';
import { listScoresOfTrade, recordCompleted, recordFailed, recordHeartbeat, recordRebuilt } from '../db/analyses.ts';
import { findConfirmedFactsOfSession } from '../db/confirmed-facts.ts';
import { openDatabase } from '../db/database.ts';
import { ownerRefusesModels } from '../db/users.ts';
import { usualDurationMs } from '../db/usual-duration.ts';
import type { Assistants } from '../models/assistant.ts';
import { parseAssistantSettings, type RawAssistantSettings } from '../models/assistant-settings.ts';
import type { LanguageModel } from '../models/language-model.ts';
import { type AskedModel, parseModelSettings } from '../models/model-settings.ts';
import { canConnect } from './can-connect.ts';
import { createCounters } from './counters.ts';
import { createDohResolver } from './doh-resolver.ts';
import { createModelAssistant, createSdkAssistants } from './models/sdk-assistants.ts';
import { createSdkModel } from './models/sdk-model.ts';
import { createSiteReader } from './site-fetch.ts';
import { createLinkVisitor } from './visit-links.ts';

/** Turns the bindings into what an analysis needs. */
export function analysisPorts(env: Env): AnalysisPorts {
  const clock = { now: () => Date.now() };
  const db = openDatabase(env.DB);
  const gate = () => env.BROWSER_GATE.get(env.BROWSER_GATE.idFromName('gate'));
  return {
    clock,
    counters: createCounters(env.COUNTERS),
    randomToken: () =>
      Array.from(crypto.getRandomValues(new Uint8Array(16)), (b) => b.toString(16).padStart(2, '0')).join(''),
    openSite: (order, { requestsUsed }) =>
      createSiteReader({
        requestsUsed,
        allowPrivate: order.allowPrivate,
        contactUrl: order.contactUrl,
        contactEmail: order.contactEmail,
        clock,
        canConnect,
        // Where private addresses may be read there is nothing to look up a name for.
        ...(order.allowPrivate ? {} : { resolve: createDohResolver((input, init) => fetch(input, init)) }),
      }),
    openElsewhere: (order, target) =>
      createLinkVisitor({
        contactUrl: order.contactUrl,
        closedHost: target.aliasHost,
        clock,
        // Names are looked up even where private addresses may be read: of those the analysed website is the only one.
        resolve: createDohResolver((input, init) => fetch(input, init)),
      }),
    browserFor: (order, target, ledger) =>
      lateBrowser(async () => {
        const { createBrowserPort } = await import('./browser.ts');
        return createBrowserPort(env.BROWSER, {
          allowPrivate: order.allowPrivate,
          aliasHost: target.aliasHost,
          ...(target.aliasBase === undefined ? {} : { aliasBase: target.aliasBase }),
          targetOrigin: new URL(target.homeUrl).origin,
          contactUrl: order.contactUrl,
          ledger,
        });
      }),
    model: languageModel(env, clock.now),
    assistants: assistants(env, clock.now),
    gate: {
      acquire: (order: AnalysisOrder) => gate().acquire(order.sessionId, order.browserLeases),
      release: (order: AnalysisOrder) => gate().release(order.sessionId),
    },
    index: {
      heartbeat: (sessionId, now) => recordHeartbeat(db, sessionId, now),
      completed: (sessionId, outcome, now) => recordCompleted(db, sessionId, outcome, now),
      failed: (sessionId, message, now) => recordFailed(db, sessionId, message, now),
      scoresOfTrade: (trade, ownWebsites) => listScoresOfTrade(db, trade, ownWebsites),
      usualDurationMs: () => usualDurationMs(db),
      confirmedFacts: (sessionId) => findConfirmedFactsOfSession(db, sessionId),
      ownerRefusesModels: (sessionId) => ownerRefusesModels(db, sessionId),
      rebuilt: (sessionId, outcome) => recordRebuilt(db, sessionId, outcome),
    },
    retries: {
      send: async (order, delaySeconds) => {
        await env.ANALYSIS_RETRIES.send({ order }, { delaySeconds });
      },
    },
  };
}

/** What drives a browser and tests pages in it is a third of the Worker: loaded by the first analysis that opens one. */
const lateBrowser = (load: () => Promise<BrowserPort>): BrowserPort => ({
  launch: async () => (await load()).launch(),
  closeLeftover: async (sessionId) => (await load()).closeLeftover(sessionId),
});

function languageModel(env: Env, now: () => number): LanguageModel | null {
  const settings = askedModel(env);
  return settings && createSdkModel(settings, { ...sideOfModel(env, settings), now, wait });
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function askedModel(env: Env): AskedModel | null {
  const parsed = parseModelSettings(env);
  return parsed.ok && parsed.value.kind !== 'none' ? parsed.value : null;
}

const sideOfModel = (env: Env, { callsPerMinute }: AskedModel) => ({
  ai: env.AI,
  send: (input: RequestInfo | URL, init?: RequestInit) => fetch(input, init),
  acquire: () => env.MODEL_GATE.get(env.MODEL_GATE.idFromName('gate')).acquire(callsPerMinute),
});

function assistants(env: Env, now: () => number): Assistants {
  const parsed = parseAssistantSettings(env as RawAssistantSettings);
  if (!parsed.ok) return { all: [], times: 0, maxAnswers: 0 };
  const withSearch = createSdkAssistants(parsed.value, { send: (input, init) => fetch(input, init), now });
  const settings = askedModel(env);
  if (withSearch.all.length > 0 || !settings) return withSearch;
  return { ...withSearch, all: [createModelAssistant(settings, { ...sideOfModel(env, settings), now })] };
}
