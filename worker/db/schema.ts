import { type InferSelectModel, sql } from 'drizzle-orm';
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { TradeId } from '../audit/trades/index.ts';
import type { RecommendationIndex } from '../contract/areas.ts';
import type { Mail } from '../mail/mail-sender.ts';
import type { PaymentState } from '../payments/payment-state.ts';

// The tables of migrations/; times are epoch ms. Constraints and indexes stand in the migrations alone.

export const users = sqliteTable('users', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  issuer: text('issuer').notNull(),
  subject: text('subject').notNull(),
  email: text('email').notNull(),
  firstName: text('first_name'),
  profileImageUrl: text('profile_image_url'),
  createdAt: integer('created_at').notNull(),
  /** null for an account that was not used since there are any. */
  accountKey: text('account_key'),
  /** No language model may read this person's websites. */
  refusesModels: integer('refuses_models', { mode: 'boolean' }).notNull().default(false),
});

export const analyses = sqliteTable('analyses', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  sessionId: text('session_id').notNull(),
  userId: integer('user_id').notNull(),
  websiteUrl: text('website_url').notNull(),
  website: text('website').notNull(),
  status: text('status', { enum: ['processing', 'completed', 'failed'] }).notNull(),
  overallScore: integer('overall_score'),
  recommendationCount: integer('recommendation_count').notNull(),
  isDemo: integer('is_demo', { mode: 'boolean' }).notNull(),
  failureMessage: text('failure_message'),
  createdAt: integer('created_at').notNull(),
  completedAt: integer('completed_at'),
  heartbeatAt: integer('heartbeat_at').notNull(),
  savedAt: integer('saved_at'),
  trade: text('trade').$type<TradeId>(),
  businessName: text('business_name'),
  recommendations: text('recommendations', { mode: 'json' }).$type<RecommendationIndex>(),
});

export const sessions = sqliteTable('sessions', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  tokenHash: text('token_hash').notNull(),
  userId: integer('user_id').notNull(),
  device: text('device').notNull(),
  createdAt: integer('created_at').notNull(),
  lastUsedAt: integer('last_used_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
  idToken: text('id_token'),
});

export const signIns = sqliteTable('sign_ins', {
  stateHash: text('state_hash').primaryKey(),
  browserHash: text('browser_hash').notNull(),
  nonce: text('nonce').notNull(),
  codeVerifier: text('code_verifier').notNull(),
  returnTo: text('return_to').notNull(),
  expiresAt: integer('expires_at').notNull(),
});

export const ticks = sqliteTable('ticks', {
  userId: integer('user_id').notNull(),
  website: text('website').notNull(),
  recommendationId: text('recommendation_id').notNull(),
  tickedAt: integer('ticked_at').notNull(),
});

export const shares = sqliteTable('shares', {
  analysisId: integer('analysis_id').primaryKey(),
  token: text('token').notNull(),
  createdAt: integer('created_at').notNull(),
});

export const savedAnalyses = sqliteTable('saved_analyses', {
  userId: integer('user_id').notNull(),
  analysisId: integer('analysis_id').notNull(),
  savedAt: integer('saved_at').notNull(),
});

export const usedDemos = sqliteTable('used_demos', { accountKey: text('account_key').primaryKey() });

export const deletedAnalyses = sqliteTable('deleted_analyses', {
  accountKey: text('account_key').notNull(),
  website: text('website').notNull(),
  createdAt: integer('created_at').notNull(),
});

export const confirmedFacts = sqliteTable(
  'confirmed_facts',
  {
    userId: integer('user_id').notNull(),
    website: text('website').notNull(),
    /** JSON. */
    statements: text('statements').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.website] })],
);

export const supportMessages = sqliteTable('support_messages', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  name: text('name').notNull(),
  email: text('email').notNull(),
  subject: text('subject').notNull(),
  message: text('message').notNull(),
  createdAt: integer('created_at').notNull(),
});

export const hourlyUses = sqliteTable(
  'hourly_uses',
  {
    caller: text('caller').notNull(),
    kind: text('kind').notNull(),
    hour: integer('hour').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.caller, table.kind, table.hour] })],
);

export const payments = sqliteTable('payments', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  orderId: text('order_id').notNull(),
  intentId: text('intent_id'),
  provider: text('provider').notNull(),
  isLive: integer('is_live', { mode: 'boolean' }).notNull(),
  userId: integer('user_id').notNull(),
  website: text('website').notNull(),
  analysisId: integer('analysis_id').notNull(),
  amountCents: integer('amount_cents').notNull(),
  currency: text('currency').notNull(),
  status: text('status').$type<PaymentState>().notNull(),
  closedDisputeId: text('closed_dispute_id'),
  receiptUrl: text('receipt_url'),
  createdAt: integer('created_at').notNull(),
  settledAt: integer('settled_at'),
  checkedAt: integer('checked_at').notNull(),
});

export const paymentEvents = sqliteTable('payment_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  paymentId: integer('payment_id'),
  receivedAt: integer('received_at').notNull(),
});

export const localPaymentIntents = sqliteTable('local_payment_intents', {
  intentId: text('intent_id').primaryKey(),
  orderId: text('order_id'),
  clientSecret: text('client_secret').notNull(),
  succeedsAt: integer('succeeds_at'),
  createdAt: integer('created_at').notNull(),
});

export const mails = sqliteTable('mails', {
  key: text('key').primaryKey(),
  mail: text('mail', { mode: 'json' }).$type<Mail>(),
  attempts: integer('attempts').notNull(),
  nextTryAt: integer('next_try_at').notNull(),
  createdAt: integer('created_at').notNull(),
});

export const reportNotices = sqliteTable('report_notices', {
  sessionId: text('session_id').primaryKey(),
  askedAt: integer('asked_at').notNull(),
});

/**
 * Paid is what a payment of this user for this website says, whichever analysis it was made from. An open dispute takes nothing
 * away; `ENTITLING_STATES` says the same.
 */
export const isPaid = sql<boolean>`EXISTS (
  SELECT 1 FROM payments WHERE payments.user_id = analyses.user_id AND payments.website = analyses.website
    AND payments.status IN ('succeeded', 'disputed'))`.mapWith(Boolean);

export type UserRow = InferSelectModel<typeof users>;
export type PaymentRow = InferSelectModel<typeof payments>;
export type SessionRow = InferSelectModel<typeof sessions>;
/** The ids of its recommendations are read where they are counted. */
export type AnalysisRow = Omit<InferSelectModel<typeof analyses>, 'recommendations'> & { isPaid: boolean };
