import { templateWords } from '../checks/shared/template-texts.ts';
import type { FactSource, Facts, ListedFact } from '../facts/facts.ts';
import type { TextDocument, TextLine } from '../website/text/text-sources.ts';

/** "[number]", "{{ name }}": a hole in a line, which says nothing of the lines around it. */
const IS_HOLE = /^[[({]/;

function neverWritten({ lines }: TextDocument): Set<TextLine> {
  const found = new Set<TextLine>();
  for (const section of underHeadings(lines)) {
    const left = section.filter(({ text, hidden }) => !hidden && templateWords(text) !== null);
    const [heading] = section;
    const isWhole =
      heading !== undefined &&
      isHeading(heading) &&
      left.some((line) => line === heading || !IS_HOLE.test(templateWords(line.text) ?? ''));
    for (const line of isWhole ? section : left) found.add(line);
  }
  return found;
}

const isHeading = ({ tag }: TextLine): boolean => /^h[1-6]$/.test(tag);

/** Lines with the heading above them, apart for content and for what frames it. */
function underHeadings(lines: readonly TextLine[]): TextLine[][] {
  const sections: TextLine[][] = [];
  for (const [at, line] of lines.entries()) {
    const last = sections.at(-1);
    if (!last || isHeading(line) || line.landmark !== lines[at - 1]?.landmark) sections.push([line]);
    else last.push(line);
  }
  return sections;
}

/** The facts without what was read from such sections: a name, hours or an address to be replaced are nobody's. */
export function withoutUnfilled<F extends Facts>(facts: F, documents: readonly TextDocument[]): F {
  const left = new Map<string, string>();
  for (const document of documents) {
    const texts = [...neverWritten(document)].map(({ text }) => text).join('\n');
    if (texts !== '') left.set(document.pageUrl, `${left.get(document.pageUrl) ?? ''}\n${texts}`);
  }
  if (left.size === 0) return facts;
  const isTold = ({ pageUrl, seen }: FactSource): boolean => !(left.get(pageUrl)?.includes(seen) ?? false);
  return { ...facts, ...keptOf(facts, isTold) };
}

/** Each fact with the sources that hold, and no fact without one; what an owner added has none and stays. */
function keptOf(facts: Facts, holds: (source: FactSource) => boolean) {
  const kept = <T extends { sources: FactSource[] }>(fact: T): T | null => {
    const sources = fact.sources.filter(holds);
    return sources.length > 0 || fact.sources.length === 0 ? { ...fact, sources } : null;
  };
  const all = <T extends ListedFact<unknown>>(list: T[]): T[] => list.map(kept).filter((one) => one !== null);
  return {
    openingHours: facts.openingHours && kept(facts.openingHours),
    phones: all(facts.phones),
    emails: all(facts.emails),
    addresses: all(facts.addresses),
    services: all(facts.services),
    prices: all(facts.prices),
    people: all(facts.people),
    reviews: all(facts.reviews),
  };
}

/** The facts without people whom only a legal page names: who answers for a business by law need not be who serves its customers. */
export function withoutNamedByLaw<F extends Facts>(facts: F, documents: readonly TextDocument[]): F {
  const legal = new Set(documents.filter(({ isLegal }) => isLegal).map(({ pageUrl }) => pageUrl));
  return { ...facts, people: keptOf(facts, ({ pageUrl }) => !legal.has(pageUrl)).people };
}
