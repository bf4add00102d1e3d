import type { FactSource } from '../facts.ts';

/**
 * Kinds of places that are written apart from each other. Everything in markup is one place, and so is the frame of all pages: one
 * plugin, one template writes it. Titles and meta elements are a third.
 */
export interface Places {
  markup: boolean;
  head: boolean;
  frame: boolean;
  legal: boolean;
  /** Pages that state it in passages of their own; pages that share one passage count once. */
  passages: number;
}

const MARKUP = /^(?:JSON-LD|microdata|RDFa)\b/;
const HEAD = /^(?:title|meta\b)/;
const FRAME = /(?:^|[\s>])(?:header|footer|nav)(?=$|[\s>.#])/;

export const isMarkup = ({ place }: FactSource): boolean => MARKUP.test(place);
export const isHead = ({ place }: FactSource): boolean => HEAD.test(place);
export const isFrame = ({ place }: FactSource): boolean => FRAME.test(place);
/** Text, links and pictures that a visitor sees. */
export const isShown = (source: FactSource): boolean => !isMarkup(source) && !isHead(source);

/** Elements of one kind, whatever each of them is called alone. */
export const shapeOf = (place: string): string => place.replace(/#[\w-]+/g, '');

export function placesOf(sources: readonly FactSource[], legalPages: ReadonlySet<string>): Places {
  const body = sources.filter((source) => isShown(source) && !isFrame(source));
  return {
    markup: sources.some(isMarkup),
    head: sources.some(isHead),
    frame: sources.some(isFrame),
    legal: body.some(({ pageUrl }) => legalPages.has(pageUrl)),
    passages: passagesOf(body.filter(({ pageUrl }) => !legalPages.has(pageUrl))),
  };
}

/** How many independent places there are, and that a visitor sees one of them: what only machines are told confirms nothing. */
export function independentPlaces({ markup, head, frame, legal, passages }: Places): number {
  const shown = Number(frame) + Number(legal) + passages;
  return shown === 0 ? 0 : shown + Number(markup) + Number(head);
}

/** Pages by the passages they share: the same words at the same place of two pages come from one template. */
function passagesOf(sources: readonly FactSource[]): number {
  const groups: { pages: Set<string>; passages: Set<string> }[] = [];
  for (const { pageUrl, place, seen } of sources) {
    const passage = `${place} ${seen}`;
    const touching = groups.filter(({ pages, passages }) => pages.has(pageUrl) || passages.has(passage));
    const merged = {
      pages: new Set([pageUrl, ...touching.flatMap(({ pages }) => [...pages])]),
      passages: new Set([passage, ...touching.flatMap(({ passages }) => [...passages])]),
    };
    groups.splice(0, groups.length, ...groups.filter((group) => !touching.includes(group)), merged);
  }
  return groups.length;
}
