import { ownAddress } from '../../website/site-address.ts';
import { defineCheck, dueTo, fail, partial, pass } from '../check.ts';
import { previewTag } from '../shared/preview-tags.ts';
import { permission, refusal, robotsUnknown } from '../shared/search-access.ts';

/** Agents that make the card under a shared link. */
const TOKENS = ['facebookexternalhit', 'Twitterbot', 'LinkedInBot', 'Slackbot'];

/**
 * The home page and its picture for previews, for the programs that make link previews: often shut out by a list copied against AI crawlers, or
 * by a rule on the folder of the pictures.
 */
export const blockedPreviewBots = defineCheck({
  id: 'blocked-preview-bots',
  revision: 2,
  category: 'accessibility',
  strength: 'B',
  catalogue: ['preview-bots'],
  title: {
    pass: 'No robots.txt rule keeps link previews off your home page',
    partial: 'robots.txt keeps networks or chats off the picture of your link previews',
    fail: 'robots.txt keeps networks or chats from making previews of your links',
  },
  why: 'Facebook, X, LinkedIn and Slack make the card under a shared link from what their programs may read.',
  sources: [
    'https://developers.facebook.com/docs/sharing/webmasters/web-crawlers',
    'https://developer.x.com/en/docs/x-for-websites/cards/guides/getting-started',
    'https://www.linkedin.com/help/linkedin/answer/a521928',
    'https://api.slack.com/robots',
  ],
  needs: ['robots', 'target', 'home'],
  causes: ['picture'],
  run({ robots, target, home }) {
    if (robots.mode === 'disallow_all') return robotsUnknown(robots);
    const refused = TOKENS.flatMap((token) => refusal(robots, token, target.homeUrl) ?? []);
    if (refused.length > 0) return fail(refused);
    const named = previewTag(home.plain.view, 'og:image');
    const picture = named === null ? null : ownAddress(named, home.plain.view.baseUrl, target);
    const withheld = picture === null ? [] : TOKENS.flatMap((token) => refusal(robots, token, picture) ?? []);
    if (withheld.length > 0) return dueTo('picture', partial(withheld));
    return pass(TOKENS.slice(0, 1).map((token) => permission(robots, token, target.homeUrl)));
  },
});
