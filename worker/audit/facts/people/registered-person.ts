import type { PageView, TextBlock } from '../../website/page/page-view.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { placeInBody, quote, sourceAt, type TextDocument } from '../../website/text/text-sources.ts';
import { EXACT_NAME, isPersonName } from './name-words.ts';
import type { PersonSeen } from './person-seen.ts';
import { cleanRole } from './role-texts.ts';
import { writtenName } from './written-name.ts';

/** "CRP 06/154012", "HCPC PH87214": the letters of a register, and the number in it, alone in a line. */
const REGISTER = lightLetters(/^(\p{Lu}{2,6})(?:[-/]\p{Lu}{2})?[\s:.-]{1,3}(?:\p{Lu}{1,2})?\d[\d\s/.-]{2,12}$/u);
/** "NPR 19350" under a brand and its blouse is a sum. */
const isCurrency = (letters: string): boolean => Intl.supportedValuesOf('currency').includes(letters);
/** "Psi. ", "Dr. med. " */
const TITLES = lightLetters(/^(?:\p{L}{1,5}\. ?){1,3}(?=\p{Lu})/u);
/** More cards with letters and numbers on one page are a catalogue. */
const MAX_REGISTERED = 12;
/** Longer ones are sentences. */
const MAX_ROLE_CHARS = 60;
const DASH = /\s[-–—|·]\s/u;

/**
 * Who stands over the number of a professional register, with what she is in between: name, profession and number each in a line of its
 * own, in whatever language. By block of the name.
 */
export function registeredPeople(document: TextDocument): Map<number, PersonSeen> {
  const { view } = document;
  const found = new Map<number, PersonSeen>();
  view.blocks.forEach((block, at) => {
    const letters = REGISTER.exec(block.text.trim())?.[1];
    if (letters === undefined || isCurrency(letters)) return;
    const [name, role] = [nameOf(view.blocks[at - 2]), roleOf(view.blocks[at - 1])];
    if (name === null || role === null) return;
    const source = sourceAt(document, placeOfBlock(view, at - 2), quote(`${name} / ${role} / ${block.text.trim()}`));
    found.set(at - 2, { name, role, source, weight: 3 });
  });
  return found.size <= MAX_REGISTERED ? found : new Map();
}

const placeOfBlock = (view: PageView, at: number): string => placeInBody(view, view.blocks[at]?.path ?? 0);

function nameOf(block: TextBlock | undefined): string | null {
  if (!block || !/^(?:h[1-6]|strong|b|p|div|span)$/.test(block.tag)) return null;
  const name = writtenName(block.text.replace(TITLES, ''));
  return EXACT_NAME.test(name) && isPersonName(name) ? name : null;
}

function roleOf(block: TextBlock | undefined): string | null {
  const [role = ''] = block?.text.split(DASH) ?? [];
  return role !== '' && role.length <= MAX_ROLE_CHARS && !/[\d.!?]/.test(role) ? cleanRole(role) : null;
}
