import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import type { AnalysisObject } from '../analysis/analysis-object.ts';
import type { AnalysisOrder } from '../analysis/order.ts';
import type { AnalysisPorts } from '../analysis/ports.ts';
import { RETENTION_MS } from '../contract/retention.ts';
import { insertWithinQuota } from '../db/analyses.ts';
import { openDatabase } from '../db/database.ts';
import { upsertUser } from '../db/users.ts';
import { type Asked, type FakeSite, fakePorts } from './fake-ports.ts';

/** A row and an object for it, with a fake website behind the ports. `change` bends the ports for one test. */
export async function beginAnalysis(
  site: FakeSite,
  change: (ports: AnalysisPorts) => AnalysisPorts = (ports) => ports,
) {
  const db = openDatabase(env.DB);
  const email = `${crypto.randomUUID()}@example.org`;
  const profile = { issuer: 'local', subject: email, email, firstName: null, profileImageUrl: null };
  const user = await upsertUser(db, profile, Date.now());
  const sessionId = crypto.randomUUID().replaceAll('-', '');
  const websiteUrl = 'http://127.0.0.1:9999/';
  await insertWithinQuota(db, {
    sessionId,
    userId: user.id,
    websiteUrl,
    website: '127.0.0.1:9999',
    isPublic: false,
    override: false,
    now: Date.now(),
  });
  const order: AnalysisOrder = {
    sessionId,
    websiteUrl,
    allowPrivate: true,
    maxPages: 12,
    browserLeases: 2,
    contactUrl: 'http://localhost:8787/bot',
    contactEmail: 'operator@localhost',
  };
  const stub = env.ANALYSIS.get(env.ANALYSIS.idFromName(sessionId));
  let asked: Asked = { pages: [], rendered: [], measured: [], launches: 0, closed: 0 };
  const install = () =>
    runInDurableObject(stub, (object: AnalysisObject) => {
      const fake = fakePorts(object.ports, site);
      asked = fake.asked;
      object.ports = change(fake.ports);
    });
  await install();
  const status = async () =>
    env.DB.prepare('SELECT status, overall_score, failure_message FROM analyses WHERE session_id = ?')
      .bind(sessionId)
      .first<{ status: string; overall_score: number | null; failure_message: string | null }>();
  return { order, stub, install, status, asked: () => asked };
}

/** When the object is woken next; null when nothing will wake it. Epoch ms. */
export const restsUntil = (stub: DurableObjectStub<AnalysisObject>): Promise<number | null> =>
  runInDurableObject(stub, (_, { storage }) => storage.getAlarm());

/** Fires the alarm until nothing is owed; that of a settled run stands months ahead. */
export async function finish(stub: DurableObjectStub<AnalysisObject>) {
  for (let i = 0; i < 20; i++) {
    const at = await restsUntil(stub);
    if (at === null || at > Date.now() + RETENTION_MS) return;
    await runDurableObjectAlarm(stub);
  }
}
