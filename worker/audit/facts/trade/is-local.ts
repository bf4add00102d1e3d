import type { ReadPage } from '../../website/read-pages.ts';
import { businessNodes } from '../../website/structured-data/business-nodes.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { textDocuments } from '../../website/text/text-sources.ts';
import type { Facts, TradeId } from '../facts.ts';

/** Trades that need no place; only premises that invite visitors make them local. */
const PLACELESS_TRADES: ReadonlySet<TradeId> = new Set(['online-shop', 'software', 'agency', 'non-profit', 'finance']);
/** Below this a trade is a guess. */
const SURE_TRADE = 0.5;

const PLACELESS_TYPES =
  /^(?:Organization|Corporation|NGO|OnlineBusiness|OnlineStore|NewsMediaOrganization|SoftwareApplication|Airline)$/;
const SERVICE_AREA = lightLetters(
  /(?<!\p{L})(?:[Ss]erving (?:the )?\p{Lu}|[Ss]ervice [Aa]rea|[Aa]reas? [Ww]e (?:[Ss]erve|[Cc]over)|[Ww]e cover \p{Lu}|[Ee]insatzgebiet|[Ll]iefergebiet|[Ii]m Umkreis|[Rr]und um \p{Lu}|[Zz]one d['’]intervention|[Nn]ous intervenons (?:à|dans|sur)|[Zz]ona de servicio|[Nn]os desplazamos|[Oo]periamo (?:a|in) \p{Lu}|[Ww]erkgebied|[Ww]ij werken in|[Zz]ona de atua[çc][ãa]o)|対応エリア/u,
);
const MAP =
  /(?:google\.[a-z.]+\/maps|maps\.google|goo\.gl\/maps|maps\.app\.goo\.gl|maps\.apple\.com|openstreetmap\.org)/i;

/**
 * Whether the business has premises for customers or a service area. An address alone is no proof: the law asks every online
 * shop for one. null when the website does not tell.
 */
export function isLocal(facts: Facts, pages: ReadPage[]): boolean | null {
  const trade = facts.trade && facts.trade.value.confidence >= SURE_TRADE ? facts.trade.value.id : null;
  if (trade !== null && trade !== 'other' && !PLACELESS_TRADES.has(trade)) return true;
  const documents = textDocuments(pages);
  const types = documents.flatMap(({ structured }) => businessNodes(structured).flatMap(({ node }) => node.types));
  if (types.length > 0 && types.some((type) => !PLACELESS_TYPES.test(type))) return true;
  const legal = new Set(documents.filter((document) => document.isLegal).map(({ pageUrl }) => pageUrl));
  const invites = facts.addresses.some(({ sources }) => sources.some(({ pageUrl }) => !legal.has(pageUrl)));
  if (facts.openingHours && invites) return true;
  if (trade !== null && PLACELESS_TRADES.has(trade)) return false;
  const hasMap = documents.some(
    ({ view }) =>
      view.links.some(({ url }) => url !== null && MAP.test(url)) ||
      view.frames.some(({ src }) => src !== null && MAP.test(src)),
  );
  const hasArea = documents.some(({ lines }) => lines.some(({ text }) => text.length < 400 && SERVICE_AREA.test(text)));
  if ((hasMap && invites) || hasArea || facts.openingHours) return true;
  return types.length > 0 ? false : null;
}
