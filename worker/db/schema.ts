import { type InferSelectModel, sql } from 'drizzle-orm';
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { TradeId } from '../audit/facts/facts.ts';

// The tables of migrations/; times are epoch ms. Constraints and indexes stand in the migrations alone.

export const users = sqliteTable('users', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  issuer: text('issuer').notNull(),
  subject: text('subject').notNull(),
  email: text('email').notNull(),
  firstName: text('first_name'),
  profileImageUrl: text('profile_image_url'),
  createdAt: integer('created_at').notNull(),
});

export const sessions = sqliteTable('sessions', {
  tokenHash: text('token_hash').primaryKey(),
  userId: integer('user_id').notNull(),
  createdAt: integer('created_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
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

export const payments = sqliteTable('payments', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  intentId: text('intent_id').notNull(),
  provider: text('provider').notNull(),
  userId: integer('user_id').notNull(),
  website: text('website').notNull(),
  analysisId: integer('analysis_id').notNull(),
  amountCents: integer('amount_cents').notNull(),
  currency: text('currency').notNull(),
  status: text('status', {
    enum: ['open', 'processing', 'succeeded', 'failed', 'refunded', 'disputed'],
  }).notNull(),
  createdAt: integer('created_at').notNull(),
  settledAt: integer('settled_at'),
});

export const localPaymentIntents = sqliteTable('local_payment_intents', {
  intentId: text('intent_id').primaryKey(),
  clientSecret: text('client_secret').notNull(),
  succeedsAt: integer('succeeds_at'),
  createdAt: integer('created_at').notNull(),
});

/** Paid is what a payment of this user for this website says, whichever analysis it was made from. */
export const isPaid = sql<boolean>`EXISTS (
  SELECT 1 FROM payments WHERE payments.user_id = analyses.user_id AND payments.website = analyses.website
    AND payments.status = 'succeeded')`.mapWith(Boolean);

export type UserRow = InferSelectModel<typeof users>;
export type PaymentRow = InferSelectModel<typeof payments>;
export type AnalysisRow = InferSelectModel<typeof analyses> & { isPaid: boolean };
