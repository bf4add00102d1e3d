import type { InventedSite } from '../invented-site.ts';

/** Two seasons of office hours, a toll-free fax, a government number in a tip. */
export const usAccountant: InventedSite = {
  name: 'us-accountant',
  url: 'https://www.bluffcitytax.com/',
  pages: {
    '/': `<!DOCTYPE html><html lang="en"><head><title>Bluff City Tax &amp; Accounting | CPA in Memphis, TN</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"AccountingService","name":"Bluff City Tax & Accounting","telephone":"901-767-3348","faxNumber":"866-418-2207","email":"mailto:office@bluffcitytax.com","address":{"@type":"PostalAddress","streetAddress":"4745 Poplar Ave Ste 310","addressLocality":"Memphis","addressRegion":"TN","postalCode":"38117"}}</script></head><body><header><a href="/">Bluff City Tax &amp; Accounting</a></header><main><h1>Taxes done right, by people who pick up the phone</h1><p>We prepare individual and small business returns, keep books and help you respond to IRS letters.</p><h2>Office Hours</h2><p><strong>Tax season (Jan 15 – Apr 15)</strong><br>Monday–Friday 8:30 AM – 6:30 PM<br>Saturday 9 AM – 2 PM</p><p><strong>Rest of the year</strong><br>Monday–Thursday 9 AM – 5 PM<br>Friday 9 AM – 12 PM</p><p>Waiting for a refund? Call the IRS at 800-829-1954.</p></main><footer><p>4745 Poplar Avenue, Suite 310 &bull; Memphis, Tennessee 38117</p><p>Phone 901.767.3348 &bull; Toll-free fax 866.418.2207 &bull; office@bluffcitytax.com</p><p>Denise Holloway, CPA, Founder</p></footer></body></html>`,
  },
  truth: {
    businessName: ['Bluff City Tax & Accounting'],
    phones: ['+19017673348'],
    fax: ['+18664182207'],
    otherPhones: ['+18008291954'],
    emails: ['office@bluffcitytax.com'],
    addresses: ['4745 Poplar Avenue, Suite 310 | 38117 | Memphis | US'],
    hours: 'mo-th 09:00-17:00, fr 09:00-12:00',
    trade: 'accountant',
    languages: ['en'],
    schemaTypes: ['AccountingService', 'PostalAddress'],
    h1Count: 1,
    imagesWithoutAlt: 0,
    people: ['Denise Holloway'],
  },
};
