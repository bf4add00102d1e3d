import { setTimeout as sleep } from 'node:timers/promises';
import { signInLocally } from '../../tools/server/local-client.mjs';
import type { AnalysisListItem } from '../../worker/contract/api.ts';

type Call = Awaited<ReturnType<typeof signInLocally>>;

/** Signed-in people of a fresh name each. */
export const signInMany = (origin: string, count: number, name: string): Promise<Call[]> =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      signInLocally(origin, { email: `${name}-${index}@example.org`, firstName: 'Odile' }),
    ),
  );

/** As many starts as each may have running. */
export const threeEach = (people: readonly Call[]): Call[] => people.flatMap((call) => [call, call, call]);

/** Starts one; null when a limit stands in the way. */
export async function start(call: Call, websiteUrl: string): Promise<string | null> {
  const { status, json } = await call('/api/analyze-website', { websiteUrl, override: true });
  if (status === 200) return json.sessionId;
  if (status === 429) return null;
  throw new Error(`Starting an analysis answered ${status}: ${JSON.stringify(json)}`);
}

/** A user's analyses once none of them is running any more; null when that takes longer. */
export async function ended(call: Call, withinMs: number): Promise<AnalysisListItem[] | null> {
  const until = Date.now() + withinMs;
  for (;;) {
    const { status, json } = await call('/api/user-analyses').catch(() => ({ status: 0, json: null }));
    const items: AnalysisListItem[] = status === 200 ? json : [];
    if (items.length > 0 && items.every((item) => item.status !== 'processing')) return items;
    if (Date.now() > until) return null;
    await sleep(1_000);
  }
}
