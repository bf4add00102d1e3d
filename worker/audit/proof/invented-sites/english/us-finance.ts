import type { InventedSite } from '../invented-site.ts';

/** An adviser with disclosures: regulators, custodians and their addresses. */
export const usFinance: InventedSite = {
  name: 'us-finance',
  url: 'https://www.lanternwealth.com/',
  pages: {
    '/': `<!DOCTYPE html><html lang="en-US"><head><title>Lantern Wealth Advisors | Fee-Only Financial Planner in Madison, WI</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"FinancialService","name":"Lantern Wealth Advisors","url":"https://www.lanternwealth.com/"}</script></head><body><header><a class="site-logo" href="/">Lantern Wealth Advisors</a></header><main><h1>Clear advice for complicated lives</h1><p>We are a fee-only financial planning firm for teachers, nurses and small business owners. No commissions, no jargon.</p><section class="faq"><h2>FAQ</h2><dl><dt>How are you paid?</dt><dd>Only by our clients, as a flat yearly fee.</dd><dt>Is there a minimum?</dt><dd>No.</dd></dl></section></main><footer><p>Lantern Wealth Advisors, LLC</p><p>44 E. Mifflin Street | Suite 802 | Madison, WI 53703</p><p>Main: 608.251.7740 | Fax: 608.251.7741 | hello@lanternwealth.com</p><p>M-F 9:00-5:00</p><p class="disclosure">Advisory services are offered through Lantern Wealth Advisors, LLC, a registered investment adviser. Check the background of this firm on FINRA's BrokerCheck, 1735 K Street NW, Washington, DC 20006, (301) 590-6500.</p><a href="/form-crs.pdf">Form CRS</a> <a href="/privacy">Privacy</a></footer></body></html>`,
  },
  truth: {
    businessName: ['Lantern Wealth Advisors', 'Lantern Wealth Advisors, LLC'],
    phones: ['+16082517740'],
    fax: ['+16082517741'],
    otherPhones: ['+13015906500'],
    emails: ['hello@lanternwealth.com'],
    addresses: ['44 E. Mifflin Street, Suite 802 | 53703 | Madison | US'],
    hours: 'mo-fr 09:00-17:00',
    trade: 'finance',
    languages: ['en'],
    schemaTypes: ['FinancialService'],
    faq: ['How are you paid?', 'Is there a minimum?'],
    h1Count: 1,
    imagesWithoutAlt: 0,
    policies: ['privacy /privacy'],
  },
};
