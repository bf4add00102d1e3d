import { z } from 'zod';
import type { AreaProgress } from './areas.ts';
import type { Results } from './results.ts';

/** What is wrong with the address itself is `parseWebAddress`'s to say. */
export const analyzeRequestSchema = z.object({ websiteUrl: z.unknown(), override: z.boolean().nullish() });
export const analysisCompleteRequestSchema = z.object({ sessionId: z.string() });
export const tickSchema = z.object({ completed: z.boolean() });
export const saveSharedSchema = z.object({ token: z.string().max(64).optional() });
export const supportMessageSchema = z.object({
  name: z.string().trim().min(1).max(200),
  email: z.email().max(254),
  subject: z.string().trim().min(1).max(300),
  message: z.string().trim().min(1).max(10_000),
});

export const createPaymentIntentSchema = z.object({ analysisId: z.number().int().positive() });
export const localPaymentConfirmSchema = z.object({
  clientSecret: z.string().min(1).max(200),
  cardNumber: z.string().min(1).max(40),
});

export interface PaymentIntentResponse {
  clientSecret: string;
  /** Whose form takes the card. */
  provider: 'local' | 'stripe';
  /** For Stripe's form; null where there is none. */
  publishableKey: string | null;
}

export interface VerifyPaymentResponse {
  verified: boolean;
  isPaid: boolean;
}

export interface UserView {
  profileImageUrl: string | null;
  firstName: string | null;
  email: string;
}

/** Either a running analysis or a finished one. */
export type AnalyzeResponse = { sessionId: string } | { analysisId: number; results: Results; isPaid: boolean };

export type AnalysisStatus = 'processing' | 'completed' | 'failed';

export interface AnalysisView {
  analysisId: number;
  websiteUrl: string;
  isPaid: boolean;
  isDemo: boolean;
  status: AnalysisStatus;
  results: Results | null;
  failureMessage: string | null;
  sessionId: string;
  createdAt: number;
  completedAt: number | null;
  /** Ids of recommendations its owner has carried out. */
  ticked: string[];
  /** The link its owner has made; null when it is not shared, and for everybody else. */
  shareUrl: string | null;
}

export interface AnalysisCompleteResponse {
  analysisId: number;
  results: Results;
  isPaid: boolean;
  websiteUrl: string;
  isDemo: boolean;
}

/** A row of the dashboard list. */
export interface AnalysisListItem {
  analysisId: number;
  websiteUrl: string;
  /** As the report calls it; null: it found no name, or there is none yet. */
  businessName: string | null;
  status: AnalysisStatus;
  overallScore: number | null;
  isPaid: boolean;
  isDemo: boolean;
  sessionId: string | null;
  failureMessage: string | null;
  createdAt: number;
  completedAt: number | null;
  /** Saved from another's link: what it is read by. null for one's own. */
  sharedToken: string | null;
}

export interface DashboardStats {
  totalAnalyses: number;
  /** null when nothing was completed. */
  avgScore: number | null;
  recommendationsCompleted: number;
  totalRecommendations: number;
  /** "+12%": newest score against the first, same website; "+0%" until there are two. */
  improvementTrend: string;
  implementation: AreaProgress;
}
