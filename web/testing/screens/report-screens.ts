import type { AnalysisView } from '../../../worker/contract/api.ts';
import type { FactsToConfirm } from '../../../worker/contract/confirmed-facts.ts';
import type { ReportLanguage } from '../../../worker/contract/translation.ts';
import { type DocumentView, documentView } from '../../../worker/report/view/folded-parts.ts';
import { fixtureFacts } from '../../features/report/facts-fixture.ts';
import { analysisView } from '../../features/report/report-fixture.ts';
import { SESSION, USER } from '../dashboard-fixture.ts';
import { FakeAnswer, type FakeAnswers, UNANSWERED } from '../fake-answers.ts';
import { paidReport } from '../paid-report.ts';
import { reportAnswers } from '../report-answers.ts';
import { type Screen, SIGNED_OUT } from './screen.ts';

const REPORT = 'GET /api/analysis/41/document';
const TOKEN = 'c'.repeat(32);
const SHARED = `/api/shared/${TOKEN}`;
const FACTS: FactsToConfirm = { read: fixtureFacts, confirmed: [], trades: [{ id: 'bakery', label: 'bakery' }] };
const CONFIRM: FakeAnswers = { 'GET /api/auth/user': USER, 'GET /api/analysis/41/facts': FACTS };
const PAID = paidReport();
const RUNNING = analysisView({ status: 'processing', results: null, sessionId: SESSION, completedAt: null });
const FAILED = analysisView({ status: 'failed', results: null, failureMessage: 'The website refused us.' });
const GERMAN: ReportLanguage = { lang: 'de', name: 'Deutsch', english: 'German', dir: 'ltr' };
/** The report in German, most of it. */
const IN_GERMAN: DocumentView = {
  ...documentView(PAID),
  translation: { ...GERMAN, isWorking: false, done: 3, of: 9, mayAsk: true },
  prose: {
    ...GERMAN,
    model: 'a-model',
    words: 'The language model a-model put 3 of 9 sentences of this report into German.',
    lines: [
      [
        'ChatGPT search can’t open your website, so no score above 79 would be fair.',
        'Die Suche von ChatGPT kann Ihre Website nicht öffnen, mehr als 79 wäre also nicht gerecht.',
      ],
      ['Let ChatGPT search open your website', 'Lassen Sie die Suche von ChatGPT auf Ihre Website'],
      ['ChatGPT may not open your home page.', 'ChatGPT darf Ihre Startseite nicht öffnen.'],
    ],
  },
};

/** Its owner's report, as it stands in the database. */
const owned = (analysis: AnalysisView, more: FakeAnswers = {}): FakeAnswers => ({
  'GET /api/auth/user': USER,
  ...reportAnswers(analysis),
  ...more,
});

/** Every screen that shows what one analysis found, in its states. */
export const REPORT_SCREENS: Readonly<Record<string, Screen>> = {
  'home-results': {
    at: '/?analysis=41',
    shows: 'Save to Dashboard',
    says: ['This was your FREE demo analysis!', 'Unlock Full Report'],
    answers: owned(analysisView()),
  },
  'home-results-paid': {
    at: '/?analysis=41&unlocked=true',
    shows: 'View Full Report',
    says: ['Print'],
    answers: owned(PAID),
  },
  'home-results-running': { at: '/?analysis=41', shows: 'This analysis is still running', answers: owned(RUNNING) },
  'home-results-failed': { at: '/?analysis=41', shows: 'The website refused us.', answers: owned(FAILED) },
  'home-results-missing': { at: '/?analysis=41', shows: 'We could not show this analysis', answers: SIGNED_OUT },
  confirm: { at: '/confirm/41', shows: 'Lantern Bakery', answers: CONFIRM },
  'confirm-correcting': {
    at: '/confirm/41',
    shows: 'Cancel',
    answers: CONFIRM,
    press: ['Correct: Lantern Bakery'],
  },
  'confirm-missing': { at: '/confirm/41', shows: 'These facts are not available.', answers: SIGNED_OUT },
  'report-preview': {
    at: '/report/41',
    shows: 'Unlock Full Report',
    says: ['Print / Save as PDF', 'Back to Analysis'],
    answers: owned(analysisView()),
  },
  'report-full': {
    at: '/report/41',
    shows: 'Done when',
    answers: owned(PAID),
    press: ['Let ChatGPT search open your website'],
  },
  'report-sharing': {
    at: '/report/41',
    shows: 'Revoke link',
    answers: owned({ ...PAID, shareUrl: `https://answerable.example/shared/${TOKEN}` }),
    press: ['Send to my web person'],
  },
  'report-in-german': {
    at: '/report/41?lang=de',
    shows: 'Lassen Sie die Suche von ChatGPT auf Ihre Website',
    answers: owned(PAID, { [`${REPORT}?lang=de`]: IN_GERMAN }),
  },
  'report-loading': { at: '/report/41', shows: 'Loading your report...', answers: { [REPORT]: UNANSWERED } },
  'report-running': { at: '/report/41', shows: 'This analysis is still running.', answers: owned(RUNNING) },
  'report-failed': { at: '/report/41', shows: 'The website refused us.', answers: owned(FAILED) },
  'report-missing': {
    at: '/report/41',
    shows: 'Report not found or access denied.',
    says: ['Go Back'],
    answers: SIGNED_OUT,
  },
  'report-sample': {
    at: '/report/sample',
    shows: 'Sample report on an invented practice',
    answers: { ...SIGNED_OUT, ...reportAnswers({ ...PAID, analysisId: 0 }, '/api/analysis/sample') },
  },
  shared: {
    at: `/shared/${TOKEN}`,
    shows: 'Shared report',
    answers: { ...SIGNED_OUT, ...reportAnswers(PAID, SHARED) },
  },
  'shared-gone': { at: `/shared/${TOKEN}`, shows: 'This link no longer opens a report.', answers: SIGNED_OUT },
  'shared-unavailable': {
    at: `/shared/${TOKEN}`,
    shows: 'This report could not be loaded.',
    answers: { ...SIGNED_OUT, [`GET ${SHARED}/document`]: new FakeAnswer(503) },
  },
};
