import { Link } from 'react-router';
import { CLAIMS } from '../content/claims.ts';
import { CompanyLines } from '../content/company-lines.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Document, DocumentSection } from '../ui/document.tsx';
import { Faq } from '../ui/faq.tsx';

const ANALYSED = [
  {
    title: 'Reach',
    text: 'robots.txt, firewalls, tags and headers: which assistant may open which page, and the line that decides.',
  },
  {
    title: 'Read',
    text: 'Each key page twice, plain and in a browser. What only appears with JavaScript is lost on most assistants’ readers.',
  },
  {
    title: 'Understand',
    text: 'Who you are, what you offer, where, when and for how much; whether text and structured data agree.',
  },
  {
    title: 'Recommend',
    text: 'What gives an assistant reason to name you: reviews, people, policies, answers to the questions buyers ask.',
  },
];

/** What there is to use, each as it works today. */
const FEATURES = [
  'a dashboard with every analysis, its score and how the score changed',
  'live progress while a website is read, and an e-mail when the report is ready',
  'recommendations in order of what they gain, with ticks for what is done',
  'texts and markup to copy, filled with facts from your own pages that you can confirm',
  'reports to share by link, and to export as PDF, HTML, Markdown or JSON',
];

const QUESTIONS = [
  {
    question: 'Is there a free trial or a demo?',
    answer: (
      <>
        The first analysis is your free trial: it needs a free account and no credit card. To look before you sign up,
        open the{' '}
        <Link to="/report/sample" className="link">
          sample report
        </Link>
        , a demo on the website of an invented practice.
      </>
    ),
  },
  {
    question: 'Which other programs does it work with?',
    answer:
      'It needs no integration: it reads your website from outside, so it works with WordPress, Wix, Shopify, Squarespace or a website written by hand. To take a report into other programs, export it as Markdown, JSON, HTML or PDF.',
  },
  {
    question: 'Is my data protected?',
    answer: (
      <>
        Connections are encrypted, data protection is explained on the{' '}
        <Link to="/privacy" className="link">
          privacy page
        </Link>
        , and there is no advertising and no tracking. You can download your data or delete your account at any time.
      </>
    ),
  },
  {
    question: 'Can I cancel at any time?',
    answer:
      'There is nothing to cancel: no subscription, no contract, nothing renews. You pay once per website, and you can delete your account at any time.',
  },
  {
    question: 'Is there a mobile app?',
    answer: 'There is no app to download. Answerable runs in the browser of a phone, a tablet or a computer.',
  },
];

const REASONS = [
  {
    title: 'Every statement has a source.',
    text: 'A report cites your own pages: page, place, the text as found. You can check all of it.',
  },
  {
    title: 'Doubt is called doubt.',
    text: 'What we could not measure is marked as not measured and never counts against your website.',
  },
  {
    title: 'The same site gives the same score.',
    text: 'No model decides points. The rules are written down, and each names the document it rests on.',
  },
  {
    title: 'It speaks to owners.',
    text: 'Short sentences, ordered by what gains most. Your web person can work from them without a translator.',
  },
];

export function Component() {
  return (
    <Document
      title="Customers ask assistants. We show what assistants know about you."
      tabTitle="About"
      lead="Our mission: every business owner can see what AI search and chat tools read on their website, and fix what is missing."
    >
      {CLAIMS.confirmed && <Impact />}
      <DocumentSection id="analyzed" title="What is analyzed">
        <dl className="grid gap-5">
          {ANALYSED.map(({ title, text }, index) => (
            <div key={title} className="grid grid-cols-[2.25rem_1fr]">
              <dt className="contents">
                <span aria-hidden="true" className="figures font-semibold text-accent">
                  [{index + 1}]
                </span>
                <span className="font-semibold">{title}</span>
              </dt>
              <dd className="col-start-2 text-quiet">{text}</dd>
            </div>
          ))}
        </dl>
      </DocumentSection>
      <DocumentSection id="features" title="Features">
        <p>Answerable includes:</p>
        <ul>
          {FEATURES.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </DocumentSection>
      <DocumentSection id="reasons" title="Reasons to choose Answerable">
        {REASONS.map(({ title, text }) => (
          <p key={title}>
            <strong className="font-semibold">{title}</strong> <span className="text-quiet">{text}</span>
          </p>
        ))}
        <div className="mt-4 font-sans">
          <ButtonLink to="/">Analyze a website</ButtonLink>
        </div>
      </DocumentSection>
      <DocumentSection id="questions" title="Questions about Answerable">
        <Faq questions={QUESTIONS} />
      </DocumentSection>
      <DocumentSection id="company" title="Who is behind it">
        <CompanyLines />
      </DocumentSection>
    </Document>
  );
}

/** Figures only the operator can vouch for. */
function Impact() {
  return (
    <DocumentSection id="impact" title="Platform impact">
      <dl className="grid grid-cols-2 gap-x-8 gap-y-6 sm:grid-cols-3">
        {CLAIMS.impact.map(({ figure, text }) => (
          <div key={text} className="flex flex-col-reverse justify-end">
            <dt className="font-sans text-sm text-quiet">{text}</dt>
            <dd className="figures text-2xl font-semibold">{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="text-quiet">{CLAIMS.businessesUsing} businesses use Answerable.</p>
    </DocumentSection>
  );
}
