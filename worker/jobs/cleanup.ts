import type { AnalysisObject } from '../analysis/analysis-object.ts';
import { listExpired } from '../db/analyses.ts';
import type { Database } from '../db/database.ts';
import { deleteAnalyses, forgetDeletedAnalyses } from '../db/delete-analysis.ts';
import { forgetPastHours } from '../db/hourly-uses.ts';
import { deleteOldMails } from '../db/mails.ts';
import { deleteExpiredPayments, deleteOldLocalIntents } from '../db/payments.ts';
import type { AnalysisRow } from '../db/schema.ts';
import { deleteExpiredSessions } from '../db/sessions.ts';
import { deleteExpiredSignIns } from '../db/sign-ins.ts';
import { deleteExpiredSupportMessages } from '../db/support-messages.ts';

/** Objects emptied at the same time. */
const AT_ONCE = 50;
/** What a run of a minute has time for. */
const MAX_ERASED_A_RUN = 2_000;

/**
 * Removes what is older than its retention: analyses with their objects after 90 days, support messages after two years, payment
 * records after seven, sessions and sign-ins that ran out. A range, not a day: a missed run is made up for by the next.
 * Answers how many analyses went.
 */
export async function cleanUp(
  db: Database,
  objects: DurableObjectNamespace<AnalysisObject>,
  now: number,
): Promise<number> {
  await deleteExpiredSessions(db, now);
  await deleteExpiredSignIns(db, now);
  await forgetDeletedAnalyses(db, now);
  await deleteExpiredSupportMessages(db, now);
  await deleteExpiredPayments(db, now);
  await deleteOldLocalIntents(db, now);
  await deleteOldMails(db, now);
  await forgetPastHours(db, now);
  let erased = 0;
  let last: AnalysisRow | null = null;
  while (erased < MAX_ERASED_A_RUN) {
    const rows: AnalysisRow[] = await listExpired(db, now, { limit: AT_ONCE, after: last });
    last = rows.at(-1) ?? null;
    if (!last) break;
    const emptied = await Promise.all(rows.map((row) => emptyObject(objects, row)));
    const gone = rows.filter((_, index) => emptied[index]);
    await deleteAnalyses(db, gone);
    erased += gone.length;
  }
  return erased;
}

/** Answers whether it is empty. The row of one that is not stays, so that the next run tries again: data without a row would be kept for ever. */
async function emptyObject(objects: DurableObjectNamespace<AnalysisObject>, row: AnalysisRow): Promise<boolean> {
  try {
    await objects.get(objects.idFromName(row.sessionId)).erase();
    return true;
  } catch (error) {
    console.error(JSON.stringify({ event: 'erase_failed', session: row.sessionId, error: String(error) }));
    return false;
  }
}
