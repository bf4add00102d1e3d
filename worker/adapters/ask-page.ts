import type { PageForm, PageLink, PageView } from '../audit/website/page/page-view.ts';
import type { DevtoolsSession } from './lab/devtools-session.ts';

/** A page of a business has a handful; a hostile one thousands. */
const MAX_LINKS = 10;
const MAX_FORMS = 4;
/** From a form up to the window. */
const MAX_LISTENERS_OF = 60;

/**
 * What only a running page knows, asked once it was captured: whether anything happens on a click on a link that has no address, and whether a script waits for a form to be sent. Nothing is sent. The answers are written into `view`; none where the
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
    .filter(({ link }) => !link.hidden)
    // Of a row of the same one the first answers for all.
    .filter(({ link }) => empty.find((one) => isSame(one, link)) === link)
    .toSorted((a, b) => rankOf(b.link) - rankOf(a.link))
    .slice(0, MAX_LINKS);
  if (asked.length === 0) return;
  const expression = `(${CLICK})(${empty.length}, ${JSON.stringify(asked.map(({ at }) => at))})`;
  const { result } = (await session.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  })) as { result: { value?: unknown } };
  if (!Array.isArray(result.value)) return;
  // What is open already does not stir again: a listener of its own is an answer as well, if places to jump to do not have the same one.
  const jumps = await listenersOf(session, JUMPS);
  for (const [order, { link, at }] of asked.entries()) {
    const stirs = result.value[order] === true;
    const listens = !stirs && (await hears(session, `(${LINK})(${at})`, CLICKS, new Set(jumps))) === true;
    for (const one of empty.filter((other) => !other.hidden && isSame(other, link))) {
      one.opens = stirs || listens;
      if (listens) one.isQuiet = true;
    }
  }
}

/** Words, address and place: the same link of a template. */
const isSame = (a: PageLink, b: PageLink): boolean => a.text === b.text && a.href === b.href && a.path === b.path;

/** The frame first, where icons of networks and legal texts are. */
const rankOf = ({ landmark }: PageLink): number =>
  landmark === 'footer' ? 2 : landmark === 'header' || landmark === 'nav' ? 1 : 0;

/**
 * Whatever stirs on the page counts: it may be what the click opens. Not what stirs without a click or on one beside all links, nor what
 * the jump to the top of the page does, which is where it begins.
 */
const CLICK = String.raw`(async (count, asked) => {
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const EVERYTHING = { subtree: true, childList: true, attributes: true, attributeOldValue: true, characterData: true };
  const isChange = ({ type, target, attributeName, oldValue }) =>
    type !== 'attributes' || target.getAttribute(attributeName) !== oldValue;
  const restless = new Set();
  const idle = new MutationObserver((records) => { for (const { target } of records) restless.add(target); });
  scrollTo({ top: 0, behavior: 'instant' });
  await wait(200);
  idle.observe(document, EVERYTHING);
  document.body.click();
  await wait(150);
  idle.disconnect();
  const links = [...document.querySelectorAll('[href]')].filter(
    (link) => /^\s*#!?\s*$/.test(link.getAttribute('href')) && /^(?:a|area)$/.test(link.localName),
  );
  if (links.length !== count) return null;
  const answers = [];
  const address = () => location.href.replace(/#!?$/, '');
  for (const at of asked) {
    let stirs = false;
    const before = address();
    const observer = new MutationObserver((records) => {
      if (records.some((record) => isChange(record) && !restless.has(record.target))) stirs = true;
    });
    observer.observe(document, EVERYTHING);
    links[at].click();
    await wait(150);
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

/** Links to a place on the page that there is. */
const JUMPS = String.raw`[...document.querySelectorAll('a[href^="#"]')].filter((link) => {
  const id = link.getAttribute('href').slice(1);
  return id !== '' && id !== '!' && document.getElementById(id) !== null;
}).slice(0, 5)`;

const CLICKS = new Set(['click', 'mousedown', 'mouseup', 'pointerdown', 'pointerup', 'touchstart', 'touchend']);
/** What a script listens to that sends a form in the browser's place. */
const SENDS = new Set([...CLICKS, 'submit', 'formdata']);

async function askForms(session: DevtoolsSession, forms: PageForm[]): Promise<void> {
  for (const [at, form] of forms.slice(0, MAX_FORMS).entries()) {
    const handled = await hears(session, `(${AROUND})(${forms.length}, ${at})`, SENDS);
    if (handled !== null) form.handled = handled;
  }
}

/** Whether any of the nodes an expression answers has a listener of these types, but for those named; null where it answers none. */
async function hears(
  session: DevtoolsSession,
  expression: string,
  types: ReadonlySet<string>,
  but: ReadonlySet<string> = new Set(),
): Promise<boolean | null> {
  const found = await listenersOf(session, expression, types);
  return found === null ? null : found.some((one) => !but.has(one));
}

/** The listeners of the nodes an expression answers, each by where it is written; null where it answers no list. */
async function listenersOf(
  session: DevtoolsSession,
  expression: string,
  types: ReadonlySet<string> = CLICKS,
): Promise<string[] | null> {
  const { result } = (await session.send('Runtime.evaluate', { expression })) as {
    result: { objectId?: string; subtype?: string };
  };
  if (result.objectId === undefined || result.subtype !== 'array') return null;
  const { result: nodes } = (await session.send('Runtime.getProperties', {
    objectId: result.objectId,
    ownProperties: true,
  })) as { result: { value?: { objectId?: string } }[] };
  const found: string[] = [];
  for (const { value } of nodes.slice(0, MAX_LISTENERS_OF)) {
    if (value?.objectId === undefined) continue;
    const { listeners } = (await session.send('DOMDebugger.getEventListeners', { objectId: value.objectId })) as {
      listeners: { type: string; scriptId: string; lineNumber: number; columnNumber: number }[];
    };
    for (const { type, scriptId, lineNumber, columnNumber } of listeners)
      if (types.has(type)) found.push([scriptId, lineNumber, columnNumber].join(':'));
  }
  return found;
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
