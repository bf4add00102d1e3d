import { afterEach, beforeEach, vi } from 'vitest';
import type { AnalysisListItem, DashboardStats } from '../../worker/contract/api.ts';
import { Component } from '../routes/dashboard.tsx';
import { useToasts } from '../ui/toast-store.ts';
import { FakeAnswer, type FakeAnswers, fakeApi } from './fake-api.ts';
import { type Rendered, renderRoute } from './render-route.tsx';

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

/** The dashboard on faked time, without sockets, for every test of the file that calls it. */
export function dashboardPage() {
  let page: Rendered;
  const assign = vi.fn();
  const reload = vi.fn();
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', undefined);
    vi.spyOn(window.location, 'assign').mockImplementation(assign);
    vi.spyOn(window.location, 'reload').mockImplementation(reload);
    sessionStorage.clear();
    useToasts.setState({ toasts: [] });
    assign.mockClear();
    reload.mockClear();
  });
  afterEach(async () => {
    await page.unmount();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return {
    assign,
    reload,
    /** Rendered with whatever answers there are. */
    async render(at = '/dashboard') {
      page = await renderRoute('/dashboard', Component, at);
    },
    async open(answers: FakeAnswers, at = '/dashboard') {
      const api = fakeApi(answers);
      page = await renderRoute('/dashboard', Component, at);
      await page.advance(10);
      return api;
    },
    advance: (ms: number) => page.advance(ms),
    address: () => page.address(),
    all: (selector: string) => [...page.container.querySelectorAll<HTMLElement>(selector)],
    text: () => page.container.textContent ?? '',
    link: (words: string) =>
      [...page.container.querySelectorAll('a')].find((a) => a.textContent?.includes(words)) ?? null,
    toasted: () => useToasts.getState().toasts[0],
  };
}
