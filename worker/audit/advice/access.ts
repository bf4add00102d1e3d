import type { Advice, AdviceByCause, AdviceOf } from './advice.ts';

/** Whoever names a page means it, or has forgotten it: nobody who reads from outside knows which. */
export const closedByName: Advice = {
  title: 'Check whether the pages that robots.txt names are meant to be closed',
  description:
    'Rules in robots.txt keep search agents off {single pages, each|a single page,} by its name. Where that is meant, all is well: what they ' +
    'may not read, assistants cannot quote.',
  how:
    'Look at each rule we list. Where the page is old or of no use to customers, leave the rule and take out the links to it. ' +
    'Where customers should find the page, take the rule out.',
  effort: 'minutes',
  owner: 'you',
};

/** For whoever closed a copy on purpose, everything else in the report is moot: that is asked first, and nothing is opened for him. */
export const closedOnPurpose: Advice = {
  title: 'Decide whether this is the website people should find',
  description:
    'robots.txt keeps every search agent off the whole website, and what stands beside that looks as if it were meant: a copy for ' +
    'tests, or a website in the making, is closed like this, and rightly.',
  how:
    'If this is such a copy, leave what we list as it is, and have the address analyzed that customers should use. If it is the website ' +
    'itself, take out the rule and, where we list it, the noindex or the address of another website. What we could not read is judged then.',
  effort: 'minutes',
  owner: 'you',
};

const TRAINING = ' You can allow this agent and still refuse AI training: training agents have names of their own.';

/** Opening one search agent is the same small change for all; what is gained differs, and whether its operator trains under another name. */
const openTo = (who: string, tokens: string, gained: string, training = TRAINING): Advice => ({
  title: `Open your website to ${who}`,
  description: `A rule in robots.txt keeps ${who} off pages of your website. ${gained}${training}`,
  how:
    `Open the file robots.txt at the top level of your website. Find the group that names ${tokens} or “*”. ` +
    'Take out the Disallow line that covers your pages. If “*” has to stay shut, add a group for this name and ' +
    'write “Allow: /” below it.',
  effort: 'minutes',
  owner: 'web person',
});

const openToOne = (
  who: string,
  tokens: string,
  gained: string,
  training = TRAINING,
): AdviceByCause<'single-pages'> => ({
  ...openTo(who, tokens, gained, training),
  causes: {
    'single-pages': { ...closedByName, title: `Check whether robots.txt is meant to keep ${who} off single pages` },
  },
});

/** For one change that opens the website to several agents at once. */
export const openToSearchAgents: Advice = {
  title: 'Open your website to the search agents of AI assistants',
  description:
    'What robots.txt says keeps several search agents off pages of your website. What they may not read, the ' +
    'assistants behind them cannot find or quote. Search can be allowed while AI training stays refused: ' +
    'training agents have names of their own.',
  how:
    'Open robots.txt at the top level of your website. If nobody is to be kept off, take out the Disallow line that ' +
    'covers your pages. If some are, add one group that names these search agents, one “User-agent” line each, with ' +
    '“Allow: /” below, and take their names out of other groups.',
  effort: 'minutes',
  owner: 'web person',
};

/** By check id. */
export const accessAdvice: AdviceOf<'access'> = {
  'unreachable-robots-txt': {
    title: 'Make robots.txt answer properly',
    description:
      'The file robots.txt is the first thing every agent asks for. When it fails, agents must treat the ' +
      'whole website as closed; when it is not plain text with rules, each agent reads it its own way.',
    how:
      'Put a plain text file named robots.txt at the top level of your website. It must answer with status 200 ' +
      'and type text/plain. If you want no rules, two lines are enough: “User-agent: *” and “Allow: /”.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      'web-page': {
        title: 'Put a text file in place of the web page at robots.txt',
        description:
          'At the address of robots.txt your server sends a web page. It holds no rules, and some agents do not know what to make of it.',
        how:
          'Put a plain text file named robots.txt at the top level of your website, with type text/plain. If ' +
          'you want no rules, let the address answer status 404 instead.',
        effort: 'minutes',
      },
      'too-large': {
        title: 'Shorten robots.txt',
        description: 'Your robots.txt is longer than agents need to read. Rules behind that point may not count.',
        how: 'Take out rules for pages that no longer exist and join those that begin alike. Keep the file below 500 kilobytes.',
      },
      refused: {
        title: 'Let agents read robots.txt',
        description:
          'Your server refuses to hand out robots.txt. Some agents then read everything, others stay away: which rules apply is left to chance.',
        how:
          'Look in the firewall or server settings for what refuses this address. Let everybody read ' +
          'robots.txt with status 200, or answer 404 if you have none.',
      },
    },
  },
  'blocked-chatgpt-search': openToOne(
    'ChatGPT search',
    'OAI-SearchBot',
    'OpenAI says that a website which refuses it is not shown in ChatGPT search answers.',
  ),
  'blocked-claude-search': openToOne(
    'Claude',
    'Claude-SearchBot',
    'Anthropic says that refusing it makes a website less visible in Claude.',
  ),
  'blocked-perplexity': openToOne(
    'Perplexity',
    'PerplexityBot',
    'Perplexity says that this agent is there to show and link websites in its answers.',
    '',
  ),
  'blocked-google': openToOne(
    'Google',
    'Googlebot',
    'AI Overviews and AI Mode draw on the same index as Google Search.',
  ),
  'blocked-bing': openToOne('Bing', 'Bingbot', 'Copilot answers from the Bing index.', ''),
  'blocked-apple': openToOne('Apple', 'Applebot', 'This agent feeds Siri, Spotlight and Safari suggestions.'),
  'blocked-other-assistants': openTo(
    'the smaller assistants',
    'Amzn-SearchBot, DuckAssistBot, MistralAI-Index, meta-webindexer, YouBot',
    'Alexa, DuckDuckGo, Le Chat, Meta AI and You.com each keep an index of their own.',
    '',
  ),
  'blocked-user-fetch': {
    title: 'Let assistants open your page when somebody asks',
    description:
      'When somebody pastes your link or asks about you by name, an assistant opens the page at that moment. A ' +
      'rule in robots.txt tells those that obey it not to.',
    how:
      'In robots.txt, look for groups that name Claude-User, Amzn-User, MistralAI-User or “*”. Take out the ' +
      'Disallow lines that cover your public pages. Keep only those for carts, accounts and the like.',
    effort: 'minutes',
    owner: 'web person',
  },
  'robots-txt-mistakes': {
    title: 'Correct the mistakes in robots.txt',
    description:
      'Lines we list are not known to most agents, or apply to other agents than intended. Nothing warns you of this: a misread ' +
      'rule is simply not there, or shuts out the wrong reader.',
    how:
      'Go through the lines we list and correct each one. Write every rule as “Name: value” on a line of its ' +
      'own, below the User-agent it is meant for. Then test the file with the robots.txt report in Google ' +
      'Search Console.',
    effort: 'minutes',
    owner: 'web person',
    causes: {
      'foreign-sitemap': {
        title: 'Settle which domain the sitemap line of robots.txt should name',
        description:
          'robots.txt names a sitemap on a domain that your pages do not name as theirs. If it is not yours, nothing there speaks of you.',
        how:
          'If the domain in the line we quote is yours too, let the sitemap, the canonical links and the structured data all name one and ' +
          'the same. If it is not, put the full address of your own sitemap there, or take the line out.',
      },
      'page-files': {
        title: 'Let Google fetch what your pages are drawn with',
        description:
          'Google draws a page as a browser does before it judges it. Your robots.txt keeps Google off the style sheets of ' +
          'your home page, so it may see a page without its layout.',
        how:
          'Take away the rules we quote that close the folders of style sheets and scripts. Neither is secret: ' +
          'every visitor’s browser fetches them. Leave all the other rules as they are.',
      },
    },
  },
  'different-answer-for-bots': {
    title: 'Check what your firewall does with AI agents',
    description:
      'Asked under the names of AI agents, your server did not give the page a browser gets. We carry the ' +
      'name, not the address, so the real agents may be let through: the firewall settings or its log will ' +
      'tell.',
    how:
      'Open the bot or firewall settings of your host or CDN. Allow the verified search agents we ' +
      'name. Then look in the log to see whether they get status 200.',
    effort: 'hours',
    owner: 'web person',
  },
  'challenge-for-bots': {
    title: 'Let search agents pass the challenge page',
    description:
      'Requests under the names of AI agents met a challenge instead of your page. An agent cannot solve it. ' +
      'Most firewalls can let verified search agents through and still stop the rest.',
    how:
      'In your firewall, add a rule that lets verified bots skip the challenge. In Cloudflare this is a custom ' +
      'rule on “Verified Bot Category”.',
    effort: 'hours',
    owner: 'web person',
  },
  'cloudflare-managed-robots': {
    title: 'Review what Cloudflare decides for you about AI agents',
    description:
      'Cloudflare manages rules about AI agents on your behalf. With advertising on a page its default can ' +
      'also stop agents that serve search. Whether that is what you want is your decision.',
    how:
      'Log in to Cloudflare and open the settings for AI crawlers. Decide there whether search agents may read ' +
      'your pages and whether training is refused. If you prefer rules of your own, turn the managed ' +
      'robots.txt off and write them yourself.',
    effort: 'minutes',
    owner: 'web person',
    causes: {
      refused: {
        title: 'See why Cloudflare refuses AI agents',
        description:
          'Your website runs behind Cloudflare, and requests under the names of AI agents were refused. We ' +
          'carry the name, not the address, so the real agents may be let through.',
        how:
          'Log in to Cloudflare and open the settings for AI crawlers and the event log of the firewall. Look ' +
          'for the names we list. Allow those that serve search.',
        effort: 'hours',
      },
    },
  },
  'blocked-sitemap-pages': {
    title: 'Make robots.txt and sitemap agree',
    description:
      'What we list stands in your sitemap, and robots.txt forbids it. Agents that obey do not read it. Decide for each address whether it should be found.',
    how: 'Take each page we list in turn. If it should be found, delete the Disallow line that covers it. If not, take it out of the sitemap.',
    effort: 'hours',
    owner: 'web person',
  },
  'obsolete-robots-rules': {
    title: 'Replace rules for names that no longer exist',
    description:
      'Rules in robots.txt name agents their operators have given up, or ask for very long pauses. They neither protect nor help.',
    how:
      'Delete the groups that name agents which no longer exist, and use the current names where you still ' +
      'want a rule. Take out the Crawl-delay lines we list.',
    effort: 'minutes',
    owner: 'web person',
    causes: {
      slow: {
        title: 'Let search agents read without long pauses',
        description:
          'robots.txt asks agents to wait ten seconds or more between pages. Those that obey read your website slowly.',
        how: 'Take the Crawl-delay lines we list out of robots.txt, or lower them to one or two seconds. If your server is slow, page caching helps more.',
      },
    },
  },
  'training-rules': {
    title: 'Decide about AI training',
    description:
      'Whether models may be trained on your texts is your choice. It has no effect on being found in answers, so it is not scored.',
    how:
      'Decide for yourself whether models may learn from your texts. To refuse, add groups for GPTBot, ' +
      'ClaudeBot, Google-Extended and CCBot with “Disallow: /”. The search agents have other names and stay ' +
      'untouched.',
    effort: 'minutes',
    owner: 'you',
  },
  'content-signals': {
    title: 'Know what your content signals say',
    description:
      'Your robots.txt states wishes about AI use. Make sure they are yours: some hosts write them by default.',
    how: 'Read the Content-Signal line in your robots.txt. Set search, ai-input and ai-train to yes or no as you wish, or delete the line.',
    effort: 'minutes',
    owner: 'you',
  },
};
