import { createHash, createHmac } from 'node:crypto';
import { copyFileSync, cpSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { signInLocally } from '../../tools/server/local-client.mjs';
import { startFixtureSite } from '../fixture-site.ts';
import { createApp, type RunningApp } from '../harness.ts';
import { ended, start } from './clients.ts';
import { openIndex } from './index-file.ts';

const RETENTION_MS = 90 * 24 * 3_600_000;
/** What one run of the cron takes. */
const A_RUN = 2_000;
/** A run a minute: on two cores that do nothing else it is done before the next. */
const RUN_MS = 60_000;
/** What an analysis takes there; where it takes longer, so may erasing. */
const ANALYSIS_MS = 3_000;
const PATIENCE_MS = 400_000;
const owner = { email: 'owner@example.org', firstName: 'Odile' };

const objectsIn = (stateDir: string): string => join(stateDir, 'resources', 'do', 'answerable-AnalysisObject');

/** The file of an object by its name, as workerd derives it. https://github.com/cloudflare/workerd/blob/main/src/workerd/server/actor-id-impl.c++ */
function fileOf(stateDir: string, name: string): string {
  const key = createHash('sha256').update('answerable-AnalysisObject').digest();
  const half = (text: string | Buffer) => createHmac('sha256', key).update(text).digest().subarray(0, 16);
  const base = half(name);
  return join(objectsIn(stateDir), `${Buffer.concat([base, half(base)]).toString('hex')}.sqlite`);
}

const rows = (database: DatabaseSync): number =>
  Number(database.prepare('SELECT count(*) AS count FROM analyses').get()?.count);

const mbIn = (folder: string): number =>
  readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0) / 1e6;

/** Rows like that of `like`, past their time. */
function insertExpired(index: DatabaseSync, like: string, names: readonly string[]): void {
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
  for (const [i, name] of names.entries()) insert.run(name, expiredAt - i, like);
  index.exec('COMMIT');
}

/** A server whose owner has one report; `busy` is how many times longer than alone everything takes on this machine now. */
async function oneReport(name: string) {
  const site = await startFixtureSite();
  const created = await createApp(name, { CHROMIUM_PATH: 'none' });
  const app = await created.start();
  const call = await signInLocally(app.url, owner);
  const startedAt = Date.now();
  const sessionId = await start(call, site.url);
  if (!sessionId) throw new Error('expected an analysis');
  expect(await ended(call, 60_000)).toHaveLength(1);
  const busy = Math.max(1, (Date.now() - startedAt) / ANALYSIS_MS);
  await app.stop();
  await site.stop();
  return { created, sessionId, busy };
}

async function expectReport(app: RunningApp, sessionId: string): Promise<void> {
  const call = await signInLocally(app.url, owner);
  expect(await call('/api/analysis-complete', { sessionId })).toMatchObject({ status: 200 });
}

it('is put back from a copy when everything is lost', async () => {
  const { created, sessionId } = await oneReport('endurance-copy');
  const copy = `${created.stateDir}-copy`;
  cpSync(created.stateDir, copy, { recursive: true });
  created.remove();
  cpSync(copy, created.stateDir, { recursive: true });
  const app = await created.start();
  try {
    await expectReport(app, sessionId);
  } finally {
    await app.stop();
    created.remove();
    rmSync(copy, { recursive: true, force: true });
  }
}, 300_000);

it(`erases ${A_RUN} analyses past their time within a minute, with their reports`, async () => {
  const { created, sessionId, busy } = await oneReport('endurance-erasing');
  // What was written last stands beside the file until then.
  const object = new DatabaseSync(fileOf(created.stateDir, sessionId));
  object.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  object.close();
  const names = Array.from({ length: A_RUN }, (_, i) => i.toString(16).padStart(32, '0'));
  const index = openIndex(created.stateDir);
  insertExpired(index, sessionId, names);
  for (const name of names) copyFileSync(fileOf(created.stateDir, sessionId), fileOf(created.stateDir, name));
  const heldMb = mbIn(objectsIn(created.stateDir));
  const app = await created.start();
  const startedAt = Date.now();
  try {
    while (rows(index) > 1 && Date.now() - startedAt < PATIENCE_MS) await sleep(200);
    const tookMs = Date.now() - startedAt;
    index.close();
    await expectReport(app, sessionId);
    await app.stop();
    const leftMb = mbIn(objectsIn(created.stateDir));
    console.info(
      `${A_RUN} erased, ms: ${tookMs}; of ${Math.round(heldMb)} MB in objects ${Math.round(leftMb)} are left`,
    );
    expect(tookMs).toBeLessThan(RUN_MS * busy);
    expect(leftMb).toBeLessThan(heldMb / 10);
  } finally {
    await app.stop();
    created.remove();
  }
}, 900_000);
