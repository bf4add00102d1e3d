import { analysisView } from '../../features/report/report-fixture.ts';
import { ACCOUNT, USER } from '../dashboard-fixture.ts';
import { FakeAnswer, type FakeAnswers, UNANSWERED } from '../fake-answers.ts';
import { DASHBOARD_SCREENS } from './dashboard-screens.ts';
import { REPORT_SCREENS } from './report-screens.ts';
import { type Screen, SIGNED_OUT } from './screen.ts';

const INTENT = 'POST /api/create-payment-intent';
const CHECKOUT: FakeAnswers = {
  'GET /api/auth/user': USER,
  'GET /api/analysis/41': analysisView(),
  [INTENT]: { clientSecret: 'local_1', publishableKey: null },
  'POST /api/local-payments/confirm': { status: 'succeeded' },
};
const pay = (testCard: string): readonly string[] => ['Test cards', testCard, 'Pay $9.99'];
const CONFIRMED = 'GET /api/verify-payment/41';
const ANALYZE = 'Analyze My Website for AI SEO';

/** Every screen in its states, by name. */
export const SCREENS: Readonly<Record<string, Screen>> = {
  home: {
    at: '/',
    shows: 'Analyze My Website for AI SEO',
    says: [
      'Home',
      'Pricing',
      'About',
      'Support',
      'Sign In / Sign Up',
      'Create fresh analysis',
      'Secure Analysis',
      '2-3 Minutes',
      'First Analysis Free',
      'Deep Website Analysis',
      'AI Recommendation Engine',
      'Actionable Roadmap',
      '15+',
    ],
    answers: SIGNED_OUT,
  },
  'home-wrong-address': {
    at: '/',
    shows: 'Please enter a website URL to analyze.',
    says: ['URL Required'],
    answers: SIGNED_OUT,
    press: [ANALYZE],
  },
  'home-signing-up': {
    at: '/',
    shows: 'Sign Up Required',
    says: ['Please sign up or sign in to analyze your website and access your results.'],
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
  pricing: {
    at: '/pricing',
    shows: 'Questions about the price',
    says: ['$9.99', '70+', '30-day money-back guarantee'],
    answers: SIGNED_OUT,
  },
  about: { at: '/about', shows: 'Questions about Answerable', answers: SIGNED_OUT },
  support: { at: '/support', shows: 'Write to us', answers: SIGNED_OUT },
  bot: { at: '/bot', shows: 'How to refuse it', answers: SIGNED_OUT },
  privacy: { at: '/privacy', shows: 'How long we keep it', answers: SIGNED_OUT },
  terms: { at: '/terms', shows: 'You must be at least 18 years old.', answers: SIGNED_OUT },
  refund: { at: '/refund', shows: 'What is covered', answers: SIGNED_OUT },
  'not-found': { at: '/nothing-here', shows: '404 Page Not Found', answers: SIGNED_OUT },
  ...DASHBOARD_SCREENS,
  checkout: {
    at: '/checkout/41',
    shows: 'Texts to paste',
    says: ['Back to Analysis', 'Tax', '$0.00', 'Total', '$9.99'],
    answers: CHECKOUT,
  },
  'checkout-loading': {
    at: '/checkout/41',
    shows: 'Preparing payment...',
    answers: { ...CHECKOUT, [INTENT]: UNANSWERED },
  },
  'checkout-missing': {
    at: '/checkout/41',
    shows: 'Analysis not found',
    says: ['Back to Home'],
    answers: { 'GET /api/auth/user': USER, 'GET /api/analysis/41': new FakeAnswer(404) },
  },
  'checkout-invalid': { at: '/checkout/none', shows: 'Invalid analysis ID', answers: SIGNED_OUT },
  'checkout-impossible': {
    at: '/checkout/41',
    shows: 'Nothing is charged twice.',
    says: ['Payment Setup Failed'],
    answers: {
      ...CHECKOUT,
      [INTENT]: new FakeAnswer(409, { message: 'A payment is being processed.', code: 'CONFLICT' }),
    },
  },
  'checkout-declined': {
    at: '/checkout/41',
    shows: 'Your card was declined.',
    says: ['Payment Failed'],
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
    says: ['Payment Processing'],
    answers: { ...CHECKOUT, [CONFIRMED]: { verified: false, isPaid: false } },
    press: pay('4000 0000 0000 0077succeeds after 15 seconds'),
    isHurried: true,
  },
  'checkout-paid': {
    at: '/checkout/41',
    shows: 'Paid. Your report is unlocked.',
    says: ['Payment Confirmed!', 'Your full report is now available. Redirecting to your dashboard...'],
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
