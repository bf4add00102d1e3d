import type { InventedSite } from '../invented-site.ts';

/** Kitchen times beside bar times, events, and structured data with an old number. */
export const gbPub: InventedSite = {
  name: 'gb-pub',
  url: 'https://thehollyandhare.co.uk/',
  pages: {
    '/': `<!DOCTYPE html><html lang="en-GB"><head><title>The Holly &amp; Hare - Country Pub &amp; Kitchen near Ludlow</title><script type="application/ld+json">{"@context":"https://schema.org","@type":["BarOrPub","Restaurant"],"name":"The Holly & Hare","telephone":"01584 871 220","servesCuisine":"British"}</script></head><body><header><a href="/"><img src="/holly-logo.png" alt="The Holly &amp; Hare logo"></a><a href="tel:01584871946">Book: 01584 871946</a></header><main><h1>A proper village pub</h1><p>Log fires, real ales from Shropshire breweries and honest food made with what our neighbours grow.</p><div class="times"><h2>Opening times</h2><p>Bar<br>Mon closed<br>Tue–Thu 12 noon–11pm<br>Fri &amp; Sat 12 noon–midnight<br>Sun 12 noon–9pm</p><p>Food served<br>Tue–Sat 12–2.30pm &amp; 6–9pm<br>Sun 12–4pm</p></div><div class="events"><h2>What's on</h2><p>Quiz night every Thursday, 8pm. Live music last Friday of the month from 9pm.</p></div><div class="tripadvisor"><p>"Best Sunday roast in Shropshire"</p><span>TripAdvisor review by walkerjim62</span></div></main><footer><p>The Holly &amp; Hare, Church Lane, Stanton Lacy, Ludlow, Shropshire, SY8 2AE</p><p>hello [AT] thehollyandhare [DOT] co [DOT] uk</p><p>Dogs, muddy boots and children welcome.</p><p><a href="https://facebook.com/thehollyandhare">f</a> <a href="https://instagram.com/thehollyandhare">i</a> <a href="https://www.instagram.com/p/CxYz123abc/">latest post</a></p></footer></body></html>`,
  },
  truth: {
    businessName: ['The Holly & Hare'],
    phones: ['+441584871946', '+441584871220'],
    emails: ['hello@thehollyandhare.co.uk'],
    addresses: ['Church Lane | SY8 2AE | Ludlow | GB'],
    hours: 'mo X, tu-th 12:00-23:00, fr-sa 12:00-24:00, su 12:00-21:00',
    trade: 'restaurant',
    languages: ['en'],
    schemaTypes: ['BarOrPub', 'Restaurant'],
    reviews: ['Best Sunday roast'],
    h1Count: 1,
    imagesWithoutAlt: 0,
    profiles: ['https://facebook.com/thehollyandhare', 'https://instagram.com/thehollyandhare'],
  },
};
