import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, RETENTION_MS } from '../contract/retention.ts';
import {
  findCached,
  findQuotaRefusal,
  insertWithinQuota,
  listExpired,
  listScoresOfTrade,
  listStalled,
  type NewAnalysis,
  recordCompleted,
  recordFailed,
  recordLost,
} from './analyses.ts';
import { openDatabase } from './database.ts';
import { deleteAnalyses } from './delete-analysis.ts';
import { upsertUser } from './users.ts';

const db = openDatabase(env.DB);
const NOW = 1_800_000_000_000;
let userId = 0;
let n = 0;

beforeEach(async () => {
  n++;
  const email = `user${n}@example.org`;
  userId = (
    await upsertUser(db, { issuer: 'local', subject: email, email, firstName: null, profileImageUrl: null }, NOW)
  ).id;
});

const entry = (change: Partial<NewAnalysis> = {}): NewAnalysis => ({
  sessionId: crypto.randomUUID(),
  userId,
  websiteUrl: `https://site${crypto.randomUUID()}.example/`,
  website: `site${crypto.randomUUID()}.example`,
  isPublic: true,
  override: false,
  now: NOW,
  ...change,
});

const settled = async (change: Partial<NewAnalysis> = {}) => {
  const row = await insertWithinQuota(db, entry(change));
  if (!row) throw new Error('expected a row');
  const outcome = { overallScore: 70, recommendationCount: 3, businessName: 'Lantern Bakery' };
  await recordCompleted(db, row.sessionId, outcome, change.now ?? NOW);
  return row;
};

describe('quotas', () => {
  it('lets three run at once, exactly, however many ask together', async () => {
    const rows = await Promise.all(Array.from({ length: 12 }, () => insertWithinQuota(db, entry())));
    expect(rows.filter(Boolean)).toHaveLength(3);
    expect(await findQuotaRefusal(db, entry())).toMatchObject({ limit: 'runningPerUser' });
  });

  it('lets twenty start in 24 hours and says when the next may', async () => {
    for (let i = 0; i < 20; i++) await settled({ now: NOW - DAY_MS + 60_000 + i });
    expect(await insertWithinQuota(db, entry())).toBeNull();
    expect(await findQuotaRefusal(db, entry())).toEqual({ limit: 'perUserADay', retryAfterS: 60 });
    expect(await insertWithinQuota(db, entry({ now: NOW + 60_001 }))).not.toBeNull();
  });

  it('rests a public website after four in an hour, a private one never', async () => {
    const website = 'busy.example';
    for (let i = 0; i < 4; i++) await settled({ website, now: NOW - 30 * 60_000 });
    expect(await insertWithinQuota(db, entry({ website }))).toBeNull();
    expect(await findQuotaRefusal(db, entry({ website }))).toEqual({ limit: 'perWebsiteAnHour', retryAfterS: 1_800 });
    expect(await insertWithinQuota(db, entry({ website, isPublic: false }))).not.toBeNull();
    expect(await insertWithinQuota(db, entry({ website, now: NOW - 30 * 60_000 + HOUR_MS }))).not.toBeNull();
  });

  it('runs one address once unless a fresh analysis is asked for', async () => {
    const websiteUrl = 'https://once.example/';
    expect(await insertWithinQuota(db, entry({ websiteUrl }))).not.toBeNull();
    expect(await insertWithinQuota(db, entry({ websiteUrl }))).toBeNull();
    expect(await insertWithinQuota(db, entry({ websiteUrl, override: true }))).not.toBeNull();
  });
});

describe('settling', () => {
  it('calls the first completed analysis of an account the demo, and settles once', async () => {
    const first = await settled({ websiteUrl: 'https://a.example/' });
    await settled({ websiteUrl: 'https://b.example/' });
    await recordFailed(db, first.sessionId, 'too late', NOW);
    const a = await findCached(db, userId, 'https://a.example/', NOW);
    const b = await findCached(db, userId, 'https://b.example/', NOW);
    expect(a).toMatchObject({ isDemo: true, status: 'completed', overallScore: 70, businessName: 'Lantern Bakery' });
    expect(b).toMatchObject({ isDemo: false });
  });

  it('never answers from what is older than the retention', async () => {
    await settled({ websiteUrl: 'https://old.example/', now: NOW - RETENTION_MS });
    expect(await findCached(db, userId, 'https://old.example/', NOW)).toBeNull();
    expect(await findCached(db, userId, 'https://old.example/', NOW - 1)).not.toBeNull();
  });

  it('lists what stalled and what expired, to the millisecond', async () => {
    const stalled = await insertWithinQuota(db, entry({ now: NOW - 60_001 }));
    const fresh = await insertWithinQuota(db, entry({ now: NOW - 60_000 }));
    const ids = (await listStalled(db, NOW - 60_000)).map((row) => row.id);
    expect(ids).toContain(stalled?.id);
    expect(ids).not.toContain(fresh?.id);

    const old = await settled({ now: NOW - RETENTION_MS - 1 });
    const young = await settled({ now: NOW - RETENTION_MS });
    const expired = (await listExpired(db, NOW, { limit: 100, after: null })).map((row) => row.id);
    expect(expired).toContain(old.id);
    expect(expired).not.toContain(young.id);
    await deleteAnalyses(db, [old]);
    expect((await listExpired(db, NOW, { limit: 100, after: null })).map((row) => row.id)).not.toContain(old.id);
  });
});

describe('the scores of a trade', () => {
  const scored = async (
    website: string,
    overallScore: number,
    change: { now?: number; trade?: 'vet' | 'gym' | null } = {},
  ) => {
    const { now = NOW, trade = 'vet' } = change;
    const row = await insertWithinQuota(db, entry({ website, isPublic: false, now }));
    if (!row) throw new Error('expected a row');
    await recordCompleted(db, row.sessionId, { overallScore, recommendationCount: 0, trade }, now);
  };

  it('are the newest of each other website, ascending', async () => {
    await scored('old.example', 20, { now: NOW - 2 * DAY_MS });
    await scored('old.example', 81, { now: NOW - DAY_MS });
    await scored('second.example', 55, { now: NOW - DAY_MS });
    await scored('own.example', 99, { now: NOW - DAY_MS });
    await scored('same-moment.example', 60);
    await scored('same-moment.example', 61);
    expect(await listScoresOfTrade(db, 'vet', ['own.example', 'own-too.example'])).toEqual([55, 61, 81]);
  });

  it('are those of the trade alone, of finished analyses, and of nobody who may not be compared with', async () => {
    await scored('gym.example', 50, { trade: 'gym' });
    await scored('private.test', 10, { trade: null });
    await settled({ website: 'before-trades.example' });
    const failed = await insertWithinQuota(db, entry({ website: 'failed.example' }));
    await recordFailed(db, failed?.sessionId ?? '', 'gone', NOW);
    await insertWithinQuota(db, entry({ website: 'running.example' }));
    expect(await listScoresOfTrade(db, 'gym', [])).toEqual([50]);
  });

  it('leave out a report that was lost', async () => {
    await scored('lost.example', 50, { trade: 'gym' });
    const [lost] = await db.all<{ id: number }>("SELECT id FROM analyses WHERE website = 'lost.example'");
    await recordLost(db, lost?.id ?? 0, 'lost');
    expect(await listScoresOfTrade(db, 'gym', ['gym.example'])).toEqual([]);
  });
});
