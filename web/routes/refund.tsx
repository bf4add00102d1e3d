import { Link } from 'react-router';
import { Document, DocumentSection } from '../ui/document.tsx';

const STEPS = [
  {
    title: 'You write to us',
    text: 'within 30 days of the payment, with the e-mail address of your account and the website.',
  },
  { title: 'We review it', text: 'within 24-48 hours.' },
  { title: 'We process it', text: 'in 1-2 business days after that, to the card you paid with.' },
  { title: 'The money arrives', text: 'in 3-10 business days, depending on your bank.' },
];

export function Component() {
  return (
    <Document title="Refunds" lead="A 30-day money-back guarantee on every full report. No refund fees, no forms.">
      <DocumentSection id="steps" title="How it goes">
        <ol className="grid gap-4">
          {STEPS.map(({ title, text }, index) => (
            <li key={title} className="grid grid-cols-[2.25rem_1fr]">
              <span aria-hidden="true" className="figures font-semibold text-accent">
                [{index + 1}]
              </span>
              <span>
                <strong className="font-semibold">{title}</strong> <span className="text-quiet">{text}</span>
              </span>
            </li>
          ))}
        </ol>
      </DocumentSection>
      <DocumentSection id="covered" title="What is covered">
        <ul>
          <li>Payments for a full report, whatever the reason, within 30 days.</li>
          <li>Unused portions of business packages.</li>
        </ul>
      </DocumentSection>
      <DocumentSection id="not-covered" title="What is not">
        <ul>
          <li>Free or promotional credits can’t be turned into cash.</li>
        </ul>
        <p className="text-quiet">With a refund, the report goes back to the free preview.</p>
      </DocumentSection>
      <DocumentSection id="ask" title="Ask for a refund">
        <p>
          Write to us from the{' '}
          <Link to="/support" className="link">
            support page
          </Link>
          .
        </p>
      </DocumentSection>
    </Document>
  );
}
