import { Link } from 'react-router';
import { REPORT_DAYS } from '../../../worker/contract/retention.ts';
import type { Question } from '../../ui/faq.tsx';

export const SUPPORT_QUESTIONS: readonly Question[] = [
  {
    question: 'How do I start an analysis?',
    answer: 'Sign in, enter your website on the home page and press the button. The dashboard follows it live.',
  },
  {
    question: 'How long does an analysis take?',
    answer:
      'Most take 2-3 minutes, large websites 5-8, very complex ones up to 10. You may close the page: it keeps running.',
  },
  {
    question: 'Is the first analysis free?',
    answer: 'Yes, with a free account and without a card. It shows the preview of the report.',
  },
  {
    question: 'What does the score mean?',
    answer:
      'It counts what assistants can reach and read, and what they can understand, from 0 to 100. 80 and above is strong, 60 to 79 fair, below 60 weak. Only what was measured counts.',
  },
  {
    question: 'Why could my website not be read?',
    answer: (
      <>
        It may refuse automatic visitors, show them a security check, or have been unreachable at that moment. The
        message says which.{' '}
        <Link to="/bot" className="link">
          Our crawler’s page
        </Link>{' '}
        says how to let it through.
      </>
    ),
  },
  {
    question: 'Can I analyze the same website again?',
    answer: `Yes. Tick “Create fresh analysis”; without it you get the newest report of that website, if it is less than ${REPORT_DAYS} days old.`,
  },
  {
    question: 'How do I keep a report?',
    answer: `Open it and choose “Print / Save as PDF”. Analysis data is deleted after ${REPORT_DAYS} days.`,
  },
  {
    question: 'How do refunds work?',
    answer: (
      <>
        There is a 30-day money-back guarantee, without fees. The{' '}
        <Link to="/refund" className="link">
          refund policy
        </Link>{' '}
        has the steps.
      </>
    ),
  },
];
