import type { Facts, TradeId } from '../facts/facts.ts';

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
  builder: 'GeneralContractor',
  hairdresser: 'HairSalon',
  beauty: 'BeautySalon',
  gym: 'ExerciseGym',
  school: 'School',
  shop: 'Store',
  'real-estate': 'RealEstateAgent',
  finance: 'FinancialService',
  'car-repair': 'AutoRepair',
};

/** Trades of building that schema.org tells apart, by the name of the business and what it says of itself. */
const EXACT_TYPES: [RegExp, string][] = [
  [/paint|schilder|maler|peint|pintor|pintura|imbianc|塗装/iu, 'HousePainter'],
  [/roof|dachdeck|couvreur|couverture|tejad|telhad|dakdek|屋根/iu, 'RoofingContractor'],
  [/locksmith|schl[üu]sseldienst|serrur|cerrajer|chaveir|slotenmaker|fabbro|鍵/iu, 'Locksmith'],
];

/** The type that fits best; null when the trade is not known or has none of its own. */
export function typeFor({ trade, businessName, description }: Facts): string | null {
  if (!trade) return null;
  const said = `${businessName?.value ?? ''} ${description?.value ?? ''}`;
  const exact = trade.value.id === 'builder' ? EXACT_TYPES.find(([words]) => words.test(said))?.[1] : undefined;
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
