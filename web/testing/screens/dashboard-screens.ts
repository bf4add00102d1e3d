import type { DashboardStats } from '../../../worker/contract/api.ts';
import { progressRecord } from '../../features/progress/progress-fixture.ts';
import { row, SESSION, signedIn, UNAUTHORIZED } from '../dashboard-fixture.ts';
import { FakeAnswer, UNANSWERED } from '../fake-answers.ts';
import type { Screen } from './screen.ts';

const nothing = { completed: 0, total: 0 };
const NO_STATS: DashboardStats = {
  totalAnalyses: 0,
  avgScore: null,
  recommendationsCompleted: 0,
  totalRecommendations: 0,
  improvementTrend: '+0%',
  implementation: { content: nothing, technical: nothing, local: nothing, voice: nothing },
};
const PROGRESS = `GET /api/progress/${SESSION}`;
const RUNNING = `/dashboard?session=${SESSION}`;
const running = row({
  analysisId: 9,
  status: 'processing',
  overallScore: null,
  businessName: null,
  sessionId: SESSION,
});
const CAP = {
  kind: 'cap',
  label: 'At most 40 of 100',
  value: 'robots.txt keeps the search of ChatGPT off your home page.',
  pageUrl: 'https://lantern-bakery.example/robots.txt',
  seen: 'Disallow: /',
};
const LIST = [
  row({ analysisId: 12, createdAt: 1_790_900_000_000, overallScore: 71, isPaid: true }),
  row({ analysisId: 11, createdAt: 1_790_500_000_000, overallScore: 64 }),
  row({ analysisId: 10, createdAt: 1_790_100_000_000, overallScore: 52 }),
  { ...running, websiteUrl: 'https://www.alder-street-dental.example/' },
  row({
    analysisId: 8,
    websiteUrl: 'https://a-rather-long-name-of-a-website-that-must-wrap-somewhere.example/en/start',
    businessName: null,
    status: 'failed',
    overallScore: null,
    failureMessage: 'The server did not answer within 30 seconds.',
  }),
  row({
    analysisId: 6,
    websiteUrl: 'https://oak.example/',
    businessName: 'Oak & Sons',
    overallScore: 83,
    sharedToken: 'b'.repeat(32),
  }),
];

/** The dashboard in its states, with and without an analysis that runs. */
export const DASHBOARD_SCREENS: Readonly<Record<string, Screen>> = {
  'dashboard-checking': {
    at: '/dashboard',
    shows: 'Checking authentication...',
    answers: { 'GET /api/auth/user': UNANSWERED },
  },
  'dashboard-loading': {
    at: '/dashboard',
    shows: 'Loading your dashboard...',
    answers: signedIn([], { 'GET /api/user-analyses': UNANSWERED }),
  },
  'dashboard-empty': {
    at: '/dashboard',
    shows: 'No analyses yet',
    says: ['Start First Analysis', 'Implementation Progress', 'Get Started'],
    answers: signedIn([], { 'GET /api/dashboard-stats': NO_STATS }),
  },
  'dashboard-list': {
    at: '/dashboard',
    shows: '2 earlier analyses',
    says: [
      'View Latest Report',
      'Total Analyses',
      'Average AI Score',
      'Recommendations',
      'Improvement',
      'Implementation Progress',
      'Content Optimization',
      'Technical Optimizations',
      'Local SEO Setup',
      'Voice Search Ready',
      'Quick Actions',
      'New Analysis',
      'Processing',
      'Analysis in progress...',
      'This may take 5-8 minutes',
      'View Live Progress',
      'Failed',
      'Try Again',
      'Premium',
      'View Full Report',
      'View Free Preview',
      'Analyse again',
    ],
    answers: signedIn(LIST),
  },
  'dashboard-delete': {
    at: '/dashboard',
    shows: 'are deleted at once and for good',
    answers: signedIn(),
    press: ['Delete the analysis of lantern-bakery.example'],
  },
  'dashboard-without-list': {
    at: '/dashboard',
    shows: 'We could not load your analyses.',
    answers: signedIn([], { 'GET /api/user-analyses': 'no list' }),
  },
  'page-failed': {
    at: '/dashboard',
    shows: 'This page did not load.',
    // What no server of ours answers.
    answers: signedIn([], { 'GET /api/user-analyses': [{ analysisId: 1 }] }),
  },
  'dashboard-unavailable': {
    at: '/dashboard',
    shows: 'We could not load your account.',
    answers: { 'GET /api/auth/user': new FakeAnswer(503) },
  },
  'dashboard-complete': {
    at: '/dashboard',
    shows: 'Analysis Complete!',
    says: ['View Full Report', 'Unlock Full Report', 'View Free Preview'],
    answers: signedIn(),
    stored: { completedAnalysis: JSON.stringify({ analysisId: 7, websiteUrl: 'https://lantern-bakery.example/' }) },
  },
  'dashboard-paid': {
    at: '/dashboard?payment=success&analysis=7',
    shows: 'Your premium report is unlocked.',
    says: ['Payment Successful!', 'View Full Report'],
    answers: signedIn([row({ isPaid: true })], { 'GET /api/verify-payment/7': { verified: true, isPaid: true } }),
  },
  'dashboard-paying': {
    at: '/dashboard?payment=processing',
    shows: 'Payment Processing',
    says: ['Your payment is being processed. It may take a few minutes to appear in your dashboard.'],
    answers: signedIn(),
  },
  'dashboard-expired': {
    at: '/dashboard',
    shows: 'Please sign in again to continue.',
    says: ['Session Expired'],
    answers: signedIn([], { 'GET /api/user-analyses': UNAUTHORIZED }),
    isHurried: true,
  },
  'progress-beginning': {
    at: RUNNING,
    shows: 'Discovering Pages',
    says: ['Analysis in Progress', 'Live Tracking', '5-8 minutes'],
    answers: signedIn([running], {
      [PROGRESS]: progressRecord({ stage: 'discovery', progress: 3, pages: [], facts: [], totalPages: 0 }),
    }),
  },
  'progress-reading': {
    at: RUNNING,
    shows: 'about 30 seconds',
    says: ['Analyzing Content', 'page 2 of 4'],
    answers: signedIn([running], {
      [PROGRESS]: progressRecord({ expectedMs: 50_000, facts: [CAP, ...progressRecord({}).facts] }),
    }),
  },
  'progress-unheard': { at: RUNNING, shows: 'Connecting to your analysis...', answers: signedIn([running]) },
  'progress-thinking': {
    at: RUNNING,
    shows: 'AI Processing',
    says: ['1-2 minutes'],
    answers: signedIn([running], { [PROGRESS]: progressRecord({ stage: 'analysis', progress: 92, totalPages: 4 }) }),
  },
  'progress-complete': {
    at: RUNNING,
    shows: 'Opening your results...',
    answers: signedIn([running], { [PROGRESS]: progressRecord({ stage: 'complete', progress: 100 }) }),
    isHurried: true,
  },
  'progress-failed': {
    at: RUNNING,
    shows: 'The website refused us.',
    answers: signedIn([row({ status: 'failed', overallScore: null, failureMessage: 'The website refused us.' })], {
      [PROGRESS]: progressRecord({ stage: 'failed', message: 'The website refused us.' }),
      'GET /api/dashboard-stats': NO_STATS,
    }),
  },
};
