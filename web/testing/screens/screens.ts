import type { DashboardStats } from '../../../worker/contract/api.ts';
import { progressRecord } from '../../features/progress/progress-fixture.ts';
import { analysisView } from '../../features/report/report-fixture.ts';
import { ACCOUNT, row, SESSION, signedIn, UNAUTHORIZED, USER } from '../dashboard-fixture.ts';
import { FakeAnswer, type FakeAnswers, UNANSWERED } from '../fake-answers.ts';
import { REPORT_SCREENS } from './report-screens.ts';
import { type Screen, SIGNED_OUT } from './screen.ts';

const INTENT = 'POST /api/create-payment-intent';
const CHECKOUT: FakeAnswers = {
  'GET /api/auth/user': USER,
  'GET /api/analysis/41': analysisView(),
  [INTENT]: { clientSecret: 'local_1', publishableKey: null },
  'POST /api/local-payments/confirm': { status: 'succeeded' },
};
const nothing = { completed: 0, total: 0 };
const NO_STATS: DashboardStats = {
  totalAnalyses: 0,
  avgScore: null,
  recommendationsCompleted: 0,
  totalRecommendations: 0,
  improvementTrend: '+0%',
  implementation: { content: nothing, technical: nothing, local: nothing, voice: nothing },
};
const pay = (testCard: string): readonly string[] => ['Test cards', testCard, 'Pay $9.99'];
const CONFIRMED = 'GET /api/verify-payment/41';
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
const ANALYZE = 'Analyze My Website for AI SEO';

/** Every screen in its states, by name. */
export const SCREENS: Readonly<Record<string, Screen>> = {
  home: { at: '/', shows: 'Analyze My Website for AI SEO', answers: SIGNED_OUT },
  'home-wrong-address': {
    at: '/',
    shows: 'Please enter a website URL to analyze.',
    answers: SIGNED_OUT,
    press: [ANALYZE],
  },
  'home-signing-up': {
    at: '/',
    shows: 'Sign Up Required',
    answers: SIGNED_OUT,
    press: ['https://example.com', ANALYZE],
    isHurried: true,
  },
  'home-starting': {
    at: '/',
    shows: 'Analyzing...',
    answers: { 'GET /api/auth/user': USER, 'POST /api/analyze-website': UNANSWERED },
    press: ['https://example.com', ANALYZE],
  },
  'home-refused': {
    at: '/',
    shows: 'Analysis Failed',
    answers: {
      'GET /api/auth/user': USER,
      'POST /api/analyze-website': new FakeAnswer(429, { message: 'Three of your analyses are running.' }),
    },
    press: ['https://example.com', ANALYZE],
  },
  pricing: { at: '/pricing', shows: 'Questions about the price', answers: SIGNED_OUT },
  about: { at: '/about', shows: 'Questions about Answerable', answers: SIGNED_OUT },
  support: { at: '/support', shows: 'Write to us', answers: SIGNED_OUT },
  bot: { at: '/bot', shows: 'How to refuse it', answers: SIGNED_OUT },
  privacy: { at: '/privacy', shows: 'How long we keep it', answers: SIGNED_OUT },
  terms: { at: '/terms', shows: 'You must be at least 18 years old.', answers: SIGNED_OUT },
  refund: { at: '/refund', shows: 'What is covered', answers: SIGNED_OUT },
  'not-found': { at: '/nothing-here', shows: '404 Page Not Found', answers: SIGNED_OUT },
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
    answers: signedIn([], { 'GET /api/dashboard-stats': NO_STATS }),
  },
  'dashboard-list': { at: '/dashboard', shows: '2 earlier analyses', answers: signedIn(LIST) },
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
  'dashboard-unavailable': {
    at: '/dashboard',
    shows: 'We could not load your account.',
    answers: { 'GET /api/auth/user': new FakeAnswer(503) },
  },
  'dashboard-complete': {
    at: '/dashboard',
    shows: 'Analysis Complete!',
    answers: signedIn(),
    stored: { completedAnalysis: JSON.stringify({ analysisId: 7, websiteUrl: 'https://lantern-bakery.example/' }) },
  },
  'dashboard-paid': {
    at: '/dashboard?payment=success&analysis=7',
    shows: 'Your premium report is unlocked.',
    answers: signedIn([row({ isPaid: true })], { 'GET /api/verify-payment/7': { verified: true, isPaid: true } }),
  },
  'dashboard-paying': { at: '/dashboard?payment=processing', shows: 'Payment Processing', answers: signedIn() },
  'dashboard-expired': {
    at: '/dashboard',
    shows: 'Please sign in again to continue.',
    answers: signedIn([], { 'GET /api/user-analyses': UNAUTHORIZED }),
    isHurried: true,
  },
  'progress-beginning': {
    at: RUNNING,
    shows: 'Discovering Pages',
    answers: signedIn([running], {
      [PROGRESS]: progressRecord({ stage: 'discovery', progress: 3, pages: [], facts: [], totalPages: 0 }),
    }),
  },
  'progress-reading': {
    at: RUNNING,
    shows: 'about 30 seconds',
    answers: signedIn([running], {
      [PROGRESS]: progressRecord({ expectedMs: 50_000, facts: [CAP, ...progressRecord({}).facts] }),
    }),
  },
  'progress-unheard': { at: RUNNING, shows: 'Connecting to your analysis...', answers: signedIn([running]) },
  'progress-thinking': {
    at: RUNNING,
    shows: 'AI Processing',
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
  checkout: { at: '/checkout/41', shows: 'Texts to paste', answers: CHECKOUT },
  'checkout-loading': {
    at: '/checkout/41',
    shows: 'Preparing payment...',
    answers: { ...CHECKOUT, [INTENT]: UNANSWERED },
  },
  'checkout-missing': {
    at: '/checkout/41',
    shows: 'Analysis not found',
    answers: { 'GET /api/auth/user': USER, 'GET /api/analysis/41': new FakeAnswer(404) },
  },
  'checkout-invalid': { at: '/checkout/none', shows: 'Invalid analysis ID', answers: SIGNED_OUT },
  'checkout-impossible': {
    at: '/checkout/41',
    shows: 'Nothing is charged twice.',
    answers: {
      ...CHECKOUT,
      [INTENT]: new FakeAnswer(409, { message: 'A payment is being processed.', code: 'CONFLICT' }),
    },
  },
  'checkout-declined': {
    at: '/checkout/41',
    shows: 'Your card was declined.',
    answers: {
      ...CHECKOUT,
      'POST /api/local-payments/confirm': new FakeAnswer(400, { message: 'Your card was declined.' }),
    },
    press: pay('4000 0000 0000 0002is declined'),
    isHurried: true,
  },
  'checkout-slow': {
    at: '/checkout/41',
    shows: 'Your payment is still being processed.',
    answers: { ...CHECKOUT, [CONFIRMED]: { verified: false, isPaid: false } },
    press: pay('4000 0000 0000 0077succeeds after 15 seconds'),
    isHurried: true,
  },
  'checkout-paid': {
    at: '/checkout/41',
    shows: 'Paid. Your report is unlocked.',
    answers: { ...CHECKOUT, [CONFIRMED]: { verified: true, isPaid: true } },
    press: pay('4242 4242 4242 4242succeeds at once'),
    isHurried: true,
  },
  account: {
    at: '/account',
    shows: 'Safari on iPhone',
    answers: { 'GET /api/auth/user': USER, 'GET /api/account': ACCOUNT },
  },
  'account-delete': {
    at: '/account',
    shows: 'Delete your account?',
    answers: { 'GET /api/auth/user': USER, 'GET /api/account': ACCOUNT },
    press: ['Delete my account'],
  },
  'account-unavailable': {
    at: '/account',
    shows: 'We could not load your account.',
    answers: { 'GET /api/auth/user': USER },
  },
  ...REPORT_SCREENS,
};
