import type { PageObservation } from '../../observations.ts';
import { hasNoindex } from '../indexing.ts';
import type { PageView, TextBlock } from '../page/page-view.ts';
import { countWords } from '../page/words.ts';
import { SHELL_WORDS } from '../undrawn-pages.ts';

/** Of more words beside its fields a page says something. */
const MAX_WORDS = 30;
/** What stands around the fields explains them: who gets a password, and what to do without one. */
const MAX_WORDS_AROUND = 120;
/** Where all that is shown stands around fields for a password, there are windows below them for settings and their explanation. */
const MAX_WORDS_BEHIND = 250;

/**
 * A page to sign in at, or one of which everything stands behind that: it is for those who have a password, and nobody asks it for a
 * description or for text. Its fields are in the HTML as served, or scripts write the whole page: a window that a script lays over a page
 * says nothing of the page.
 */
export function isSignInPage({ role, plain, rendered }: PageObservation): boolean {
  if (role === 'home' || !plain.view) return false;
  const isShell = plain.view.textWords < SHELL_WORDS && plain.view.headings.length === 0;
  if (passwordPaths(plain.view).length === 0 && !isShell) return false;
  const view = rendered?.view ?? plain.view;
  const boxes = passwordPaths(view).map((path) => aroundPath(view.paths[path] ?? ''));
  const own = view.blocks.filter(isOwnText);
  const words = wordsOf(own);
  if (words > MAX_WORDS_BEHIND || boxes.length === 0) return false;
  if (words <= MAX_WORDS || hasNoindex(plain)) return true;
  const isAround = ({ path }: TextBlock): boolean =>
    boxes.some((box) => box !== '' && (view.paths[path] ?? '').startsWith(`${box} > `));
  if (words <= MAX_WORDS_AROUND && wordsOf(own.filter((block) => !isAround(block))) <= MAX_WORDS) return true;
  // What is shown of headings of the first level heads a form, and others wait behind it.
  const mains = view.blocks.filter(({ tag }) => tag === 'h1');
  const shown = mains.filter(({ hidden }) => !hidden);
  return shown.length > 0 && shown.length < mains.length && shown.every(isAround);
}

const wordsOf = (blocks: readonly TextBlock[]): number => blocks.reduce((sum, { text }) => sum + countWords(text), 0);

/** Of forms with a field for a password, and of such fields by themselves; what the frame of all pages holds is no page's own. */
const passwordPaths = ({ forms, loosePasswords = [], paths }: PageView): number[] =>
  [
    ...forms
      .filter(({ fields }) => fields.some(({ type, hidden }) => type === 'password' && !hidden))
      .map(({ path }) => path),
    ...loosePasswords,
  ].filter((path) => !IN_FRAME.test(paths[path] ?? ''));

const IN_FRAME = /(?:^| > )(?:header|nav|footer)(?:[.#]| > )/;

const FRAME = new Set<TextBlock['landmark']>(['nav', 'header', 'footer']);
const CONTROLS = new Set(['button', 'label', 'legend', 'option', 'a']);

/** What a page says itself, without its frame and the words of its fields. */
export const isOwnText = ({ hidden, landmark, tag }: TextBlock): boolean =>
  !hidden && !FRAME.has(landmark) && !CONTROLS.has(tag);

/** The element around the form; '' for the parts of a page that hold everything. */
function aroundPath(path: string): string {
  const box = path.split(' > ').slice(0, -1);
  return /^(?:body|main|article|section)(?:[.#]|$)/.test(box.at(-1) ?? 'body') ? '' : box.join(' > ');
}
