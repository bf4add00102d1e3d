import type { FactSource, Facts, ListedFact, Rated } from '../../audit/facts/facts.ts';
import { kindAsSeen } from '../../audit/facts/phones/kind-as-seen.ts';
import { areTold, toldOffers } from '../../audit/wording/told-offers.ts';
import { quoted } from '../../audit/wording/words.ts';
import type { Results } from '../../contract/results.ts';
import type { Citations } from '../citations.ts';
import { languageName } from '../words.ts';
import { KINDS, type Kind, LINKED, leadsOn, MISSED_BY } from './fact-kinds.ts';
import { type Hours, selectHours } from './hours.ts';
import { safeHref, shortAddress } from './web-links.ts';
import { isOfNotice } from './where-it-is.ts';

export interface FactEntry {
  text: string;
  /** Smaller, after the text: a role, a date, a kind. */
  note: string | null;
  href: string | null;
  citations: number[];
  /** It stands there only once JavaScript has run. */
  isLate: boolean;
}

export interface FactRow {
  id: string;
  label: string;
  entries: FactEntry[];
  /** Quotes are set as such. */
  shape: 'list' | 'inline' | 'quotes' | 'pairs';
}

export interface FactGroup {
  id: string;
  title: string;
  rows: FactRow[];
  /** In the one group that has them, where they are sure. */
  hours?: Hours;
}

/** A kind of fact in words, as in "opening hours" or "3 prices". */
export interface FactKind {
  id: string;
  words: string;
}

/** What assistants learn beyond doubt, and by name alone what they may not. */
export interface FactSheet {
  /** Certain and confirmed values; a row without any is left out. */
  groups: FactGroup[];
  /** Read with doubt, all or some of it: the values stand where the owner confirms them, not in the document. */
  doubted: Pick<FactKind, 'id'>[];
  /** Something of it is there, or may be, and was not understood. */
  unread: FactKind[];
  /** Looked for and not there. */
  absent: FactKind[];
}

/** Reports from before facts were rated name no certainty. */
type Sourced = Partial<Rated> & { sources: FactSource[] };

const isSure = ({ certainty, confirmed }: Sourced): boolean =>
  certainty === undefined || certainty === 'certain' || confirmed !== undefined;

const sure = <T extends Sourced>(list: readonly T[]): T[] => list.filter(isSure);

/** Every sure fact of the report, grouped by the question it answers, and what else was read, by kind. */
export function selectFactSheet(
  {
    facts,
    pages = [],
    checks,
    notUnderstood = {},
  }: Pick<Results, 'facts' | 'checks' | 'notUnderstood'> & {
    pages?: Results['pages'] | undefined;
  },
  citations: Citations,
): FactSheet {
  // A number that a template left there is none, and yet whoever reads the page sees one.
  const isMissed = (id: Kind) =>
    checks.some(
      (check) =>
        check.id === MISSED_BY[id] &&
        check.outcome === 'fail' &&
        !check.evidence?.some(({ place }) => place?.includes(', made-up number')),
    );
  const groups = groupsOf({ facts, pages }, citations).map((group) => ({
    ...group,
    rows: group.rows.filter(({ entries }) => entries.length > 0),
  }));
  const sheet: FactSheet = { groups, doubted: [], unread: [], absent: [] };
  for (const id of Object.keys(KINDS) as Kind[]) {
    const read = ([facts[id]].flat() as (Sourced | null)[]).filter((fact) => fact !== null);
    // A trade that is none we know leaves nothing to confirm.
    const doubted = isUntold(id, facts) ? 0 : read.length - told(id, read, facts, pages);
    const [one, many] = KINDS[id];
    if (doubted > 0) sheet.doubted.push({ id });
    else if (read.length > 0) continue;
    else if (isWorthNaming(id, notUnderstood)) sheet.unread.push({ id, words: many || one });
    else if (isMissed(id)) sheet.absent.push({ id, words: many || one });
  }
  return sheet;
}

/** What no row shows unless it is sure, and yet nobody has to confirm. */
const isTold = (fact: Sourced, pages: Results['pages'] = []): boolean =>
  isSure(fact) || (fact.certainty !== 'seen' && leadsOn(fact, pages));

/** How many stand in the sheet. */
const told = (id: Kind, read: readonly Sourced[], { services }: Facts, pages: Results['pages'] = []): number =>
  LINKED.has(id)
    ? read.filter((fact) => isTold(fact, pages)).length
    : (id === 'services' ? toldOffers(services, isSure) : read.filter(isSure)).length;

/** Most websites have no words of customers, or people: where nothing hints at them, nobody misses them. */
const isWorthNaming = (id: Kind, notUnderstood: NonNullable<Results['notUnderstood']>): boolean =>
  id in notUnderstood && (!BESIDE.has(id) || notUnderstood[id as keyof typeof notUnderstood] !== null);

const BESIDE: ReadonlySet<Kind> = new Set(['faq', 'rating', 'reviews', 'people']);

/** A trade that is none we know is no trade to be told. */
const isUntold = (id: Kind, { trade }: Facts): boolean => id === 'trade' && trade?.value.id === 'other';

function groupsOf({ facts, pages }: Pick<Results, 'facts' | 'pages'>, citations: Citations): FactGroup[] {
  const entry = (
    text: string,
    fact: Sourced,
    { note = null, href = null }: { note?: string | null; href?: string | null } = {},
  ): FactEntry => ({
    text,
    note,
    href,
    citations: citations.cite(fact.sources),
    isLate: fact.sources.length > 0 && fact.sources.every(({ view }) => view === 'rendered'),
  });
  const single = (value: string | undefined, fact: Sourced | null) =>
    value === undefined || fact === null || !isSure(fact) ? [] : [entry(value, fact)];
  const strings = (list: readonly ListedFact<string>[]) => sure(list).map((fact) => entry(fact.value, fact));
  const links = (list: readonly ListedFact<string>[]) =>
    list.map((fact) => entry(shortAddress(fact.value), fact, { href: safeHref(fact.value) }));
  const phones = (list: Facts['phones']) =>
    sure(list).map((fact) => entry(fact.asShown || fact.value, fact, { note: kindAsSeen(fact) }));
  // Beside its place a number is told once.
  const isOfPlace = (number: string) => sure(facts.addresses).some(({ phone }) => phone === number);
  const noteOf = (fact: Facts['addresses'][number]) =>
    isOfNotice(fact, pages)
      ? 'on the legal pages'
      : (facts.phones.find(({ value }) => value === fact.phone)?.asShown ?? null);
  const file = ({ found, url }: Facts['sitemap']) =>
    found
      ? [
          entry(
            url === null ? 'Found' : shortAddress(url),
            { sources: [] },
            { href: url === null ? null : safeHref(url) },
          ),
        ]
      : [];

  const hours = facts.openingHours && isSure(facts.openingHours) ? selectHours(facts.openingHours, citations) : null;

  return [
    {
      id: 'who',
      title: 'Who you are',
      rows: [
        row('businessName', 'Name', single(facts.businessName?.value, facts.businessName)),
        row('trade', 'Trade', isUntold('trade', facts) ? [] : single(facts.trade?.value.label, facts.trade)),
        row('description', 'In your own words', single(quotation(facts.description?.value), facts.description)),
        row(
          'languages',
          // Of some nobody could tell which it is.
          facts.languages.every(isSure) ? 'Language of the pages read' : 'Language of some of the pages read',
          sure(facts.languages).map((fact) => entry(languageName(fact.value), fact)),
          'inline',
        ),
      ],
    },
    {
      id: 'reach',
      title: 'How to reach you',
      rows: [
        row('phones', 'Phone', phones(facts.phones.filter(({ value }) => !isOfPlace(value)))),
        row('emails', 'E-mail', strings(facts.emails)),
        row(
          'addresses',
          'Address',
          sure(facts.addresses).map((fact) => entry(fact.value.text, fact, { note: noteOf(fact) })),
        ),
        row('socialProfiles', 'Profiles we are sure of', links(sure(facts.socialProfiles))),
      ],
      ...(hours === null ? {} : { hours }),
    },
    {
      id: 'offer',
      title: 'What you offer',
      rows: [
        row('services', 'Listed on your pages', strings(toldOffers(facts.services, isSure))),
        row(
          'prices',
          'Prices read',
          servicesFirst(facts).map((fact) =>
            entry(fact.value.what || fact.value.asShown, fact, { note: fact.value.what ? fact.value.asShown : null }),
          ),
        ),
        row(
          'faq',
          'Questions with answers',
          sure(facts.faq).map((fact) =>
            entry(fact.value.question.replace(PICTURES, ''), fact, { note: fact.value.answer }),
          ),
          'pairs',
        ),
      ],
    },
    {
      id: 'trust',
      title: 'Why believe you',
      rows: [
        row('rating', 'Rating', single(ratingText(facts.rating?.value), facts.rating)),
        row(
          'reviews',
          'What others say',
          sure(facts.reviews).map((fact) =>
            entry(fact.value.text, fact, {
              note: [fact.value.author, fact.value.date].filter(Boolean).join(', ') || null,
            }),
          ),
          'quotes',
        ),
        row(
          'people',
          'People named',
          sure(facts.people).map((fact) => entry(fact.value.name, fact, { note: fact.value.role })),
        ),
        row(
          'policies',
          'Policies on your pages',
          onceEach(
            sure(facts.policies).map((fact) =>
              entry(POLICY_WORDS[fact.value.kind] ?? fact.value.kind, fact, { href: safeHref(fact.value.url) }),
            ),
          ),
          'inline',
        ),
      ],
    },
    {
      id: 'machines',
      title: 'What is written for machines',
      rows: [
        row('schemaTypes', 'Structured data types', strings(facts.schemaTypes), 'inline'),
        row('sitemap', 'Sitemap', file(facts.sitemap)),
        row('llmsTxt', 'llms.txt', file(facts.llmsTxt)),
      ],
    },
  ];
}

/** What is sold beside the services comes behind them. */
export function servicesFirst<One extends Facts['prices'][number]>({
  prices,
  services,
}: Pick<Facts, 'services'> & { prices: readonly One[] }): One[] {
  const names = new Set(sure(services).map(({ value }) => value.toLowerCase()));
  const isService = ({ value }: One) => names.has(value.what.toLowerCase());
  const known = areTold(sure(prices), prices) ? sure(prices) : [];
  return [...known.filter(isService), ...known.filter((one) => !isService(one))];
}

/** Several pages may hold one kind of policy: it is named once, and rests on all of them. */
function onceEach(entries: readonly FactEntry[]): FactEntry[] {
  return [...Map.groupBy(entries, ({ text }) => text).values()].flatMap((alike) =>
    alike.slice(0, 1).map((one) => ({ ...one, citations: [...new Set(alike.flatMap(({ citations }) => citations))] })),
  );
}

const quotation = (text: string | undefined): string | undefined => text && quoted(text, Number.POSITIVE_INFINITY);

/** Pictures before the words. */
const PICTURES = /^(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}\s]|\ufe0f|\u200d)+/u;

/** One kind for both: a page of returns may say nothing of cancelling. */
const POLICY_WORDS: Readonly<Record<string, string>> = { cancellation: 'returns or cancellation' };

const row = (id: string, label: string, entries: FactEntry[], shape: FactRow['shape'] = 'list'): FactRow => ({
  id,
  label,
  entries,
  shape,
});

function ratingText(rating: { value: number; best: number; count: number | null } | undefined): string | undefined {
  if (!rating) return undefined;
  const from = rating.count === null ? '' : `, from ${rating.count} ${rating.count === 1 ? 'review' : 'reviews'}`;
  return `${rating.value} of ${rating.best}${from}`;
}
