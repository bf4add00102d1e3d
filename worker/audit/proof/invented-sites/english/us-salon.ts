import type { InventedSite } from '../invented-site.ts';

/** American short times, suite in a strip mall, text number, a gift-card provider. */
export const usSalon: InventedSite = {
  name: 'us-salon',
  url: 'https://www.copperandsagesalon.com/',
  pages: {
    '/': `<!DOCTYPE html><html lang="en"><head><title>Hair Salon in Boise, Idaho | Copper &amp; Sage Salon</title><meta property="og:site_name" content="Copper &amp; Sage Salon"/></head><body><div id="SITE_ROOT"><div><h6><span>COPPER &amp; SAGE</span></h6><p>a hair salon</p></div><div><p><a href="tel:2083457719">208.345.7719</a></p></div><div><h1><span>Color that feels like you</span></h1><p>Copper &amp; Sage is a cozy, six-chair salon in Boise's North End. We specialize in lived-in color, curly cuts and bridal hair, and we recycle 95% of our waste.</p></div><div><h2>Hours</h2><p>Tue - Fri 10a - 7p</p><p>Sat 9a - 4p</p><p>Sun &amp; Mon Closed</p></div><div><h2>Find Us</h2><p>1512 N. 13th St., Suite B</p><p>Boise, ID 83702</p><p>Parking behind the building</p></div><div><h2>Love Notes</h2><p>"I've never had a stylist take the time Jess does. Best color of my life."</p><p>- Amanda T.</p><p>"They fixed my box dye disaster in one visit!!"</p><p>- Kelsey</p></div><div><p>Gift cards by Square. Questions? Email copperandsage@gmail.com</p><p>©2026 by Copper &amp; Sage Salon. Proudly created with Wix.com</p></div></div></body></html>`,
  },
  truth: {
    businessName: ['Copper & Sage Salon', 'Copper & Sage', 'COPPER & SAGE'],
    phones: ['+12083457719'],
    emails: ['copperandsage@gmail.com'],
    addresses: ['1512 N. 13th St., Suite B | 83702 | Boise | US'],
    hours: 'mo X, tu-fr 10:00-19:00, sa 09:00-16:00, su X',
    trade: 'hairdresser',
    languages: ['en'],
    reviews: ["I've never had a stylist", 'They fixed my box dye'],
    h1Count: 1,
    imagesWithoutAlt: 0,
  },
};
