import { describe, expect, it } from 'vitest';
import { page, website } from '../../../testing/audit-builders.ts';
import type { PageRole } from '../../observations.ts';
import { readServices } from './services.ts';

const HOME = 'https://example.test/';
const TARGET = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const servicesOf = (html: string, role: PageRole = 'home') =>
  readServices(website({ target: TARGET, pages: [page(html, { role })], language: null, country: null })).map(
    ({ value }) => value,
  );

describe('services', () => {
  it('are no rules or questions that a list of links leads to', () => {
    const links = ['Boiler repair', 'Terms and conditions', 'Shipping & returns', 'Drain cleaning'];
    const items = links.map((text) => `<li><a href="/${text.length}">${text}</a></li>`).join('');
    const footer = `<main><h1>Pipes</h1></main><footer><h3>Services</h3><ul>${items}</ul></footer>`;
    expect(servicesOf(footer)).toEqual(['Boiler repair', 'Drain cleaning']);
  });

  it('are no buttons', () => {
    expect(
      servicesOf(
        '<main><h2>Servicios</h2><h3>Ver catálogo</h3><h3>Solicitar cotización</h3><h3>Tableros</h3><h3>Redes</h3></main>',
      ),
    ).toEqual(['Tableros', 'Redes']);
  });

  it.each([
    [
      'sections of a menu with its prices',
      '<main><h1>Unsere Speisekarte</h1><h2>Suppen</h2><h3>Linsensuppe 4,50 €</h3><h3>Tagessuppe 4,00 €</h3><h2>Vom Grill</h2><h3>Bratwurst 3,50 €</h3></main>',
      ['Suppen', 'Vom Grill'],
    ],
    [
      'treatments by their German name',
      '<main><h2>Anwendungen</h2><h3>Krankengymnastik</h3><h3>Fango</h3><h2>Kontakt</h2></main>',
      ['Krankengymnastik', 'Fango'],
    ],
    [
      'services for customers',
      '<main><div>Servizi per il cliente</div><ul><li>Sostituzione pneumatici</li><li>Autolavaggio</li></ul></main>',
      ['Sostituzione pneumatici', 'Autolavaggio'],
    ],
    [
      'cards under a heading',
      '<main><h2>Our services</h2><div><h3>Boiler repair</h3><p>Fast.</p></div><div><h3>Drain cleaning</h3><p>Clean.</p></div><h2>Why choose us</h2><h3>Family run</h3></main>',
      ['Boiler repair', 'Drain cleaning'],
    ],
    [
      'a list, and nothing of what is only called a footer',
      '<main><h2>Our courses</h2><ul><li>Baking</li><li>Hospitality</li></ul></main><div class="footer"><div class="footer-center"><ul><li>Larch Avenue, Larkton</li><li>Cell: 0733 661843</li></ul></div></div>',
      ['Baking', 'Hospitality'],
    ],
    [
      'lists under headings that only divide them',
      '<main><h2>Our services</h2><h3>What we treat</h3><ul><li>Joint pain / strain (shoulder, elbow, wrist, hands, hips, knees, ankles, feet)</li><li>Whiplash</li></ul><h3>About our services</h3></main>',
      ['Joint pain / strain', 'Whiplash'],
    ],
    [
      'names with the French article',
      '<main><p>Accompagnement</p><h2>Ce que nous travaillons</h2><h3>Gestion du stress</h3><h3>Arrêt du tabac</h3></main>',
      ['Gestion du stress', 'Arrêt du tabac'],
    ],
    [
      'a kind of services',
      '<main><h2>Professional Roofing Services</h2><h5>Roof repair</h5><h5>Roof cleaning</h5></main>',
      ['Roof repair', 'Roof cleaning'],
    ],
    [
      'the section the menu calls services',
      '<nav><a href="#servicios">Servicios</a></nav><main><section id="servicios"><h5>Herencias</h5><p>Texto.</p><h5>Tráfico</h5><h5>Social y laboral</h5></section></main>',
      ['Herencias', 'Tráfico', 'Social y laboral'],
    ],
    [
      'headings beside their title',
      '<main><section><h1>Unsere Leistungen</h1><div class="item"><h1>Prothetik</h1><p>Kronen.</p></div><div class="item"><h1>Implantologie</h1></div><div class="item"><h1>Lasertherapie</h1></div></section><section><h1>Unser Team</h1><div class="person"><h1>Eva Klein</h1></div></section></main>',
      ['Prothetik', 'Implantologie', 'Lasertherapie'],
    ],
    [
      'captions over Japanese texts, no menu in the footer',
      '<main><h2>業務案内</h2><div>税務顧問</div><div>毎月の帳簿チェックから決算・申告まで、丸ごとお任せいただけます。お気軽にどうぞ、まずはご相談ください。</div><div>会社設立</div><div>手続きから資金の準備まで、はじめての方にもわかりやすくお手伝いいたします。まずはお電話ください。</div><footer><p><a href="a.html">会社</a> <a href="b.html">実績</a></p><p>毎月の帳簿チェックから決算・申告まで、丸ごとお任せいただけます。お気軽にどうぞ、まずはご相談ください。</p></footer></main>',
      ['税務顧問', '会社設立'],
    ],
    [
      'names under what the services are about',
      '<main><h2>Nos services de ramonage</h2><ul><li>Foyer ouvert - 70 €</li><li>Poêle à bois - 70 €</li></ul></main>',
      ['Foyer ouvert', 'Poêle à bois'],
    ],
    [
      'no parts of the start page',
      '<nav><a href="/index.html#services">Services</a><a href="/index.html#avis">Avis clients</a><a href="/index.html#secteur">Territoire</a></nav>',
      [],
    ],
    [
      'names in Japanese brackets, without what speaks to others',
      '<main><h2>診療内容</h2><h3>【整形外科】</h3><p>骨折</p><h3>【骨密度】</h3><p>腰椎</p><h3>【医療機関の先生方へ】</h3></main>',
      ['整形外科', '骨密度'],
    ],
    [
      'names below numbers that are set as headings',
      '<main><h1>Our Services</h1><h2>01</h2><h3>Braces</h3><p>Straight teeth.</p><h2>02</h2><h3>Aligners</h3><h2>+</h2><h3>Bleaching</h3></main>',
      ['Braces', 'Aligners', 'Bleaching'],
    ],
    [
      'rooms of a hotel',
      '<main><h2>Our Rooms</h2><h3>Single Room</h3><p>Cosy.</p><h3>Double Room</h3></main>',
      ['Single Room', 'Double Room'],
    ],
    [
      'rooms in Romance languages',
      '<main><h2>Le nostre camere</h2><h3>Camera doppia</h3><h3>Camera tripla</h3><h2>Habitaciones & Suites</h2><h3>Suite Roble</h3><h3>Suite Olmo</h3><h2>Acomodações</h2><h3>Chalé do Cedro</h3><h3>Chalé do Ipê</h3></main>',
      ['Camera doppia', 'Camera tripla', 'Suite Roble', 'Suite Olmo', 'Chalé do Cedro', 'Chalé do Ipê'],
    ],
    [
      'Brazilian procedures, without calls to act',
      '<main><h2>Procedimentos</h2><h3>Limpeza dental</h3><h3>Clareamento</h3><h3>Voltar aos artigos</h3><h3>Garanta as suas datas</h3><h3>Diferenciais</h3></main>',
      ['Limpeza dental', 'Clareamento'],
    ],
    [
      'what a heading says that offers help or is followed by a slogan',
      '<main><h2>Wobei ich Sie unterstützen kann</h2><h3>Krisen</h3><h3>Ängste</h3><h2>Leistungen. Klar und persönlich.</h2><h3>Diagnostik</h3><h3>Vorsorge</h3><h2>Behandelmogelijkheden</h2><h3>Manicure</h3><h3>Pedicure</h3><h2>Our Services for a bright home</h2><h3>Rewiring</h3><h3>Lighting</h3></main>',
      ['Krisen', 'Ängste', 'Diagnostik', 'Vorsorge', 'Manicure', 'Pedicure', 'Rewiring', 'Lighting'],
    ],
    [
      'programmes, courses and departments',
      '<main><h2>Our Signature Programs</h2><h3>Mindset Mastery</h3><h3>Peak Performance</h3><h2>Unsere Kurse</h2><h3>Aquarell</h3><h3>Töpfern</h3><h2>Our Departments</h2><h3>Cardiology</h3><h3>Radiology</h3><h2>Why choose our programs?</h2><h3>Science-Based</h3><h3>Measurable Results</h3></main>',
      ['Mindset Mastery', 'Peak Performance', 'Aquarell', 'Töpfern', 'Cardiology', 'Radiology'],
    ],
    [
      'short texts in cards of one class',
      '<main><h2>Onze diensten</h2><div class="grid"><div class="card">Elektriciteit</div><div class="card">Schilderwerk</div><div class="card">Vloeren</div></div></main>',
      ['Elektriciteit', 'Schilderwerk', 'Vloeren'],
    ],
    [
      'products of a maker by their headings, not what they are like',
      '<main><h2>Unsere Produkte</h2><h3>Möbel</h3><ul><li>Sehr stabil</li><li>Aus Eiche</li></ul><h3>Treppen</h3><p>Nach Maß.</p><h2>Kontakt</h2></main>',
      ['Möbel', 'Treppen'],
    ],
    [
      'no numbered pictures, forms or praise',
      '<main><h2>Leistungen</h2><h3>Image 12</h3><h3>Personalfragebogen Minijob</h3><h3>Für jeden Anlass</h3><h3>Mit großem Garten</h3><h3>Buchhaltung</h3><h3>Lohn ➜</h3></main>',
      ['Buchhaltung', 'Lohn'],
    ],
    [
      'nothing that each of a team does',
      '<main><h1>Unser Team</h1><h5>Dr. Ulrich Tann</h5><h2>Schwerpunkte</h2><ul><li>Chirurgie</li><li>Schokolade</li></ul><h5>Dr. Eva Tann</h5><h2>Schwerpunkte</h2><ul><li>Pferde</li><li>Kuchen</li></ul><h5>Dr. Tom Tann</h5><h2>Schwerpunkte</h2><ul><li>Ziegen</li></ul></main>',
      [],
    ],
    [
      'nobody who is served',
      '<main><p>We provide travelers and business guests with world-class comfort and impeccable service.</p></main>',
      [],
    ],
    [
      'a Flemish question',
      '<main><h2>Wat doen we</h2><ul><li>Vijvers en zwemvijvers</li><li>Houten poorten</li></ul></main>',
      ['Vijvers en zwemvijvers', 'Houten poorten'],
    ],
    [
      'names without the slogan that the markup glues to them',
      '<main><h2>Treatments</h2><ul><li>Clear Aligners</li><li>Gum Treatment</li></ul></main><footer><h4>Treatments</h4><ul><li>Clear AlignersInvisible orthodontics</li><li>Gum Treatment</li><li>All Treatments → View complete list</li></ul></footer>',
      ['Gum Treatment', 'Clear Aligners'],
    ],
    [
      'a list',
      '<main><h2>Leistungen</h2><ul><li>Prophylaxe</li><li>Implantologie</li><li>Mehr erfahren</li></ul></main>',
      ['Prophylaxe', 'Implantologie'],
    ],
    [
      'a label above the heading',
      '<main><p>Nos prestations</p><h2>Tout pour votre jardin</h2><h3>Tonte</h3><h3>Élagage</h3></main>',
      ['Tonte', 'Élagage'],
    ],
    [
      'a list in the footer',
      '<footer><h4>Tratamientos</h4><div><a href="/t#o">Ortodoncia</a> <a href="/t#i">Implantología</a></div><h4>Contacto</h4><a href="/c">Contacto</a></footer>',
      ['Ortodoncia', 'Implantología'],
    ],
    [
      'a menu below the page of services',
      '<nav><a href="/leistungen">Leistungen</a><a href="/leistungen/bleaching">Bleaching</a><a href="/leistungen/zahnersatz">Zahnersatz</a><a href="/kontakt">Kontakt</a></nav>',
      ['Bleaching', 'Zahnersatz'],
    ],
    [
      'names with slogans and icons',
      '<main><h2>Trattamenti</h2><h3>💆‍♀️ Massaggio olistico: armonia totale</h3><h3>Riflessologia →</h3></main>',
      ['Massaggio olistico', 'Riflessologia'],
    ],
    [
      'names with prices',
      '<main><h2>Diensten</h2><ul><li>Knippen – 25 €</li><li>Kleuren – 60 €</li></ul></main>',
      ['Knippen', 'Kleuren'],
    ],
    [
      'Japanese',
      '<main><h2>診療内容</h2><ul><li>小児歯科</li><li>歯科</li><li>お問い合わせ</li></ul></main>',
      ['小児歯科', '歯科'],
    ],
    [
      'Japanese fields of medicine in one line',
      '<main><dl><dt>診療時間</dt><dd>歯科・小児歯科</dd></dl></main>',
      ['歯科', '小児歯科'],
    ],
    [
      'captions without headings',
      `<main><h2>Nos services</h2><p class="t">Toiture</p><div><p class="t">Zinguerie</p><p>${'Gouttières et descentes. '.repeat(5)}</p></div><div><p class="t">Charpente</p><p>${'Neuf et rénovation. '.repeat(6)}</p></div></main>`,
      ['Toiture', 'Zinguerie', 'Charpente'],
    ],
    [
      'projects of those who ask for donations',
      '<nav><a href="/d">Donate</a></nav><main><h2>Our projects</h2><h3>River clean-up</h3><p>a</p><h3>Repair café</h3><p>b</p></main>',
      ['River clean-up', 'Repair café'],
    ],
    [
      'Portuguese',
      '<main><h2>Os nossos serviços</h2><ul><li>Contabilidade</li><li>Fiscalidade</li></ul></main>',
      ['Contabilidade', 'Fiscalidade'],
    ],
    [
      'a heading that asks to look, with icon names and numbers',
      '<main><h2>Veja nossos serviços!</h2><h3>01Podologia</h3><h3>Órteses arrow_right_alt</h3><h3>Fale conosco</h3></main>',
      ['Podologia', 'Órteses'],
    ],
    [
      'a heading with an aside',
      '<main><h3>Our services (for women only)</h3><ul><li>Hair removal</li><li>Manicure</li><li>Fully insured</li><li>{{service.title}}</li></ul></main>',
      ['Hair removal', 'Manicure'],
    ],
    [
      'a sentence as heading, beside its entries',
      '<main><h2>Nyberg Builders Ltd provide a wide range of services, including:</h2><h2>Loft conversions</h2><h2>Kitchens</h2><h2>Wet rooms</h2></main>',
      ['Loft conversions', 'Kitchens', 'Wet rooms'],
    ],
    [
      'an adjective before the word',
      '<main><h3>Medizinische Leistungen</h3><h4>Röntgen</h4><h4>Ultraschall</h4></main>',
      ['Röntgen', 'Ultraschall'],
    ],
    [
      'cards that are links as a whole',
      '<nav><a href="/leistungen">Leistungen</a></nav><main><h2>Unsere Leistungen</h2><ul><li>Fassadenanstrich</li><li>Lasuren</li></ul><a href="/leistungen/fassade">Fassadenanstrich Die Visitenkarte Ihres Hauses</a><a href="/leistungen/#inhalt">Zum Inhalt springen</a></main>',
      ['Fassadenanstrich', 'Lasuren'],
    ],
    [
      'fields of law',
      '<main><h2>Materie</h2><h4>Recupero crediti</h4><h4>Locazioni</h4></main>',
      ['Recupero crediti', 'Locazioni'],
    ],
    [
      'the menu that unfolds below its entry',
      '<nav><ul><li><a href="#">Services</a><ul><li><a href="/a">Eye examinations</a></li><li><a href="/b">Contact lenses</a></li></ul></li><li><a href="/c">Insurance information</a></li><li><a href="/d">Our doctors</a></li></ul></nav>',
      ['Eye examinations', 'Contact lenses'],
    ],
    [
      'Japanese with prices',
      '<main><h2>メニュー・料金</h2><div><h3>鍼灸施術</h3><p>5,000円</p></div><div><h3>骨盤矯正</h3><p>4,000円</p></div></main>',
      ['鍼灸施術', '骨盤矯正'],
    ],
    [
      'a sentence when nothing is listed',
      '<main><p>Serving the county, we specialize in new construction, renovations and drain repair.</p></main>',
      ['new construction', 'renovations', 'drain repair'],
    ],
  ])('%s', (_, html, services) => expect(servicesOf(html)).toEqual(services));

  it('takes the headings of a page of services', () => {
    const html =
      '<main><h1>Massages in Leeds</h1><h2>Deep tissue massage</h2><p>...</p><h2>Hot stone massage</h2><p>...</p><h2>Frequently asked questions</h2><h2>Book now</h2></main>';
    expect(servicesOf(html, 'services')).toEqual(['Deep tissue massage', 'Hot stone massage']);
  });

  it('reads offers of structured data', () => {
    const node = {
      '@context': 'https://schema.org',
      '@type': 'Dentist',
      name: 'Smile',
      makesOffer: [{ '@type': 'Offer', itemOffered: { '@type': 'Service', name: 'Bleaching' } }],
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        name: 'Treatments',
        itemListElement: [{ '@type': 'Offer', name: 'Check-up' }],
      },
    };
    expect(servicesOf(`<script type="application/ld+json">${JSON.stringify(node)}</script>`)).toEqual([
      'Bleaching',
      'Check-up',
    ]);
  });

  it('are read from the types of service of a business', () => {
    const typed = (serviceType: unknown) =>
      servicesOf(
        `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'AccountingService', name: '今井会計', serviceType })}</script>`,
      );
    expect(typed(['税務顧問', '相続税対策'])).toEqual(['税務顧問', '相続税対策']);
    expect(typed('税理士')).toEqual([]);
  });
});
