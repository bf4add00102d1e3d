import type { PageObservation } from '../../observations.ts';
import type { PageView, TextBlock } from '../page/page-view.ts';

/** Of more words beside its fields a page says something. */
const MAX_WORDS = 30;
/** Where all that is shown stands around fields for a password, there are windows below them for settings and their explanation. */
const MAX_WORDS_BEHIND = 250;

/**
 * A page to sign in at, or one of which everything stands behind that: it is for those who have a password, and nobody asks it for a
 * description or for text. Its form is in the HTML as served: a window that a script lays over a page says nothing of the page.
 */
export function isSignInPage({ role, plain, rendered }: PageObservation): boolean {
  if (role !== 'other' || !plain.view || passwordForms(plain.view).length === 0) return false;
  const view = rendered?.view ?? plain.view;
  const boxes = passwordForms(view).map(({ path }) => aroundPath(view.paths[path] ?? ''));
  const own = view.blocks.filter(isOwnText);
  const words = own.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
  if (words > MAX_WORDS_BEHIND || boxes.length === 0) return false;
  if (words <= MAX_WORDS) return true;
  // What is shown of headings of the first level heads a form, and others wait behind it.
  const mains = view.blocks.filter(({ tag }) => tag === 'h1');
  const shown = mains.filter(({ hidden }) => !hidden);
  const isHeadOfForm = ({ path }: TextBlock): boolean =>
    boxes.some((box) => box !== '' && (view.paths[path] ?? '').startsWith(`${box} > `));
  return shown.length > 0 && shown.length < mains.length && shown.every(isHeadOfForm);
}

const passwordForms = ({ forms }: PageView): PageView['forms'] =>
  forms.filter(({ fields }) => fields.some(({ type }) => type === 'password'));

const FRAME = new Set<TextBlock['landmark']>(['nav', 'header', 'footer']);
const CONTROLS = new Set(['button', 'label', 'legend', 'option', 'a']);

const isOwnText = ({ hidden, landmark, tag }: TextBlock): boolean =>
  !hidden && !FRAME.has(landmark) && !CONTROLS.has(tag);

/** The element around the form; '' for the parts of a page that hold everything. */
function aroundPath(path: string): string {
  const box = path.split(' > ').slice(0, -1);
  return /^(?:body|main|article|section)(?:[.#]|$)/.test(box.at(-1) ?? 'body') ? '' : box.join(' > ');
}
