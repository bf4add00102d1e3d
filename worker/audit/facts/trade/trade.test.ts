import { describe, expect, it } from 'vitest';
import { page, website } from '../../../testing/audit-builders.ts';
import { readTrade } from './trade.ts';

const HOME = 'https://example.test/';
const TARGET = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const tradeOf = (html: string) =>
  readTrade(website({ target: TARGET, pages: [page(html)], language: null, country: null }));
const typed = (type: string) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': type, name: 'X' })}</script>`;

describe('the trade', () => {
  it('of one of several under a roof goes by the name of its type', () => {
    const labelOf = (type: string) => tradeOf(`${typed(type)}<main><p>Welcome.</p></main>`)?.value.label;
    const types = ['RoofingContractor', 'Dentist', 'HomeGoodsStore', 'Store'];
    expect(types.map(labelOf)).toEqual(['Roofing contractor', 'Dentist', 'Home goods store', 'Shop']);
  });

  it.each([
    ['Dentist', 'dentist'],
    ['PizzaRestaurant', 'other'],
    ['FastFoodRestaurant', 'restaurant'],
    ['Physician', 'doctor'],
    ['Hotel', 'hotel'],
    ['BedAndBreakfast', 'hotel'],
    ['RoofingContractor', 'builder'],
    ['ShoeStore', 'shop'],
    ['AutoRepair', 'car-repair'],
    ['InsuranceAgency', 'finance'],
    ['AccountingService', 'accountant'],
    ['VeterinaryCare', 'vet'],
    ['LocalBusiness', 'other'],
    ['MovingCompany', 'other'],
    ['MedicalBusiness', 'doctor'],
    ['Winery', 'other'],
    ['SportsActivityLocation', 'other'],
  ])('type %s is %s', (type, id) => {
    expect(tradeOf(`${typed(type)}<main><p>Welcome.</p></main>`)?.value.id).toBe(id);
  });

  it.each([
    ['<title>Self catering at Tern Cottage in Larkton</title>', 'hotel'],
    ['<title>Larch College | Catering and Hospitality Management</title>', 'school'],
    ['<title>Larch Catering | Weddings and parties</title>', 'restaurant'],
    ['<title>Chiropractor in Larkton | Tom Larch</title>', 'physiotherapist'],
    [
      `${typed('MovingCompany')}<title>Removals | Larch Moving</title><p>We give to charity. Charity clearances. Charities ask us.</p>`,
      'other',
    ],
    ['<title>Smith Plumbing | Leeds</title><h1>Your local plumber</h1>', 'plumber'],
    ['<title>Rechtsanwältin Meier – Kanzlei in Köln</title>', 'lawyer'],
    ['<title>Boulangerie Martin à Lyon</title>', 'bakery'],
    ['<title>Peluquería Sol</title><h1>Tu peluquería en Sevilla</h1>', 'hairdresser'],
    ['<title>Autofficina Rossi</title>', 'car-repair'],
    ['<title>Fysiotherapie De Brug</title>', 'physiotherapist'],
    ['<title>Restaurante O Marinheiro, Porto</title>', 'restaurant'],
    ['<title>緑の動物病院</title>', 'vet'],
    ['<title>Pedicuresalon Linde</title>', 'beauty'],
    ['<title>Malermeister Ferdinand Kern</title>', 'builder'],
    ['<title>Kern & Linde - Ihr Maler & Lackierermeister</title>', 'builder'],
    ['<title>Larch Tree Service</title>', 'builder'],
    ['<title>Van Dam Dakwerken</title>', 'builder'],
    ['<title>Stukadoorsbedrijf Vos</title>', 'builder'],
    ['<title>Harlow Law Group</title>', 'lawyer'],
    ['<title>October Law | Fair counsel</title>', 'lawyer'],
    ['<title>Prime Electrical</title>', 'electrician'],
    ['<title>Maison d’Hôte Les Oliviers</title>', 'hotel'],
    ['<title>Willow Lodge — a quiet retreat</title>', 'hotel'],
    ['<title>Janssen Automotive</title>', 'car-repair'],
    ['<title>赤のれん｜お好み焼き・もんじゃ焼き店</title>', 'restaurant'],
    [
      '<title>Linden Counseling</title><h2>Insurance</h2><p>We take insurance of all kinds. Insurance is billed by us.</p>',
      'other',
    ],
    ['<title>Tierarztpraxis am See</title>', 'vet'],
    ['<title>Northside Dance Studio</title>', 'dance-school'],
    ['<title>Ida Fern Cleaning, LLC</title>', 'cleaner'],
    ['<title>Brook Electric</title>', 'electrician'],
    ['<title>Nadine Coiffure – Salon</title>', 'hairdresser'],
    ['<title>Clínica Oftalmológica Lumen</title>', 'doctor'],
    ['<title>Gîtes du Vallon</title>', 'hotel'],
    [
      '<title>Taxi Rosa</title><meta name="description" content="Transfers to beaches, hotels and markets."><p>Call Rosa.</p>',
      'other',
    ],
    ['<title>Casa de la Suspensión</title><p>Llame hoy.</p>', 'other'],
    ['<title>Old Mill Church</title>', 'non-profit'],
    ['<title>Larch Pediatrics</title><h1>School physicals</h1><p>Your child is welcome.</p>', 'other'],
    [
      '<title>Sol Larch</title><meta name="description" content="Création d’ombrières solaires pour particuliers, syndic de copropriété et agence immobilière."><p>Bonjour à tous.</p>',
      'other',
    ],
    [
      '<title>Larch Linen</title><meta name="description" content="Fresh linen for small hotels"><p>Hello all.</p>',
      'other',
    ],
    [
      '<title>Cobbler Ben</title><p>Find us at 3 Church Street. Church Street is by the river. 5 Church Lane too.</p>',
      'other',
    ],
    ['<title>Fern Homestay</title>', 'hotel'],
    ['<title>Nettoyages Martin | Lille</title>', 'cleaner'],
    ['<title>Tuinen De Linde</title>', 'builder'],
    ['<title>Appartement de la Côte</title><p>Salon/Cuisine, une chambre. Salon/Cuisine, deux chambres.</p>', 'other'],
    ['<title>Fern Cottage – for sale</title><p>A landscaped garden and a landscaped yard.</p>', 'other'],
    ['<title>Hope Foundation</title><p>We are a registered charity.</p>', 'non-profit'],
  ])('words: %s', (html, id) => {
    const fact = tradeOf(html);
    expect(fact?.value.id).toBe(id);
    expect(fact?.value.confidence).toBeLessThan(0.95);
    expect(fact?.sources.length).toBeGreaterThan(0);
  });

  it.each([
    ['MedicalBusiness', '<title>Physiotherapie Linde</title>', 'physiotherapist'],
    ['MedicalBusiness', '<title>Praxis Linde</title><p>We also know a physiotherapist.</p>', 'doctor'],
    ['Optician', '<title>Óptica Fresno</title>', 'shop'],
    ['MedicalBusiness', '<title>Larch Clinic</title><p>By the bookstore.</p>', 'doctor'],
    ['SportsActivityLocation', '<title>Larch Gym</title>', 'gym'],
    ['Winery', '<title>Domaine Larch</title><p>Un restaurant est proche.</p>', 'other'],
  ])('the wide type %s with words', (type, html, id) => {
    expect(tradeOf(`${typed(type)}${html}<p>Welcome.</p>`)?.value.id).toBe(id);
  });

  it('knows a trade nobody asks about by the words for it, unless the title says one of ours', () => {
    const pages = '<h2>School grounds</h2><h2>School car parks</h2><h2>Why a school needs us</h2><p>For a school.</p>';
    expect(tradeOf(`<title>Larch Weed Control</title><h1>Weed control in Larkton</h1>${pages}`)?.value.id).toBe(
      'other',
    );
    expect(
      tradeOf(`<title>Larch</title><h1>Welcome</h1><h2>Our school</h2><h2>School day</h2><h2>School life</h2>${pages}`)
        ?.value.id,
    ).toBe('school');
    const lessons = '<h2>Photography</h2><p>Photography of your day. Our photographers.</p>';
    expect(tradeOf(`<title>Hotel Larch</title>${lessons}`)?.value.id).toBe('hotel');
  });

  it('believes running text alone only with a clear lead', () => {
    const told =
      '<h2>Check your builder</h2><h2>Builder news</h2><h2>A builder</h2><h2>Builders</h2><h2>Our builder</h2>';
    const rival =
      '<h2>Real estate</h2><h2>Real estate now</h2><h2>Real estate tips</h2><h2>Real estate talk</h2><h2>Real estate today</h2>';
    expect(tradeOf(`<title>Larch</title>${told}`)?.value.id).toBe('builder');
    expect(tradeOf(`<title>Larch</title>${told}<h2>The builder</h2><h2>Builder tips</h2>${rival}`)?.value.id).toBe(
      'other',
    );
    expect(tradeOf(`<title>Larch</title>${told}<h1>Larch builders</h1>${rival}`)?.value.id).toBe('builder');
  });

  it('counts a line that stands on every page once', () => {
    const footer = '<footer><p>Delivered by carpenter Ben Alder.</p></footer>';
    const pages = ['', 'jars', 'lids', 'cups', 'caps', 'tubes', 'boxes', 'bags', 'tins', 'pots', 'pans'].map((path) =>
      page(`<title>Larch ${path}</title><p>Our ${path}.</p>${footer}`, { url: `${HOME}${path}` }),
    );
    expect(readTrade(website({ target: TARGET, pages, language: null, country: null }))?.value.id).toBe('other');
  });

  it('reads the name where no title says it', () => {
    const pages = [page('<title>Welcome</title><p>Call us at any hour.</p>')];
    const source = { pageUrl: HOME, place: 'footer', view: 'plain' as const, seen: 'SOS Électricien Larkton' };
    const name = { value: 'SOS Électricien Larkton', sources: [source] };
    const input = website({ target: TARGET, pages, language: null, country: null });
    expect(readTrade(input)?.value.id).toBe('other');
    expect(readTrade(input, name)?.value.id).toBe('electrician');
  });

  it('says other, without confidence, when nothing tells or two trades tie', () => {
    expect(tradeOf('<title>Welcome</title><p>Hello there.</p>')?.value).toEqual({
      id: 'other',
      label: 'Other',
      confidence: 0,
    });
    expect(tradeOf('<title>Plumber and electrician</title><p>Hello.</p>')?.value.id).toBe('other');
  });
});
