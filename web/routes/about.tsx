import { CLAIMS } from '../content/claims.ts';
import { Unconfirmed } from '../content/unconfirmed.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Document, DocumentSection } from '../ui/document.tsx';

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
    text: 'Short sentences, in order of what gains most. Your web person can start from them without a translator.',
  },
];

export function Component() {
  return (
    <Document
      title="Customers ask assistants. We show what assistants know about you."
      tabTitle="About"
      lead="Our mission: every business owner can see what AI search and chat tools read on their website, and put right what is missing."
    >
      <DocumentSection id="impact" title="Platform impact" aside={<Unconfirmed />}>
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
      <DocumentSection id="analysed" title="What is analysed">
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
    </Document>
  );
}
