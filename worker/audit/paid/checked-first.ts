import { type ClaimKind, seenAsPossible, stateOf } from '../facts/claims/claims.ts';
import type { FactSource } from '../facts/facts.ts';
import type { FixInput } from '../fixes/fix-input.ts';
import { listed, pageWords } from '../wording/words.ts';

/** What an owner may be asked to copy from the pages into structured data, and the fact that is. */
const COPIED = [
  ['telephone', 'phones'],
  ['email', 'emails'],
  ['address', 'addresses'],
  ['openingHoursSpecification', 'openingHours'],
] as const satisfies readonly (readonly [string, ClaimKind])[];

/** As the advice lists them. */
const ALL = COPIED.map(([property]) => property).join(', ');

/**
 * What to copy from the pages, without what stands there and is not the owner's beyond doubt: a number a template left is not to be
 * told to machines. What was not seen at all stays, as the owner alone knows.
 */
export function withCheckedFirst(input: FixInput, how: string): string {
  if (!how.includes(ALL)) return how;
  const { inputs, facts } = input;
  const withheld = COPIED.flatMap(([property, kind]) => {
    const isSure = [facts[kind]].flat().some((fact) => fact !== null);
    const state = stateOf(kind, inputs);
    if (isSure || state === 'absent' || state === 'unread') return [];
    return [{ property, page: pageOf([inputs.facts[kind]].flat(), seenAsPossible(kind, inputs)?.pageUrl, input) }];
  });
  if (withheld.length === 0) return how;
  const properties = withheld.map(({ property }) => property);
  const left = COPIED.map(([property]) => property).filter((property) => !properties.includes(property));
  const pages = [...new Set(withheld.flatMap(({ page }) => page ?? []))].map((page) =>
    pageWords(page, inputs.target.homeUrl),
  );
  const where = pages.length === 0 ? 'your pages say' : `${listed(pages)} ${pages.length === 1 ? 'says' : 'say'}`;
  return [
    how.replace(`, ${ALL}`, left.map((property) => `, ${property}`).join('')),
    `Add ${listed(properties)} only once you have checked that what ${where} there is right, and yours.`,
  ].join(' ');
}

/** The page to get in touch where it is one of them: that is where an owner looks. */
function pageOf(
  found: readonly ({ sources: readonly FactSource[] } | null)[],
  traced: string | undefined,
  { inputs: { pages } }: FixInput,
): string | undefined {
  const urls = found.flatMap((fact) => fact?.sources.map(({ pageUrl }) => pageUrl) ?? []);
  const contact = pages?.find(({ role, url }) => role === 'contact' && urls.includes(url));
  return contact?.url ?? urls[0] ?? traced;
}
