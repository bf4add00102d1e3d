import { Link } from 'react-router';
import { PRICE_WORDS } from '../../worker/contract/price.ts';
import { CLAIMS, COMPANY } from '../content/claims.ts';
import { CompanyLines } from '../content/company-lines.tsx';
import { Document, DocumentSection } from '../ui/document.tsx';

export function Component() {
  return (
    <Document title="Terms" lead="What you may expect from us, and what we expect from you.">
      <DocumentSection id="service" title="The service">
        <p>
          Answerable reads a website you name and reports how well AI search and chat tools can reach, read, understand
          and recommend the business behind it. The report describes what we measured at that time. It promises no place
          in any assistant’s answer: their operators decide that.
        </p>
      </DocumentSection>
      <DocumentSection id="account" title="Your account">
        <p>
          You must be at least 18 years old. Keep your sign-in to yourself; what happens under it is yours to answer
          for.
        </p>
      </DocumentSection>
      <DocumentSection id="use" title="Fair use">
        <ul>
          <li>Analyze your own website, or one you have reason to look at as any visitor may.</li>
          <li>20 new analyses in 24 hours, 3 at the same time; 4 an hour for one website over all users.</li>
          <li>Do not use the service to overload, attack or get around the protection of a website.</li>
        </ul>
      </DocumentSection>
      <DocumentSection id="price" title="Price">
        <p>
          The first analysis is free with a free account. Each additional analysis costs {PRICE_WORDS.price} once per
          website, in US dollars; there is no subscription. The{' '}
          <Link to="/refund" className="link">
            refund policy
          </Link>{' '}
          is part of these terms.
        </p>
      </DocumentSection>
      <DocumentSection id="availability" title="Availability">
        <p>
          We aim for an uptime of {CLAIMS.uptimeAim}. That is an aim, not a guarantee. Analysis data is deleted after 90
          days, so save the reports you want to keep.
        </p>
      </DocumentSection>
      <DocumentSection id="content" title="Content">
        <p>
          Your website stays yours. We read and quote it only to make your report. The report is yours to use, print and
          pass on.
        </p>
      </DocumentSection>
      <DocumentSection id="company" title="Contact and law">
        <CompanyLines />
        {COMPANY.law !== null && <p>These terms are under {COMPANY.law}.</p>}
      </DocumentSection>
    </Document>
  );
}
