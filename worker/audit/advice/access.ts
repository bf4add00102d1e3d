import type { Advice, AdviceByCause, AdviceOf } from './advice.ts';

/** Whoever names a page means it, or has forgotten it: nobody who reads from outside knows which. */
export const closedByName: Advice = {
  title: 'Check whether the pages that robots.txt names are meant to be closed',
  description:
    'Rules in robots.txt keep search agents off {single pages, each|a single page,} by its name. Where that is meant, all is well: what they ' +
    'may not read, assistants cannot quote.',
  how:
    'Decide for each page these rules name whether people should find it. A page they should find is named by no Disallow ' +
    'line.',
  effort: 'minutes',
  owner: 'you',
};

/** For whoever closed a copy on purpose, everything else in the report is moot: that is asked first, and nothing is opened for him. */
export const closedOnPurpose: Advice = {
  title: 'Decide whether this is the website people should find',
  description:
    'robots.txt keeps every search agent off the whole website, and signs beside it may mean that this is on purpose, as ' +
    'for a copy for tests or a website in the making.',
  how:
    'If this address is meant for nobody to find, leave it as it is, and have the address analyzed that customers should ' +
    'use. If it is the website itself, neither robots.txt nor a noindex should keep search agents off.',
  effort: 'minutes',
  owner: 'you',
};

const TRAINING = ' You can allow this agent and still refuse AI training: training agents have names of their own.';

/** Opening one search agent is the same small change for all; what is gained differs, and whether its operator trains under another name. */
const openTo = (who: string, tokens: string, gained: string, training = TRAINING): Advice => ({
  title: `Open your website to ${who}`,
  description: `A rule in robots.txt keeps ${who} off pages of your website. ${gained}${training}`,
  how: `robots.txt should let ${tokens} read your pages. Rules for others can stay as they are.`,
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
    'What robots.txt says keeps search agents off pages of your website. What they may not read, their search does ' +
    'not show. Search can be allowed while AI training stays refused.',
  how: 'robots.txt should let each of these search agents read your pages. Rules for other agents can stay as they are.',
  effort: 'minutes',
  owner: 'web person',
};

/** By check id. */
export const accessAdvice: AdviceOf<'access'> = {
  'unreachable-robots-txt': {
    title: 'Make robots.txt answer properly',
    description:
      'The file robots.txt did not answer as agents expect. The standard lets them treat a website as closed while its ' +
      'robots.txt fails.',
    how:
      'The address of robots.txt should answer with status 200 and a plain text file of rules. Where you want no rules, it ' +
      'should answer with status 404.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      'web-page': {
        title: 'Put a text file in place of the web page at robots.txt',
        description: 'At the address of robots.txt your server sends a web page. It holds no rules.',
        how: 'The address of robots.txt should answer with a plain text file of rules, or with status 404 where you want no rules.',
        effort: 'minutes',
      },
      'too-large': {
        title: 'Shorten robots.txt',
        description: 'Your robots.txt is longer than agents need to read. Rules behind that point may not count.',
        how: 'robots.txt should be smaller than 500 kilobytes, so that agents read all of its rules.',
      },
      refused: {
        title: 'Let agents read robots.txt',
        description:
          'Your server refuses to hand out robots.txt. Some agents then read everything, others may stay away.',
        how: 'Everybody should be able to read robots.txt with status 200; where you want no rules, status 404 does as well.',
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
    'the search agents of Amazon, DuckDuckGo, Mistral, Meta and You.com',
    'Alexa, DuckDuckGo, Le Chat, Meta AI and You.com each keep an index of their own.',
    '',
  ),
  'blocked-user-fetch': {
    title: 'Let assistants open your page when somebody asks',
    description:
      'When somebody hands an assistant your link, it opens the page at that moment. A rule in robots.txt tells agents that ' +
      'obey it not to.',
    how:
      'robots.txt should let these three agents read your public pages: Claude-User, Amzn-User, MistralAI-User. Rules for ' +
      'others can stay as they are.',
    effort: 'minutes',
    owner: 'web person',
  },
  'robots-txt-mistakes': {
    title: 'Correct the mistakes in robots.txt',
    description: 'Agents may not read <lines|a line> of your robots.txt as <they seem|it seems> meant.',
    how: 'Each line of robots.txt should be one that agents read as you mean it.',
    effort: 'minutes',
    owner: 'web person',
    causes: {
      'path-without-slash': {
        title: 'Begin the paths in robots.txt with “/”',
        description:
          'A rule of your robots.txt names a path that does not begin with “/”. Such a rule matches no address.',
        how: 'The path in each rule of robots.txt should begin with “/”.',
      },
      'star-in-name': {
        title: 'Name agents in robots.txt without a star',
        description: 'A user-agent line of your robots.txt has a star within a name. No agent goes by such a name.',
        how: 'Each user-agent line of robots.txt should hold the name of an agent, or a star alone for all of them.',
      },
      'misspelt-rule': {
        title: 'Spell the rules in robots.txt as agents know them',
        description: 'A rule of your robots.txt is misspelt. Some agents read it all the same, others do not.',
        how: 'The rules of robots.txt should begin with “User-agent:”, “Allow:” or “Disallow:”, spelt like this.',
      },
      'rule-for-nobody': {
        title: 'Put each rule of robots.txt below a user-agent line',
        description: 'A rule of your robots.txt stands before any user-agent line. It holds for no agent.',
        how: 'Above each rule of robots.txt should stand the user-agent line it is meant for.',
      },
      'foreign-sitemap': {
        title: 'Settle which domain the sitemap line of robots.txt should name',
        description: 'robots.txt names a sitemap on a domain that your pages do not name as theirs.',
        how:
          'Is that domain yours, too? The sitemap line of robots.txt should name the sitemap of the address you want people to ' +
          'find.',
      },
      'page-files': {
        title: 'Let Google fetch what your pages are drawn with',
        description:
          'Your robots.txt keeps Google off style sheets or scripts of your home page, so Google may see the page without its ' +
          'layout.',
        how: 'No rule of robots.txt should keep Googlebot off the style sheets and scripts your pages are drawn with.',
      },
    },
  },
  'different-answer-for-bots': {
    title: 'Check what your firewall does with AI agents',
    description:
      'Asked under the names of AI agents, your server did not give the page a browser gets. We carry the name, not the ' +
      'address, so the real agents may be let through.',
    how:
      'Ask whoever runs your server or firewall whether the search agents we name are let through. Each should get the page ' +
      'a browser gets, with status 200.',
    effort: 'hours',
    owner: 'web person',
  },
  'challenge-for-bots': {
    title: 'Let search agents pass the challenge page',
    description:
      'Requests under the names of AI agents met a challenge instead of your page. We carry the name, not the address, so ' +
      'the real agents may be let through.',
    how:
      'Ask whoever runs your firewall whether verified search agents are let through. They should get the page without a ' +
      'challenge.',
    effort: 'hours',
    owner: 'web person',
  },
  'cloudflare-managed-robots': {
    title: 'Review what Cloudflare decides for you about AI agents',
    description:
      'Cloudflare writes rules about AI agents into your robots.txt. Whether they say what you want is your decision.',
    how:
      'Decide which agents may read your pages: those that serve search, and those that collect texts for training. The ' +
      'rules should then say so.',
    effort: 'minutes',
    owner: 'web person',
    causes: {
      refused: {
        title: 'See why Cloudflare refuses AI agents',
        description:
          'Your website runs behind Cloudflare, and requests under the names of AI agents were refused. We ' +
          'carry the name, not the address, so the real agents may be let through.',
        how:
          'Ask whoever looks after your Cloudflare account whether the agents we name are let through. Those that serve search ' +
          'should be.',
        effort: 'hours',
      },
    },
  },
  'blocked-sitemap-pages': {
    title: 'Make robots.txt and sitemap agree',
    description:
      'What we list stands in your sitemap, and robots.txt forbids it. Agents that obey do not read it. Decide for each address whether it should be found.',
    how:
      'Decide for each of these addresses whether people should find it. If so, robots.txt should not forbid it; if not, the ' +
      'sitemap should not name it.',
    effort: 'hours',
    owner: 'web person',
  },
  'obsolete-robots-rules': {
    title: 'Correct old names and long pauses in robots.txt',
    description:
      'Rules in robots.txt name agents their operators have given up, and it asks for pauses of ten seconds or more.',
    how: 'robots.txt should name only agents that exist, and ask for no pause of ten seconds or more.',
    effort: 'minutes',
    owner: 'web person',
    causes: {
      slow: {
        title: 'Let search agents read without long pauses',
        description:
          'robots.txt asks agents to wait ten seconds or more between pages. Those that obey read your website slowly.',
        how: 'robots.txt should ask no agent to wait ten seconds or more between pages.',
      },
      retired: {
        title: 'Replace rules for names that no longer exist',
        description: 'Rules in robots.txt name agents their operators have given up.',
        how: 'robots.txt should name only agents that exist.',
      },
    },
  },
  'training-rules': {
    title: 'Decide about AI training',
    description:
      'Whether models may be trained on your texts is your choice. It has no effect on being found in answers, so it is not scored.',
    how:
      'Decide whether models may learn from your texts. Rules for GPTBot, ClaudeBot, Google-Extended and CCBot should say ' +
      'what you decide.',
    effort: 'minutes',
    owner: 'you',
  },
  'content-signals': {
    title: 'Know what your content signals say',
    description: 'Your robots.txt states wishes about AI use. Some hosts write such lines by default.',
    how: 'Are these wishes yours? The Content-Signal line should say yes or no as you wish; without the line nothing is said.',
    effort: 'minutes',
    owner: 'you',
  },
};
