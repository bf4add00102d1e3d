import { CLICKED_NAME_CHARS } from '../../audit/website/page/page-limits.ts';
import type { PageLink, PageView } from '../../audit/website/page/page-view.ts';
import { countWords } from '../../audit/website/page/words.ts';
import type { ClickedEntry } from '../../audit/website/unasked/clicked-entry.ts';
import type { DevtoolsSession } from '../lab/devtools-session.ts';
import { AROUND_ENTRY, CLICK_AT, JUMPS, NEW_TEXT, PREPARE_CLICKS } from './click-script.ts';
import { CLICKS, hears, listenersOf } from './listeners.ts';

/** A page of a business has a handful; a hostile one thousands. */
const MAX_LINKS = 10;
const MAX_OTHERS = 12;
/** Of what the clicks brought, over all of a page. */
const MAX_TEXT_CHARS = 1_000;
/** All clicks of a page together. */
const MAX_MS = 5_000;
/** What a click asks for arrives within this, or is told as not arrived. */
const ARRIVES_MS = 800;
const QUIET_MS = 120;
const LOOK_EVERY_MS = 40;

const NO_PLACE = /^\s*#!?\s*$/;
const NO_PAGE = /^\s*(?:#|javascript:)/i;

interface Entry {
  /** Among the links whose address is a place on the page or a script; -1: none of them. */
  at: number;
  name: string;
  href: string | null;
  isMenu: boolean;
}

/**
 * Clicks what leads nowhere by itself and writes into the view whether anything came of it, and which words. The page is
 * another one afterwards.
 */
export async function clickEntries(session: DevtoolsSession, view: PageView): Promise<void> {
  const leading = view.links.filter(({ href }) => NO_PAGE.test(href));
  const asked = emptyLinks(leading);
  const endsAt = Date.now() + MAX_MS;
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, MAX_MS);
  let isOver = false;
  const requests = await countRequests(session);
  const work = async (): Promise<void> => {
    const home = String(await ask(session, 'location.href'));
    const prepared = await ask(
      session,
      `(${PREPARE_CLICKS})(${leading.length}, ${JSON.stringify(asked)}, ${MAX_OTHERS})`,
    );
    if (!Array.isArray(prepared) || prepared.length === 0) return;
    const entries = (prepared as Entry[]).map((one) => ({
      ...one,
      name: leading[one.at]?.text.slice(0, CLICKED_NAME_CHARS) || one.name,
    }));
    const clicked: Clicked[] = [];
    for (const [at, entry] of entries.entries()) {
      if (Date.now() > endsAt) break;
      const one = await clickOne(session, { requests, home }, at, entry);
      if (isOver) return;
      if (one) clicked.push(one);
      if (one?.stirs && entry.at >= 0) answer(leading, entry, true);
    }
    // What is open already does not stir again: a listener of its own is an answer as well, if places to jump to do not have the same one.
    const jumps = new Set(await listenersOf(session, JUMPS));
    for (const one of clicked.filter(({ stirs }) => !stirs)) {
      one.listens = (await hears(session, AROUND_ENTRY(one.number), CLICKS, jumps)) === true;
      if (isOver) return;
      if (one.entry.at >= 0) answer(leading, one.entry, one.listens || one.moves, one.listens);
    }
    if (clicked.length > 0) view.clicked = toldOf(clicked);
  };
  try {
    // The page went on to another one, or let go of nothing: what was captured of it stands.
    await Promise.race([work().catch(() => {}), late]);
  } finally {
    isOver = true;
    clearTimeout(timer);
    requests.stop();
  }
}

interface Clicked {
  number: number;
  entry: Entry;
  /** Something on the page changed, or something was asked for. */
  stirs: boolean;
  moves: boolean;
  listens: boolean;
  text: string;
  servedAt: string | null;
  leadsTo: string | null;
}

async function clickOne(
  session: DevtoolsSession,
  { requests, home }: { requests: Requests; home: string },
  number: number,
  entry: Entry,
): Promise<Clicked | null> {
  const before = requests.begun();
  const known = requests.pages().length;
  const answered = (await ask(session, CLICK_AT(number))) as Pick<Clicked, 'stirs' | 'moves' | 'leadsTo'> | null;
  if (!answered) return null;
  const asks = requests.begun() > before;
  // What arrived often asks for more.
  for (let waited = 0, quiet = 0; asks && quiet < QUIET_MS && waited < ARRIVES_MS; waited += LOOK_EVERY_MS) {
    await pause();
    quiet = requests.open() > 0 ? 0 : quiet + LOOK_EVERY_MS;
  }
  const text = String(await ask(session, NEW_TEXT));
  const servedAt =
    text === ''
      ? undefined
      : requests
          .pages()
          .slice(known)
          .find((url) => isOther(url, home));
  return {
    number,
    entry,
    stirs: answered.stirs || asks,
    moves: answered.moves,
    listens: false,
    text,
    servedAt: servedAt ?? null,
    leadsTo: answered.leadsTo,
  };
}

/** Another page of the same website. */
function isOther(url: string, home: string): boolean {
  const [asked, here] = [new URL(url), new URL(home)];
  return asked.origin === here.origin && asked.pathname !== here.pathname;
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));

async function ask(session: DevtoolsSession, expression: string): Promise<unknown> {
  const answered = await session.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
  return (answered as { result: { value?: unknown } }).result.value;
}

interface Requests {
  begun(): number;
  open(): number;
  /** What scripts asked for and got as a page, in the order it came. */
  pages(): string[];
  stop(): void;
}

/** What a click may bring words by. The icon of the page and pictures that come into sight arrive when they like. */
const BRINGS = new Set(['Fetch', 'XHR', 'Script', 'Document', 'EventSource', 'WebSocket']);

interface Answer {
  url: string;
  status: number;
  mimeType: string;
}

async function countRequests(session: DevtoolsSession): Promise<Requests> {
  let begun = 0;
  const open = new Set<string>();
  const pages: string[] = [];
  const begin = ({ requestId, type = '' }: { requestId: string; type?: string }) => {
    if (!BRINGS.has(type)) return;
    begun++;
    open.add(requestId);
  };
  const end = ({ requestId }: { requestId: string }) => void open.delete(requestId);
  const answered = ({ type = '', response }: { type?: string; response: Answer }) => {
    if ((type === 'Fetch' || type === 'XHR') && response.status === 200 && response.mimeType === 'text/html')
      pages.push(response.url);
  };
  const heard: [string, (payload: never) => void][] = [
    ['Network.requestWillBeSent', begin as (payload: never) => void],
    ['Network.responseReceived', answered as (payload: never) => void],
    ['Network.loadingFinished', end as (payload: never) => void],
    ['Network.loadingFailed', end as (payload: never) => void],
  ];
  for (const [event, handler] of heard) session.on(event, handler);
  await session.send('Network.enable');
  return {
    begun: () => begun,
    open: () => open.size,
    pages: () => pages,
    stop: () => {
      for (const [event, handler] of heard) session.off(event, handler);
    },
  };
}

/** Numbers of the links without an address that are asked, the frame first, where icons of networks and legal texts are. */
function emptyLinks(leading: readonly PageLink[]): number[] {
  const empty = leading.map((link, at) => ({ link, at })).filter(({ link }) => NO_PLACE.test(link.href));
  return (
    empty
      .filter(({ link }) => !link.hidden)
      // Of a row of the same one the first answers for all.
      .filter(({ link }) => empty.find((one) => isSame(one.link, link))?.link === link)
      .toSorted((a, b) => rankOf(b.link) - rankOf(a.link))
      .slice(0, MAX_LINKS)
      .map(({ at }) => at)
  );
}

function answer(leading: readonly PageLink[], { at }: Entry, opens: boolean, isQuiet = false): void {
  const link = leading[at];
  if (!link) return;
  for (const one of leading.filter((other) => !other.hidden && isSame(other, link))) {
    one.opens = opens;
    if (isQuiet) one.isQuiet = true;
  }
}

/** Words, address and place: the same link of a template. */
const isSame = (a: PageLink, b: PageLink): boolean => a.text === b.text && a.href === b.href && a.path === b.path;

const rankOf = ({ landmark }: PageLink): number =>
  landmark === 'footer' ? 2 : landmark === 'header' || landmark === 'nav' ? 1 : 0;

/** Of each entry that brought something the first lines are kept. */
function toldOf(clicked: readonly Clicked[]): ClickedEntry[] {
  const each = Math.floor(MAX_TEXT_CHARS / Math.max(1, clicked.filter(({ text }) => text !== '').length));
  return clicked.map(({ entry: { name, href, isMenu }, stirs, moves, listens, text, servedAt, leadsTo }) => ({
    name,
    href,
    ...(isMenu ? { isMenu: true as const } : {}),
    opens: stirs || moves || listens,
    words: countWords(text),
    text: text.slice(0, each),
    ...(servedAt === null ? {} : { servedAt }),
    ...(leadsTo === null ? {} : { leadsTo }),
  }));
}
