import type { InventedSite } from '../invented-site.ts';

/** Elementor with reviews by a plugin, a registered office that differs, times in capitals. */
export const gbCleaner: InventedSite = {
  name: 'gb-cleaner',
  url: 'https://www.sparrowcleaning.co.uk/',
  pages: {
    '/': `<!DOCTYPE html><html lang="en-GB"><head><title>Domestic &amp; Office Cleaning in Exeter - Sparrow Cleaning</title><meta name="description" content="Reliable, insured cleaners in Exeter and East Devon."></head><body class="elementor-default"><div class="elementor elementor-12"><section><div class="elementor-widget-theme-site-logo"><a href="https://www.sparrowcleaning.co.uk"><img src="sparrow-logo.png" alt=""></a></div><div class="elementor-button-wrapper"><a href="tel:01392%20874%20306" class="elementor-button"><span>Get a free quote: 01392 874 306</span></a></div></section></div><main><h1 class="elementor-heading-title">Come home to clean</h1><p>Sparrow Cleaning has looked after homes and offices in Exeter, Topsham and Exmouth since 2015. All our cleaners are employed, DBS checked and insured.</p><h2>Pricing</h2><p>Regular cleaning from &pound;19.50 per hour. One-off deep clean from &pound;26 per hour.</p><div class="ti-widget"><div class="ti-footer">EXCELLENT <strong>4.9</strong> Based on <strong>138 reviews</strong></div><div class="ti-review-item"><div class="ti-name">Gill Harcourt</div><div class="ti-date">14 March 2026</div><div class="ti-review-content">Tanya and her team are absolute stars. The oven looks brand new.</div></div><div class="ti-review-item"><div class="ti-name">Tom Beer</div><div class="ti-date">2 February 2026</div><div class="ti-review-content">End of tenancy clean, got our full deposit back. Thank you!</div></div></div><div class="elementor-toggle"><h2>Your questions answered</h2><div class="elementor-toggle-item"><div class="elementor-tab-title"><a class="elementor-toggle-title">Do you bring your own products?</a></div><div class="elementor-tab-content"><p>Yes, and they are kind to pets and children.</p></div></div><div class="elementor-toggle-item"><div class="elementor-tab-title"><a class="elementor-toggle-title">Do I need to be at home?</a></div><div class="elementor-tab-content"><p>No, many customers leave a key.</p></div></div></div></main><footer><h5>OFFICE HOURS</h5><p>MON - FRI: 8AM - 5PM<br>SAT: 9AM - 12PM<br>SUN: CLOSED</p><p>hello@sparrowcleaning.co.uk</p><p>Sparrow Cleaning, 3 Silver Terrace, Exeter EX4 4JE</p><p>Sparrow Cleaning (SW) Ltd. Registered office: 2nd Floor, Senate Court, Southernhay Gardens, Exeter EX1 1NT. Company number 09648217.</p></footer></body></html>`,
  },
  truth: {
    businessName: ['Sparrow Cleaning', 'Sparrow Cleaning (SW) Ltd'],
    phones: ['+441392874306'],
    emails: ['hello@sparrowcleaning.co.uk'],
    addresses: [
      '3 Silver Terrace | EX4 4JE | Exeter | GB',
      '2nd Floor, Senate Court, Southernhay Gardens | EX1 1NT | Exeter | GB',
    ],
    hours: 'mo-fr 08:00-17:00, sa 09:00-12:00, su X',
    trade: 'cleaner',
    languages: ['en'],
    faq: ['Do you bring your own products?', 'Do I need to be at home?'],
    reviews: ['Tanya and her team', 'End of tenancy clean'],
    rating: '4.9/5 (138)',
    h1Count: 1,
    imagesWithoutAlt: 0,
  },
};
