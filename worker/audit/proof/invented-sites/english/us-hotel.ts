import type { InventedSite } from '../invented-site.ts';

/** An inn: check-in times, front desk round the clock, a local and a free number, a nearby airport's address. */
export const usHotel: InventedSite = {
  name: 'us-hotel',
  url: 'https://www.cedarfallsinn.com/',
  pages: {
    '/': `<!DOCTYPE html><html lang="en-us"><head><title>Cedar Falls Inn | Boutique Hotel in Brevard, NC</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"Hotel","name":"Cedar Falls Inn","telephone":["+1-828-884-3390","+1-800-547-2216"],"checkinTime":"15:00","checkoutTime":"11:00","starRating":{"@type":"Rating","ratingValue":"3"},"address":{"@type":"PostalAddress","streetAddress":"88 Probart Street","addressLocality":"Brevard","addressRegion":"NC","postalCode":"28712","addressCountry":"US"}}</script></head><body><header><a href="/" class="logo">Cedar Falls Inn</a><a href="/rooms">Rooms</a></header><main><h1>Wake up to waterfalls</h1><p>Twelve rooms, a porch full of rocking chairs and 250 waterfalls within half an hour. Breakfast is served from 7:30 to 10 every morning.</p><p>Check-in 3pm to 9pm. Check-out by 11am.</p><p>Front desk open 24 hours.</p><h2>Getting here</h2><p>Fly into Asheville Regional Airport (61 Terminal Drive, Fletcher, NC 28732), 25 minutes away.</p><h2>Guests say</h2><div class="quote"><p>&ldquo;The best biscuits in North Carolina and the kindest hosts.&rdquo;</p><p class="quote-by">Paula &amp; Jim, Atlanta</p></div></main><footer><p>88 Probart Street, Brevard, NC 28712</p><p>828-884-3390 | 1-800-547-2216 | <a href="mailto:stay@cedarfallsinn.com">stay@cedarfallsinn.com</a></p><a href="https://www.tripadvisor.com/Hotel_Review-x">Tripadvisor</a><a href="https://www.facebook.com/cedarfallsinn/">Facebook</a><a href="/policies">Policies</a><a href="/accessibility">Accessibility</a></footer></body></html>`,
    '/rooms': `<html lang="en-us"><head><title>Rooms | Cedar Falls Inn</title></head><body><main><h1>Rooms</h1><h2>Hemlock Room</h2><p>Queen bed, garden view. From $169 per night.</p><h2>Laurel Suite</h2><p>King bed, sitting room. From $239 per night.</p></main></body></html>`,
  },
  truth: {
    businessName: ['Cedar Falls Inn'],
    phones: ['+18288843390', '+18005472216'],
    emails: ['stay@cedarfallsinn.com'],
    addresses: ['88 Probart Street | 28712 | Brevard | US'],
    hours: null,
    trade: 'hotel',
    languages: ['en'],
    schemaTypes: ['Hotel', 'Rating', 'PostalAddress'],
    reviews: ['The best biscuits in North Carolina'],
    h1Count: 1,
    imagesWithoutAlt: 0,
    profiles: ['https://www.facebook.com/cedarfallsinn/'],
    policies: ['accessibility /accessibility'],
  },
};
