import type { DevtoolsSession } from '../lab/devtools-session.ts';

/** From an element up to the window. */
const MAX_LISTENERS_OF = 60;

export const CLICKS: ReadonlySet<string> = new Set([
  'click',
  'mousedown',
  'mouseup',
  'pointerdown',
  'pointerup',
  'touchstart',
  'touchend',
]);

/** Whether any of the nodes an expression answers has a listener of these types, but for those named; null where it answers none. */
export async function hears(
  session: DevtoolsSession,
  expression: string,
  types: ReadonlySet<string>,
  but: ReadonlySet<string> = new Set(),
): Promise<boolean | null> {
  const found = await listenersOf(session, expression, types);
  return found === null ? null : found.some((one) => !but.has(one));
}

/** The listeners of the nodes an expression answers, each by where it is written; null where it answers no list. */
export async function listenersOf(
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
