import { Link } from 'react-router';
import { PAYMENT_YEARS, REPORT_DAYS, SUPPORT_YEARS } from '../../worker/contract/retention.ts';
import { CompanyLines } from '../content/company-lines.tsx';
import { Document, DocumentSection } from '../ui/document.tsx';

export function Component() {
  return (
    <Document
      title="Privacy"
      lead="We store what an analysis needs and nothing to track you with: no advertising, no tracking, no third-party cookies."
    >
      <DocumentSection id="stored" title="What we store">
        <ul>
          <li>Your account: e-mail address, first name and, if your sign-in provider sends one, a profile image.</li>
          <li>
            Your analyses: the website address, what our crawler read there, and the report. These are pages anybody can
            open; if they name people, the report may quote them.
          </li>
          <li>Messages you send to support, with name and e-mail address.</li>
          <li>E-mails to you (receipts, notices that your report is ready), until they are sent or we stop trying.</li>
          <li>
            Payments: amount, date and the provider’s reference. Card numbers go to the payment provider and never reach
            us.
          </li>
        </ul>
      </DocumentSection>
      <DocumentSection id="kept" title="How long we keep it">
        <dl className="grid gap-3">
          {[
            ['Analysis data', `deleted after ${REPORT_DAYS} days`],
            ['Support communications', `${SUPPORT_YEARS} years`],
            ['Payment records', `${PAYMENT_YEARS} years, as accounting law requires`],
            ['Account and sessions', 'until you delete the account; a session ends after 30 days without use'],
            ['After that', 'a fingerprint of your sign-in, so that we know the free demo was used'],
          ].map(([what, howLong]) => (
            <div key={what} className="grid gap-x-6 border-b border-line pb-3 sm:grid-cols-[14rem_1fr]">
              <dt className="font-semibold">{what}</dt>
              <dd className="text-quiet">{howLong}</dd>
            </div>
          ))}
        </dl>
      </DocumentSection>
      <DocumentSection id="browser" title="In your browser">
        <p>
          One cookie keeps you signed in; a second one lives for ten minutes while you sign in. While you sign in, the
          tab’s own storage remembers which website you wanted to analyze; it is gone when you close the tab.
        </p>
      </DocumentSection>
      <DocumentSection id="who" title="Who else sees it">
        <p>
          Cloudflare runs our servers and sends our mail. Stripe handles payments; on the payment page its script runs
          in your browser and sees what you type there. Your sign-in provider confirms who you are. Where a language
          model helps to read a website or to word its report, it receives the text of the analyzed pages and lines of
          the report, not your name or e-mail address; if you have a report translated, it receives the sentences of the
          report. In your account you can refuse all of this. Where you have assistants asked about your business, their
          makers receive the questions you see, with its name and town. We sell nothing to anybody.
        </p>
      </DocumentSection>
      <DocumentSection id="rights" title="Your rights">
        <p>
          Your{' '}
          <Link to="/account" className="link">
            account page
          </Link>{' '}
          gives you a copy of your data and deletes the account with its analyses, at once. To have something corrected,
          write to us from the support page.
        </p>
      </DocumentSection>
      <DocumentSection id="children" title="Children">
        <p>The service is not for anyone under 13, and we knowingly store nothing about them.</p>
      </DocumentSection>
      <DocumentSection id="company" title="Who is responsible">
        <CompanyLines />
      </DocumentSection>
    </Document>
  );
}
