import { defineCheck, fail, pass } from '../check.ts';
import { permission, refusal, robotsUnknown } from '../shared/search-access.ts';

/** Agents that make the card under a shared link. */
const TOKENS = ['facebookexternalhit', 'Twitterbot', 'LinkedInBot', 'Slackbot'];

/** The home page, for the programs that make link previews: often shut out by a list copied against AI crawlers. */
export const blockedPreviewBots = defineCheck({
  id: 'blocked-preview-bots',
  revision: 1,
  category: 'accessibility',
  strength: 'B',
  catalogue: ['preview-bots'],
  title: {
    pass: 'Networks and chats may make previews of your links',
    fail: 'robots.txt keeps networks or chats from making previews of your links',
  },
  why: 'Facebook, X, LinkedIn and Slack show a card with picture and text under a shared link. Lists against AI crawlers often shut them out by mistake.',
  sources: [
    'https://developers.facebook.com/docs/sharing/webmasters/web-crawlers',
    'https://developer.x.com/en/docs/x-for-websites/cards/guides/getting-started',
    'https://www.linkedin.com/help/linkedin/answer/a521928',
    'https://api.slack.com/robots',
  ],
  needs: ['robots', 'target'],
  run({ robots, target }) {
    if (robots.mode === 'disallow_all') return robotsUnknown(robots);
    const refused = TOKENS.flatMap((token) => refusal(robots, token, target.homeUrl) ?? []);
    return refused.length > 0
      ? fail(refused)
      : pass(TOKENS.slice(0, 1).map((token) => permission(robots, token, target.homeUrl)));
  },
});
