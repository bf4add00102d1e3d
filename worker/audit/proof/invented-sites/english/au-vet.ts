import type { InventedSite } from '../invented-site.ts';

const foot = `<footer class="footer"><div><h4>Find us</h4><p>Shop 4, 212 Station Street<br>Fairfield VIC 3078</p><p>Ph: <a href="tel:0394861172">(03) 9486 1172</a></p><p>reception@wattlevet.com.au</p></div><div><h4>Opening hours</h4><dl><dt>Mon, Tue, Thu</dt><dd>8.00am - 7.00pm</dd><dt>Wed</dt><dd>8.00am - 5.00pm</dd><dt>Fri</dt><dd>8.00am - 6.30pm</dd><dt>Sat</dt><dd>9.00am - 1.00pm</dd><dt>Sun &amp; Public Holidays</dt><dd>Closed</dd></dl></div><p>ABN 41 628 117 430 | &copy; Wattle Street Veterinary Clinic 2025 | Website by <a href="https://pixelgum.com.au">Pixelgum</a></p></footer>`;

/** Opening hours as a definition list; at night another clinic answers. */
export const auVet: InventedSite = {
  name: 'au-vet',
  url: 'https://www.wattlevet.com.au/',
  pages: {
    '/': `<!doctype html><html lang="en-AU"><head><title>Vet Fairfield | Wattle Street Veterinary Clinic</title><meta name="description" content="Your local vet in Fairfield."></head><body><header><a href="/" class="brand"><img src="logo.png" alt="Wattle Street Veterinary Clinic"></a><nav><a href="/services">Services</a><a href="/faqs">FAQs</a></nav></header><main><h1>Caring for Fairfield's pets since 1998</h1><h1>Book online</h1><p>Our friendly vets and nurses look after dogs, cats, rabbits and guinea pigs. We have our own car park behind the clinic.</p><h2>After hours emergencies</h2><p>For emergencies outside our opening hours please call Northside Animal Emergency on 03 9471 2085, 1420 Plenty Road, Bundoora VIC 3083. They are open 24 hours.</p><div class="google-reviews"><div class="gr-summary"><span class="gr-rating">4.8</span> <span>★★★★★</span> <span>Based on 164 reviews</span></div><div class="gr-card"><div class="gr-name">Tahlia Nguyen</div><div class="gr-date">2 months ago</div><div class="gr-text">They were so gentle with our anxious greyhound. Can't recommend them enough.</div></div><div class="gr-card"><div class="gr-name">Bruce W</div><div class="gr-date">5 months ago</div><div class="gr-text">Great service and honest advice, always fit us in on the day.</div></div></div></main>${foot}</body></html>`,
    '/faqs': `<html lang="en-AU"><head><title>FAQs | Wattle Street Veterinary Clinic</title></head><body><main><h1>Frequently asked questions</h1><h3>Do I need an appointment?</h3><p>We recommend one, but walk-ins are seen too.</p><h3>How much is a consultation?</h3><p>A standard consultation is $98.</p><h3>Do you desex rabbits?</h3><p>Yes, from four months of age.</p></main>${foot}</body></html>`,
    '/services': `<html lang="en-AU"><head><title>Services | Wattle Street Veterinary Clinic</title></head><body><main><h1>Our services</h1><ul><li>Vaccinations</li><li>Desexing</li><li>Dental care</li><li>Microchipping</li></ul></main>${foot}</body></html>`,
  },
  truth: {
    businessName: ['Wattle Street Veterinary Clinic'],
    phones: ['+61394861172'],
    otherPhones: ['+61394712085'],
    emails: ['reception@wattlevet.com.au'],
    addresses: ['Shop 4, 212 Station Street | 3078 | Fairfield | AU'],
    hours: 'mo-tu 08:00-19:00, we 08:00-17:00, th 08:00-19:00, fr 08:00-18:30, sa 09:00-13:00, su X',
    trade: 'vet',
    languages: ['en'],
    faq: ['Do I need an appointment?', 'How much is a consultation?', 'Do you desex rabbits?'],
    reviews: ['They were so gentle', 'Great service and honest advice'],
    rating: '4.8/5 (164)',
    h1Count: 2,
    imagesWithoutAlt: 0,
  },
};
