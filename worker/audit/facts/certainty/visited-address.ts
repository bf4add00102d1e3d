import { isTown } from '../../towns/towns.ts';
import type { SchemaNode, StructuredData } from '../../website/structured-data/structured-data.ts';
import { isA } from '../../website/structured-data/vocabulary.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { textKey } from '../../website/text/plain-words.ts';
import { isBox } from '../addresses/visited.ts';
import type { Address, FactSource, ListedFact, OpeningHours } from '../facts.ts';
import { MAP } from '../trade/is-local.ts';
import { sureTrade } from '../trade/sure-trade.ts';
import { isFrame, isMarkup, isShown } from './places.ts';
import type { StatedWebsite } from './stated-website.ts';

/**
 * Whether customers come to an address: it stands outside the legal notice, and something of another kind says so as well - markup of a
 * place, a map, opening hours, or a trade that is done behind its door. A map of the very street says it of an address in a legal notice, too.
 */
export function visitedAddress(fact: ListedFact<Address>, website: StatedWebsite): boolean {
  if (isBox(fact.value.street)) return false;
  const shown = fact.sources.filter(isShown);
  // A type in markup may be the nearest there was: where pages show the address in the legal notice alone, they invite nobody.
  const isOfNotice = shown.length > 0 && shown.every((source) => isInLegalNotice(source, website));
  const isElsewhere = servesAnotherTown(fact.value, website);
  if (!isOfNotice && !isElsewhere && fact.sources.some(isOfPlace)) return true;
  const isOnly = website.facts.addresses.length === 1;
  const invites = fact.sources.some((source) => isShown(source) && !isInLegalNotice(source, website));
  return (
    hasMap(fact.value, website, isOnly && invites) ||
    (invites && ((!isElsewhere && hasHours(fact.sources, website, isOnly)) || isAtItsDoor(website)))
  );
}

/**
 * Markup with the address says that other towns are served, and the head of the home page names one of them and not the town of the address:
 * who works there may have no more than a seat here.
 */
function servesAnotherTown({ locality, country }: Address, { documents, facts }: StatedWebsite): boolean {
  if (locality === null || country === null) return false;
  const here = textKey(locality);
  const home = documents.filter(({ page }) => page.role === 'home');
  const areas = home.flatMap(({ structured }) => structured.nodes.flatMap((node) => areasOf(structured, node)));
  const head = home.flatMap(({ view: { titles, headings } }) => [
    ...titles,
    ...headings.filter(({ level }) => level === 1).map(({ text }) => text),
  ]);
  const words = ` ${textKey([facts.businessName?.value ?? '', ...head].join(' '))} `;
  if (here === '' || words.includes(here) || areas.some((area) => textKey(area).includes(here))) return false;
  return areas.some((area) => isTown(area, country) && words.includes(textKey(area)));
}

/** Names of what a node with an address serves. */
function areasOf(structured: StructuredData, { properties }: SchemaNode): string[] {
  if (properties.address === undefined) return [];
  return (properties.areaServed ?? []).flatMap((value) => {
    const area = typeof value === 'object' ? structured.nodes[value.node]?.properties.name?.[0] : value;
    return typeof area === 'string' && area.trim() !== '' ? [area.trim()] : [];
  });
}

const TYPE = /^(?:JSON-LD|microdata|RDFa) (\w+)\./;

/** In markup of something with a door: an organisation has an address as well. */
function isOfPlace(source: FactSource): boolean {
  const type = TYPE.exec(source.place)?.[1];
  return isMarkup(source) && type !== undefined && isA(type, 'Place');
}

/** On a page of it, or in the section that websites of one page keep it in; the frame of such a page is no part of it. */
export function isInLegalNotice(source: FactSource, { documents }: Pick<StatedWebsite, 'documents'>): boolean {
  if (isFrame(source)) return false;
  const document = documents.find(({ pageUrl, viewName }) => pageUrl === source.pageUrl && viewName === source.view);
  return (
    document !== undefined &&
    (document.isLegal ||
      document.lines.some(
        ({ place, text, isLegal }) => isLegal && place === source.place && source.seen.includes(text),
      ))
  );
}

/** A map in or linked from the pages; `isAny`: there is one address, so a map that names no other place shows it. */
function hasMap({ street, locality }: Address, { pages, facts }: StatedWebsite, isAny: boolean): boolean {
  const [door, ...beside] = [street, locality, facts.businessName?.value ?? null].map((part) => textKey(part ?? ''));
  const shows = (url: string, text: string): boolean => {
    const said = textKey(`${decoded(url)} ${text}`);
    const holds = (key: string | undefined): boolean => key !== undefined && key !== '' && said.includes(key);
    return holds(door) || (isAny && (beside.some(holds) || !SOUGHT.test(url)));
  };
  return pages.some(({ plain, rendered }) =>
    [plain.view, ...(rendered ? [rendered.view] : [])].some(
      ({ links, frames }) =>
        links.some(({ url, text }) => url !== null && MAP.test(url) && shows(url, text)) ||
        frames.some(({ src }) => src !== null && MAP.test(src) && shows(src, '')),
    ),
  );
}

/** A place that the address of a map names in words: "/place/Mill+Lane", "?q=Larchville". */
const SOUGHT = lightLetters(/(?:\/(?:place|search|dir)\/|[?&](?:q|query|daddr|destination)=)[^/&]*\p{L}{3}/iu);

/** "?q=4+Mill+Lane", "%20" */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '));
  } catch {
    return text;
  }
}

/** Days with their times, which an office that sells from afar keeps for its phone; of several places on the page of this one. */
function hasHours(sources: readonly FactSource[], { facts }: StatedWebsite, isOnly: boolean): boolean {
  const { openingHours } = facts;
  if (!openingHours || !opens(openingHours.value) || sureTrade(facts)?.isPlaceless) return false;
  const shown = openingHours.sources.filter(isShown);
  if (isOnly) return shown.length > 0;
  return shown.some(
    (one) => !isFrame(one) && sources.some((source) => source.pageUrl === one.pageUrl && !isFrame(source)),
  );
}

const opens = ({ byAppointment: _, ...week }: OpeningHours): boolean =>
  Object.values(week).some((intervals) => intervals !== null && intervals.length > 0);

const isAtItsDoor = ({ facts }: StatedWebsite): boolean => sureTrade(facts)?.isDoneAtItsDoor === true;
