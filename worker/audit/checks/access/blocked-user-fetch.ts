import { defineCheck, type Evidence, fail, partial, pass } from '../check.ts';
import { permission, refusal, robotsUnknown } from '../shared/search-access.ts';

/** Fetchers that open a page because a person asked, and that say they obey robots.txt. */
const OBEYING = ['Claude-User', 'Amzn-User', 'MistralAI-User'];
/** Fetchers whose operators say the rule may not apply to them: reported, never judged. */
const IGNORING = ['ChatGPT-User', 'Perplexity-User', 'meta-externalfetcher'];

export const blockedUserFetch = defineCheck({
  id: 'blocked-user-fetch',
  revision: 1,
  category: 'access',
  strength: 'A',
  catalogue: ['access-user-fetch'],
  title: {
    pass: 'Assistants that obey robots.txt may open your home page for customers',
    partial: 'Some assistants may not open your page when a customer asks about it',
    fail: 'Assistants that obey robots.txt may not open your page when a customer asks about it',
  },
  why: 'Agents that obey robots.txt do not open a page it forbids, even for a customer who hands them its link.',
  sources: [
    'https://support.claude.com/en/articles/8896518-does-anthropic-crawl-data-from-the-web-and-how-can-site-owners-block-the-crawler',
    'https://developer.amazon.com/amazonbot',
    'https://docs.mistral.ai/robots',
    'https://developers.openai.com/api/docs/bots',
    'https://docs.perplexity.ai/guides/bots',
  ],
  needs: ['robots', 'target'],
  run({ robots, target }) {
    if (robots.mode === 'disallow_all') return robotsUnknown(robots);
    const refused = OBEYING.flatMap((token) => refusal(robots, token, target.homeUrl) ?? []);
    const withoutEffect = IGNORING.flatMap((token) => refusal(robots, token, target.homeUrl) ?? []).map(
      (one): Evidence => ({ ...one, seen: `${one.seen} (this rule has little effect: its operator may ignore it)` }),
    );
    if (refused.length === 0) return pass([permission(robots, 'Claude-User', target.homeUrl), ...withoutEffect]);
    const evidence = [...refused, ...withoutEffect];
    return refused.length < OBEYING.length ? partial(evidence) : fail(evidence);
  },
});
