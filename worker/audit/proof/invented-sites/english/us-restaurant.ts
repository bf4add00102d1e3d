import type { InventedSite } from '../invented-site.ts';

const nav = `<header id="header" class="Header"><div class="Header-branding"><a href="/" class="Header-branding-logo">Juniper &amp; Rye</a></div><nav class="Header-nav"><a href="/menu">Menu</a><a href="/visit">Visit</a><a href="https://www.opentable.com/r/juniper-rye">Reservations</a></nav></header>`;
const foot = `<footer class="sqs-footer"><div class="sqs-block-html"><p style="white-space:pre-wrap;">JUNIPER &amp; RYE</p><p>2219 NE Alberta Street, Portland, OR 97211</p><p>503.287.4416 | <a href="mailto:hello@juniperandrye.com">hello@juniperandrye.com</a></p></div><div><a href="http://instagram.com/juniperandrye" aria-label="juniperandrye"></a><a href="https://www.yelp.com/biz/juniper-and-rye-portland">Yelp</a></div><p>Powered by <a href="https://www.squarespace.com">Squarespace</a></p></footer>`;

/** Squarespace; the structured data the platform writes is out of date. */
export const usRestaurant: InventedSite = {
  name: 'us-restaurant',
  url: 'https://www.juniperandrye.com/',
  pages: {
    '/': `<!doctype html><html lang="en-US"><head><title>Juniper &amp; Rye</title><meta property="og:site_name" content="Juniper &amp; Rye"><script type="application/ld+json">{"url":"https://www.juniperandrye.com","name":"Juniper & Rye","@context":"http://schema.org","@type":"WebSite"}</script>
<script type="application/ld+json">{"address":"2219 Northeast Alberta Street\\nPortland, OR 97211\\nUnited States","image":"https://static1.squarespace.com/logo.png","name":"Juniper & Rye","openingHours":"Tu 17:00-21:00, We 17:00-21:00, Th 17:00-21:00, Fr 17:00-22:00, Sa 17:00-22:00, , ","@context":"http://schema.org","@type":"LocalBusiness"}</script></head><body>${nav}<main><h1>Wood-fired supper, made with what grew nearby.</h1><img src="a.jpg" alt="bar"><img src="b.jpg"><p>We are a neighborhood restaurant and bar on Alberta, cooking seasonal Northwest food over fire since 2016.</p><h2>Hours</h2><p><strong>Dinner</strong><br>Tues-Thurs 5-9pm<br>Fri + Sat 5-10pm</p><p><strong>Brunch</strong><br>Sunday 10am-2:30pm</p><p>Closed Mondays. Happy hour daily at the bar 5-6pm.</p>
<blockquote>&ldquo;The smoked trout alone is worth crossing the river for.&rdquo;<br>&mdash; Dana R., Sellwood</blockquote></main>${foot}</body></html>`,
    '/menu': `<html lang="en-US"><head><title>Menu &mdash; Juniper &amp; Rye</title></head><body>${nav}<main><h1>Menu</h1><div class="menu-section"><div class="menu-section-title">Snacks</div><div class="menu-item"><div class="menu-item-title">Smoked trout dip</div><div class="menu-item-description">rye crackers, dill</div><div class="menu-item-price-top"><span class="currency-sign">$</span>14</div></div><div class="menu-item"><div class="menu-item-title">Half chicken</div><div class="menu-item-price-top">$29</div></div></div><p>20% gratuity added to parties of six or more.</p></main>${foot}</body></html>`,
    '/visit': `<html lang="en-US"><head><title>Visit &mdash; Juniper &amp; Rye</title></head><body>${nav}<main><h1>Visit</h1><p>Street parking is free after 7pm. For private events up to 40 guests write to <a href="mailto:events@juniperandrye.com">events@juniperandrye.com</a>.</p><h3>Do you take walk-ins?</h3><p>Always. Half the room is held for walk-ins.</p></main>${foot}</body></html>`,
  },
  truth: {
    businessName: ['Juniper & Rye'],
    phones: ['+15032874416'],
    emails: ['hello@juniperandrye.com', 'events@juniperandrye.com'],
    addresses: ['2219 NE Alberta Street | 97211 | Portland | US'],
    hours: 'mo X, tu-th 17:00-21:00, fr-sa 17:00-22:00, su 10:00-14:30',
    trade: 'restaurant',
    languages: ['en'],
    schemaTypes: ['WebSite', 'LocalBusiness'],
    reviews: ['The smoked trout alone'],
    h1Count: 1,
    imagesWithoutAlt: 1,
    profiles: ['http://instagram.com/juniperandrye'],
  },
};
