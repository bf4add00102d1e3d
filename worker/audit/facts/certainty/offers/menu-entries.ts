import type { FactSource, ListedFact } from '../../facts.ts';
import { isFrame, isHead, isMarkup, isShown, shapeOf } from '../places.ts';

type Offer = ListedFact<string>;

/**
 * Whether menus alone name an offer, in a way that leaves open what it is: nothing but the footer does, whose columns hold help and rules as well
 * ("Service: delivery, ways to pay"), or it stands in a menu half of whose other entries are named in a second place, as on cards or in markup.
 */
export function namedByMenusAlone(offers: readonly Offer[]): (offer: Offer) => boolean {
  const rows = new Map<string, Offer[]>();
  for (const offer of offers)
    for (const row of new Set(offer.sources.filter(isShown).map(rowOf)))
      rows.set(row, [...(rows.get(row) ?? []), offer]);
  return (offer) => {
    if (offer.sources.some(isMarkup)) return false;
    const shown = offer.sources.filter(isShown);
    if (shown.length === 0 || !shown.every(isOfMenu)) return false;
    if (shown.every(({ place }) => FOOTER.test(place))) return true;
    const shapes = new Set(shown.map(({ place }) => shapeOf(place)));
    if (shapes.size > 1) return false;
    const others = (rows.get(rowOf(shown[0] as FactSource)) ?? []).filter((other) => other !== offer);
    const twice = others.filter(({ sources }) =>
      sources.some((one) => !isHead(one) && !shapes.has(shapeOf(one.place))),
    );
    return twice.length >= MIN_TWICE && twice.length * 2 >= others.length;
  };
}

const rowOf = ({ pageUrl, place }: FactSource): string => `${pageUrl} ${shapeOf(place)}`;

/** One entry with a card of its own may be the one that is advertised. */
const MIN_TWICE = 2;

const FOOTER = /(?:^|[\s>])(?:footer\b|[a-z]+(?:[.#][\w-]+)*[.#](?:site-?|page-?|main-?)?footer(?=$|[.#\s]))/i;

/** In the frame of the pages, or a link of a list that the website calls a menu. */
const isOfMenu = (source: FactSource): boolean =>
  isFrame(source) || (LINK.test(source.place) && MENU.test(source.place));
const LINK = / > a(?:[.#][^ >]*)*$/;
const MENU = /[.#][\w-]*(?:nav|menu)(?![a-z])/i;
