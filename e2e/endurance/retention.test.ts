import { expect, it } from 'vitest';
import { RETENTION_MS } from '../../worker/contract/retention.ts';
import { cleanUp } from '../../worker/jobs/cleanup.ts';
import { openTimedDatabase } from './node-d1.ts';

const ROWS = 100_000;
const NOW = 1_800_000_000_000;
const MAX_STATEMENT_MS = 1_000;
/** https://developers.cloudflare.com/d1/platform/limits/ */
const MAX_STATEMENTS_A_RUN = 1_000;

it(`erases ${ROWS} rows in bites that hold nobody up, and none that is a second younger`, async () => {
  const { db, sqlite, slowest, statements } = openTimedDatabase();
  sqlite.exec(`
    INSERT INTO users (issuer, subject, email, created_at, account_key)
    WITH RECURSIVE many(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM many WHERE n < 1000)
    SELECT 'local', 'user' || n, 'user' || n || '@example.org', 1, 'key' || n FROM many;
    INSERT INTO analyses (session_id, user_id, website_url, website, status, created_at, heartbeat_at)
    WITH RECURSIVE many(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM many WHERE n < ${2 * ROWS})
    SELECT 'session' || n, 1 + n % 1000, 'https://site' || (n % 5000) || '.example/', 'site' || (n % 5000) || '.example', 'completed',
      ${NOW - RETENTION_MS} + iif(n % 2, -1000, 1000) * (1 + n / 2), 1 FROM many;
    INSERT INTO ticks SELECT DISTINCT user_id, website, 'advice', 1 FROM analyses;
  `);
  const objects = { idFromName: (name: string) => name, get: () => ({ erase: async () => {} }) };
  const run = () => cleanUp(db, objects as unknown as Parameters<typeof cleanUp>[1], NOW);
  const count = (where: string) => sqlite.prepare(`SELECT count(*) AS count FROM analyses WHERE ${where}`).get()?.count;
  let most = 0;
  let erased = 0;
  for (let before = 0, gone = -1; gone !== 0; before = statements()) {
    gone = await run();
    erased += gone;
    most = Math.max(most, statements() - before);
  }
  console.info(
    `${erased} rows erased; slowest statement ${Math.round(slowest.ms)} ms (${slowest.sql.slice(0, 60)}), at most ${most} statements a run`,
  );
  expect(erased).toBe(ROWS);
  expect(count(`created_at < ${NOW - RETENTION_MS}`)).toBe(0);
  expect(count('1')).toBe(ROWS);
  expect(slowest.ms).toBeLessThan(MAX_STATEMENT_MS);
  expect(most).toBeLessThan(MAX_STATEMENTS_A_RUN);
}, 900_000);
