import type { InventedSite } from '../invented-site.ts';

export const auElectrician: InventedSite = {
  name: 'au-electrician',
  url: 'https://www.sparkrightelectrical.com.au/',
  pages: {
    '/': `<!DOCTYPE html><html lang="en-AU"><head><title>Electrician Geelong | SparkRight Electrical | 24/7 Emergency</title></head><body class="home page"><header><a href="/"><img class="custom-logo" src="logo.png" alt="SparkRight Electrical"></a><a href="tel:0352214870">(03) 5221 4870</a></header><main><h1>Geelong's friendly local electricians</h1><p>From a single power point to a full rewire, our licensed team turns up on time and cleans up afterwards. Same day service across Geelong and the Bellarine.</p><h2>Why choose us?</h2><ul><li>Lifetime workmanship warranty</li><li>Upfront pricing</li></ul><h2>What locals say about us</h2><div class="wp-block-group testimonial"><p>★★★★★</p><p>Fixed our switchboard on a Sunday. Legends.</p><p>Deb Kowalski, Belmont</p></div><h2>Frequently Asked Questions</h2><div class="wp-block-details"><details><summary>Do you charge a call out fee?</summary><p>No call out fee during business hours.</p></details><details><summary>Are you insured?</summary><p>Yes, up to $20 million.</p></details></div></main><footer><p>2/14 Lambert Avenue, Newtown VIC 3220</p><p>Monday to Friday: 7:00am – 5:00pm<br>Emergencies: 24 hours, 7 days</p><p>admin@sparkrightelectrical.com.au</p><p>REC 28417 | ABN 33 614 208 117 | <a href="/privacy-policy/">Privacy Policy</a> | <a href="/terms-and-conditions/">Terms</a></p></footer></body></html>`,
  },
  truth: {
    businessName: ['SparkRight Electrical'],
    phones: ['+61352214870'],
    emails: ['admin@sparkrightelectrical.com.au'],
    addresses: ['2/14 Lambert Avenue | 3220 | Newtown | AU'],
    hours: 'mo-fr 07:00-17:00',
    trade: 'electrician',
    languages: ['en'],
    faq: ['Do you charge a call out fee?', 'Are you insured?'],
    reviews: ['Fixed our switchboard'],
    h1Count: 1,
    imagesWithoutAlt: 0,
    policies: ['privacy /privacy-policy/', 'terms /terms-and-conditions/'],
  },
};
