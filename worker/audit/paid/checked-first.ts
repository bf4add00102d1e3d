import { type ClaimKind, seenAsPossible, stateOf } from '../facts/claims/claims.ts';
import type { FixInput, WrittenFix } from '../fixes/fix-input.ts';
import { hasPublicAddress } from '../fixes/public-address.ts';
import { listed } from '../wording/words.ts';

/** What an owner may be asked to copy from the pages into structured data, the fact that is, and what people call it. */
const COPIED = [
  ['telephone', 'phones', 'the telephone number'],
  ['email', 'emails', 'the e-mail address'],
  ['address', 'addresses', 'the postal address'],
  ['openingHoursSpecification', 'openingHours', 'the opening hours'],
] as const satisfies readonly (readonly [string, ClaimKind, string])[];

/** What a template leaves of these. */
const OF_TEMPLATE: ReadonlySet<ClaimKind> = new Set(['phones', 'addresses']);

/** All that the one block may hold, as the advice lists it. */
const FILL_IN = /Fill in what your pages? shows? of these: url, logo, [^.]* as sameAs\./;
const WEBSITE = 'with your name and its url beside it.';
const UNADDRESSED = 'with your name beside it.';
const ASKED_NODE = / ?Put a WebSite node with your name and its url beside it\./;
const HELD_NODE = ' The WebSite node of the text to paste goes beside it.';

/**
 * The advice to describe the business, fitted to the website: it asks for nothing that stands on no page, nor for an address that the
 * website does not have yet, nor for what the text to paste holds. Of what is there and not the owner's beyond doubt machines are not to
 * be told before the owner has looked.
 */
export function withCheckedFirst(
  input: FixInput,
  asked: string,
  fixes: readonly Pick<WrittenFix['fix'], 'content'>[] = [],
): string {
  const { inputs, facts, results } = input;
  const holdsNode = fixes.some(({ content }) => /"@type": ?"WebSite"/.test(content));
  // The block of the business holds it; an own block of it stands alone.
  const how = holdsNode ? asked.replace(ASKED_NODE, FILL_IN.test(asked) ? '' : HELD_NODE) : asked;
  if (!FILL_IN.test(how)) return hasPublicAddress(inputs) ? how : how.replace(WEBSITE, UNADDRESSED);
  // What a template left is told by itself, and is nothing to copy.
  const isLeft = (inputs.notes.leftContacts ?? []).length > 0;
  const states = COPIED.filter(
    ([, kind]) => !isLeft || !OF_TEMPLATE.has(kind) || [inputs.facts[kind]].flat().length > 0,
  ).map(([property, kind, words]) => ({
    property,
    kind,
    words,
    state: stateOf(kind, inputs),
  }));
  // A time of day that we could not read as hours may be when a course begins, and "by appointment" is no hour.
  const hasNoHour = (state: string): boolean =>
    state === 'seen' || !namesADay(inputs.facts.openingHours?.value ?? null);
  const there = states.filter(
    ({ kind, state }) => state !== 'absent' && state !== 'unread' && !(kind === 'openingHours' && hasNoHour(state)),
  );
  const doubted = there.filter(({ kind }) => ![facts[kind]].flat().some((fact) => fact !== null));
  const hasLogo = results.some(({ check, outcome }) => check.id === 'missing-logo' && outcome.outcome === 'partial');
  const isPublic = hasPublicAddress(inputs);
  const list = [
    ...(isPublic ? ['url'] : []),
    ...(hasLogo ? ['logo'] : []),
    ...there.map(({ property }) => property),
    ...(inputs.facts.socialProfiles.length > 0 ? ['your profiles as sameAs'] : []),
  ];
  const left = list.filter((words) => !isHeld(words, fixes));
  const beside = left.length < list.length ? 'Beside what the text to paste holds, fill in' : 'Fill in';
  return [
    how
      .replace(FILL_IN, left.length === 0 ? '' : `${beside} ${listed(left)}.`)
      .replace(WEBSITE, isPublic ? WEBSITE : UNADDRESSED)
      .replace(/ {2,}/g, ' '),
    ...(isPublic
      ? []
      : [
          `Add url ${asked.includes(WEBSITE) ? 'to your business and to the WebSite node ' : ''}once the website has its public address.`,
        ]),
    ...(doubted.length === 0 ? [] : [checkFirst(doubted.map(({ kind, words }) => `${words}${named(kind, input)}`))]),
  ].join(' ');
}

const namesADay = (hours: object | null): boolean => Object.values(hours ?? {}).some(Array.isArray);

/** Whether a block to paste names this property: "telephone", "your profiles as sameAs". */
const isHeld = (words: string, fixes: readonly { content: string }[]): boolean =>
  fixes.some(({ content }) => content.includes(`"${words.split(' ').at(-1)}":`));

const checkFirst = (words: readonly string[]): string =>
  `Check ${listed(words)} before you copy ${words.length === 1 && words[0] !== 'the opening hours' ? 'it' : 'them'}.`;

/** The value that is doubted, for whoever reads the sentence alone: the first one read, or the digits of what may be a number. */
function named(kind: (typeof COPIED)[number][1], { inputs }: FixInput): string {
  if (kind === 'openingHours') return '';
  if (kind === 'phones') {
    const [phone] = inputs.facts.phones;
    const written = phone?.asShown ?? NUMBER.exec(seenAsPossible(kind, inputs)?.seen ?? '')?.[0];
    return written === undefined ? '' : ` (${written})`;
  }
  const value = kind === 'emails' ? inputs.facts.emails[0]?.value : inputs.facts.addresses[0]?.value.text;
  return value === undefined ? '' : ` (${value})`;
}

const NUMBER = /\+?\d[\d\s()./–-]{4,18}\d/u;
