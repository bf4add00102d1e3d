import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from '../project/project.mjs';
import { signInLocally } from '../server/local-client.mjs';

/** The engine ends an analysis after 10 minutes; longer than that, something else is wrong. */
const patienceMs = 11 * 60_000;

/**
 * One analysis, from signing in to the results.
 * @param {string} origin of a server with local identity
 * @param {string} websiteUrl
 * @param {(line: string) => void} tell what is being done, when it changes
 * @returns {Promise<import('../../worker/contract/results.ts').Results>}
 * @throws {Refusal} with the sentence the owner of the website would read
 */
export async function runAnalysis(origin, websiteUrl, tell) {
  const call = await signInLocally(origin, { email: 'terminal@example.org', firstName: 'Terminal' });
  const started = await call('/api/analyze-website', { websiteUrl, override: true });
  if (started.status !== 200)
    throw new Refusal(started.json?.message ?? `The analysis was not started (${started.status}).`);
  const { sessionId } = started.json;
  const deadline = Date.now() + patienceMs;
  let told = '';
  while (Date.now() < deadline) {
    const { status, json: record } = await call(`/api/progress/${sessionId}`);
    // 404: the record is not there yet.
    if (status !== 200 && status !== 404) throw new Refusal(record?.message ?? `Progress answered ${status}.`);
    if (record?.stage === 'failed') throw new Refusal(record.message);
    if (record?.stage === 'complete') return await fetchResults(call, sessionId);
    if (status === 200) {
      const line = `${String(Math.round(record.progress)).padStart(3)}%  ${record.message}`;
      if (line !== told) tell(line);
      told = line;
    }
    await sleep(400);
  }
  throw new Refusal('The analysis did not end in time.');
}

/**
 * @param {Awaited<ReturnType<typeof signInLocally>>} call
 * @param {string} sessionId
 */
async function fetchResults(call, sessionId) {
  const { status, json } = await call('/api/analysis-complete', { sessionId });
  if (status !== 200) throw new Refusal(json?.message ?? `The results could not be read (${status}).`);
  return json.results;
}
