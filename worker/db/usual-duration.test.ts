import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { insertWithinQuota, recordCompleted, recordFailed } from './analyses.ts';
import { openDatabase } from './database.ts';
import { upsertUser } from './users.ts';
import { usualDurationMs } from './usual-duration.ts';

const db = openDatabase(env.DB);
const NOW = 1_800_000_000_000;
const OUTCOME = { overallScore: 70, recommendationCount: 3 };

it('is the median of what finished, once five have', async () => {
  const person = { issuer: 'local', subject: 'ada', email: 'ada@example.org', firstName: null, profileImageUrl: null };
  const { id: userId } = await upsertUser(db, person, NOW);
  const start = async () => {
    const sessionId = crypto.randomUUID();
    const website = `${sessionId}.example`;
    const order = { sessionId, userId, website, websiteUrl: `https://${website}/`, isPublic: true, override: false };
    await insertWithinQuota(db, { ...order, now: NOW });
    return sessionId;
  };
  for (const seconds of [50, 40, 900, 30]) await recordCompleted(db, await start(), OUTCOME, NOW + seconds * 1_000);
  await recordFailed(db, await start(), 'It did not answer.', NOW + 1_000);
  expect(await usualDurationMs(db)).toBeNull();
  await recordCompleted(db, await start(), OUTCOME, NOW + 60_000);
  expect(await usualDurationMs(db)).toBe(50_000);
});
