import type { DevtoolsSession } from './devtools-session.ts';

const MAX_ERRORS = 20;
const MAX_CHARS = 300;

interface Thrown {
  exceptionDetails: { text: string; exception?: { description?: string } };
}
interface Called {
  type: string;
  args: { value?: unknown; description?: string }[];
}
interface Entry {
  entry: { level: string; text: string; url?: string };
}

/** Uncaught errors, console errors and what the browser itself complains of, as they come in. */
export async function watchConsole(session: DevtoolsSession, isOurs: (message: string) => boolean): Promise<string[]> {
  const errors: string[] = [];
  const note = (text: string) => {
    if (errors.length < MAX_ERRORS && text !== '' && !isOurs(text)) errors.push(text.slice(0, MAX_CHARS));
  };
  session.on('Runtime.exceptionThrown', ({ exceptionDetails }: Thrown) =>
    note(exceptionDetails.exception?.description?.split('\n')[0] ?? exceptionDetails.text),
  );
  session.on('Runtime.consoleAPICalled', ({ type, args }: Called) => {
    if (type === 'error') note(args.map(({ value, description }) => String(value ?? description ?? '')).join(' '));
  });
  session.on('Log.entryAdded', ({ entry }: Entry) => {
    if (entry.level === 'error') note(entry.url ? `${entry.text} ${entry.url}` : entry.text);
  });
  await session.send('Runtime.enable');
  await session.send('Log.enable');
  return errors;
}
