import type { PageForm, PageView } from '../audit/website/page/page-view.ts';
import type { DevtoolsSession } from './lab/devtools-session.ts';

/** A page of a business has a handful; a hostile one thousands. */
const MAX_LINKS = 8;
const MAX_FORMS = 4;
/** From a form up to the window. */
const MAX_LISTENERS_OF = 60;

/**
 * What only a running page knows, asked once it was captured: whether anything happens on a click on a link outside of the content that has
 * no address, and whether a script waits for a form to be sent. Nothing is sent. The answers are written into `view`; none where the
 * page does not say.
 */
export async function askPage(session: DevtoolsSession, view: PageView): Promise<void> {
  try {
    await askForms(session, view.forms);
    await askLinks(session, view);
  } catch {
    // The page went on to another one, or the browser knows no such question.
  }
}

const HASH = /^\s*#!?\s*$/;

async function askLinks(session: DevtoolsSession, { links }: PageView): Promise<void> {
  const empty = links.filter(({ href }) => HASH.test(href));
  const asked = empty
    .map((link, at) => ({ link, at }))
    .filter(({ link }) => !link.hidden && link.landmark !== 'main')
    .toSorted((a, b) => Number(b.link.landmark === 'footer') - Number(a.link.landmark === 'footer'))
    .slice(0, MAX_LINKS);
  if (asked.length === 0) return;
  const expression = `(${CLICK})(${empty.length}, ${JSON.stringify(asked.map(({ at }) => at))})`;
  const { result } = (await session.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  })) as { result: { value?: unknown } };
  if (!Array.isArray(result.value)) return;
  // What is open already does not stir again: a listener of its own is an answer as well.
  for (const [order, { link, at }] of asked.entries())
    link.opens = result.value[order] === true || (await hears(session, `(${LINK})(${at})`, CLICKS)) === true;
}

/** Whatever stirs on the page counts: it may be what the click opens. */
const CLICK = String.raw`(async (count, asked) => {
  const links = [...document.querySelectorAll('[href]')].filter(
    (link) => /^\s*#!?\s*$/.test(link.getAttribute('href')) && /^(?:a|area)$/.test(link.localName),
  );
  if (links.length !== count) return null;
  const answers = [];
  const address = () => location.href.replace(/#!?$/, '');
  for (const at of asked) {
    let stirs = false;
    const before = address();
    const observer = new MutationObserver(() => { stirs = true; });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const look = (event) => { if (event.defaultPrevented) stirs = true; };
    addEventListener('click', look);
    links[at].click();
    await new Promise((resolve) => setTimeout(resolve, 120));
    removeEventListener('click', look);
    observer.disconnect();
    answers.push(stirs || address() !== before);
  }
  return answers;
})`;

/** A link and what is around it, below the page itself. */
const LINK = String.raw`(at) => {
  const found = [];
  const links = [...document.querySelectorAll('[href]')].filter(
    (link) => /^\s*#!?\s*$/.test(link.getAttribute('href')) && /^(?:a|area)$/.test(link.localName),
  );
  for (let node = links[at]; node && node !== document.body; node = node.parentNode) found.push(node);
  return found;
}`;

const CLICKS = new Set(['click', 'mousedown', 'mouseup', 'pointerdown', 'pointerup', 'touchstart', 'touchend']);
/** What a script listens to that sends a form in the browser's place. */
const SENDS = new Set([...CLICKS, 'submit', 'formdata']);

async function askForms(session: DevtoolsSession, forms: PageForm[]): Promise<void> {
  for (const [at, form] of forms.slice(0, MAX_FORMS).entries()) {
    const handled = await hears(session, `(${AROUND})(${forms.length}, ${at})`, SENDS);
    if (handled !== null) form.handled = handled;
  }
}

/** Whether any of the nodes an expression answers has a listener of these types; null where it answers none. */
async function hears(
  session: DevtoolsSession,
  expression: string,
  types: ReadonlySet<string>,
): Promise<boolean | null> {
  const { result } = (await session.send('Runtime.evaluate', { expression })) as {
    result: { objectId?: string; subtype?: string };
  };
  if (result.objectId === undefined || result.subtype !== 'array') return null;
  const { result: nodes } = (await session.send('Runtime.getProperties', {
    objectId: result.objectId,
    ownProperties: true,
  })) as { result: { value?: { objectId?: string } }[] };
  for (const { value } of nodes.slice(0, MAX_LISTENERS_OF)) {
    if (value?.objectId === undefined) continue;
    const { listeners } = (await session.send('DOMDebugger.getEventListeners', { objectId: value.objectId })) as {
      listeners: { type: string }[];
    };
    if (listeners.some(({ type }) => types.has(type))) return true;
  }
  return false;
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
