import type { FactSource, Rated, RatedFacts } from '../facts/facts.ts';
import { findPrices } from '../facts/offers/price-texts.ts';
import { allText } from '../website/page/page-text.ts';
import type { ReadPage } from '../website/read-pages.ts';
import { textKey } from '../website/text/plain-words.ts';

interface Sourced extends Rated {
  sources: FactSource[];
}

interface Kind {
  /** As the report names it. */
  name: string;
  entries: (facts: RatedFacts) => readonly Sourced[];
  /** One that is served is enough: an assistant needs a number, not all of them. Of a list it is most of it that counts. */
  isOneEnough: boolean;
  /** A text that tells such a fact, whoever could read what it is of. */
  tells?: (text: string) => boolean;
  /** What names an entry in a text; without it only its sources tell. */
  words?: (entry: never) => string;
}

const one = (fact: Sourced | null): Sourced[] => (fact ? [fact] : []);

/** Facts a customer asks for. */
const KINDS: readonly Kind[] = [
  { name: 'phone', entries: ({ phones }) => phones, isOneEnough: true },
  { name: 'e-mail', entries: ({ emails }) => emails, isOneEnough: true },
  { name: 'address', entries: ({ addresses }) => addresses, isOneEnough: true },
  { name: 'opening hours', entries: ({ openingHours }) => one(openingHours), isOneEnough: true },
  { name: 'what you offer', entries: ({ services }) => services, isOneEnough: false, words: (value: string) => value },
  {
    name: 'prices',
    entries: ({ prices }) => prices,
    isOneEnough: false,
    tells: (text) => findPrices(text, null).some(({ currency }) => currency !== null),
  },
  {
    name: 'people',
    entries: ({ people }) => people,
    isOneEnough: false,
    words: ({ name }: { name: string }) => name,
  },
  {
    name: 'questions and answers',
    entries: ({ faq }) => faq,
    isOneEnough: false,
    words: ({ question }: { question: string }) => question,
  },
];

/** What only machines are told is nothing that a visitor sees here. */
const IN_DATA = /^(?:JSON-LD|microdata|RDFa|meta)\b/;
/** Shorter names stand in other words by chance. */
const MIN_NAME_CHARS = 4;

/**
 * What a visitor sees on this page and a reader without JavaScript does not, each named: "phone", "opening hours". A fact is
 * lost when it stands in the rendered text here and in the HTML as served of no page, not even in a field to choose from or as data.
 * A list is named where all of it is lost. Where sums stand elsewhere, it is the prices of this page that are, if the page as served
 * has none; what else is lost in part, its words tell. null when the page was not rendered.
 */
export function lostWithoutJavaScript(
  page: ReadPage,
  facts: RatedFacts,
  pages: readonly ReadPage[] = [page],
): string[] | null {
  if (!page.rendered) return null;
  const isServed = servedBy(pages, () => true);
  const isServedHere = servedBy([page], (url) => url === page.url);
  return KINDS.flatMap((kind) => {
    const { name, entries, isOneEnough, tells } = kind;
    const all = entries(facts).filter(({ certainty }) => certainty !== 'seen');
    const lost = all.filter((entry) => !isServed(kind, entry));
    const here = all.filter(({ sources }) =>
      sources.some(({ pageUrl, view, place }) => pageUrl === page.url && view === 'rendered' && !IN_DATA.test(place)),
    );
    if (isOneEnough) return here.length > 0 && lost.length === all.length ? [name] : [];
    const late = here.filter((entry) => !isServedHere(kind, entry));
    if (late.length * 2 <= here.length || lost.length * 2 <= all.length) return [];
    const says = ({ plain }: ReadPage) => tells !== undefined && plain.view.blocks.some(({ text }) => tells(text));
    if (lost.length === entries(facts).length && !pages.some(says)) return [name];
    const isBare =
      tells !== undefined && late.length === here.length && !says(page) && !entries(facts).some(isServedOn);
    return isBare ? [`all ${name} of this page`] : [];

    function isServedOn({ sources }: Sourced): boolean {
      return sources.some(({ pageUrl, view }) => view === 'plain' && pageUrl === page.url);
    }
  });
}

/** Whether a fact is served: read at an address that `isOneOf` them, or said in so many words by one of `pages`. */
function servedBy(
  pages: readonly ReadPage[],
  isOneOf: (url: string) => boolean,
): (kind: Kind, entry: Sourced) => boolean {
  let text: string | null = null;
  return ({ words }, entry) => {
    if (entry.sources.some(({ pageUrl, view }) => view === 'plain' && isOneOf(pageUrl))) return true;
    if (!words) return false;
    const sought = textKey(words((entry as Sourced & { value: never }).value));
    text ??= pages.map(({ plain }) => textKey(allText(plain.view))).join('\n');
    return sought.length >= MIN_NAME_CHARS && text.includes(sought);
  };
}
