import { defineCheck, fail, partial, pass } from '../check.ts';
import { permission, refusal, robotsUnknown } from '../shared/search-access.ts';

/** Assistants beyond the six big indexes whose agents build a search index of their own. */
const TOKENS = ['Amzn-SearchBot', 'DuckAssistBot', 'MistralAI-Index', 'meta-webindexer', 'YouBot'];

/** The home page, for the long tail of assistants: partial while at least half may read it. */
export const blockedOtherAssistants = defineCheck({
  id: 'blocked-other-assistants',
  revision: 1,
  category: 'access',
  strength: 'B',
  catalogue: ['access-other-assistants'],
  title: {
    pass: 'No robots.txt rule keeps smaller assistants off your home page',
    partial: 'Some smaller assistants are kept off your home page',
    fail: 'Most smaller assistants are kept off your home page',
  },
  why: 'Alexa, DuckDuckGo, Le Chat, Meta AI and You.com keep indexes of their own.',
  sources: [
    'https://developer.amazon.com/amazonbot',
    'https://duckduckgo.com/duckduckgo-help-pages/results/duckassistbot',
    'https://docs.mistral.ai/robots',
    'https://developers.facebook.com/docs/sharing/webmasters/web-crawlers',
  ],
  needs: ['robots', 'target'],
  run({ robots, target }) {
    if (robots.mode === 'disallow_all') return robotsUnknown(robots);
    const refused = TOKENS.flatMap((token) => refusal(robots, token, target.homeUrl) ?? []);
    if (refused.length === 0) return pass(TOKENS.slice(0, 1).map((token) => permission(robots, token, target.homeUrl)));
    return refused.length <= TOKENS.length / 2 ? partial(refused) : fail(refused);
  },
});
