import { typeFor } from '../../facts/trade/type-for.ts';
import { GENERIC_TYPES } from '../../website/structured-data/generic-types.ts';
import { isNodeOf, placeInMarkup, textIn } from '../../website/structured-data/nodes.ts';
import { hasNarrowerTypes, isKnownType } from '../../website/structured-data/vocabulary.ts';
import { defineCheck, type Evidence, fail, inconclusive, notApplicable, partial, pass } from '../check.ts';
import { type Identity, identitiesOn } from '../shared/identity-nodes.ts';
import { NOT_LOCAL } from '../shared/local-words.ts';

/** How exactly the markup of a local business says what kind of business it is. */
export const genericBusinessType = defineCheck({
  id: 'generic-business-type',
  revision: 9,
  category: 'structured-data',
  strength: 'C',
  catalogue: ['subtype-specific'],
  title: {
    pass: 'Your structured data names a kind of business',
    partial: 'Your structured data only says that you are some local business',
    fail: 'Your structured data only says that you are some organization',
  },
  why: 'The type says what kind of business it is. How much assistants use it is not known.',
  sources: ['https://developers.google.com/search/docs/appearance/structured-data/local-business'],
  needs: ['pages', 'isLocal', 'facts'],
  run({ pages, isLocal, facts }) {
    if (!isLocal) return notApplicable(NOT_LOCAL);
    const identities = identitiesOn(pages);
    if (identities.length === 0) return notApplicable('No schema.org data on the pages read describes the business.');
    const named = identities.filter(({ node }) => node.types.some((type) => !GENERIC_TYPES.has(type)));
    const specific = named.find(({ node }) => node.types.some((type) => !GENERIC_TYPES.has(type) && !isUnknown(type)));
    if (specific) return pass([quoteOf(specific, null)]);
    const [invented] = named;
    if (invented) return inconclusive(INVENTED, [quoteOf(invented, null)]);
    if (facts.trade?.certainty !== 'certain')
      return inconclusive('Which type fits depends on the trade, which is for you to confirm.');
    // A type that is divided further would be half an answer.
    const type = typeFor(facts, pages.find(({ role }) => role === 'home') ?? null);
    const better = type === null || hasNarrowerTypes(type) ? null : type;
    const local = identities.find(({ node }) => isNodeOf(node, 'LocalBusiness'));
    if (local && facts.trade && better === null) return notApplicable(NO_NARROWER, [quoteOf(local, null)]);
    const [first] = identities;
    if (local) return partial([quoteOf(local, better)]);
    return fail(first ? [quoteOf(first, better ?? 'LocalBusiness')] : []);
  },
});

/** A type of other vocabularies is not judged. */
const isUnknown = (type: string): boolean => !/[:/]/.test(type) && !isKnownType(type);
const NO_NARROWER = 'We know no narrower type of schema.org that surely fits your trade.';
const INVENTED = 'The type it names does not exist at schema.org.';

const quoteOf = ({ page, node }: Identity, better: string | null): Evidence => ({
  pageUrl: page.url,
  place: placeInMarkup(node),
  seen: `${node.types.join(', ')}${textIn(node, 'name') ? ` "${textIn(node, 'name')}"` : ''}${better ? `; schema.org has ${better}` : ''}`,
});
