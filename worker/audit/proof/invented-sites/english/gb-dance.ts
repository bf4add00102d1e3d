import type { InventedSite } from '../invented-site.ts';

export const gbDance: InventedSite = {
  name: 'gb-dance',
  url: 'https://www.pirouetteleicester.co.uk/',
  pages: {
    '/': `<!DOCTYPE html><html lang="en-GB"><head><title>Pirouette Dance Academy | Ballet, tap and street dance in Leicester</title></head><body><header><div class="logo"><a href="/"><img src="logo.png" alt="Pirouette Dance Academy"></a></div><ul class="contact-strip"><li><span class="fa fa-phone"></span> 07854 221 906</li><li><span class="fa fa-envelope"></span> <a href="mailto:misskate@pirouetteleicester.co.uk">misskate@pirouetteleicester.co.uk</a></li></ul></header><main><h1>Where every child shines</h1><p>Pirouette is a friendly dance school for ages 2 to 18, with RAD ballet, IMPACT street dance and a yearly show at the Little Theatre.</p><h2>Timetable</h2><h3>Monday</h3><ul><li>4.15pm - 5.00pm Primary Ballet</li><li>5.00pm - 5.45pm Grade 1 Ballet</li></ul><h3>Saturday</h3><ul><li>9.30am - 10.15am Tiny Toes</li><li>10.15am - 11.00am Street Juniors</li></ul><h2>Parents say</h2><div class="slide"><p>My daughter counts the days until Saturday. Miss Kate is so patient with the little ones.</p><p><strong>Jo, mum of Evie</strong></p></div><h2>Where we dance</h2><p>St Peter's Community Hall, Gwendolen Road, Leicester LE5 5FL</p></main><footer><p>Miss Kate Ashby, Principal</p><p>&copy; Pirouette Dance Academy. <a href="/safeguarding">Safeguarding</a> <a href="/privacy-policy">Privacy policy</a></p><p>NSPCC helpline: 0808 800 5000</p></footer></body></html>`,
  },
  truth: {
    businessName: ['Pirouette Dance Academy', 'Pirouette'],
    phones: ['+447854221906'],
    otherPhones: ['+448088005000'],
    emails: ['misskate@pirouetteleicester.co.uk'],
    addresses: ["St Peter's Community Hall, Gwendolen Road | LE5 5FL | Leicester | GB"],
    hours: null,
    trade: 'dance-school',
    languages: ['en'],
    reviews: ['My daughter counts the days'],
    h1Count: 1,
    imagesWithoutAlt: 0,
    policies: ['privacy /privacy-policy'],
  },
};
