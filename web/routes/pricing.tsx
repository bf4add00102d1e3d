import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PRICE_WORDS } from '../../worker/contract/price.ts';
import { REPORT_DAYS } from '../../worker/contract/retention.ts';
import { CLAIMS } from '../content/claims.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Document, DocumentSection } from '../ui/document.tsx';
import { Faq } from '../ui/faq.tsx';

const FREE = [
  'The score, with access and understanding apart',
  'Nine ratings, each with the sentence it rests on',
  'Every check with its outcome, and what could not be measured',
  'Which assistants may read your home page, and the line that says so',
  'The three things to do first',
];

const FULL = [
  `${CLAIMS.recommendationsOnPricing} recommendations and examined points over all groups`,
  'The evidence of every check: page, place and text as found',
  'Fixes to copy, filled with your own facts',
  'A 30-60-90 day plan: days 1-30, 31-60 and 61-90',
  'Competitor analysis, technical audit, content strategy and voice-search advice',
];

const QUESTIONS = [
  {
    question: 'Is the first analysis really free?',
    answer:
      'Yes. It needs a free account and no card. You get the preview: the score, the ratings and the three things to do first.',
  },
  {
    question: 'What does an additional analysis cost?',
    answer: `${PRICE_WORDS.price} once per website, in US dollars, tax ${PRICE_WORDS.tax}. There is no subscription and nothing renews.`,
  },
  {
    question: 'How long does it take?',
    answer: 'Most websites take 2-3 minutes. A large or slow one takes 5-8 minutes, a very complex one up to 10.',
  },
  {
    question: 'Can I analyze the same website again?',
    answer: `A website you have paid for can be analyzed again at no further cost. Reports are kept for ${REPORT_DAYS} days.`,
  },
  {
    question: 'What if the report does not help me?',
    answer: 'There is a 30-day money-back guarantee. A request is reviewed within 24-48 hours.',
  },
  {
    question: 'Will I see results?',
    answer: `Nobody can promise how assistants answer tomorrow.${CLAIMS.confirmed ? ` What we aim for is an improvement of ${CLAIMS.improvement} for owners who carry out the plan.` : ' What you can see is your score: analyze again after a change and compare.'}`,
  },
];

export function Component() {
  return (
    <Document
      title={`The first analysis is free. After that, ${PRICE_WORDS.price} per website.`}
      tabTitle="Pricing"
      lead="One price, paid once per website. No subscription."
    >
      <div className="mt-12 grid border-y border-line md:grid-cols-2 md:divide-x md:divide-line">
        <Offer name="First analysis" price="$0" terms="with a free account" items={FREE}>
          <ButtonLink to="/">Analyze a website</ButtonLink>
        </Offer>
        <Offer
          name="Additional analysis, full report"
          price={PRICE_WORDS.price}
          terms={`one-time per website, USD, tax ${PRICE_WORDS.tax}`}
          items={FULL}
        >
          <p className="text-sm text-quiet">
            You see the free preview first. Unlock the full report from there, or from your dashboard.{' '}
            <Link to="/report/sample" className="link">
              See a sample report
            </Link>
            .
          </p>
        </Offer>
      </div>
      <DocumentSection id="questions" title="Questions about the price">
        <Faq questions={QUESTIONS} />
      </DocumentSection>
    </Document>
  );
}

function Offer({
  name,
  price,
  terms,
  items,
  children,
}: {
  name: string;
  price: string;
  terms: string;
  items: readonly string[];
  children: ReactNode;
}) {
  return (
    <section className="flex flex-col gap-6 border-line py-8 not-first:border-t md:px-10 md:first:pl-0 md:not-first:border-t-0">
      <div>
        <h2 className="text-lg">{name}</h2>
        <p className="mt-3 flex flex-wrap items-baseline gap-x-3">
          <span className="figures font-serif text-4xl font-semibold">{price}</span>
          <span className="text-sm text-quiet">{terms}</span>
        </p>
      </div>
      <ul className="grid gap-2.5">
        {items.map((item) => (
          <li key={item} className="grid grid-cols-[1.5rem_1fr] font-serif text-base">
            <Check className="mt-1.5 size-4 text-accent" aria-hidden="true" />
            {item}
          </li>
        ))}
      </ul>
      <div className="mt-auto">{children}</div>
    </section>
  );
}
