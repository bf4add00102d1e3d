import { describe, expect, it } from 'vitest';
import { page, website } from '../../../testing/audit-builders.ts';
import { readBusinessName } from './business-name.ts';
import { copyrightHolder } from './name-candidates.ts';

const read = (homeUrl: string, ...htmls: string[]) => {
  const pages = htmls.map((html, at) =>
    page(html, { url: at === 0 ? homeUrl : `${homeUrl}p${at}`, role: at === 0 ? 'home' : 'other' }),
  );
  const target = { typedUrl: homeUrl, homeUrl, scopeUrl: homeUrl, isPrivate: false, aliasHost: null };
  return readBusinessName(website({ target, pages }))?.value ?? null;
};

describe('the name most places agree on', () => {
  it.each([
    [
      'a keyword title with the name last',
      'https://joes-plumbing.com/',
      `<title>Best Plumber in Austin TX | 24/7 Service | Joe's Plumbing</title><h1>Austin's trusted plumbers</h1><p>At Joe's Plumbing we fix leaks.</p><footer>© 2026 Joe's Plumbing. All rights reserved.</footer>`,
      "Joe's Plumbing",
    ],
    [
      'more than the account named after its beginning',
      'http://127.0.0.1:8080/',
      '<title>Larkfell 🚲 Tours & Bike Rentals</title><h1>Larkfell Tours & Bike Rentals</h1><a href="mailto:larkfelltours@gmail.com">Write</a><footer>© 2026 Larkfell Tours & Bike Rentals</footer>',
      'Larkfell Tours & Bike Rentals',
    ],
    [
      'more than what a copyright line leaves of a name that begins with its owner',
      'http://127.0.0.1:8080/',
      "<title>Hartmann Upholstery</title><h1>Hartmann's Custom Upholstery & Bags</h1><a href='mailto:hartmannbags@gmail.com'>Write</a><footer>© 2024 Upholstery & Bags</footer>",
      'Hartmann Upholstery',
    ],
    [
      'the form of the company as a part of the name',
      'http://127.0.0.1:8080/',
      '<title>Yew Larch Precision Sdn Bhd</title><h1>Quality you can trust</h1><a href="mailto:yewlarchprecision@gmail.com">Write</a><footer>© 2024 Yew Larch Precision Sdn Bhd</footer>',
      'Yew Larch Precision Sdn Bhd',
    ],
    [
      'the body an account leaves out',
      'http://127.0.0.1:8080/',
      '<title>Dorrit Cares Foundation - Coming Soon</title><h1>Coming soon</h1><p>The Dorrit Cares Foundation helps.</p><a href="mailto:mail.dorritcares@gmail.com">Write</a><footer><a href="https://x.com/dorritcares">X</a></footer>',
      'Dorrit Cares Foundation',
    ],
    [
      'what only a sentence names, beside the leftovers of a template',
      'http://127.0.0.1:8080/',
      '<title>Home Page</title><header><a href="/"><img src="l.svg" alt="Company Logo"></a></header><h2>Your journey</h2><p>Welcome to Naldo Tours and Travels, your gateway to the hills.</p><footer>© 2026 Your Travel Company. All rights reserved.</footer>',
      'Naldo Tours and Travels',
    ],
    [
      'a name that begins with Home, not the page of a title',
      'http://127.0.0.1:8080/',
      '<title>Home Physio Larkton — Home visits</title><header><a href="/">Home</a></header><p>© 2026 Home Physio Larkton. All rights reserved.</p>',
      'Home Physio Larkton',
    ],
    [
      'a name without the town and the county behind it',
      'http://127.0.0.1:8080/',
      '<title>Larch Farm B&amp;B, Masham, North Yorkshire</title><p>We do our best for you and your family. HG4 4JZ. Call 01765 535020.</p>',
      'Larch Farm B&B',
    ],
    [
      'partners, one of them called as a town is',
      'http://127.0.0.1:8080/',
      '<title>Harper &amp; Sims, Preston</title><p>We are here for you and your family. PR1 2AB. Call 01772 535020.</p>',
      'Harper & Sims, Preston',
    ],
    [
      'a name, not the template it stands in',
      'http://127.0.0.1:8080/',
      '<title>Restoran - Bootstrap Restaurant Template</title><h1>Larch Kitchen</h1><p>© Larch Kitchen 2025</p>',
      'Larch Kitchen',
    ],
    [
      'whose official site it is',
      'http://127.0.0.1:8080/',
      '<title>The Official Site of Larch FC</title><p>We play on Sundays.</p>',
      'Larch FC',
    ],
    [
      'a name before the sign for a place',
      'http://127.0.0.1:8080/',
      '<title>Larch Beauty Salon @ Lekki</title><p>Make your booking.</p>',
      'Larch Beauty Salon',
    ],
    [
      'a name behind the page of a title',
      'http://127.0.0.1:8080/',
      '<title>Home Larkfell Kennels</title><p>We look after dogs.</p>',
      'Larkfell Kennels',
    ],
    [
      'what a logo of the site is said to show, without the town',
      'http://127.0.0.1:8080/',
      '<title>Self catering at Tern Cottage in Larkton. A retreat by the sea</title><img src="g.png" alt="Site Logo: Tern Cottage, Larkton"><p>A charming cottage.</p>',
      'Tern Cottage',
    ],
    [
      'a heading that spells out the short title',
      'http://127.0.0.1:8080/',
      '<title>Marchmont | About us</title><h1>Marchmont Eye Clinic</h1><p>Marchmont is near the station.</p>',
      'Marchmont Eye Clinic',
    ],
    [
      'the host of its mailbox, where the address says nothing',
      'http://127.0.0.1:8080/',
      '<title>Roofs that last | Nyholm Limited</title><h1>Roofs that last</h1><a href="mailto:office@nyholm.co.uk">Write</a>',
      'Nyholm Limited',
    ],
    [
      'an invitation to call in a heading',
      'https://example.org/',
      '<title>Palm Dental Clinic</title><h1>Call 9445 472 430</h1><p>Braces for all ages.</p>',
      'Palm Dental Clinic',
    ],
    [
      'a title that says only Home',
      'https://example.org/',
      '<title>Home</title><nav><a href="/">Northlight Dental</a><a href="/contact">Contact</a></nav><h1>Gentle dentistry</h1><footer>Copyright 2026 Northlight Dental</footer>',
      'Northlight Dental',
    ],
    [
      'a welcome before the name',
      'https://example.org/',
      '<title>Welcome to Harbour Café</title><h1>Welcome to Harbour Café</h1><p>Harbour Café serves breakfast all day.</p>',
      'Harbour Café',
    ],
    [
      'a name run together in the host',
      'https://www.redkitebakery.co.uk/',
      '<title>Artisan bread in Bristol</title><h1>Bread worth waking up for</h1><p>Red Kite Bakery opened in 2012. Visit Red Kite Bakery on Mill Lane.</p>',
      'Red Kite Bakery',
    ],
    [
      'shouting in the logo only',
      'https://example.org/',
      '<title>Casa Verde | Yoga in Utrecht</title><header><a href="/">CASA VERDE</a></header><h1>Yoga in Utrecht</h1>',
      'Casa Verde',
    ],
    [
      'a partner shown with its logo',
      'https://example.org/',
      '<title>Studio Nord | Architecture</title><h1>Studio Nord</h1><section class="partners"><img src="/partners/acme-logo.png" alt="Stone Works"></section><footer>© 2026 Studio Nord</footer>',
      'Studio Nord',
    ],
  ])('%s', (_, homeUrl, html, expected) => {
    expect(read(homeUrl, html)).toBe(expected);
  });

  it('takes the title of the home page that its mailbox ends in, before what an inner page repeats', () => {
    const pages = [
      '<title>Auriga</title><h1>Energia que se divide</h1>',
      '<title>Cooperativismo</title><p>Cooperativismo é união. O cooperativismo cresce, o cooperativismo fica.</p><p>cooperativaauriga@outlook.com</p>',
      '<title>Energia</title>',
      '<title>Contatos</title>',
    ];
    expect(read('http://127.0.0.1:8080/', ...pages)).toBe('Auriga');
  });

  it('takes the name that a mailbox and the legal notice write in full, not the initials of the titles', () => {
    const pages = [
      '<title>TRB Sport Club | Entrena</title><a class="nav-logo" href="/"><img src="x.png" alt="TRB Logo"></a><h1>Entrena</h1>',
      '<title>TRB | Contacto</title><p>trbsportclub@gmail.com</p><p>TRB Sport Club, tu club</p>',
      '<title>TRB | Horarios</title>',
      '<title>Aviso legal</title><h1>Aviso legal</h1><p>Identidad: TRB Sport Club</p>',
    ];
    expect(read('http://127.0.0.1:8080/', ...pages)).toBe('TRB Sport Club');
  });

  it('takes the title of the home page before what inner pages left of it', () => {
    const inner = '<title>造園土木株式会社</title><h2>求人情報</h2>';
    const home = '<title>白砂造園土木株式会社</title><h2>ようこそ</h2><footer>© 2024 造園土木株式会社.</footer>';
    expect(read('http://127.0.0.1:8080/', home, inner, inner)).toBe('白砂造園土木株式会社');
  });

  it('takes what leads home from all pages before the webmaster who signs', () => {
    const of = (title: string) =>
      `<title>${title}</title><div><a href="/">Paroisse St-Alban de Rivelac</a></div><p>© 2024 Jean Morvel</p>`;
    const pages = ['Accueil', 'Annonces', 'Horaire'].map(of);
    expect(read('http://127.0.0.1:8080/', ...pages)).toBe('Paroisse St-Alban de Rivelac');
  });

  it('takes what a title sets apart and its copyright line joins', () => {
    const pages = ['', 'Contacto - ', 'Horario - '].map(
      (page) =>
        `<title>${page}Amigos del Museo - Villa Alta</title><footer>© 2026 Amigos del Museo - Villa Alta</footer>`,
    );
    expect(read('http://127.0.0.1:8080/', ...pages)).toBe('Amigos del Museo - Villa Alta');
  });

  it('keeps the last point of initials before what a copyright line reserves', () => {
    expect(copyrightHolder('© 2026 L.T.K. All rights reserved.')).toBe('L.T.K.');
    const html = '<header>L.T.K. S.n.c.</header><h1>L.T.K.</h1><footer>© 2026 L.T.K. All rights reserved.</footer>';
    expect(read('http://127.0.0.1:8080/', html)).toBe('L.T.K.');
    expect(copyrightHolder('© 2026 Larch Tours. All rights reserved.')).toBe('Larch Tours');
  });

  it('takes no entry of a menu that leads home from all of them, nor a placeholder', () => {
    const menu = ['Novedades', 'Tiendas', 'Tendencias', 'Turistas', 'Eventos']
      .map((entry) => `<a href="index.html">${entry}</a>`)
      .join('');
    const html = `<title>Paseo Lilas</title><header><nav>${menu}</nav></header><h2>Tendencias</h2><p>Tendencias y novedades.</p><footer>© [Nombre]</footer>`;
    expect(read('http://127.0.0.1:8080/', html)).toBe('Paseo Lilas');
  });

  it('reads data that holds HTML', () => {
    const html =
      '<title>Página Inicial</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"B&amp;C Advogados"}</script><p>B&amp;C Advogados</p>';
    expect(read('http://127.0.0.1:8080/', html)).toBe('B&C Advogados');
  });

  it('begins no name with a word that joins', () => {
    const html =
      '<title>Bodega Larquito</title><p>En Larquito somos curiosos.</p><a href="mailto:larquito@vinos.example">Mail</a>';
    expect(read('http://127.0.0.1:8080/', html, html)).toBe('Bodega Larquito');
  });

  it('reads a holder before the year and the sign, rather than a trade or the tool of the title', () => {
    const html = (title: string) =>
      `<title>${title}</title><h1>Casa Do Larial</h1><footer><p>Casa Do Larial 2024 ©</p></footer>`;
    expect(read('http://127.0.0.1:8080/', html('Alojamento'))).toBe('Casa Do Larial');
    expect(read('http://127.0.0.1:8080/', html('replit'))).toBe('Casa Do Larial');
  });

  it('counts a copyright line of somebody else once, however many pages repeat it', () => {
    const html = (title: string) =>
      `<title>${title}</title><p>Venha nos visitar.</p><a href="https://www.instagram.com/pousadadoipe/">Fotos</a><footer><p>© 2022 - Primos Larco</p></footer>`;
    const titles = ['Pousada do Ipê', 'Serviços', 'Cardápio', 'Acomodações', 'Regulamento', 'Fale Conosco'];
    const pages = [...titles, 'Localização', 'Sobre', 'Galeria'];
    expect(read('http://127.0.0.1:8080/', ...pages.map(html))).toBe('Pousada do Ipê');
  });

  it('prefers what all titles share over what one page says', () => {
    const title = (text: string) => `<title>${text} | Blue Heron Physio</title><h1>${text}</h1>`;
    expect(
      read(
        'https://example.org/',
        title('Back pain treatment'),
        title('Our team'),
        title('Prices'),
        title('Sports massage'),
      ),
    ).toBe('Blue Heron Physio');
  });

  it('is neither the word for any shop nor what leads back', () => {
    const home =
      '<title>Negozio Artigianato</title><h1>Negozio Larch Fashion</h1><footer><p>© 2013 Larch Fashion</p></footer>';
    const inner = (made: string) =>
      `<title>${made} - Negozio</title><header><a href="/">← Torna al menu</a></header><h1>${made}</h1>`;
    expect(read('http://127.0.0.1:8080/', home, inner('Ceramica'), inner('Borse'))).toBe('Larch Fashion');
  });

  it('is not what leads back beside a logo and stands on no home page', () => {
    const logo = '<a href="/" class="logo"><img src="l.svg" alt="logo"></a>';
    const foot = '<footer><a href="/aviso">Aviso</a><p>© Larch. Todos los derechos reservados</p></footer>';
    const home = `<title>Tienda Online</title><header>${logo}<a href="/como">Como comprar</a></header><h1>Todo seguro</h1>${foot}`;
    const inner = (made: string) =>
      `<title>${made}</title><header>${logo}<a href="/" class="back">Regresar al inicio</a></header><h1>${made}</h1>`;
    const pages = ['Jabones', 'Pastas', 'Fideos', 'Aceites', 'Velas', 'Como comprar'].map(inner);
    expect(read('http://127.0.0.1:8080/', home, ...pages)).toBe('Larch');
  });

  it('is no title that the file of the page bears too', () => {
    const pages = ['bikes', 'bikes-en', 'versand', 'en/versand.html'].map((path, at) =>
      page(`<title>${at < 2 ? 'larch cycles' : 'Versand'}</title><p>Text</p>`, {
        url: `http://127.0.0.1:8080/${path}`,
        role: 'other',
      }),
    );
    const home = page('<title>warehouse</title>', { url: 'http://127.0.0.1:8080/', role: 'home' });
    const target = { typedUrl: home.url, homeUrl: home.url, scopeUrl: home.url, isPrivate: false, aliasHost: null };
    const read = readBusinessName(website({ target, pages: [home, ...pages.toReversed()] }));
    expect(read?.value).toBe('larch cycles');
  });

  it('is what og:site_name states, where the title sets a word before it', () => {
    const html =
      '<title>Magasine Fromagerie de Larque</title><meta property="og:site_name" content="Fromagerie de Larque">';
    expect(read('http://127.0.0.1:8080/', html)).toBe('Fromagerie de Larque');
  });

  it('states none where none is stated', () => {
    expect(read('https://example.org/', '<title>Home</title><h1>Welcome!</h1>')).toBeNull();
  });
});

it('ends no name in a word that joins it to the rest of its clause', () => {
  const line = 'Poterie en grès tournée à la main';
  const html = `<title>Ida Larque — Céramique</title><p>${line}</p><footer><p>${line}</p><a href="mailto:poterie@larque.test">poterie@larque.test</a></footer>`;
  expect(read('http://127.0.0.1:8080/', html)).not.toBe('Poterie en');
});
