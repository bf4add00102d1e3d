import { chaptersOf, isAnchored } from '../../checks/semantics/headings-without-anchors.ts';
import type { ReadPage } from '../../inputs.ts';
import { element } from '../escape-html.ts';
import { type FixBuilder, type FixInput, isOpen } from '../fix-input.ts';
import { byPlace, forCheck, htmlFix } from '../page-fix.ts';
import { changePlacement } from '../page-placement.ts';
import { headingPlan } from './heading-plan.ts';

const CHECK = 'headings-without-anchors';
/** Addresses are passed on by hand, too. */
const MAX_ID_CHARS = 40;

/** An id for each chapter heading that has none, made of its words. */
export const headingAnchorFixes: FixBuilder = {
  checkIds: [CHECK],
  build(input) {
    if (!isOpen(input, CHECK)) return [];
    const pieces = (input.inputs.pages ?? []).flatMap((page) => anchorsOn(input, page));
    const fixes = byPlace(pieces).map(({ page, pieces: own }) =>
      htmlFix(input, page, {
        kind: 'heading',
        placement: changePlacement(input, page, 'the headings as they are, each with the id shown here'),
        content: own.map(({ html }) => html).join('\n'),
        action: 'attributes',
      }),
    );
    return forCheck(CHECK, fixes, fixes.length > 0);
  },
};

function anchorsOn(input: FixInput, page: ReadPage): { page: ReadPage; html: string }[] {
  const taken = new Set(page.plain.view.ids);
  const levels = new Map(headingPlan(input, page).map(({ heading, level }) => [heading, level]));
  const written = new Set<string>();
  return chaptersOf(page).flatMap((heading) => {
    const level = levels.get(heading) ?? heading.level;
    // Of two headings with the same words, nobody could tell which is meant.
    if (isAnchored(page, heading) || level === 1 || written.has(heading.text)) return [];
    written.add(heading.text);
    const id = freeId(idOf(heading.text), taken);
    if (id === null) return [];
    taken.add(id);
    return { page, html: element(`h${level}`, { id }, heading.text) };
  });
}

const LETTERS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'o', œ: 'oe' };

/** "Was kostet das?" → "was-kostet-das"; letters of other scripts stay as they are. */
export function idOf(text: string): string {
  const words = text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöüßæøœ]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  let id = '';
  for (const word of words) {
    const longer = id === '' ? word.slice(0, MAX_ID_CHARS) : `${id}-${word}`;
    if (longer.length > MAX_ID_CHARS) break;
    id = longer;
  }
  return id;
}

function freeId(id: string, taken: ReadonlySet<string>): string | null {
  if (id === '') return null;
  for (let count = 1; ; count++) {
    const one = count === 1 ? id : `${id}-${count}`;
    if (!taken.has(one)) return one;
  }
}
