import { TRADES } from '../../trades/index.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { businessNodes } from '../../website/structured-data/business-nodes.ts';
import { alternatives } from '../../website/text/alternatives.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { textDocuments } from '../../website/text/text-sources.ts';
import type { Facts } from '../facts.ts';
import { isPlacedByName } from './placed-by-name.ts';
import { sureTradeId } from './sure-trade.ts';

const PLACELESS_TYPES =
  /^(?:Organization|Corporation|NGO|OnlineBusiness|OnlineStore|NewsMediaOrganization|SoftwareApplication|Airline)$/;
const SERVICE_AREA_WORDS = alternatives`
  [Ss]erving (?:the )?\p{Lu}
  [Ss]ervice [Aa]rea
  [Aa]reas? [Ww]e (?:[Ss]erve|[Cc]over)
  [Ww]e cover \p{Lu}
  [Ee]insatzgebiet
  [Ll]iefergebiet
  [Ii]m Umkreis
  [Rr]und um \p{Lu}
  [Zz]one d['’]intervention
  [Nn]ous intervenons (?:à|dans|sur)
  [Zz]ona de servicio
  [Nn]os desplazamos
  [Oo]periamo (?:a|in) \p{Lu}
  [Ww]erkgebied
  [Ww]ij werken in
  [Zz]ona de atua[çc][ãa]o
`;
const SERVICE_AREA = lightLetters(`(?<!\\p{L})(?:${SERVICE_AREA_WORDS})|対応エリア`, 'u');
/** An address on a map. */
export const MAP =
  /(?:google\.[a-z.]+\/maps|maps\.google|goo\.gl\/maps|maps\.app\.goo\.gl|maps\.apple\.com|openstreetmap\.org)/i;

/**
 * Whether the business has premises for customers or a service area. An address alone is no proof: the law asks every online
 * shop for one. null when the website does not tell.
 */
export function isLocal(facts: Facts, pages: ReadPage[], country: string | null): boolean | null {
  const id = sureTradeId(facts);
  const isPlaceless = id !== null && TRADES[id].isPlaceless === true;
  if (id !== null && id !== 'other' && !isPlaceless) return true;
  const documents = textDocuments(pages);
  const types = documents.flatMap(({ structured }) => businessNodes(structured).flatMap(({ node }) => node.types));
  if (types.length > 0 && types.some((type) => !PLACELESS_TYPES.test(type))) return true;
  const legal = new Set(documents.filter((document) => document.isLegal).map(({ pageUrl }) => pageUrl));
  const invites = facts.addresses.some(({ sources }) => sources.some(({ pageUrl }) => !legal.has(pageUrl)));
  if (facts.openingHours && invites) return true;
  if (isPlaceless) return false;
  const hasMap = documents.some(
    ({ view }) =>
      view.links.some(({ url }) => url !== null && MAP.test(url)) ||
      view.frames.some(({ src }) => src !== null && MAP.test(src)),
  );
  if ((hasMap && invites) || statesServiceArea(pages) || facts.openingHours) return true;
  if (isPlacedByName(facts, documents, country)) return true;
  return types.length > 0 ? false : null;
}

/** In the words that announce one: who says where he works owes no door. */
export const statesServiceArea = (pages: ReadPage[]): boolean =>
  textDocuments(pages).some(({ lines }) => lines.some(({ text }) => text.length < 400 && SERVICE_AREA.test(text)));
