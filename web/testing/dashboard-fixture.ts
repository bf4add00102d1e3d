import type { AccountView } from '../../worker/contract/account.ts';
import type { AnalysisListItem, DashboardStats } from '../../worker/contract/api.ts';
import { FakeAnswer, type FakeAnswers } from './fake-answers.ts';

export const SESSION = 'a'.repeat(32);
export const USER = { firstName: 'Ines', email: 'ines@lantern-bakery.example', profileImageUrl: null };
export const STATS: DashboardStats = {
  totalAnalyses: 2,
  avgScore: 64,
  recommendationsCompleted: 0,
  totalRecommendations: 27,
  improvementTrend: '+0%',
  implementation: {
    content: { completed: 0, total: 12 },
    technical: { completed: 3, total: 10 },
    local: { completed: 0, total: 5 },
    voice: { completed: 0, total: 0 },
  },
};
export const UNAUTHORIZED = new FakeAnswer(401, { message: 'Unauthorized. Please sign in.', code: 'UNAUTHORIZED' });

export const row = (part: Partial<AnalysisListItem>): AnalysisListItem => ({
  analysisId: 7,
  websiteUrl: 'https://lantern-bakery.example/',
  businessName: 'Lantern Bakery',
  status: 'completed',
  overallScore: 64,
  isPaid: false,
  isDemo: false,
  sessionId: null,
  failureMessage: null,
  createdAt: 1_790_000_000_000,
  completedAt: 1_790_000_040_000,
  sharedToken: null,
  ...part,
});

export const signedIn = (list: AnalysisListItem[] = [row({})], more: FakeAnswers = {}): FakeAnswers => ({
  'GET /api/auth/user': USER,
  'GET /api/dashboard-stats': STATS,
  'GET /api/user-analyses': list,
  ...more,
});

export const ACCOUNT: AccountView = {
  user: { ...USER, createdAt: 1_790_000_000_000 },
  sessions: [
    {
      id: 1,
      device: 'Chrome on Windows',
      createdAt: 1_790_000_000_000,
      lastUsedAt: 1_790_000_000_000,
      isCurrent: true,
    },
    {
      id: 2,
      device: 'Safari on iPhone',
      createdAt: 1_790_000_000_000,
      lastUsedAt: 1_790_000_000_000,
      isCurrent: false,
    },
  ],
  payments: [
    {
      id: 9,
      website: 'lantern-bakery.example',
      amountCents: 999,
      currency: 'usd',
      status: 'succeeded',
      createdAt: 1_790_000_000_000,
      settledAt: 1_790_000_000_000,
    },
  ],
  models: { isSetUp: true, refused: false },
};
