import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

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
  isPaid: integer('is_paid', { mode: 'boolean' }).notNull(),
  isDemo: integer('is_demo', { mode: 'boolean' }).notNull(),
  failureMessage: text('failure_message'),
  createdAt: integer('created_at').notNull(),
  completedAt: integer('completed_at'),
  heartbeatAt: integer('heartbeat_at').notNull(),
  savedAt: integer('saved_at'),
});

export const supportMessages = sqliteTable('support_messages', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  name: text('name').notNull(),
  email: text('email').notNull(),
  subject: text('subject').notNull(),
  message: text('message').notNull(),
  createdAt: integer('created_at').notNull(),
});

export type UserRow = typeof users.$inferSelect;
export type AnalysisRow = typeof analyses.$inferSelect;
