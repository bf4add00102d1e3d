import type { InventedSite } from '../invented-site.ts';

/** GoDaddy-like one pager: number in a button, licence numbers, a placeholder address left over from the template. */
export const usElectrician: InventedSite = {
  name: 'us-electrician',
  url: 'https://voltcraftelectricaz.com/',
  pages: {
    '/': `<!DOCTYPE html><html lang="en-US"><head><title>Voltcraft Electric LLC</title><meta name="description" content="Licensed electricians serving Mesa, Gilbert and Chandler AZ."></head><body><div data-ux="Header"><h3 data-aid="HEADER_LOGO_TEXT"><a href="/">Voltcraft Electric</a></h3><a href="tel:480-659-2217" data-ux="Button">Call Now</a></div><div data-ux="Hero"><h1>Mesa's Honest Electricians</h1><p>Panel upgrades, EV chargers, ceiling fans and troubleshooting. We give you the price before we start.</p></div><div data-ux="About"><h2>Why us</h2><p>Owner Rick Salazar has 22 years in the trade. Licensed, bonded &amp; insured – ROC 318842.</p></div><div data-ux="Contact"><h2>Contact Us</h2><h4>Voltcraft Electric LLC</h4><p>1847 East Baseline Road #112, Mesa, Arizona 85204, United States</p><p>(480) 659-2217</p><p>service@voltcraftelectricaz.com</p><h4>Hours</h4><table data-aid="CONTACT_HOURS"><tr><td>Mon</td><td>07:00 am – 05:00 pm</td></tr><tr><td>Tue</td><td>07:00 am – 05:00 pm</td></tr><tr><td>Wed</td><td>07:00 am – 05:00 pm</td></tr><tr><td>Thu</td><td>07:00 am – 05:00 pm</td></tr><tr><td>Fri</td><td>07:00 am – 05:00 pm</td></tr><tr><td>Sat</td><td>By Appointment</td></tr><tr><td>Sun</td><td>Closed</td></tr></table></div><div class="widget"><p>123 Main Street, Anytown, USA 12345</p></div><div data-ux="Footer"><p>Copyright © 2025 Voltcraft Electric LLC - All Rights Reserved.</p><p>Powered by GoDaddy</p></div></body></html>`,
  },
  truth: {
    businessName: ['Voltcraft Electric', 'Voltcraft Electric LLC'],
    phones: ['+14806592217'],
    emails: ['service@voltcraftelectricaz.com'],
    addresses: ['1847 East Baseline Road #112 | 85204 | Mesa | US'],
    hours: 'mo-fr 07:00-17:00, su X APPT',
    trade: 'electrician',
    languages: ['en'],
    h1Count: 1,
    imagesWithoutAlt: 0,
  },
};
