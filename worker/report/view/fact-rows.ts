import type { FactSource, Facts, ListedFact } from '../../audit/facts/facts.ts';
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
      ? 'The pages could not be read well enough to tell'
      : `Seen, not understood: “${doubtful.seen}”`;
  };
  return groupsOf(facts, citations).map((group) => ({
    ...group,
    rows: group.rows.map((one) => ({ ...one, absent: absent(one.id) })),
    ...(group.hours === undefined ? {} : { hoursAbsent: absent('openingHours') }),
  }));
}

function groupsOf(facts: Facts, citations: Citations): FactGroup[] {
  const { cite } = citations;
  const single = (value: string | undefined, sources: FactSource[] | undefined, note: string | null = null) =>
    value === undefined || sources === undefined ? [] : [entry(value, cite(sources), { note })];
  const strings = (list: readonly ListedFact<string>[]) => list.map((fact) => entry(fact.value, cite(fact.sources)));
  const links = (list: readonly ListedFact<string>[]) =>
    list.map(({ value, sources }) => entry(shortAddress(value), cite(sources), { href: safeHref(value) }));
  const phones = (list: Facts['phones']) =>
    list.map(({ asShown, value, kind, sources }) => entry(asShown || value, cite(sources), { note: kind }));
  const file = ({ found, url }: Facts['sitemap']) =>
    found ? [entry(url === null ? 'Found' : shortAddress(url), [], { href: url === null ? null : safeHref(url) })] : [];

  return [
    {
      id: 'who',
      title: 'Who you are',
      rows: [
        row('businessName', 'Name', single(facts.businessName?.value, facts.businessName?.sources)),
        row('trade', 'Trade', single(facts.trade?.value.label, facts.trade?.sources)),
        row('description', 'In a sentence', single(facts.description?.value, facts.description?.sources)),
        row(
          'languages',
          'Languages',
          facts.languages.map((fact) => entry(languageName(fact.value), cite(fact.sources))),
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
          facts.addresses.map(({ value, sources }) => entry(value.text, cite(sources))),
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
          facts.prices.map(({ value, sources }) =>
            entry(value.what || value.asShown, cite(sources), { note: value.what ? value.asShown : null }),
          ),
        ),
        row(
          'faq',
          'Questions answered',
          facts.faq.map(({ value, sources }) => entry(value.question, cite(sources), { note: value.answer })),
          'pairs',
        ),
      ],
    },
    {
      id: 'trust',
      title: 'Why believe you',
      rows: [
        row('rating', 'Rating', single(ratingText(facts.rating?.value), facts.rating?.sources)),
        row(
          'reviews',
          'Customers say',
          facts.reviews.map(({ value, sources }) =>
            entry(value.text, cite(sources), { note: [value.author, value.date].filter(Boolean).join(', ') || null }),
          ),
          'quotes',
        ),
        row(
          'people',
          'People',
          facts.people.map(({ value, sources }) => entry(value.name, cite(sources), { note: value.role })),
        ),
        row(
          'policies',
          'Policies',
          facts.policies.map(({ value, sources }) => entry(value.kind, cite(sources), { href: safeHref(value.url) })),
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

const entry = (
  text: string,
  citations: number[],
  { note = null, href = null }: { note?: string | null; href?: string | null } = {},
): FactEntry => ({ text, note, href, citations });

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
