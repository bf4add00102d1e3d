import type { Advice } from './advice.ts';

/** Opening one search agent is the same small change for all; what is gained differs. */
const openTo = (who: string, gained: string): Advice => ({
  title: `Open your website to ${who}`,
  description: `A rule in robots.txt keeps ${who} off pages of your website. ${gained} You can allow this agent and still refuse AI training: training agents have names of their own.`,
  effort: 'minutes',
  owner: 'web person',
});

/** For one change that opens the website to several agents at once. */
export const openToSearchAgents: Advice = {
  title: 'Open your website to the search agents of AI assistants',
  description:
    'Rules in robots.txt keep several search agents off pages of your website. What they may not read, the assistants behind them cannot find or quote. Search can be allowed while AI training stays refused: training agents have names of their own.',
  effort: 'minutes',
  owner: 'web person',
};

/** By check id. */
export const accessAdvice: Record<string, Advice> = {
  'unreachable-robots-txt': {
    title: 'Make robots.txt answer properly',
    description:
      'The file robots.txt is the first thing every agent asks for. When it fails, agents must treat the whole website as closed; when it is not plain text with rules, each agent reads it its own way.',
    effort: 'hours',
    owner: 'web person',
  },
  'blocked-chatgpt-search': openTo(
    'ChatGPT search',
    'OpenAI says that a website which refuses it is not shown in ChatGPT search answers.',
  ),
  'blocked-claude-search': openTo('Claude', 'Anthropic says that refusing it makes a website less visible in Claude.'),
  'blocked-perplexity': openTo('Perplexity', 'Its answers link only to pages this agent may read.'),
  'blocked-google': openTo('Google', 'AI Overviews and AI Mode draw on the same index as Google Search.'),
  'blocked-bing': openTo('Bing', 'Copilot answers from the Bing index.'),
  'blocked-apple': openTo('Apple', 'This agent feeds Siri, Spotlight and Safari suggestions.'),
  'blocked-other-assistants': openTo(
    'the smaller assistants',
    'Alexa, DuckDuckGo, Le Chat, Meta AI and You.com each keep an index of their own.',
  ),
  'blocked-user-fetch': {
    title: 'Let assistants open your page when a customer asks',
    description:
      'When a customer pastes your link or asks about you by name, an assistant opens the page at that moment. A rule in robots.txt tells those that obey it not to.',
    effort: 'minutes',
    owner: 'web person',
  },
  'robots-txt-mistakes': {
    title: 'Correct the mistakes in robots.txt',
    description:
      'Some lines do nothing or hold for other agents than intended. Nothing warns you of this: a misread rule is simply not there, or shuts out the wrong reader.',
    effort: 'minutes',
    owner: 'web person',
  },
  'different-answer-for-bots': {
    title: 'Check what your firewall does with AI agents',
    description:
      'Asked under the names of AI agents, your server did not give the page a browser gets. We carry the name, not the address, so the real agents may be let through: the firewall settings or its log will tell.',
    effort: 'hours',
    owner: 'web person',
  },
  'challenge-for-bots': {
    title: 'Let search agents pass the challenge page',
    description:
      'Requests under the names of AI agents met a challenge instead of your page. An agent cannot solve it. Most firewalls can let verified search agents through and still stop the rest.',
    effort: 'hours',
    owner: 'web person',
  },
  'cloudflare-managed-robots': {
    title: 'Review what Cloudflare decides for you about AI agents',
    description:
      'Cloudflare manages rules about AI agents on your behalf. With advertising on a page its default can also stop agents that serve search. Whether that is what you want is your decision.',
    effort: 'minutes',
    owner: 'web person',
  },
  'blocked-sitemap-pages': {
    title: 'Make robots.txt and sitemap agree',
    description:
      'Your sitemap offers pages that robots.txt forbids. The pages stay unread and the sitemap is trusted less. Decide for each whether it should be found.',
    effort: 'hours',
    owner: 'web person',
  },
  'obsolete-robots-rules': {
    title: 'Replace rules for names that no longer exist',
    description:
      'Some rules in robots.txt name agents their operators have given up, or ask for very long pauses. They neither protect nor help.',
    effort: 'minutes',
    owner: 'web person',
  },
  'training-rules': {
    title: 'Decide about AI training',
    description:
      'Whether models may be trained on your texts is your choice. It has no effect on being found in answers, so it is not scored.',
    effort: 'minutes',
    owner: 'you',
  },
  'content-signals': {
    title: 'Know what your content signals say',
    description:
      'Your robots.txt states wishes about AI use. Make sure they are yours: some hosts write them by default.',
    effort: 'minutes',
    owner: 'you',
  },
};
