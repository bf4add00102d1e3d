/** What the fixture business says about itself; tests expect these very facts in the report. */
export const business = {
  name: 'Bramble Wheel Cycle Repairs',
  phone: '+442079460815',
  phoneShown: '020 7946 0815',
  email: 'workshop@bramblewheel.co.uk',
  street: '14 Tanner Row',
  postalCode: 'SE1 4QD',
  locality: 'London',
  /** On the page that is empty without JavaScript. */
  price: '£48',
};

const menu = [
  ['/', 'Home'],
  ['/about', 'About us'],
  ['/services', 'Services'],
  ['/prices', 'Prices'],
  ['/faq', 'Questions'],
  ['/contact', 'Contact'],
] as const;

interface Page {
  type: string;
  body: string;
}

/** The website by path. */
export function fixturePages(origin: string): Record<string, Page | undefined> {
  const html = (title: string, description: string, main: string, head = ''): Page => ({
    type: 'text/html; charset=utf-8',
    body: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><meta name="description" content="${description}">${head}
</head>
<body>
<header><nav aria-label="Main">${menu.map(([path, name]) => `<a href="${path}">${name}</a>`).join(' ')}</nav></header>
<main>${main}</main>
<footer>
<p>${business.name}</p>
<address>${business.street}, ${business.locality} ${business.postalCode}</address>
<p><a href="tel:${business.phone}">${business.phoneShown}</a> <a href="mailto:${business.email}">${business.email}</a></p>
</footer>
</body>
</html>`,
  });
  const text = (body: string, type = 'text/plain; charset=utf-8'): Page => ({ type, body });
  return {
    '/robots.txt': text(
      `User-agent: *\nAllow: /\n\nUser-agent: CCBot\nDisallow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
    ),
    '/sitemap.xml': text(
      `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${menu
        .map(([path]) => `<url><loc>${origin}${path}</loc></url>`)
        .join('')}</urlset>`,
      'application/xml',
    ),
    '/': html(
      `${business.name} in Southwark`,
      'Bicycle repairs while you wait, in a small workshop near London Bridge.',
      `<h1>${business.name}</h1>
<p>We repair bicycles in a small workshop near London Bridge: punctures while you wait, full services by the next evening.
Two mechanics, Odile Marchbanks and Perrin Achterberg, have looked after commuters' bicycles here since 2011.</p>
<h2>What we do</h2>
<ul><li>Puncture repair</li><li>Brake adjustment</li><li>Full service</li><li>Wheel building</li></ul>
<h2>Opening hours</h2>
<p>Monday to Friday 8:00-18:30, Saturday 9:00-14:00, closed on Sunday.</p>`,
      structuredData(origin),
    ),
    '/about': html(
      'About our workshop',
      'Who repairs your bicycle at Bramble Wheel.',
      `<h1>About us</h1><p>Odile Marchbanks trained as a toolmaker and opened the workshop in 2011. Perrin Achterberg joined in 2016
and builds our wheels. We keep spare parts for bicycles that are thirty years old, and we say so when a repair is not worth it.</p>`,
    ),
    '/services': html(
      'Bicycle repairs and services',
      'Puncture repair, brakes, gears, wheel building and full services.',
      `<h1>Services</h1>
<h2>Puncture repair</h2><p>We mend or replace the tube while you wait, usually within twenty minutes.</p>
<h2>Brake adjustment</h2><p>New pads and cables where they are needed, and a test ride before you get it back.</p>
<h2>Full service</h2><p>Everything is taken apart, cleaned, greased and adjusted. Bring it before ten and collect it the next evening.</p>
<h2>Wheel building</h2><p>Hand-built wheels for touring and everyday bicycles.</p>`,
    ),
    '/prices': html(
      'Prices',
      'What a repair costs.',
      `<h1>Prices</h1><div id="list"></div>
<script>
document.getElementById('list').innerHTML = [['Puncture repair', '£15'], ['Brake adjustment', '£22'], ['Full service', '${business.price}']]
  .map(([what, price]) => '<p>' + what + ': ' + price + ' including labour. Parts are charged at the price on the shelf, and we ask before we fit them.</p>').join('');
</script>`,
    ),
    '/faq': html(
      'Questions',
      'What people ask us before they come.',
      `<h1>Frequently asked questions</h1>
<details><summary>Do I need an appointment?</summary><p>Not for punctures. For a full service, please ring a day before.</p></details>
<details><summary>Do you repair electric bicycles?</summary><p>The bicycle yes, the motor and battery no.</p></details>
<details><summary>How can I pay?</summary><p>By card or in cash when you collect the bicycle.</p></details>`,
    ),
    '/contact': html(
      'Contact and directions',
      'Where to find the workshop and how to reach us.',
      `<h1>Contact</h1><p>${business.name}<br>${business.street}<br>${business.locality} ${business.postalCode}</p>
<p>Telephone ${business.phoneShown}, e-mail ${business.email}</p>
<h2>Opening hours</h2><p>Monday to Friday 8:00-18:30, Saturday 9:00-14:00, closed on Sunday.</p>`,
    ),
  };
}

function structuredData(origin: string): string {
  const description = {
    '@context': 'https://schema.org',
    '@type': 'BikeStore',
    name: business.name,
    url: `${origin}/`,
    telephone: business.phone,
    email: business.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: business.street,
      postalCode: business.postalCode,
      addressLocality: business.locality,
      addressCountry: 'GB',
    },
    openingHours: ['Mo-Fr 08:00-18:30', 'Sa 09:00-14:00'],
  };
  return `<script type="application/ld+json">${JSON.stringify(description)}</script>`;
}
