import type { TextBlock } from '../../website/page/page-view.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { lineSource, type TextDocument, type TextLine } from '../../website/text/text-sources.ts';
import { EXACT_CJK_NAME, EXACT_FIRST_NAME, EXACT_NAME, isPersonName, TITLED, TITLED_SURNAME } from './name-words.ts';
import { roleOnCard } from './person-card-texts.ts';
import type { PersonSeen } from './person-seen.ts';
import { NAME_THEN_ROLE, PERSON_PLACE, ROLE_LINE_JA } from './person-words.ts';
import { ARTICLE, cleanRole, MAX_ROLE_CHARS, NO_ROLE, saysTheRole } from './role-texts.ts';
import { hasRole, isRoleAlone, isRoleLine } from './roles-in-text.ts';
import { DEGREES, writtenName } from './written-name.ts';

const HEADING = /^h([1-6])$/;
const MAX_CARD_CHARS = 120;
const MAX_ABOVE_CHARS = 40;
const DOTS_INSIDE = lightLetters(/(?:\p{Lu}\.){1,3}|(?<=\d)\.(?=\d)/gu);

/** A line that is a name, and what stands around it. */
interface NameLine {
  document: TextDocument;
  at: number;
  line: TextLine;
  block: TextBlock;
  above: TextLine | undefined;
  below: TextLine | undefined;
  /** By block: under a heading over people, or on the cards of a team. */
  zone: readonly boolean[];
  inTeam: boolean;
  /** Among headings that are mostly names of people. */
  inRow: boolean;
  name: string;
}

/** What a name of its own stands with on its card. */
type CardState = 'role-below' | 'role-as-heading' | 'role-above' | 'japanese-role-above' | 'row-of-names' | 'team-card';

/**
 * A name of its own with a role beside it: "Eva Klein, owner", or a heading "Eva Klein" over "Owner". `zone` and `names` come from
 * `team-zone.ts`; null where the line is no such name.
 */
export function personOnCard(
  document: TextDocument,
  at: number,
  zone: readonly boolean[],
  names: ReadonlySet<number>,
): PersonSeen | null {
  const line = document.lines[at];
  const block = line && document.view.blocks[line.block];
  if (!line || !block || line.text.length > MAX_CARD_CHARS) return null;
  const inTeam = zone[line.block] ?? false;
  const inOneLine = nameThenRole(document, line, inTeam);
  if (inOneLine) return inOneLine;
  const name = inTeam ? writtenName(line.text) : line.text.replace(DEGREES, '').replace(/(?<![\s,:])[\s,:]+$/, '');
  const isSurname = inTeam && TITLED_SURNAME.test(name);
  if ((!isSurname && !isNameLine(name, inTeam && isProminent(block))) || hasRole(name) || ROLE_LINE_JA.test(name))
    return null;
  const [above, below] = [document.lines[at - 1], document.lines[at + 1]];
  const seen = { document, at, line, block, above, below, zone, inTeam, inRow: names.has(line.block), name };
  const state = CARD_STATES.find(([, holds]) => holds(seen))?.[0];
  return state ? personIn(state, seen) : null;
}

/** "Eva Klein, owner"; "Eva Klein (TFA)" among the headings of a team: whatever stands behind the name is her role. */
function nameThenRole(document: TextDocument, line: TextLine, inTeam: boolean): PersonSeen | null {
  const [, named, beside] = NAME_THEN_ROLE.exec(line.text) ?? [];
  const isRole = hasRole(beside ?? '') || (inTeam && isShortRole(line, beside ?? ''));
  return named && beside && isRole && isPersonName(named) && !hasRole(named)
    ? { name: named, role: cleanRole(beside), source: lineSource(document, line), weight: 3 }
    : null;
}

function personIn(state: CardState, { document, line, above, below, name }: NameLine): PersonSeen {
  const [over, under] = [above?.text ?? '', below?.text ?? ''];
  const underRole = lineSource(document, line, `${over} / ${name}`);
  switch (state) {
    case 'role-below':
      return { name, role: cleanRole(under), source: lineSource(document, line, `${name} / ${under}`), weight: 3 };
    case 'role-as-heading':
      return { name, role: over.replace(/\s?:$/, ''), source: underRole, weight: 3 };
    case 'role-above':
      return {
        name,
        role: cleanRole(saysTheRole(over) ? over.replace(ARTICLE, '') : over),
        source: underRole,
        weight: 2,
      };
    case 'japanese-role-above':
      return { name, role: over, source: underRole, weight: 3 };
    case 'row-of-names': {
      const role = roleOnCard(document.view, line.block) ?? underName(below);
      return { name, role, source: lineSource(document, line), weight: 2 };
    }
    case 'team-card':
      return { name, role: roleOnCard(document.view, line.block), source: lineSource(document, line), weight: 2 };
  }
}

function hasRoleBelow({ line, block, below }: NameLine): boolean {
  // In a list of terms the role stands above the name, and the line below is the next one's.
  if (below === undefined || block.tag === 'dd') return false;
  const { text, landmark } = below;
  return (
    landmark === line.landmark &&
    text.length <= MAX_ROLE_CHARS &&
    !NAME_THEN_ROLE.test(text) &&
    // "President: Eva Klein" under the name of a club tells its president.
    !/:(?: |$)/.test(text) &&
    isRoleLine(text.replace(DOTS_INSIDE, '')) &&
    !NO_ROLE.test(text)
  );
}

/** "1. Vorsitzender" as a heading over the name. */
const hasRoleAsHeading = ({ line, above, name }: NameLine): boolean =>
  above !== undefined &&
  HEADING.test(above.tag) &&
  !HEADING.test(line.tag) &&
  isRoleAlone(above.text) &&
  EXACT_NAME.test(name);

/** "CEO of Larch Travels" over the heading with the name, where no name stands before it. */
function hasRoleAbove({ document, at, line, block, above, inTeam, name }: NameLine): boolean {
  if (above === undefined || !EXACT_NAME.test(name)) return false;
  const { text, tag } = above;
  const isTerm = block.tag === 'dd';
  const aboveThat = document.lines[at - 2]?.text ?? '';
  return (
    (inTeam || saysTheRole(text) || (isTerm && tag === 'dt')) &&
    (HEADING.test(line.tag) || isTerm) &&
    text.length <= MAX_ABOVE_CHARS &&
    !HEADING.test(tag) &&
    isRoleLine(text.replace(DOTS_INSIDE, '')) &&
    (!NO_ROLE.test(text) || saysTheRole(text)) &&
    (isTerm || !(EXACT_NAME.test(aboveThat) && isPersonName(aboveThat)))
  );
}

const hasJapaneseRoleAbove = ({ above, inTeam, name }: NameLine): boolean =>
  inTeam && above !== undefined && EXACT_CJK_NAME.test(name) && ROLE_LINE_JA.test(above.text);

const isInRow = ({ inRow, name }: NameLine): boolean => inRow && (EXACT_NAME.test(name) || TITLED.test(name));

/** On the card of a team member the heading is the member's name; after a name comes a role, however it is put. */
function isOnTeamCard({ document, block, above, zone, inTeam, name }: NameLine): boolean {
  const isHeading = HEADING.test(block.tag);
  const isAfterName = above !== undefined && (zone[above.block] ?? false) && EXACT_FIRST_NAME.test(above.text);
  const place = document.view.paths[block.path] ?? '';
  const isOnCard = inTeam && !isAfterName && PERSON_PLACE.test(place) && isHeading && EXACT_NAME.test(name);
  return isOnCard || (inTeam && (TITLED.test(name) || (isHeading && TITLED_SURNAME.test(name))));
}

/** The first that holds is taken: what says most surely that the name is a person of the business comes first. */
const CARD_STATES: readonly (readonly [CardState, (seen: NameLine) => boolean])[] = [
  ['role-below', hasRoleBelow],
  ['role-as-heading', hasRoleAsHeading],
  ['role-above', hasRoleAbove],
  ['japanese-role-above', hasJapaneseRoleAbove],
  ['row-of-names', isInRow],
  ['team-card', isOnTeamCard],
];

/** Under the name on a card stands what she does, in words no list of professions has: "Administration". */
function underName(next: TextLine | undefined): string | null {
  if (!next || HEADING.test(next.tag) || !/^(?:p|div|span|em|strong|small)$/.test(next.tag)) return null;
  const isShort = next.text.length <= MAX_ABOVE_CHARS && !/[.!?:@…]|\d{3}/.test(next.text);
  return isShort && !(EXACT_NAME.test(next.text) && isPersonName(next.text)) && !NO_ROLE.test(next.text)
    ? cleanRole(next.text)
    : null;
}

const isShortRole = (line: TextLine, beside: string): boolean =>
  HEADING.test(line.tag) && /\)$/.test(line.text) && beside.length <= 40 && !/\d/.test(beside);

function isNameLine(name: string, prominent: boolean): boolean {
  if (!isPersonName(name)) return false;
  return (
    EXACT_NAME.test(name) || (prominent && EXACT_FIRST_NAME.test(name)) || (prominent && EXACT_CJK_NAME.test(name))
  );
}

const isProminent = (block: TextBlock): boolean =>
  HEADING.test(block.tag) || /^(?:strong|b|dt|figcaption|p|div|span)$/.test(block.tag);
