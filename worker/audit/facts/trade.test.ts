import { describe, expect, it } from 'vitest';
import { page } from '../../testing/audit-builders.ts';
import { TRADES } from './facts.ts';
import { readTrade } from './trade.ts';
import { TRADE_LABELS, TRADE_TYPES, TRADE_WORDS } from './trade-words.ts';

const HOME = 'https://example.test/';
const TARGET = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const tradeOf = (html: string) => readTrade({ target: TARGET, pages: [page(html)], language: null, country: null });
const typed = (type: string) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': type, name: 'X' })}</script>`;

describe('the trade', () => {
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
  ])('type %s is %s', (type, id) => {
    expect(tradeOf(`${typed(type)}<main><p>Welcome.</p></main>`)?.value.id).toBe(id);
  });

  it.each([
    ['<title>Self catering at Gull Cottage in Larkton</title>', 'hotel'],
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
    ['<title>Van Dam Dakwerken</title>', 'builder'],
    ['<title>Stukadoorsbedrijf Vos</title>', 'builder'],
    ['<title>Harlow Law Group</title>', 'lawyer'],
    ['<title>October Law | Fair counsel</title>', 'lawyer'],
    ['<title>Prime Electrical</title>', 'electrician'],
    ['<title>Maison d’Hôte Les Oliviers</title>', 'hotel'],
    ['<title>Willow Lodge — a quiet retreat</title>', 'hotel'],
    ['<title>Janssen Automotive</title>', 'car-repair'],
    ['<title>赤のれん｜お好み焼き・もんじゃ焼き店</title>', 'restaurant'],
    ['<title>Hundeschule Pfotenfreunde</title>', 'school'],
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
    ['<title>Todo en Suspensión</title><p>Llame hoy.</p>', 'other'],
    ['<title>Old Mill Church</title>', 'non-profit'],
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

  it('says other, without confidence, when nothing tells or two trades tie', () => {
    expect(tradeOf('<title>Welcome</title><p>Hello there.</p>')?.value).toEqual({
      id: 'other',
      label: 'Other',
      confidence: 0,
    });
    expect(tradeOf('<title>Plumber and electrician</title><p>Hello.</p>')?.value.id).toBe('other');
  });

  it('has a label for each trade and at most one row of types and words', () => {
    expect(Object.keys(TRADE_LABELS).sort()).toEqual([...TRADES].sort());
    for (const rows of [TRADE_TYPES, TRADE_WORDS]) expect(new Set(rows.map(([id]) => id)).size).toBe(rows.length);
  });
});
