import type { EdgeProbe } from '../../observations.ts';
import { defineCheck, type Evidence, inconclusive, partial, pass } from '../check.ts';

/** A challenge, a paywall or a throttle where the page should be. Half a fault at most, as with every borrowed name. */
export const challengeForBots = defineCheck({
  id: 'challenge-for-bots',
  revision: 1,
  category: 'access',
  strength: 'A',
  catalogue: ['edge-challenge'],
  title: {
    pass: 'No AI agent whose name we carried met a challenge page',
    partial: 'A request under the name of an AI agent meets a challenge page',
    fail: 'A request under the name of an AI agent meets a challenge page',
  },
  why:
    'An agent cannot solve a puzzle: what it reads then is the challenge, not your business. We carry the ' +
    'name, not the address, so the real agent may be let through.',
  sources: ['https://developers.cloudflare.com/cloudflare-challenges/challenge-types/challenge-pages/detect-response/'],
  needs: ['edge'],
  run({ edge }) {
    const browser = edge.find(({ token }) => token === 'browser');
    if (browser && challengeSeen(browser))
      return inconclusive('A browser name meets the same challenge, so it is not about AI agents.');
    const answered = edge.filter((probe) => probe !== browser && probe.failure === null);
    if (answered.length === 0) return inconclusive('No request under the name of an AI agent was answered.');
    const challenged = answered.flatMap((probe): Evidence[] => {
      const seen = challengeSeen(probe);
      return seen ? [{ pageUrl: probe.url, place: `answer to the name ${probe.token}`, seen }] : [];
    });
    return challenged.length > 0 ? partial(challenged) : pass();
  },
});

/** 402 is pay-per-crawl, 429 a throttle, `cf-mitigated` Cloudflare's own word for a challenge. */
function challengeSeen({ status, headers, obstacle }: EdgeProbe): string | null {
  const mitigated = headers['cf-mitigated'];
  if (mitigated !== undefined) return `status ${status}, cf-mitigated: ${mitigated}`;
  if (status === 402 || status === 429) return `status ${status}`;
  return obstacle?.kind === 'challenge' ? `status ${status}, ${obstacle.seen}` : null;
}
