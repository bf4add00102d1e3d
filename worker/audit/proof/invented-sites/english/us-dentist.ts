import type { InventedSite } from '../invented-site.ts';

/** Three offices with numbers and faxes of their own; an answering service; placeholders in a contact form. */
export const usDentist: InventedSite = {
  name: 'us-dentist',
  url: 'https://www.larkspurfamilydental.com/',
  pages: {
    '/': `<!DOCTYPE html><html lang="en"><head><title>Larkspur Family Dental | Dentist in Fort Collins, Loveland &amp; Greeley CO</title></head><body><div class="top-bar"><span>Call or text: <a href="tel:+19704827310">970-482-7310</a></span></div><header><a class="logo" href="/">Larkspur Family Dental</a><nav><a href="/locations">Locations</a></nav></header><main><h1>Gentle dentistry for the whole family</h1><p>From first tooth to full implants, our three offices along the Front Range offer same-week appointments and a membership plan for patients without insurance.</p><img src="smile.jpg" alt="Smiling patient"><img src="/px.gif" width="1" height="1"><section class="reviews"><h2>Patient Reviews</h2><div class="review-card"><p class="review-text">Dr. Osei explained every step and I didn't feel a thing. I actually look forward to my cleanings now.</p><p class="review-author">— Melissa K.</p><p class="review-source">Google</p></div><div class="review-card"><p class="review-text">Front desk is super friendly and they always run on time.</p><p class="review-author">— Dave R.</p><p class="review-source">Google</p></div><a class="btn" href="https://g.page/r/abc/review">Leave us a review</a></section></main><footer><p>&copy; 2026 Larkspur Family Dental PLLC</p><form><input placeholder="(555) 555-5555"><input placeholder="you@example.com"></form></footer></body></html>`,
    '/locations': `<html lang="en"><head><title>Our Locations | Larkspur Family Dental</title></head><body><main><h1>Our locations</h1><div class="loc"><h2>Fort Collins</h2><p>2038 Vermont Dr, Ste 104<br>Fort Collins, CO 80525</p><p>P: 970-482-7310<br>F: 970-482-7311</p><p>M–Th 8–5, F 8–1</p></div><div class="loc"><h2>Loveland</h2><p>1465 N Boise Ave<br>Loveland, CO 80538</p><p>P: 970-667-4402<br>F: 970-667-4403</p><p>M–Th 8–5, F 8–1</p></div><div class="loc"><h2>Greeley</h2><p>3400 W 16th St Unit 2B<br>Greeley, CO 80634</p><p>P: 970-353-8817<br>F: 970-353-8818</p><p>M–Th 8–5, F 8–1</p></div></main></body></html>`,
  },
  truth: {
    businessName: ['Larkspur Family Dental', 'Larkspur Family Dental PLLC'],
    phones: ['+19704827310', '+19706674402', '+19703538817'],
    fax: ['+19704827311', '+19706674403', '+19703538818'],
    addresses: [
      '2038 Vermont Dr, Ste 104 | 80525 | Fort Collins | US',
      '1465 N Boise Ave | 80538 | Loveland | US',
      '3400 W 16th St Unit 2B | 80634 | Greeley | US',
    ],
    hours: 'mo-th 08:00-17:00, fr 08:00-13:00',
    trade: 'dentist',
    languages: ['en'],
    reviews: ['Dr. Osei explained every step', 'Front desk is super friendly'],
    h1Count: 1,
    imagesWithoutAlt: 1,
  },
};
