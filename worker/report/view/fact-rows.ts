import type { FactSource, Facts, ListedFact, Rated } from '../../audit/facts/facts.ts';
import type { Results } from '../../contract/results.ts';
import type { Citations } from '../citations.ts';
import { languageName } from '../words.ts';
import { type Hours, selectHours } from './hours.ts';
import { safeHref, shortAddress } from './web-links.ts';

export interface FactEntry {
  text: string;
  /** Smaller, after the text: a role, a date, a kind. */
  note: string | null;
  href: string | null;
  citations: number[];
  /** It stands there only once JavaScript has run. */
  isLate: boolean;
  /** What it was read from leaves doubt; false in reports from before that was told. */
  isLikely: boolean;
}

export interface FactRow {
  id: string;
  label: string;
  /** Entries the website contradicts itself with stand side by side in `disputed`. */
  entries: FactEntry[];
  disputed: FactEntry[];
  /** What to say where there is no entry. */
  absent: string;
  /** Quotes are set as such. */
  shape: 'list' | 'inline' | 'quotes' | 'pairs';
}

export interface FactGroup {
  id: string;
  title: string;
  rows: FactRow[];
  /** In the one group that has them: the opening hours, null when none were found. */
  hours?: Hours | null;
  /** What to say where they are null. */
  hoursAbsent?: string;
}

/** Reports from before facts were rated name no certainty. */
type Sourced = Partial<Rated> & { sources: FactSource[] };

/** What is not on the pages we read may still exist elsewhere. */
const ABSENT = 'Not found on the pages we read';

/** Every fact of the report, grouped by the question it answers; what was seen and not understood is said as that. */
export function selectFactGroups(
  facts: Facts,
  citations: Citations,
  notUnderstood: NonNullable<Results['notUnderstood']> = {},
): FactGroup[] {
  const absent = (id: string): string => {
    const doubtful = notUnderstood[id as keyof typeof notUnderstood];
    if (doubtful === undefined) return ABSENT;
    return doubtful === null
      ? 'This could not be told from the pages read'
      : `Seen, not understood: “${doubtful.seen}”`;
  };
  return groupsOf(facts, citations).map((group) => ({
    ...group,
    rows: group.rows.map((one) => ({ ...one, absent: absent(one.id) })),
    ...(group.hours === undefined ? {} : { hoursAbsent: absent('openingHours') }),
  }));
}

function groupsOf(facts: Facts, citations: Citations): FactGroup[] {
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
    isLikely: fact.certainty === 'likely' && fact.confirmed === undefined,
  });
  const single = (value: string | undefined, fact: Sourced | null) =>
    value === undefined || fact === null ? [] : [entry(value, fact)];
  const strings = (list: readonly ListedFact<string>[]) => list.map((fact) => entry(fact.value, fact));
  const links = (list: readonly ListedFact<string>[]) =>
    list.map((fact) => entry(shortAddress(fact.value), fact, { href: safeHref(fact.value) }));
  const phones = (list: Facts['phones']) =>
    list.map((fact) => entry(fact.asShown || fact.value, fact, { note: fact.kind }));
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

  return [
    {
      id: 'who',
      title: 'Who you are',
      rows: [
        row('businessName', 'Name', single(facts.businessName?.value, facts.businessName)),
        row('trade', 'Trade', single(facts.trade?.value.label, facts.trade)),
        row('description', 'In a sentence', single(facts.description?.value, facts.description)),
        row(
          'languages',
          'Languages',
          facts.languages.map((fact) => entry(languageName(fact.value), fact)),
          'inline',
        ),
      ],
    },
    {
      id: 'reach',
      title: 'How to reach you',
      rows: [
        splitDisputed('phones', 'Phone', facts.phones, phones(facts.phones)),
        splitDisputed('emails', 'E-mail', facts.emails, strings(facts.emails)),
        splitDisputed(
          'addresses',
          'Address',
          facts.addresses,
          facts.addresses.map((fact) => entry(fact.value.text, fact)),
        ),
        row('socialProfiles', 'Profiles', links(facts.socialProfiles)),
        ...optional('otherPhones', 'Other numbers', phones(facts.otherPhones)),
        ...optional('otherEmails', 'Other e-mails', strings(facts.otherEmails)),
      ],
      hours: selectHours(facts, citations),
    },
    {
      id: 'offer',
      title: 'What you offer',
      rows: [
        row('services', 'Services', strings(facts.services)),
        splitDisputed(
          'prices',
          'Prices',
          facts.prices,
          facts.prices.map((fact) =>
            entry(fact.value.what || fact.value.asShown, fact, { note: fact.value.what ? fact.value.asShown : null }),
          ),
        ),
        row(
          'faq',
          'Questions answered',
          facts.faq.map((fact) => entry(fact.value.question, fact, { note: fact.value.answer })),
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
          'Customers say',
          facts.reviews.map((fact) =>
            entry(fact.value.text, fact, {
              note: [fact.value.author, fact.value.date].filter(Boolean).join(', ') || null,
            }),
          ),
          'quotes',
        ),
        row(
          'people',
          'People',
          facts.people.map((fact) => entry(fact.value.name, fact, { note: fact.value.role })),
        ),
        row(
          'policies',
          'Policies',
          onceEach(facts.policies.map((fact) => entry(fact.value.kind, fact, { href: safeHref(fact.value.url) }))),
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

/** Several pages may hold one kind of policy: it is named once, surely if one of them is sure, and rests on all of them. */
function onceEach(entries: readonly FactEntry[]): FactEntry[] {
  return [...Map.groupBy(entries, ({ text }) => text).values()].flatMap((alike) => {
    const best = alike.find(({ isLikely }) => !isLikely) ?? alike[0];
    return best ? [{ ...best, citations: [...new Set(alike.flatMap(({ citations }) => citations))] }] : [];
  });
}

const row = (id: string, label: string, entries: FactEntry[], shape: FactRow['shape'] = 'list'): FactRow => ({
  id,
  label,
  entries,
  disputed: [],
  absent: ABSENT,
  shape,
});

/** Rows nobody misses: shown only when there is something. */
const optional = (id: string, label: string, entries: FactEntry[]): FactRow[] =>
  entries.length === 0 ? [] : [row(id, label, entries)];

/** Entries that name each other as contradictions stand apart, so that an owner sees both. */
function splitDisputed(
  id: string,
  label: string,
  facts: readonly ListedFact<unknown>[],
  entries: FactEntry[],
): FactRow {
  const disputed = new Set(
    facts.flatMap(({ conflictsWith = [] }, i) => (conflictsWith.length > 0 ? [i, ...conflictsWith] : [])),
  );
  return {
    ...row(
      id,
      label,
      entries.filter((_, i) => !disputed.has(i)),
    ),
    disputed: entries.filter((_, i) => disputed.has(i)),
  };
}

function ratingText(rating: { value: number; best: number; count: number | null } | undefined): string | undefined {
  if (!rating) return undefined;
  const from = rating.count === null ? '' : `, from ${rating.count} ${rating.count === 1 ? 'review' : 'reviews'}`;
  return `${rating.value} of ${rating.best}${from}`;
}
