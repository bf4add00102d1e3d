import type { AnalysisObject } from '../analysis/analysis-object.ts';
import { orderFor } from '../analysis/order.ts';
import { listStalled } from '../db/analyses.ts';
import type { Database } from '../db/database.ts';
import type { Settings } from '../settings.ts';

/** A running object beats every 3 s; after this long without a beat something has stopped it. */
const STALLED_AFTER_MS = 60_000;

/** Wakes whatever should be running and is not: lost alarms, lost queue messages, objects that were never started. */
export async function wakeStalled(
  db: Database,
  objects: DurableObjectNamespace<AnalysisObject>,
  settings: Settings,
  now: number,
): Promise<number> {
  const rows = await listStalled(db, now - STALLED_AFTER_MS);
  for (const row of rows) {
    try {
      await objects.get(objects.idFromName(row.sessionId)).poke(orderFor(row, settings));
    } catch (error) {
      console.error(JSON.stringify({ event: 'poke_failed', session: row.sessionId, error: String(error) }));
    }
  }
  return rows.length;
}
