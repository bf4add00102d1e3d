import { countriesOfTown } from '../facts/towns/towns.ts';
import { lightLetters } from '../text/light-letters.ts';
import { firstPassage, type Judged } from './first-passage.ts';
import { offerOnRequest } from './offer-on-request.ts';
import { type Passage, type PassageKind, withHeading } from './passage.ts';
import { placeOfWork } from './place-of-work.ts';
import type { QuestionLanguage, TradeQuestion } from './question-data.ts';
import { countsUpOffers } from './signs/counts-up-offers.ts';
import { hasAddress } from './signs/has-address.ts';
import { namesSpanOfDay } from './signs/has-date.ts';
import { hasAmount, hasUnitPrice } from './signs/has-price.ts';
import { opensAlways, opensDaily } from './signs/has-weekday.ts';
import { namesTownAndLand, placesIn, sitsIn, townsIn } from './signs/names-place.ts';
import type { TermIndex } from './term-index.ts';

/** A list has this many entries. */
const LIST_ITEMS = 3;
/** Nothing but a sum. */
const SUM_ALONE = /^[^\p{L}\d]{0,2}\d[\d.,' ]*[^\p{L}\d]{0,2}$/u;
/** A price with little beside it. */
const ENTRY_WORDS = 4;
/** A longer heading tells of a sum. */
const PRICED_CHARS = 60;

/**
 * Where no passage with the words of the question answers it: what answers such a question in whatever words. Questions for which there
 * is nothing of the kind fall back to a passage that names their subject.
 */
export function lastResort(
  question: TradeQuestion,
  language: QuestionLanguage,
  index: TermIndex,
  touched: Judged | null,
): Judged | null {
  if (question.asks === 'offer') return ownList(index) ?? countedUp(index) ?? touched;
  if (question.kind === 'contact') return anyForm(index, question.fact === 'phones' ? 'full' : 'partial');
  if (question.fact === 'addresses')
    return streetLine(index) ?? townLine(index) ?? placeNamed(language, index) ?? townTold(index);
  if (question.fact === 'openingHours') return openAlways(index) ?? openDaily(index) ?? timesAlone(index);
  if (question.fact === 'prices') return unitPrice(index) ?? pricedHeadings(index) ?? offerOnRequest(language, index);
  return touched;
}

const OWN_LIST = lightLetters(
  /^(?:shop|products?|menu|packages?|courses?|classes|collections?|treatments?|sortiment|produkte|kurse|produits?|prestations?|boutique|productos?|tienda|cursos?)(?:\s\p{L}+)?$|^(?:all |alle |tou(?:te)?s |tod[oa]s )?(?:our|unsere?|nos|nuestr[oa]s|my|meine|mes|mis)\s(?!(?:teams?|staff|story|histor|mission|vision|values?|clients?|customers?|partners?|patients?|gallery|work|projects?|process|location|office|branch|blog|news|reviews?|hours|contact|promise|approach|commitment|philosoph|geschichte|kunden|partner|werte|öffnungs|mitarbeiter|philosophie|standort|projekte|referenzen|valeurs|équipe|clients|partenaires|engagements|horaires|agences|réalisations|actualités|engagement|valores|clientes|equipo|proyectos|trabajos|sedes|horarios|historia|compromiso)\p{L}*)/iu,
);
/** "Our amenities" with its entries as headings below: what there is, whatever the words. */
function ownList(index: TermIndex): Judged | null {
  return firstPassage(
    index,
    'full',
    ({ kind, headings, sectionItems }) =>
      kind === 'outline' && sectionItems >= LIST_ITEMS && OWN_LIST.test(headings.at(-1) ?? ''),
  );
}

const COUNTING: ReadonlySet<PassageKind> = new Set(['prose', 'lines'] as const);
/** "I help children, teens and families", in a heading too. */
function countedUp(index: TermIndex): Judged | null {
  return firstPassage(
    index,
    'full',
    (passage) =>
      COUNTING.has(passage.kind) && !passage.isReview && !passage.isArticle && countsUpOffers(withHeading(passage)),
  );
}

/** "Chennai, Tamil Nadu" in a line of its own: a town by name and where it lies. */
function townLine(index: TermIndex): Judged | null {
  return firstPassage(
    index,
    'partial',
    ({ kind, isReview, isArticle, text }) =>
      kind === 'lines' &&
      !isReview &&
      !isArticle &&
      townsIn(text).some((words) => words.every((word) => !index.writesSmall(word.toLowerCase()))),
  );
}

/** "Massages in Lanzarote": the place without an address. */
function placeNamed(language: QuestionLanguage, index: TermIndex): Judged | null {
  const place = placeOfWork({ asks: 'where' }, language, index);
  return place && { ...place, answered: 'partial' };
}

/** "Our practice in Dortmund": a town of the world's list, at home. */
function townTold(index: TermIndex): Judged | null {
  const home = index.passages[0]?.passage.pageUrl;
  const isTold = ({ kind, isReview, text, pageUrl }: Passage): boolean =>
    kind !== 'form' &&
    kind !== 'outline' &&
    !isReview &&
    pageUrl === home &&
    (sitsIn(text) ||
      namesTownAndLand(text) ||
      placesIn(text).some((place) => !index.writesSmall(place.toLowerCase()) && countriesOfTown(place).length > 0));
  return firstPassage(index, 'partial', isTold);
}

/** "Open 24/7". */
function openAlways(index: TermIndex): Judged | null {
  return firstPassage(index, 'full', ({ isReview, text }) => !isReview && opensAlways(text));
}

/** "We work every day": days without times. */
function openDaily(index: TermIndex): Judged | null {
  return firstPassage(index, 'partial', ({ isReview, text }) => !isReview && opensDaily(text));
}

/** A street with its town, where the address was not read as one. */
function streetLine(index: TermIndex): Judged | null {
  return firstPassage(
    index,
    'full',
    ({ kind, isReview, isArticle, text }) => kind !== 'form' && !isReview && !isArticle && hasAddress(text),
  );
}

/** "$25/hour", where no word calls it a price. */
function unitPrice(index: TermIndex): Judged | null {
  return firstPassage(index, 'full', ({ isReview, isArticle, text }) => !isReview && !isArticle && hasUnitPrice(text));
}

/** "10:00 am - 10:00 pm": times without their days. */
function timesAlone(index: TermIndex): Judged | null {
  return firstPassage(
    index,
    'partial',
    ({ kind, isReview, isArticle, text }) => kind === 'lines' && !isReview && !isArticle && namesSpanOfDay(text),
  );
}

/** "GHC 45" or "Noodles ₱200" as headings: a menu with its prices. */
function pricedHeadings({ passages }: TermIndex): Judged | null {
  const priced = new Map<string, Judged>();
  for (const { passage } of passages) {
    if (passage.isArticle || passage.isReview) continue;
    const heading = passage.headings.find((one) => one.length <= PRICED_CHARS && hasAmount(one));
    if (heading !== undefined)
      priced.set(heading, { passage: { ...passage, text: withHeading(passage) }, answered: 'full' });
  }
  if (priced.size >= LIST_ITEMS) return [...priced.values()][0] ?? null;
  // "$1000" under the name of a tour.
  const alone = [...priced].find(([heading]) => SUM_ALONE.test(heading))?.[1];
  return alone ?? pricedEntries(passages);
}

/** "Bridal make-up" above "₹1500+", several times: what things cost, whatever they are. */
function pricedEntries(passages: TermIndex['passages']): Judged | null {
  const entries = passages.filter(
    ({ passage: { kind, text, headings, isArticle, isReview } }) =>
      (kind === 'prose' || kind === 'lines') &&
      !isArticle &&
      !isReview &&
      headings.length > 0 &&
      text.split(/\s+/).length <= ENTRY_WORDS &&
      hasAmount(text),
  );
  const [first] = entries;
  return first && entries.length >= LIST_ITEMS ? { passage: first.passage, answered: 'full' } : null;
}

/** Who may write has reached the business, and can ask how to book. */
function anyForm(index: TermIndex, answered: 'full' | 'partial'): Judged | null {
  return firstPassage(index, answered, ({ kind }) => kind === 'form');
}
