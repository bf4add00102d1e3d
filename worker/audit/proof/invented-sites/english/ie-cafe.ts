import type { InventedSite } from '../invented-site.ts';

/** Times on a twelve-hour clock without am or pm; Irish code and numbers. */
export const ieCafe: InventedSite = {
  name: 'ie-cafe',
  url: 'https://crustandcrumb.ie/',
  pages: {
    '/': `<!DOCTYPE html><html lang="en-IE"><head><title>Crust + Crumb | Sourdough bakery &amp; coffee, Galway</title><meta name="description" content="Sourdough bakery and coffee bar in the Westend of Galway."></head><body><header>crust + crumb</header><main><h1>crust + crumb</h1><p>We are a small sourdough bakery in the Westend. Everything is mixed, shaped and baked by hand, and when it's gone, it's gone.</p><p>MON&ndash;FRI 7.30&ndash;4<br>SAT 8&ndash;4<br>SUN 9&ndash;2</p><ul><li>Country loaf &euro;6.80</li><li>Cinnamon knot &euro;3.90</li></ul></main><footer><p>14 William Street West, Galway, H91 E2P8</p><p>Call Aoife: <a href="tel:+353 91 884 217">(091) 884 217</a></p><p>Wholesale? bread@crustandcrumb.ie</p><p><a href="https://www.instagram.com/crustandcrumb.galway/">Insta</a> &middot; <a href="https://www.tiktok.com/@crustandcrumb">TikTok</a></p></footer></body></html>`,
  },
  truth: {
    businessName: ['Crust + Crumb', 'crust + crumb'],
    phones: ['+35391884217'],
    emails: ['bread@crustandcrumb.ie'],
    addresses: ['14 William Street West | H91 E2P8 | Galway | IE'],
    hours: 'mo-fr 07:30-16:00, sa 08:00-16:00, su 09:00-14:00',
    trade: ['bakery', 'cafe'],
    languages: ['en'],
    h1Count: 1,
    imagesWithoutAlt: 0,
    profiles: ['https://www.instagram.com/crustandcrumb.galway/', 'https://www.tiktok.com/@crustandcrumb'],
  },
};
