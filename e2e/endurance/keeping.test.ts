import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { signInLocally } from '../../tools/server/local-client.mjs';
import { startFixtureSite } from '../fixture-site.ts';
import { createApp } from '../harness.ts';
import { ended, start } from './clients.ts';

const RETENTION_MS = 90 * 24 * 3_600_000;
/** What one run of the cron takes. */
const EXPIRED = 2_000;
const owner = { email: 'owner@example.org', firstName: 'Odile' };

/** The index of a server that is stopped. */
function openIndex(stateDir: string): DatabaseSync {
  const files = readdirSync(stateDir, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.sqlite'));
  for (const file of files) {
    const database = new DatabaseSync(join(stateDir, file));
    if (database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'analyses'").get()) return database;
    database.close();
  }
  throw new Error(`${stateDir} holds no index.`);
}

const rows = (database: DatabaseSync): number =>
  Number(database.prepare('SELECT count(*) AS count FROM analyses').get()?.count);

it(`is put back from a copy, and erases ${EXPIRED} analyses that are past their time`, async () => {
  const site = await startFixtureSite();
  const created = await createApp('endurance-keeping', { CHROMIUM_PATH: 'none' });
  const copy = `${created.stateDir}-copy`;
  let app = await created.start();
  try {
    let call = await signInLocally(app.url, owner);
    const sessionId = await start(call, site.url);
    expect(await ended(call, 60_000)).toHaveLength(1);
    await app.stop();
    cpSync(created.stateDir, copy, { recursive: true });

    // Everything of the server is lost, and put back.
    created.remove();
    cpSync(copy, created.stateDir, { recursive: true });
    app = await created.start();
    call = await signInLocally(app.url, owner);
    expect(await call('/api/analysis-complete', { sessionId })).toMatchObject({ status: 200 });
    await app.stop();

    const index = openIndex(created.stateDir);
    const columns = index
      .prepare("SELECT name FROM pragma_table_info('analyses') WHERE name NOT IN ('id', 'session_id', 'created_at')")
      .all()
      .map(({ name }) => `"${name}"`)
      .join(', ');
    const insert = index.prepare(
      `INSERT INTO analyses (session_id, created_at, ${columns}) SELECT ?, ?, ${columns} FROM analyses WHERE session_id = ?`,
    );
    const expiredAt = Date.now() - RETENTION_MS;
    index.exec('BEGIN');
    for (let i = 0; i < EXPIRED; i++) insert.run(i.toString(16).padStart(32, '0'), expiredAt - i, sessionId);
    index.exec('COMMIT');
    expect(rows(index)).toBe(EXPIRED + 1);
    const startedAt = Date.now();
    app = await created.start();
    const left: number[] = [];
    while (rows(index) > 1 && Date.now() - startedAt < 240_000) {
      await sleep(5_000);
      left.push(rows(index));
    }
    console.info(`Rows left, every 5 s: ${left.join(' ')}`);
    expect(rows(index)).toBe(1);
    index.close();
    call = await signInLocally(app.url, owner);
    expect(await call('/api/analysis-complete', { sessionId })).toMatchObject({ status: 200 });
  } finally {
    await app.stop();
    await site.stop();
    created.remove();
    rmSync(copy, { recursive: true, force: true });
  }
}, 600_000);
