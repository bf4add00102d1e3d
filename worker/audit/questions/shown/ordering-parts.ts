import type { FactSource } from '../../facts/facts.ts';
import { siteParts } from '../../facts/trade/site-parts.ts';
import type { SitePart } from '../../trades/trade.ts';
import { ownHosts } from '../../website/own-hosts.ts';
import { placeInBody, sourceAt, type TextDocument } from '../../website/text/text-sources.ts';
import type { Website } from '../../website/website.ts';
import type { ReadAnswer, ReadCoverage } from '../answered-question.ts';

type Way = SitePart | 'timed-form';

/** What parts of a website are called, by which one orders or books whatever their words say. */
const PLACES: Partial<Record<Way, string>> = {
  cart: 'cart of your website',
  'table-booking': 'booking service you link to',
  'food-delivery': 'delivery service you link to',
  'timed-form': 'form that asks for a day and a time',
};

/** Which of them answer a question, by its id. */
const WAYS: Readonly<Record<string, readonly Way[]>> = {
  'online-order': ['cart', 'table-booking', 'food-delivery', 'timed-form'],
  'table-reservation': ['table-booking', 'timed-form'],
  booking: ['timed-form'],
};

/** The answers, where a part of the website itself answers whether and how one orders or books. */
export function withOrderingParts(
  coverage: ReadCoverage,
  website: Pick<Website, 'documents' | 'pages' | 'target'>,
): ReadCoverage {
  const waysOf = ({ id, answered, shownBy }: ReadAnswer): readonly Way[] =>
    answered === 'full' && shownBy ? [] : (WAYS[id.replace(/^.*\//, '')] ?? []);
  if (!coverage.questions.some((one) => waysOf(one).length > 0)) return coverage;
  const parts: ReadonlyMap<Way, FactSource> = new Map<Way, FactSource>([
    ...siteParts(website.documents, ownHosts(website)),
    ...timedForm(website.documents),
  ]);
  return {
    ...coverage,
    questions: coverage.questions.map((one) => {
      const way = waysOf(one).find((part) => parts.has(part));
      const source = way && parts.get(way);
      return way && source ? answeredBy(one, PLACES[way] ?? '', source) : one;
    }),
  };
}

function answeredBy(question: ReadAnswer, place: string, { pageUrl, view }: FactSource): ReadAnswer {
  const { why: _, heading: __, isTouched: ___, ...one } = question;
  const way = { answered: 'full', passage: null, shownBy: 'booking' } as const;
  return { ...one, ...way, pageUrl, place, jsOnly: view === 'rendered' };
}

/** Whoever asks for a day, a time and how to reach the visitor takes bookings. */
function timedForm(documents: readonly TextDocument[]): [Way, FactSource][] {
  for (const document of documents) {
    for (const { fields, path } of document.view.forms) {
      const types = new Set(fields.filter(({ hidden }) => !hidden).map(({ type }) => type));
      const isTimed = types.has('datetime-local') || (types.has('date') && types.has('time'));
      if (isTimed && (types.has('tel') || types.has('email')))
        return [['timed-form', sourceAt(document, placeInBody(document.view, path), 'a form with a day and a time')]];
    }
  }
  return [];
}
