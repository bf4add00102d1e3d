import type { TextBlock } from '../../website/page/page-view.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { lineSource, type TextDocument, type TextLine } from '../../website/text/text-sources.ts';
import { EXACT_CJK_NAME, EXACT_FIRST_NAME, EXACT_NAME, isPersonName, TITLED, TITLED_SURNAME } from './name-words.ts';
import { roleOnCard } from './person-card-texts.ts';
import type { PersonSeen } from './person-seen.ts';
import { NAME_THEN_ROLE, PERSON_PLACE, ROLE, ROLE_LINE, ROLE_LINE_JA, ROLE_ONLY } from './person-words.ts';
import { ARTICLE, cleanRole, MAX_ROLE_CHARS, NO_ROLE, saysTheRole } from './role-texts.ts';
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
  /** By block: under a heading over people, or on the cards of a team. */
  zone: readonly boolean[];
  inTeam: boolean;
  name: string;
}

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
  if ((!isSurname && !isNameLine(name, inTeam && isProminent(block))) || ROLE.test(name) || ROLE_LINE_JA.test(name))
    return null;
  const seen = { document, at, line, block, above: document.lines[at - 1], zone, inTeam, name };
  return (
    withRoleBelow(seen) ??
    withRoleAsHeading(seen) ??
    withRoleAbove(seen) ??
    withJapaneseRoleAbove(seen) ??
    (names.has(line.block) ? inRowOfNames(seen) : null) ??
    onTeamCard(seen)
  );
}

/** "Eva Klein, owner"; "Eva Klein (TFA)" among the headings of a team: whatever stands behind the name is her role. */
function nameThenRole(document: TextDocument, line: TextLine, inTeam: boolean): PersonSeen | null {
  const [, named, beside] = NAME_THEN_ROLE.exec(line.text) ?? [];
  const isRole = ROLE.test(beside ?? '') || (inTeam && isShortRole(line, beside ?? ''));
  return named && beside && isRole && isPersonName(named) && !ROLE.test(named)
    ? { name: named, role: cleanRole(beside), source: lineSource(document, line), weight: 3 }
    : null;
}

function withRoleBelow({ document, at, line, block, name }: NameLine): PersonSeen | null {
  // In a list of terms the role stands above the name, and the line below is the next one's.
  const next = block.tag === 'dd' ? undefined : document.lines[at + 1];
  const isRole =
    next !== undefined &&
    next.landmark === line.landmark &&
    next.text.length <= MAX_ROLE_CHARS &&
    !NAME_THEN_ROLE.test(next.text) &&
    // "President: Eva Klein" under the name of a club tells its president.
    !/:(?: |$)/.test(next.text) &&
    ROLE_LINE.test(next.text.replace(DOTS_INSIDE, '')) &&
    !NO_ROLE.test(next.text);
  if (!isRole) return null;
  const source = lineSource(document, line, `${name} / ${next.text}`);
  return { name, role: cleanRole(next.text), source, weight: 3 };
}

/** "1. Vorsitzender" as a heading over the name. */
function withRoleAsHeading({ document, line, above, name }: NameLine): PersonSeen | null {
  const isHeaded =
    above !== undefined &&
    HEADING.test(above.tag) &&
    !HEADING.test(line.tag) &&
    ROLE_ONLY.test(above.text) &&
    EXACT_NAME.test(name);
  if (!isHeaded) return null;
  const source = lineSource(document, line, `${above.text} / ${name}`);
  return { name, role: above.text.replace(/\s?:$/, ''), source, weight: 3 };
}

/** "CEO of Larch Travels" over the heading with the name, where no name stands before it. */
function withRoleAbove({ document, at, line, block, above, inTeam, name }: NameLine): PersonSeen | null {
  const aboveThat = document.lines[at - 2];
  const isTerm = block.tag === 'dd';
  const isRole =
    (inTeam || saysTheRole(above?.text ?? '') || (isTerm && above?.tag === 'dt')) &&
    (HEADING.test(line.tag) || isTerm) &&
    above !== undefined &&
    above.text.length <= MAX_ABOVE_CHARS &&
    !HEADING.test(above.tag) &&
    ROLE_LINE.test(above.text.replace(DOTS_INSIDE, '')) &&
    (!NO_ROLE.test(above.text) || saysTheRole(above.text)) &&
    (isTerm || !(aboveThat !== undefined && EXACT_NAME.test(aboveThat.text) && isPersonName(aboveThat.text)));
  if (!isRole || !EXACT_NAME.test(name)) return null;
  return {
    name,
    role: cleanRole(saysTheRole(above.text) ? above.text.replace(ARTICLE, '') : above.text),
    source: lineSource(document, line, `${above.text} / ${name}`),
    weight: 2,
  };
}

function withJapaneseRoleAbove({ document, line, above, inTeam, name }: NameLine): PersonSeen | null {
  return inTeam && above && EXACT_CJK_NAME.test(name) && ROLE_LINE_JA.test(above.text)
    ? { name, role: above.text, source: lineSource(document, line, `${above.text} / ${name}`), weight: 3 }
    : null;
}

function inRowOfNames({ document, at, line, name }: NameLine): PersonSeen | null {
  return EXACT_NAME.test(name) || TITLED.test(name)
    ? {
        name,
        role: roleOnCard(document.view, line.block) ?? underName(document, at),
        source: lineSource(document, line),
        weight: 2,
      }
    : null;
}

/** On the card of a team member the heading is the member's name; after a name comes a role, however it is put. */
function onTeamCard({ document, line, block, above, zone, inTeam, name }: NameLine): PersonSeen | null {
  const isHeading = HEADING.test(block.tag);
  const isAfterName = above !== undefined && (zone[above.block] ?? false) && EXACT_FIRST_NAME.test(above.text);
  const place = document.view.paths[block.path] ?? '';
  const isOnCard = inTeam && !isAfterName && PERSON_PLACE.test(place) && isHeading && EXACT_NAME.test(name);
  return isOnCard || (inTeam && (TITLED.test(name) || (isHeading && TITLED_SURNAME.test(name))))
    ? { name, role: roleOnCard(document.view, line.block), source: lineSource(document, line), weight: 2 }
    : null;
}

/** Under the name on a card stands what she does, in words no list of professions has: "Administration". */
function underName(document: TextDocument, at: number): string | null {
  const next = document.lines[at + 1];
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
