import { Link } from 'react-router';
import { SUPPORT_QUESTIONS } from '../features/support/questions.tsx';
import { SupportForm } from '../features/support/support-form.tsx';
import { contactAddress } from '../ui/contact-address.ts';
import { Document, DocumentSection } from '../ui/document.tsx';
import { Faq } from '../ui/faq.tsx';

const QUICK_LINKS = [
  { to: '/dashboard', text: 'Your analyses', hint: 'Progress, reports and what is done' },
  { to: '/pricing', text: 'Pricing', hint: 'What is free and what is not' },
  { to: '/bot', text: 'Our crawler', hint: 'How to let it in, how to refuse it' },
  { to: '/refund', text: 'Refunds', hint: 'The 30-day guarantee, step by step' },
];

export function Component() {
  const address = contactAddress();
  return (
    <Document
      title="Support"
      lead="Ask us anything about a report, your account or our crawler. A person reads every message."
    >
      <DocumentSection
        id="contact"
        title="Write to us"
        aside={
          <>
            <p>We answer within 24 hours. Messages are kept for two years.</p>
            <p className="mt-2">Areas we serve: websites anywhere in the world, in English.</p>
            {address && (
              <p className="mt-2 wrap-anywhere">
                Or by e-mail:{' '}
                <a href={`mailto:${address}`} className="link">
                  {address}
                </a>
              </p>
            )}
          </>
        }
      >
        <SupportForm />
      </DocumentSection>
      <DocumentSection id="links" title="Quick links">
        <div className="grid gap-x-10 font-sans sm:grid-cols-2">
          {QUICK_LINKS.map(({ to, text, hint }) => (
            <Link key={to} to={to} className="group border-b border-line py-3">
              <span className="block text-sm font-medium group-hover:text-accent group-hover:underline">{text}</span>
              <span className="block text-xs text-quiet">{hint}</span>
            </Link>
          ))}
        </div>
      </DocumentSection>
      <DocumentSection id="questions" title="Frequent questions">
        <Faq questions={SUPPORT_QUESTIONS} />
      </DocumentSection>
    </Document>
  );
}
