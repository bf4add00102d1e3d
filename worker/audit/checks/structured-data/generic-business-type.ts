import { defineCheck, type Evidence, fail, notApplicable, partial, pass } from '../../check.ts';
import type { TradeId } from '../../facts/facts.ts';
import { isNodeOf, placeInMarkup, textIn } from '../../structured-data/nodes.ts';
import { type Identity, identitiesOn } from './identity-nodes.ts';

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

const GENERIC = new Set(['LocalBusiness', 'Organization', 'Corporation', 'Place', 'Thing', 'Brand', 'OnlineBusiness']);

/** How exactly the markup of a local business says what kind of business it is. */
export const genericBusinessType = defineCheck({
  id: 'generic-business-type',
  revision: 1,
  category: 'structured-data',
  strength: 'C',
  catalogue: ['subtype-specific'],
  title: {
    pass: 'Your structured data says what kind of business you are',
    partial: 'Your structured data only says that you are some local business',
    fail: 'Your structured data only says that you are some organization',
  },
  why: 'Whoever looks for "a dentist near me" looks for a type. How much assistants use it is not known.',
  sources: ['https://developers.google.com/search/docs/appearance/structured-data/local-business'],
  needs: ['pages', 'isLocal', 'facts'],
  run({ pages, isLocal, facts }) {
    if (!isLocal) return notApplicable('The business is not a local one.');
    const identities = identitiesOn(pages);
    if (identities.length === 0) return notApplicable('No structured data on the pages read describes the business.');
    const specific = identities.find(({ node }) => node.types.some((type) => !GENERIC.has(type)));
    if (specific) return pass([quoteOf(specific, null)]);
    const better = facts.trade ? (TYPE_OF_TRADE[facts.trade.value.id] ?? null) : null;
    const local = identities.find(({ node }) => isNodeOf(node, 'LocalBusiness'));
    if (local && facts.trade && better === null) return pass([quoteOf(local, null)]);
    const [first] = identities;
    if (local) return partial([quoteOf(local, better)]);
    return fail(first ? [quoteOf(first, better ?? 'LocalBusiness')] : []);
  },
});

const quoteOf = ({ page, node }: Identity, better: string | null): Evidence => ({
  pageUrl: page.url,
  place: placeInMarkup(node),
  seen: `${node.types.join(', ')}${textIn(node, 'name') ? ` "${textIn(node, 'name')}"` : ''}${better ? `; schema.org has ${better}` : ''}`,
});
