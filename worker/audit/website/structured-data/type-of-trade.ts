import type { Facts, TradeId } from '../../facts/facts.ts';

/** The type schema.org has for each trade; trades without one of their own are left out. */
const TYPE_OF_TRADE: Partial<Record<TradeId, string>> = {
  restaurant: 'Restaurant',
  cafe: 'CafeOrCoffeeShop',
  bakery: 'Bakery',
  hotel: 'Hotel',
  dentist: 'Dentist',
  doctor: 'MedicalClinic',
  physiotherapist: 'Physiotherapy',
  vet: 'VeterinaryCare',
  pharmacy: 'Pharmacy',
  lawyer: 'LegalService',
  accountant: 'AccountingService',
  plumber: 'Plumber',
  electrician: 'Electrician',
  builder: 'HomeAndConstructionBusiness',
  hairdresser: 'HairSalon',
  beauty: 'BeautySalon',
  gym: 'ExerciseGym',
  school: 'School',
  shop: 'Store',
  'real-estate': 'RealEstateAgent',
  finance: 'FinancialService',
  'car-repair': 'AutoRepair',
};

/** Kinds of a trade that schema.org tells apart, by the name of the business and what it says of itself. */
const EXACT_TYPES: Partial<Record<TradeId, [RegExp, string][]>> = {
  builder: [
    [/paint|schilder|maler|peint|pintor|pintura|imbianc|塗装/i, 'HousePainter'],
    [/roof|dachdeck|couvreur|couverture|tejad|telhad|dakdek|屋根/i, 'RoofingContractor'],
    [/locksmith|schl[üu]sseldienst|serrur|cerrajer|chaveir|slotenmaker|fabbro|鍵/i, 'Locksmith'],
    [
      /general contract|home ?build|bauunternehm|constructora|entreprise g[ée]n[ée]rale|aannemer|bouwbedrijf|empreiteir|impresa edile|工務店|建設/i,
      'GeneralContractor',
    ],
  ],
  school: [
    [
      /kinderopvang|kita\b|kindergarten|kindertages|cr[èe]che|garderie|nursery|day ?care|childcare|guarder[íi]a|asilo nido|creche|保育/i,
      'ChildCare',
    ],
  ],
  hotel: [
    [
      /ferienwohn|ferienhaus|ferienhäus|holiday (?:flat|home|let|apartment|cottage)|vacation rental|g[îi]te\b|casa vacanz|casa rural|vakantie(?:huis|woning)|alojamento local/i,
      'VacationRental',
    ],
    [/bed (?:and|&) breakfast|\bb ?& ?b\b|chambres? d['’]h[ôo]te/i, 'BedAndBreakfast'],
  ],
  finance: [[/insur|versicher|assuranc|seguro|assicura|verzeker|保険/i, 'InsuranceAgency']],
};

/** The type that fits best; null when the trade is not known or has none of its own. */
export function typeFor({ trade, businessName, description }: Facts): string | null {
  if (!trade) return null;
  const said = `${businessName?.value ?? ''} ${description?.value ?? ''}`;
  const exact = EXACT_TYPES[trade.value.id]?.find(([words]) => words.test(said))?.[1];
  return exact ?? TYPE_OF_TRADE[trade.value.id] ?? null;
}

/** Types that say no more than that there is a business. */
export const GENERIC_TYPES = new Set([
  'LocalBusiness',
  'Organization',
  'Corporation',
  'Place',
  'Thing',
  'Brand',
  'OnlineBusiness',
]);
