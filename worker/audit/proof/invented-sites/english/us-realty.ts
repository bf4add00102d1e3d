import type { InventedSite } from '../invented-site.ts';

/** Agents with their own numbers, homes for sale with addresses that are not the office's, a board's number. */
export const usRealty: InventedSite = {
  name: 'us-realty',
  url: 'https://www.harborandpine.com/',
  pages: {
    '/': `<!DOCTYPE html><html lang="en-US"><head><title>Harbor &amp; Pine Realty | Midcoast Maine Real Estate</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"RealEstateAgent","name":"Harbor & Pine Realty","telephone":"+1 207-594-8812","address":{"@type":"PostalAddress","streetAddress":"21 Main Street","addressLocality":"Camden","addressRegion":"ME","postalCode":"04843","addressCountry":"US"},"aggregateRating":{"@type":"AggregateRating","ratingValue":4.9,"reviewCount":57}}</script></head><body><header><a href="/" class="navbar-brand">Harbor &amp; Pine Realty</a><a href="/agents">Agents</a></header><main><h1>Coastal homes, local people</h1><p>We help buyers and sellers from Rockport to Belfast with honest advice and forty years of local knowledge.</p><h2>Featured listings</h2><div class="listing-card"><img src="1.jpg" alt=""><p class="price">$649,000</p><p class="addr">88 Bayview Street, Camden, ME 04843</p><p>3 bd · 2 ba · 1,840 sqft</p></div><div class="listing-card"><img src="2.jpg" alt=""><p class="price">$1,125,000</p><p class="addr">7 Beauchamp Point Road, Rockport, ME 04856</p><p>4 bd · 3 ba · 2,960 sqft</p></div></main><footer><p>Harbor &amp; Pine Realty<br>21 Main Street<br>Camden, ME 04843</p><p>Office: <a href="tel:2075948812">207.594.8812</a></p><p>Mon - Fri: 9:00am - 5:00pm | Weekends by appointment</p><p>Each office is independently owned and operated. Equal Housing Opportunity.</p></footer></body></html>`,
    '/agents': `<html lang="en-US"><head><title>Our Agents | Harbor &amp; Pine Realty</title></head><body><main><h1>Our agents</h1><div class="agent-card"><h3>Nora Whitcomb</h3><p>Broker / Owner</p><p>Cell: 207-542-1180<br>nora@harborandpine.com</p></div><div class="agent-card"><h3>Eli Thibodeau</h3><p>Associate Broker</p><p>Cell: 207-542-1196<br>eli@harborandpine.com</p></div></main></body></html>`,
  },
  truth: {
    businessName: ['Harbor & Pine Realty'],
    phones: ['+12075948812', '+12075421180', '+12075421196'],
    emails: ['nora@harborandpine.com', 'eli@harborandpine.com'],
    addresses: ['21 Main Street | 04843 | Camden | US'],
    hours: 'mo-fr 09:00-17:00 APPT',
    trade: 'real-estate',
    languages: ['en'],
    schemaTypes: ['RealEstateAgent', 'PostalAddress', 'AggregateRating'],
    rating: '4.9/5 (57)',
    h1Count: 1,
    imagesWithoutAlt: 0,
    people: ['Nora Whitcomb', 'Eli Thibodeau'],
  },
};
