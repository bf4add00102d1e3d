import type { InventedSite } from '../invented-site.ts';

export const auCafe: InventedSite = {
  name: 'au-cafe',
  url: 'https://littlemagpie.com.au/',
  pages: {
    '/': `<!doctype html><html lang="en"><head><title>Little Magpie | Cafe, Brunch &amp; Catering in Glebe</title><script type="application/ld+json">[{"@context":"https://schema.org","@type":"CafeOrCoffeeShop","name":"Little Magpie","address":{"@type":"PostalAddress","streetAddress":"137 Glebe Point Rd","addressLocality":"Glebe","addressRegion":"NSW","postalCode":"2037","addressCountry":"AU"},"openingHours":"Mo-Su 06:30-15:00","telephone":"+61 2 9552 4417"}]</script></head><body><header><a href="/">little magpie</a></header><main><h1>Good coffee. Good eggs. Good morning.</h1><p>Little Magpie is a neighbourhood cafe on Glebe Point Road. We roast our own beans and bake everything you see on the counter.</p><h2>Open 7 days</h2><p>6.30am - 3pm (kitchen closes 2.30pm)</p><h2>Catering</h2><p>Call Tess on <a href="tel:0412884719">0412 884 719</a> or email catering@littlemagpie.com.au</p></main><footer><p>137 Glebe Point Road, Glebe 2037</p><p>(02) 9552 4417</p><p>We acknowledge the Gadigal people of the Eora Nation.</p></footer></body></html>`,
  },
  truth: {
    businessName: ['Little Magpie', 'little magpie'],
    phones: ['+61295524417', '+61412884719'],
    emails: ['catering@littlemagpie.com.au'],
    addresses: ['137 Glebe Point Road | 2037 | Glebe | AU'],
    hours: 'mo-su 06:30-15:00',
    trade: 'cafe',
    languages: ['en'],
    schemaTypes: ['CafeOrCoffeeShop', 'PostalAddress'],
    h1Count: 1,
    imagesWithoutAlt: 0,
  },
};
