import type { HTTPResponse } from '@cloudflare/puppeteer';
import type { Certificate } from '../audit/observations.ts';

/** What the browser says of the certificate of a document; null without https. A Worker's own requests are not told. */
export function certificateOf(response: Pick<HTTPResponse, 'securityDetails'>): Certificate | null {
  const details = response.securityDetails();
  if (!details) return null;
  return {
    issuer: details.issuer(),
    subject: details.subjectName(),
    protocol: details.protocol(),
    // Chrome counts in seconds.
    validFromAt: details.validFrom() * 1000,
    validToAt: details.validTo() * 1000,
  };
}
