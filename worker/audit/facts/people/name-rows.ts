import type { TextBlock } from '../../website/page/page-view.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { placeInBody, quote, sourceAt, type TextDocument } from '../../website/text/text-sources.ts';
import { isInStarredCard } from '../reviews/starred-cards.ts';
import { EXACT_NAME, isPersonName, TITLED } from './name-words.ts';
import type { PersonSeen } from './person-seen.ts';
import { cleanRole, MAX_ROLE_CHARS, NO_ROLE } from './role-texts.ts';
import { hasRole } from './roles-in-text.ts';
import { writtenName } from './written-name.ts';

/** One heading with a name is a signature; two of one shape are a row of people. */
const MIN_NAMES = 2;
const MAX_NAME_CHARS = 60;

/**
 * People on cards of one shape, whatever stands over them: headings of one kind that are mostly names, each with what somebody is on
 * the same side of it. A role stands above the name on all cards of a row or below it on all: the side with more of them. By block of
 * the name.
 */
export function peopleInRows(document: TextDocument): Map<number, PersonSeen> {
  const { view } = document;
  const starred = isInStarredCard(view);
  const rows = new Map<string, number[]>();
  view.blocks.forEach((block, at) => {
    if (!isTitle(block) || block.landmark === 'nav' || block.landmark === 'footer' || starred(at)) return;
    const shape = `${block.tag} ${(view.paths[block.path] ?? '').replace(/#[\w-]+/g, '')}`;
    rows.set(shape, [...(rows.get(shape) ?? []), at]);
  });
  const found = new Map<number, PersonSeen>();
  for (const row of rows.values()) {
    const names = row.filter((at) => nameOf(view.blocks[at]) !== null);
    if (names.length < MIN_NAMES || names.length * 3 < row.length * 2) continue;
    const above = rolesBeside(view.blocks, names, -1);
    const below = rolesBeside(view.blocks, names, 1);
    const roles = above.size > below.size ? above : below;
    if (roles.size * 2 < names.length || roles.size < MIN_NAMES) continue;
    for (const at of names) {
      const name = nameOf(view.blocks[at]);
      const role = roles.get(at) ?? null;
      const place = placeInBody(view, view.blocks[at]?.path ?? 0);
      const seen = role === null ? (name ?? '') : `${name} / ${role}`;
      if (name !== null) found.set(at, { name, role, source: sourceAt(document, place, quote(seen)), weight: 3 });
    }
  }
  return found;
}

const isTitle = ({ tag, text }: TextBlock): boolean =>
  /^(?:h[2-6]|strong|b|dt)$/.test(tag) && text.length <= MAX_NAME_CHARS;

function nameOf(block: TextBlock | undefined): string | null {
  const name = writtenName(block?.text ?? '');
  return (EXACT_NAME.test(name) || TITLED.test(name)) && isPersonName(name) && !hasRole(name) ? name : null;
}

/** What stands next to each name on one side and says what somebody is. */
function rolesBeside(blocks: readonly TextBlock[], names: readonly number[], step: 1 | -1): Map<number, string> {
  const roles = new Map<number, string>();
  for (const at of names) {
    const beside = blocks[at + step];
    // Above a name stands a label; below it the beginning of what is told of her.
    if (!beside || isTitle(beside) || /^(?:a|button|h1)$/.test(beside.tag)) continue;
    if (step < 0 && beside.text.length > MAX_ABOVE_CHARS) continue;
    const isWhole = beside.text.length <= MAX_ABOVE_CHARS && !/[\d.!?]/.test(beside.text);
    const role = isWhole ? beside.text : (beside.text.split(CLAUSE_END)[0] ?? '').replace(SINCE, '').trim();
    if (role.length <= MAX_ROLE_CHARS && hasRole(role) && !NO_ROLE.test(role)) roles.set(at, cleanRole(role));
  }
  return roles;
}

const MAX_ABOVE_CHARS = 40;
const CLAUSE_END = /[.!?;:,](?:\s|$)|\n|\s[–—|·]\s/u;
/** "Physiotherapist since 2009" */
const SINCE = lightLetters(/\s\p{L}+\s(?:19|20)\d\d.*$/u);
