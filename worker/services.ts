import { sql } from 'drizzle-orm';
import { AccountService } from './accounts/account-service.ts';
import type { IdentityProvider } from './accounts/identity-provider.ts';
import { browserLimits } from './adapters/browser-limits.ts';
import { createOidcProvider } from './adapters/identity-oidc.ts';
import { createCloudflareMail } from './adapters/mail-cloudflare.ts';
import { createMailLog } from './adapters/mail-log.ts';
import { createLocalPayments, type LocalPayments } from './adapters/payments-local.ts';
import { createPdfPrinter } from './adapters/print-pdf.ts';
import { createStripePayments } from './adapters/stripe/payments-stripe.ts';
import { AnalysisService } from './analysis/analysis-service.ts';
import { WEEK_MS } from './analysis/assistants/ask-assistants.ts';
import { AssistantsService } from './analysis/assistants/assistants-service.ts';
import { ConfirmedFactsService } from './analysis/confirmed-facts-service.ts';
import { PictureService } from './analysis/picture-service.ts';
import { SharingService } from './analysis/sharing-service.ts';
import { TranslationService } from './analysis/translation/translation-service.ts';
import { type Database, openDatabase } from './db/database.ts';
import { Announcer } from './mail/announcer.ts';
import type { MailSender } from './mail/mail-sender.ts';
import { Outbox } from './mail/outbox.ts';
import { checkReadiness, type Readiness } from './operations/readiness.ts';
import type { PaymentProvider } from './payments/payment-provider.ts';
import { PaymentService } from './payments/payment-service.ts';
import type { PaymentSettings } from './payments/payment-settings.ts';
import type { PdfPrinter } from './report/pdf-printer.ts';
import type { Settings } from './settings.ts';

/** What the routes work with: adapters and queries behind plain names. */
export interface Services {
  settings: Settings;
  db: Database;
  /** null: people are believed. */
  identity: IdentityProvider | null;
  analyses: AnalysisService;
  confirmedFacts: ConfirmedFactsService;
  assistants: AssistantsService;
  sharing: SharingService;
  translations: TranslationService;
  pictures: PictureService;
  accounts: AccountService;
  payments: PaymentService;
  pdf: PdfPrinter;
  /** The test form's other end; null where real money moves. */
  localPayments: LocalPayments | null;
  announcer: Announcer;
  outbox: Outbox;
  /** Counts one request; false when the caller must slow down. The binding is a shield, quotas are counted in D1. */
  mayRead(key: string): Promise<boolean>;
  mayWrite(key: string): Promise<boolean>;
  /** Whether what the Worker leans on answers. */
  readiness(): Promise<Readiness>;
  now(): number;
}

/** The one place that turns bindings and settings into services. */
export function buildServices(env: Env, settings: Settings): Services {
  const db = openDatabase(env.DB);
  const now = () => Date.now();
  const gate = () => env.BROWSER_GATE.get(env.BROWSER_GATE.idFromName('gate'));
  const { payments: money, mail, appOrigin } = settings;
  const { provider, localPayments } = paymentSide(db, money, now);
  const outbox = new Outbox(db, mailSender(env, settings), now);
  const announcer = new Announcer(db, outbox, { appOrigin, support: mail.support });
  const analyses = new AnalysisService(db, env.ANALYSIS, settings, now);
  return {
    settings,
    db,
    now,
    identity: identityProvider(settings, now),
    analyses,
    confirmedFacts: new ConfirmedFactsService(db, env.ANALYSIS, now),
    assistants: new AssistantsService(env.ANALYSIS, analyses, (of) =>
      env.MODEL_GATE.get(env.MODEL_GATE.idFromName(of)).acquire(1, now(), WEEK_MS),
    ),
    sharing: new SharingService(db, analyses, settings.appOrigin, now),
    translations: new TranslationService(db, env.ANALYSIS, analyses),
    pictures: new PictureService(db, env.ANALYSIS, analyses),
    accounts: new AccountService(db, analyses, now, settings.model.kind !== 'none'),
    payments: new PaymentService(db, provider, now, (payment) => announcer.receipt(payment)),
    announcer,
    outbox,
    pdf: createPdfPrinter(env.BROWSER, {
      acquire: (holder) => gate().acquire(holder, settings.browserLeases),
      release: (holder) => gate().release(holder),
    }),
    localPayments,
    readiness: () =>
      checkReadiness({
        database: async () => db.run(sql`SELECT 1`),
        objects: async () => gate().standing(),
        browser: () => browserLimits(env.BROWSER),
      }),
    mayRead: async (key) => (await env.READ_LIMIT.limit({ key })).success,
    mayWrite: async (key) => (await env.WRITE_LIMIT.limit({ key })).success,
  };
}

function identityProvider({ identity, appOrigin }: Settings, now: () => number): IdentityProvider | null {
  if (identity.kind === 'local') return null;
  const addresses = { callback: `${appOrigin}/api/callback`, afterLogout: `${appOrigin}/` };
  return createOidcProvider(identity, addresses, (input, init) => fetch(input, init), now);
}

function paymentSide(
  db: Database,
  settings: PaymentSettings,
  now: () => number,
): { provider: PaymentProvider; localPayments: LocalPayments | null } {
  if (settings.kind === 'stripe') return { provider: createStripePayments(settings.stripe), localPayments: null };
  const localPayments = createLocalPayments(db, now);
  return { provider: localPayments, localPayments };
}

function mailSender(env: Env, { mail }: Settings): MailSender {
  return mail.kind === 'cloudflare' && env.MAIL_SENDER
    ? createCloudflareMail(env.MAIL_SENDER, mail.from)
    : createMailLog(mail.from);
}
