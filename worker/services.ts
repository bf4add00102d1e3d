import { createLocalPayments, type LocalPayments } from './adapters/payments-local.ts';
import { createPdfPrinter } from './adapters/print-pdf.ts';
import { AnalysisService } from './analysis/analysis-service.ts';
import { ConfirmedFactsService } from './analysis/confirmed-facts-service.ts';
import { type Database, openDatabase } from './db/database.ts';
import { PaymentService } from './payments/payment-service.ts';
import type { PdfPrinter } from './report/pdf-printer.ts';
import type { Settings } from './settings.ts';

/** What the routes work with: adapters and queries behind plain names. */
export interface Services {
  settings: Settings;
  db: Database;
  analyses: AnalysisService;
  confirmedFacts: ConfirmedFactsService;
  payments: PaymentService;
  pdf: PdfPrinter;
  /** The test form's other end. */
  localPayments: LocalPayments;
  /** Counts one request; false when the caller must slow down. The binding is a shield, quotas are counted in D1. */
  mayRead(key: string): Promise<boolean>;
  mayWrite(key: string): Promise<boolean>;
  now(): number;
}

/** The one place that turns bindings and settings into services. */
export function buildServices(env: Env, settings: Settings): Services {
  const db = openDatabase(env.DB);
  const now = () => Date.now();
  const gate = () => env.BROWSER_GATE.get(env.BROWSER_GATE.idFromName('gate'));
  const localPayments = createLocalPayments(db, now);
  return {
    settings,
    db,
    now,
    analyses: new AnalysisService(db, env.ANALYSIS, settings, now),
    confirmedFacts: new ConfirmedFactsService(db, env.ANALYSIS, now),
    payments: new PaymentService(db, localPayments, now),
    pdf: createPdfPrinter(env.BROWSER, {
      acquire: (holder) => gate().acquire(holder, settings.browserLeases),
      release: (holder) => gate().release(holder),
    }),
    localPayments,
    mayRead: async (key) => (await env.READ_LIMIT.limit({ key })).success,
    mayWrite: async (key) => (await env.WRITE_LIMIT.limit({ key })).success,
  };
}
