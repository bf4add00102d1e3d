import type { TradeId } from '../facts/facts.ts';

/** The type schema.org has for each trade; trades without one of their own are left out. */
export const TYPE_OF_TRADE: Partial<Record<TradeId, string>> = {
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
