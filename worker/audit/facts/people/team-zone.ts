import { plainWords } from '../../website/text/plain-words.ts';
import type { TextDocument } from '../../website/text/text-sources.ts';
import { namesReviews } from '../reviews/review-words.ts';
import { EXACT_NAME, isPersonName, TITLED } from './name-words.ts';
import { PERSON_PLACE, ROLE_LINE_JA, TEAM_NAME } from './person-words.ts';
import { MAX_ROLE_CHARS, NO_ROLE } from './role-texts.ts';
import { hasRole, isRoleLine } from './roles-in-text.ts';
import { DEGREES, writtenName } from './written-name.ts';

const HEADING = /^h([1-6])$/;

/** Blocks under a heading over people, or on the cards of a team. */
export function teamZone(document: TextDocument): boolean[] {
  const { view } = document;
  const onCards = showsPeople(document);
  let level: number | null = null;
  return view.blocks.map((block) => {
    const own = Number(HEADING.exec(block.tag)?.[1] ?? 7);
    if (own < 7) {
      // "Vets" below "Our team" divides it.
      if (TEAM_NAME.test(plainWords(block.text))) level = Math.min(level ?? own, own);
      else if (level !== null && (own <= level || namesReviews(block.text))) level = null;
    }
    return level !== null || (onCards && PERSON_PLACE.test(view.paths[block.path] ?? ''));
  });
}

/** Templates lend the cards of a team to machines and rooms: somebody on them has a title, a role or a heading over people. */
function showsPeople({ page, view }: TextDocument): boolean {
  if (page.role === 'about') return true;
  return view.blocks.some((block, at) => {
    if (HEADING.test(block.tag) && TEAM_NAME.test(plainWords(block.text))) return true;
    if (!PERSON_PLACE.test(view.paths[block.path] ?? '')) return false;
    const next = view.blocks[at + 1];
    const isRole = (text: string) =>
      text.length <= MAX_ROLE_CHARS && ((isRoleLine(text) && !NO_ROLE.test(text)) || ROLE_LINE_JA.test(text));
    return TITLED.test(block.text) || isRole(block.text) || (next !== undefined && isRole(next.text));
  });
}

/** Headings of a team that are mostly names of people: then those are, whatever stands below. */
export function namesInRow({ view }: TextDocument, zone: boolean[]): Set<number> {
  const portraits = new Set(view.images.map(({ alt }) => alt?.trim() ?? ''));
  const levels = new Map<string, { names: number[]; of: number; isTeam: boolean }>();
  view.blocks.forEach((block, at) => {
    if (!zone[at] || !HEADING.test(block.tag) || TEAM_NAME.test(plainWords(block.text))) return;
    const name = writtenName(block.text);
    const level = levels.get(block.tag) ?? { names: [], of: 0, isTeam: false };
    level.of += 1;
    if ((EXACT_NAME.test(name) || TITLED.test(name)) && isPersonName(name) && !hasRole(name)) level.names.push(at);
    // "Modern rooms" and "Short ways" look like names; a title, a degree or a portrait tells that people are meant.
    level.isTeam ||= TITLED.test(name) || DEGREES.test(block.text.trim()) || portraits.has(name);
    levels.set(block.tag, level);
  });
  return new Set(
    [...levels.values()].flatMap(({ names, of, isTeam }) =>
      isTeam && names.length >= 2 && names.length * 3 >= of * 2 ? names : [],
    ),
  );
}
