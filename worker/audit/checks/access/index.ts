import type { Check } from '../check.ts';
import { blockedApple } from './blocked-apple.ts';
import { blockedBing } from './blocked-bing.ts';
import { blockedChatgptSearch } from './blocked-chatgpt-search.ts';
import { blockedClaudeSearch } from './blocked-claude-search.ts';
import { blockedGoogle } from './blocked-google.ts';
import { blockedOtherAssistants } from './blocked-other-assistants.ts';
import { blockedPerplexity } from './blocked-perplexity.ts';
import { blockedSitemapPages } from './blocked-sitemap-pages.ts';
import { blockedUserFetch } from './blocked-user-fetch.ts';
import { challengeForBots } from './challenge-for-bots.ts';
import { cloudflareManagedRobots } from './cloudflare-managed-robots.ts';
import { contentSignals } from './content-signals.ts';
import { differentAnswerForBots } from './different-answer-for-bots.ts';
import { obsoleteRobotsRules } from './obsolete-robots-rules.ts';
import { robotsTxtMistakes } from './robots-txt-mistakes.ts';
import { trainingRules } from './training-rules.ts';
import { unreachableRobotsTxt } from './unreachable-robots-txt.ts';

export const accessChecks = [
  unreachableRobotsTxt,
  blockedChatgptSearch,
  blockedGoogle,
  blockedBing,
  blockedClaudeSearch,
  blockedPerplexity,
  blockedApple,
  blockedUserFetch,
  differentAnswerForBots,
  challengeForBots,
  blockedOtherAssistants,
  robotsTxtMistakes,
  cloudflareManagedRobots,
  blockedSitemapPages,
  obsoleteRobotsRules,
  trainingRules,
  contentSignals,
] as const satisfies readonly Check[];
