import { describe, expect, it } from 'vitest';
import { page, website } from '../../../testing/audit-builders.ts';
import type { PageRole } from '../../observations.ts';
import { readPeople } from './people.ts';

const HOME = 'https://example.test/';
const TARGET = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const peopleOf = (html: string, role: PageRole = 'home', title = '') =>
  readPeople(
    website({
      target: TARGET,
      pages: [page(`<title>${title}</title><main>${html}</main>`, { role })],
      language: null,
      country: null,
    }),
  ).map(({ value }) => `${value.name} | ${value.role}`);

describe('people', () => {
  it.each<[string, string, string[], string?]>([
    [
      'a label',
      '<p>Inhaberin: Petra Sommer</p><p>Geschäftsführer: Dr. Jan van Dyck</p>',
      ['Petra Sommer | Inhaberin', 'Dr. Jan van Dyck | Geschäftsführer'],
    ],
    [
      'officers, guides and wardens',
      '<h1>The Management Team</h1><h3>Olatunji Larch - Chief Executive Officer</h3><h3>Eyitayo Birch - Chief Financial Officer</h3><h2>Our team</h2><h3>Fred Alder</h3><p>Tourist Guide</p><p>Mary Elm, Churchwarden</p>',
      [
        'Olatunji Larch | Chief Executive Officer',
        'Eyitayo Birch | Chief Financial Officer',
        'Mary Elm | Churchwarden',
        'Fred Alder | Tourist Guide',
      ],
    ],
    [
      'the one role above a heading',
      '<p>De Chef</p><h2>Sanne van der Berg</h2><p>Opgeleid in Parijs.</p><p>Le fondateur</p><h3>Marc Bastin</h3>',
      ['Sanne van der Berg | Chef', 'Marc Bastin | fondateur'],
    ],
    [
      'labels of other languages',
      '<p>Directeur de la publication : Léa Moreau</p><p>Titolare: Gianni De Luca</p><p>Eigenaar: Sanne de Boer</p><p>Gerente: Rui Tavares</p>',
      [
        'Léa Moreau | Directeur de la publication',
        'Gianni De Luca | Titolare',
        'Sanne de Boer | Eigenaar',
        'Rui Tavares | Gerente',
      ],
    ],
    [
      'the role under a name, whatever it is director of',
      '<h2>Quiénes somos</h2><div><p>Francisco Robles Araya</p><p>Director Circuito Norte Sorprendente</p></div><p>Director Ramón Olmo</p>',
      ['Francisco Robles Araya | Director Circuito Norte Sorprendente', 'Ramón Olmo | Director'],
    ],
    [
      'names over the offices of a club',
      '<p>Salvatore Abeti</p><p>Presidente</p><p>Responsable: Ramón Olmo Salas</p>',
      ['Ramón Olmo Salas | Responsable', 'Salvatore Abeti | Presidente'],
    ],
    [
      'no machine on the card of a template, no feature over praise',
      '<div class="staff"><h3>Apex Locator</h3><span>Larix, Japan</span></div><div class="staff"><h3>Optical Biometer</h3></div><p>Fast Recovery</p><p>Highly experienced dentist</p><p>Serving Pune</p><p>Your dentist near me</p>',
      [],
    ],
    [
      'a role on the line above, no fire brigade',
      '<h2>Freiwillige Feuerwehr Lärchental</h2><p>Wehrführer:<br>Michael Tann<br>Oberbrandmeister</p>',
      ['Michael Tann | Wehrführer'],
    ],
    [
      'a name in a list of an imprint',
      '<h1>Impressum</h1><dl><dt>Name</dt><dd>Marie Tann</dd><dt>Betrieb</dt><dd>Larch Dogs</dd></dl>',
      ['Marie Tann | null'],
    ],
    [
      'labels of legal notices in two lines, a family name in capitals, an owner by his papers',
      '<h2>Mentions légales</h2><h3>Directeur de la publication</h3><p>Florian Lorme</p><p>Gérante : Ana MELEZE</p><p>Este sitio es titularidad de Raquel Alerce Brea con DNI 12345678X.</p><table><tr><td>Nom du praticien</td><td>Paul Sapin</td></tr></table>',
      [
        'Ana Meleze | Gérante',
        'Florian Lorme | Directeur de la publication',
        'Paul Sapin | null',
        'Raquel Alerce Brea | null',
      ],
    ],
    [
      'no company in capitals or by its papers, no half of a compound as a role',
      '<h2>Aviso legal</h2><p>Responsable: PRADOS DEL NORTE</p><p>La web es titularidad de Prados Verdes con NIF B1234567.</p><p>Fahrten Onkologie Nord</p><p>Arzt-, Reha- und Klinikfahrten</p>',
      [],
    ],
    ['a greeting', '<h2>Hi, ich bin Marie.</h2><form><label>Name</label></form>', ['Marie | null']],
    [
      'a role over the heading with the name',
      '<h2>Our Team</h2><div><p>CEO of Larch Travels</p><h3>Syed Larch Imam</h3><p>Message my team</p></div>',
      ['Syed Larch Imam | CEO of Larch Travels'],
    ],
    [
      'a team divided by what its members are',
      '<h2>Unser Praxisteam</h2><h3>Tierärztinnen</h3><h4>Dr. Eva Tann</h4><h3>Fachangestellte</h3><h4>Melanie Larch</h4><img src="a.jpg" alt="Melanie Larch"><h4>Alina Buch</h4><img src="b.jpg" alt="Alina Buch">',
      ['Dr. Eva Tann | null', 'Melanie Larch | null', 'Alina Buch | null'],
    ],
    [
      'one person with an initial and with the first name',
      '<h2>Team</h2><h3>Dr. Ulrich Tann</h3><h3>Dr. Nina Buch</h3><h3>Dr. U. Tann</h3>',
      ['Dr. Ulrich Tann | null', 'Dr. Nina Buch | null'],
    ],
    [
      'an owner whose practice stands above the address',
      '<h1>Impressum</h1><p>Yvonne Tann<br>Logopädische Praxis<br>Larchstraße 38<br>25335 Elmshorn</p>',
      ['Yvonne Tann | null'],
    ],
    [
      'the owner below the business in an imprint',
      '<h1>Impressum</h1><p>Marktgrill Elmshorn<br>Yvonne Tann<br>Larchstraße 38<br>25335 Elmshorn</p>',
      ['Yvonne Tann | null'],
    ],
    [
      'the board of a club',
      '<h2>Vorstand &amp; Funktionäre</h2><h3>Urs Larcher</h3><span>Präsident &amp; Schützenmeister</span><h3>Vreni Tann</h3><span>Vizepräsidentin, Kassierin</span><h3>Beat Moser</h3><span>Juniorenleiter Gewehr</span>',
      [
        'Urs Larcher | Präsident & Schützenmeister',
        'Vreni Tann | Vizepräsidentin, Kassierin',
        'Beat Moser | Juniorenleiter Gewehr',
      ],
    ],
    [
      'a label under the name of the club',
      '<p>Sportschützen Lärchental<br>Präsident: Urs Larcher<br>Waldweg, 5040 Schöftland</p>',
      ['Urs Larcher | Präsident'],
    ],
    [
      'degrees in parentheses',
      '<div><p>Wanjiru Achieng Larch (CPA-K)</p><p>Principal Consultant</p></div>',
      ['Wanjiru Achieng Larch | Principal Consultant'],
    ],
    [
      'two owners over one address',
      '<h2>Impressum</h2><p>Eva Klein und Tom Reed<br>Lindenweg 9a<br>07407 Rudolstadt</p>',
      ['Eva Klein | null', 'Tom Reed | null'],
    ],
    [
      'no firm of gardeners over an address',
      '<h2>Colofon</h2><p>Jansen Hovenier<br>Magnolia 42<br>2681 ES Monster</p>',
      [],
    ],
    [
      'no vacancy',
      '<h2>Stellenangebot Zahnmedizinische Fachangestellte (ZFA)</h2><h2>Ausbildung Friseurin (Meister)</h2>',
      [],
    ],
    [
      'no workshop, membership or label of a form',
      '<h2>Our team</h2><h3>Lilac Tattoo</h3><p>Founder</p><p>Ich bin Mitglied im Verband der Logopäden.</p><h2>Team</h2><div class="member"><h3>Schreinerei Lerch</h3></div><img src="a.jpg" alt="Picture of Hairdresser"><p>Name Eva Klein</p><p>Heilpraktikerin</p><div class="member"><h3>Equipa Técnica</h3></div><div class="team"><h3>Innere Medizin</h3><h3>Platos Principales</h3></div>',
      [],
    ],
    [
      'a card',
      '<h2>Our team</h2><h3>Ella Brown</h3><p>Head stylist</p><h3>Tom Reed</h3><p>Founder</p>',
      ['Ella Brown | Head stylist', 'Tom Reed | Founder'],
    ],
    [
      'first names on cards',
      '<h2>Notre équipe</h2><div class="member-profile"><p>Hugo</p><p>Développeur web</p></div>',
      ['Hugo | Développeur web'],
    ],
    [
      'a line',
      '<p>Marta Ruiz, abogada</p><p>Ana Lopes – Diretora clínica</p>',
      ['Marta Ruiz | abogada', 'Ana Lopes | Diretora clínica'],
    ],
    [
      'an introduction',
      '<p>Ciao, mi chiamo Sofia! Insegno yoga.</p><p>Hallo! Ich bin Deniz Kaya, der Koch.</p>',
      ['Sofia | null', 'Deniz Kaya | null'],
    ],
    [
      'an introduction of several',
      '<p>We are Ari, Nora, and Ben — a family.</p>',
      ['Ari | null', 'Nora | null', 'Ben | null'],
    ],
    ['a title', '<h2>Dr. med. dent. Eva Klein</h2><p>Tätigkeitsschwerpunkte</p>', ['Dr. med. dent. Eva Klein | null']],
    ['a portrait', '<img src="a.jpg" alt="Portrait of Léo Martin">', ['Léo Martin | null']],
    ['a profession behind the name', '<h2>Eva Klein Physiotherapist</h2>', ['Eva Klein | Physiotherapist']],
    ['a surname on a team', '<h3>Our team</h3><h5>Dr. Klein</h5><p>B.D.S.</p>', ['Dr. Klein | null']],
    ['who leads it', '<p>Onder de bezielende leiding van Eva Klein gaan wij samen op weg.</p>', ['Eva Klein | null']],
    [
      'the name over the site of one person',
      '<h1>Eva Klein</h1><h2>Hypnose Moderne</h2><h2>A propos de moi</h2><p>Le calme.</p>',
      ['Eva Klein | null'],
      'Eva Klein - le calme retrouvé',
    ],
    ['a later part of the title', '<h1>FAQ</h1>', ['Eva Klein | Ostéopathe'], 'FAQ - Eva Klein | Ostéopathe Paris'],
    ['the title', '<h1>Seja bem-vindo</h1>', ['Eva Klein | Psicologa'], 'Eva Klein Psicologa'],
    [
      'headings of a team without roles, one with a degree',
      '<h1>Doctors &amp; Staff</h1><h4>Troy A. Klein, O.D.</h4><p>Dr. Klein likes to fish.</p><h4>Dr Eva LANG</h4><h4>Ida Berg</h4>',
      ['Troy A. Klein | null', 'Dr Eva Lang | null', 'Ida Berg | null'],
    ],
    [
      'a title without its dot',
      '<h2>Unser Praxisteam</h2><h3>Dr. med vet. Eva Klein</h3><ul><li>Studium</li></ul><h3>Ida Berg</h3><ul><li>seit 2013 hier</li></ul>',
      ['Dr. med. vet. Eva Klein | null', 'Ida Berg | null'],
    ],
    ['a Japanese director', '<p>院長　山田 太郎</p>', ['山田 太郎 | 院長']],
    ['a name with its reading', '<h2>院長：山田太郎(やまだ たろう)</h2>', ['山田太郎 | 院長']],
    [
      'a Japanese name below what the person does',
      '<section class="staff"><p>ヨガ担当</p><p>山田 はなこ</p></section>',
      ['山田 はなこ | ヨガ担当'],
    ],
    [
      'degrees in a row',
      '<h3>Ali Demir DDS, M.Sc. (Parodontologie)</h3><p>Zahnarzt &amp; Praxisinhaber</p>',
      ['Ali Demir | Zahnarzt & Praxisinhaber'],
    ],
    ['a title of two parts', '<h3>Dipl. päd. Eva Klein</h3><p>Empfang</p>', ['Dipl. päd. Eva Klein | null']],
    [
      'any role in brackets on a card',
      '<h2>Team</h2><h3>Eva Klein (Tierärztin)</h3><h3>Ida Lang (Empfang)</h3>',
      ['Eva Klein | Tierärztin', 'Ida Lang | Empfang'],
    ],
    ['a profession before the name', '<h5>Zahnärztin Eva Klein</h5>', ['Eva Klein | Zahnärztin']],
    ['no authority', '<h5>Bezirksregierung Musterstadt</h5><p>Seestraße 1</p><p>59821 Musterstadt</p>', []],
    [
      'the end of a letter',
      '<p>Ich freue mich auf Sie.</p><p>Herzliche Grüße</p><p>Eva Klein</p>',
      ['Eva Klein | null'],
    ],
    [
      'the owner in a legal notice on another page',
      '<h1>Kontakt</h1><h2>Impressum</h2><p>Eva Klein<br>Seestr. 12<br>29690 Musterdorf</p>',
      ['Eva Klein | null'],
    ],
    [
      'no heading of a legal text',
      '<h1>Allgemeine Geschäftsbedingungen</h1><p>Eva Klein · Heilpraktikerin</p>',
      ['Eva Klein | Heilpraktikerin'],
    ],
  ])('%s', (_, html, people, title = '') => expect(peopleOf(html, 'home', title).sort()).toEqual([...people].sort()));

  it('takes words that are written small elsewhere for no name', () => {
    const told = '<p>See how it works. It is simple, a financial advisor explains.</p>';
    expect(peopleOf(`${told}<h2>How It Works</h2><p>Founder and partner</p>`)).toEqual([]);
    expect(peopleOf(`${told}<h2>Anna Works</h2><p>Founder</p>`)).toEqual(['Anna Works | Founder']);
  });

  it('reads the operator of a legal notice', () => {
    expect(
      peopleOf('<h1>Impressum</h1><p>Imbiss am Tor<br>Elif Yildiz<br>Hauptstraße 6<br>59320 Musterdorf</p>', 'legal'),
    ).toEqual(['Elif Yildiz | null']);
  });

  it('reads founders of structured data', () => {
    const node = {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'X',
      founder: { '@type': 'Person', name: 'Ida Berg', jobTitle: 'CEO' },
    };
    expect(peopleOf(`<script type="application/ld+json">${JSON.stringify(node)}</script>`)).toEqual(['Ida Berg | CEO']);
  });

  it.each([
    [
      'reviewers',
      '<h2>Reviews</h2><blockquote>Lovely people and a very fair price.</blockquote><p>Ida Berg, owner of a shop</p>',
    ],
    ['the web designer', '<footer><p>Webdesign: Kai Winter</p></footer>'],
    ['a post without a name', '<p>Financial Advisor</p><p>Investment Consultant · Elmpur</p>'],
    ['headings of two capitals', '<h2>Our team</h2><p>Great People</p><h3>Free Parking</h3><p>Behind the house</p>'],
    ['German nouns', '<h2>Unser Team</h2><h3>Moderne Technik</h3><p>Immer aktuell.</p><h3>Gute Laune</h3>'],
    ['the heading of a greeting', '<h2>院長挨拶</h2><p>生涯、自分の歯で食事してほしい</p>'],
    ['a company that answers for data', '<p>Responsable: Prados del Norte, S.L. — CIF B00000000</p>'],
    ['a label over a heading of two capitals', '<p>Coach</p><h3>Nordic Walking</h3>'],
    ['whoever is somebody’s', '<p>Your dentist</p><h2>Gentle Hands</h2>'],
    ['a button over a label', '<p><a href="#table">Tafel Reserveren</a></p><p>De Chef</p><h2>Onze keuken</h2>'],
    ['a square', '<h2>Fondas Recomendadas</h2><p>cerca al Parque Principal</p>'],
    ['roles alone', '<ul><li><p>Presidente</p><p>Socio</p></li><li><p>Vicepresidente</p><p>Socia</p></li></ul>'],
    ['trades of a shop', '<title>Larice | PetShop Toelettatura Veterinaria | Giardini</title>'],
    [
      'therapies, welcomes and times',
      '<h1>Herzlich Willkommen</h1><p>bei Ihrem Zahnarzt</p><h2>Team</h2><h3>Fysiotherapie Larix Hilversum</h3><h3>Individuelle Behandlungszeit</h3><p>Physiotherapeut</p><h3>Licensed Professional Counselor</h3><h3>Locatie Larix Zuid</h3>',
    ],
    ['a partnership', '<h2>Vertreten durch</h2><p>Tierärztliche Praxisgemeinschaft</p>'],
    ['a call to act', '<h2>Our team</h2><p><a href="c.html">Partner With Us</a></p>'],
    ['a place', '<h3>San Pedro</h3><p>Calle Mayor 1</p>'],
    [
      'a firm named after its trade',
      '<title>Harbour Carpentry | Carpenter in Bristol</title><title>Ridge Plumbers, Plumber</title>',
    ],
  ])('leaves out %s', (_, html) => expect(peopleOf(html)).toEqual([]));
});
