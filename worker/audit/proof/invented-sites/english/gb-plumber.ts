import type { InventedSite } from '../invented-site.ts';

/** One page, Bootstrap, a carousel that repeats its first slide, no address, emergency service that is no opening hours. */
export const gbPlumber: InventedSite = {
  name: 'gb-plumber',
  url: 'https://www.brightwater-plumbing.co.uk/',
  pages: {
    '/': `<!doctype html><html lang="en"><head><title>Brightwater Plumbing &amp; Heating | 24/7 Emergency Plumber Sheffield</title><meta property="og:title" content="24/7 Emergency Plumber Sheffield">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Plumber","name":"Brightwater Plumbing & Heating","telephone":"0114 496 2083","url":"https://www.brightwater-plumbing.co.uk/","areaServed":"Sheffield","address":{"@type":"PostalAddress","addressLocality":"Sheffield","addressCountry":"GB"}}</script></head>
<body data-bs-spy="scroll"><nav class="navbar navbar-expand-lg fixed-top"><a class="navbar-brand" href="#page-top">Brightwater<span class="text-primary"> P&amp;H</span></a><ul class="navbar-nav"><li><a class="nav-link" href="#services">Services</a></li><li><a class="nav-link" href="#reviews">Reviews</a></li><li><a class="nav-link" href="#contact">Contact</a></li><li><a class="btn btn-danger" href="tel:01144962083"><i class="bi bi-telephone"></i></a></li></ul></nav>
<header class="masthead"><h1>No heat? No water?<br>No problem.</h1><p class="lead">Gas Safe registered engineers covering Sheffield, Rotherham and Chesterfield. We answer the phone 24 hours a day, 7 days a week.</p></header>
<section id="services"><div class="row"><div class="col-md-4"><div class="card"><img src="img/boiler.jpg" alt=""><div class="card-body"><h3 class="card-title">Boiler repairs</h3><p>From &pound;85 call out, no hidden extras.</p></div></div></div><div class="col-md-4"><div class="card"><img src="img/leak.jpg"><div class="card-body"><h3 class="card-title">Leaks &amp; burst pipes</h3><p>With you within 60 minutes.</p></div></div></div><div class="col-md-4"><div class="card"><img src="img/bath.jpg"><div class="card-body"><h3 class="card-title">Bathroom fitting</h3><p>Design, supply and install.</p></div></div></div></div></section>
<section id="reviews"><h2>What our customers say</h2><div id="carouselReviews" class="carousel slide"><div class="carousel-inner">
<div class="carousel-item active"><figure><blockquote class="blockquote"><p>"Turned up in under an hour on a Sunday night and fixed the burst pipe. Lovely lads."</p></blockquote><figcaption class="blockquote-footer">Helen M., Crookes</figcaption></figure></div>
<div class="carousel-item"><figure><blockquote class="blockquote"><p>"Fair price for a new combi boiler and they cleaned up after themselves."</p></blockquote><figcaption class="blockquote-footer">Raj P., Hillsborough</figcaption></figure></div>
<div class="carousel-item clone"><figure><blockquote class="blockquote"><p>"Turned up in under an hour on a Sunday night and fixed the burst pipe. Lovely lads."</p></blockquote><figcaption class="blockquote-footer">Helen M., Crookes</figcaption></figure></div></div></div>
<p>Rated <strong>4.9</strong> / 5 from 212 reviews on Checkatrade</p></section>
<section id="contact"><h2>Get in touch</h2><p>Call us on <a href="tel:01144962083">0114 496 2083</a> or text <a href="tel:+447700182643">07700 182643</a>, or drop us a line at <a href="mailto:jobs@brightwater-plumbing.co.uk?subject=Enquiry">jobs@brightwater-plumbing.co.uk</a>.</p><p>Office open Monday to Friday 8am &ndash; 6pm, Saturday 9am &ndash; 1pm.</p><form><input name="phone" placeholder="e.g. 07123 456789"><textarea></textarea></form></section>
<footer><p>&copy; Brightwater Plumbing &amp; Heating Ltd 2024. Gas Safe No. 584213. Company No. 09284417. VAT Reg 231 4482 19</p><p>Smell gas? Call the National Gas Emergency Service on 0800 111 999.</p><a href="https://www.facebook.com/brightwaterplumbing"><i class="fab fa-facebook-f"></i></a> <a href="https://www.checkatrade.com/trades/brightwater">Checkatrade</a></footer></body></html>`,
  },
  truth: {
    businessName: ['Brightwater Plumbing & Heating', 'Brightwater Plumbing & Heating Ltd'],
    phones: ['+441144962083', '+447700182643'],
    otherPhones: ['+44800111999'],
    emails: ['jobs@brightwater-plumbing.co.uk'],
    hours: 'mo-fr 08:00-18:00, sa 09:00-13:00',
    trade: 'plumber',
    languages: ['en'],
    schemaTypes: ['Plumber', 'PostalAddress'],
    reviews: ['Turned up in under an hour', 'Fair price for a new combi'],
    rating: '4.9/5 (212)',
    h1Count: 1,
    imagesWithoutAlt: 2,
    profiles: ['https://www.facebook.com/brightwaterplumbing'],
  },
};
