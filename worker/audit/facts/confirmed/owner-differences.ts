import type { ConfirmedFacts } from '../../../contract/confirmed-facts.ts';
import { CONFIRMED_KINDS, type ConfirmedKind, factKey } from '../../../contract/fact-key.ts';
import type { OwnerDifference } from '../../../contract/results.ts';
import { weekWords } from '../../week/week-words.ts';
import type { FactSource, OpeningHours, RatedFacts } from '../facts.ts';

interface Entry {
  value: unknown;
  confirmed?: 'yes' | 'corrected' | 'added';
  sources: FactSource[];
}

/** What each kind of fact is called in a sentence. */
const NAMES: Record<ConfirmedKind, string> = {
  businessName: 'name',
  trade: 'trade',
  phones: 'phone number',
  emails: 'e-mail address',
  addresses: 'address',
  openingHours: 'opening hours',
  services: 'service',
  prices: 'price',
  people: 'person',
  socialProfiles: 'profile',
  languages: 'language',
};

/**
 * Where the owner's word and the pages differ: what an assistant will read instead, the line that misleads it, and what to change.
 * `read` are the facts of the pages, `known` the same by the owner's word.
 */
export function ownerDifferences(read: RatedFacts, known: RatedFacts, confirmed: ConfirmedFacts): OwnerDifference[] {
  return CONFIRMED_KINDS.flatMap((kind) => {
    const said = entriesOf(known, kind);
    const pages = entriesOf(read, kind);
    const name = NAMES[kind];
    const differing = said.flatMap((entry): OwnerDifference[] => {
      const owner = textOf(kind, entry.value);
      if (entry.confirmed === 'added')
        return [
          {
            kind,
            owner,
            page: null,
            source: null,
            reads: `No page we read gives the ${name} ${owner}, so no assistant can.`,
            fix: `Write ${owner} as text on the page where customers look for it.`,
          },
        ];
      if (entry.confirmed !== 'corrected') return [];
      const [source] = entry.sources;
      const before = pages.find(({ sources }) => sources[0] !== undefined && sources[0] === source);
      const page = before ? textOf(kind, before.value) : (source?.seen ?? null);
      return [
        {
          kind,
          owner,
          page,
          source: source ?? null,
          reads: `You say ${owner}. What assistants read is ${page ?? 'something else'}, and that is what they will pass on.`,
          fix: `Change this line to say ${owner}${entry.sources.length > 1 ? `; it stands in ${entry.sources.length} places we read` : ''}.`,
        },
      ];
    });
    const refused = pages.flatMap((entry): OwnerDifference[] => {
      const key = factKey(kind, entry.value);
      const isRefused = confirmed.some((one) => one.kind === kind && one.said === 'not-ours' && one.read === key);
      if (!isRefused) return [];
      const page = textOf(kind, entry.value);
      return [
        {
          kind,
          owner: null,
          page,
          source: entry.sources[0] ?? null,
          reads: `You say that ${page} is not yours. On your pages it reads as your ${name}.`,
          fix: 'Take it off, or write beside it whose it is.',
        },
      ];
    });
    return [...differing, ...refused];
  });
}

const entriesOf = (facts: RatedFacts, kind: ConfirmedKind): Entry[] =>
  ([facts[kind]].flat() as (Entry | null)[]).filter((entry) => entry !== null);

function textOf(kind: ConfirmedKind, value: unknown): string {
  if (typeof value === 'string') return value;
  const fields = value as Record<string, unknown>;
  switch (kind) {
    case 'trade':
      return String(fields.label);
    case 'addresses':
      return String(fields.text);
    case 'openingHours':
      return weekWords(value as OpeningHours);
    case 'prices':
      return `${fields.what}: ${fields.asShown}`;
    default:
      return fields.role ? `${fields.name} (${fields.role})` : String(fields.name);
  }
}
