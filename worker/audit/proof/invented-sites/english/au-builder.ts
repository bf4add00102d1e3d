import type { InventedSite } from '../invented-site.ts';

/** 1300 number, licence numbers, an office and a post box, hours given in words. */
export const auBuilder: InventedSite = {
  name: 'au-builder',
  url: 'https://www.ridgelinehomes.net.au/',
  pages: {
    '/': `<!DOCTYPE html><html lang="en-AU"><head><title>Custom Home Builders Toowoomba | Ridgeline Homes</title></head><body><header><div class="logo"><a href="/"><img src="rh.png" alt="Ridgeline Homes"></a></div><div class="cta"><a href="tel:1300743546">1300 RIDGELINE (1300 743 546)</a></div></header><main><h1>Homes built for Queensland living</h1><p>Ridgeline Homes is a family owned builder creating custom homes, renovations and granny flats across Toowoomba and the Darling Downs since 2003.</p><section><h2>What our clients say</h2><div class="slick-slide"><p>From the first sketch to handover the whole process was smooth. They kept us in the loop every week.</p><h4>Tracey &amp; Glen, Highfields</h4></div><div class="slick-slide slick-cloned"><p>From the first sketch to handover the whole process was smooth. They kept us in the loop every week.</p><h4>Tracey &amp; Glen, Highfields</h4></div></section><section><h2>FAQs</h2><div class="et_pb_toggle et_pb_toggle_close"><h5 class="et_pb_toggle_title">Do you build on sloping blocks?</h5><div class="et_pb_toggle_content"><p>Yes, it's our specialty.</p></div></div><div class="et_pb_toggle"><h5 class="et_pb_toggle_title">How long does a build take?</h5><div class="et_pb_toggle_content"><p>Usually eight to ten months.</p></div></div></section></main><footer><p>Office: 12/58 Neil Street, Toowoomba City QLD 4350</p><p>Post: PO Box 2217, Toowoomba QLD 4350</p><p>P 07 4632 8817 &nbsp; E info@ridgelinehomes.net.au</p><p>Our office is open weekdays from 8am until 4.30pm. Display home: weekends 10am to 4pm.</p><p>QBCC Licence 1184 7723 | ABN 62 104 883 217 | HIA Member 842217</p><p>Website: <a href="https://www.banjodigital.com.au">Banjo Digital</a></p></footer></body></html>`,
  },
  truth: {
    businessName: ['Ridgeline Homes'],
    phones: ['+611300743546', '+61746328817'],
    emails: ['info@ridgelinehomes.net.au'],
    addresses: ['12/58 Neil Street | 4350 | Toowoomba City | AU', 'PO Box 2217 | 4350 | Toowoomba | AU'],
    hours: 'mo-fr 08:00-16:30',
    trade: 'builder',
    languages: ['en'],
    faq: ['Do you build on sloping blocks?', 'How long does a build take?'],
    reviews: ['From the first sketch to handover'],
    h1Count: 1,
    imagesWithoutAlt: 0,
  },
};
