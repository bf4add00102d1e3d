import type { PageForm, PageView } from '../audit/website/page/page-view.ts';
import { clickEntries } from './clicks/click-entries.ts';
import { CLICKS, hears } from './clicks/listeners.ts';
import { keepStorage } from './clicks/own-storage.ts';
import type { DevtoolsSession } from './lab/devtools-session.ts';

const MAX_FORMS = 4;

/** What a page may ask for while it is clicked on. */
export interface ReadingOnly {
  /** From now on nothing is sent: what does not only read is refused. */
  readOnly(): void;
}

/**
 * What only a running page knows, asked once it was captured: whether a script waits for a form to be sent, and what happens on a click on
 * what has no address. Nothing is sent, and what a click stored is taken back. The answers are written into `view`; none where the page does not say.
 */
export async function askPage(session: DevtoolsSession, traffic: ReadingOnly, view: PageView): Promise<void> {
  try {
    await askForms(session, view.forms);
    traffic.readOnly();
    const putBack = await keepStorage(session);
    await clickEntries(session, view);
    await putBack();
  } catch {
    // The page went on to another one, or the browser knows no such question.
  }
}

/** What a script listens to that sends a form in the browser's place. */
const SENDS = new Set([...CLICKS, 'submit', 'formdata']);

async function askForms(session: DevtoolsSession, forms: PageForm[]): Promise<void> {
  for (const [at, form] of forms.slice(0, MAX_FORMS).entries()) {
    const handled = await hears(session, `(${AROUND})(${forms.length}, ${at})`, SENDS);
    if (handled !== null) form.handled = handled;
  }
}

/** The form, all that is around it, and its buttons: a listener on any of them may send it. */
const AROUND = String.raw`(count, at) => {
  if (document.querySelectorAll('form').length !== count) return null;
  const form = document.querySelectorAll('form')[at];
  const found = [window];
  for (let node = form; node; node = node.parentNode) found.push(node);
  const buttons = [...form.elements].filter((field) => field.localName === 'button' || /^(?:submit|image|button)$/.test(field.type));
  return [...found, ...buttons, ...form.querySelectorAll('a, [role=button]')];
}`;
