import type { AiAgent } from './agent.ts';
import { ANTHROPIC, META } from './agent-sources.ts';

const OPENAI = 'https://developers.openai.com/api/docs/bots';
const PERPLEXITY = 'https://docs.perplexity.ai/guides/bots';
const GOOGLE = 'https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers';
const GOOGLE_FETCHERS = 'https://developers.google.com/crawling/docs/crawlers-fetchers/google-user-triggered-fetchers';
const APPLE = 'https://support.apple.com/en-us/119829';
const AMAZON = 'https://developer.amazon.com/amazonbot';
const MISTRAL = 'https://docs.mistral.ai/robots';
const NO_EFFECT_ON_ANSWERS =
  'Keeps pages out of model training; no effect on whether assistants find or quote the website.';

/** Of the companies whose assistants most people use, by their own pages as read in November 2026. */
export const ASSISTANT_AGENTS: readonly AiAgent[] = [
  {
    token: 'OAI-SearchBot',
    operator: 'OpenAI',
    purpose: 'search',
    effect: 'The website leaves the answers of ChatGPT search, within about a day.',
    honoursRobots: 'yes',
    source: OPENAI,
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) ' +
      'Chrome/131.0.0.0 Safari/537.36; compatible; OAI-SearchBot/1.3; +https://openai.com/searchbot',
  },
  {
    token: 'ChatGPT-User',
    operator: 'OpenAI',
    purpose: 'user fetch',
    effect: 'Little: OpenAI says that robots.txt may not apply when a person asks ChatGPT to open a page.',
    honoursRobots: 'partly',
    source: OPENAI,
    userAgent:
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; +https://openai.com/bot',
  },
  {
    token: 'GPTBot',
    operator: 'OpenAI',
    purpose: 'training',
    effect: 'Keeps pages out of OpenAI training; no effect on ChatGPT search.',
    honoursRobots: 'yes',
    source: OPENAI,
  },
  {
    token: 'OAI-AdsBot',
    operator: 'OpenAI',
    purpose: 'ads',
    effect: 'OpenAI cannot review landing pages of ads placed in ChatGPT.',
    honoursRobots: 'partly',
    source: OPENAI,
  },
  {
    token: 'Claude-SearchBot',
    operator: 'Anthropic',
    purpose: 'search',
    effect: "The website becomes less visible in Claude's answers.",
    honoursRobots: 'yes',
    source: ANTHROPIC,
    userAgent:
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Claude-SearchBot/1.0; +Claude-SearchBot@anthropic.com)',
  },
  {
    token: 'Claude-User',
    operator: 'Anthropic',
    purpose: 'user fetch',
    effect: 'Claude cannot open the page when a person asks about it.',
    honoursRobots: 'yes',
    source: ANTHROPIC,
    userAgent:
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Claude-User/1.0; +Claude-User@anthropic.com)',
  },
  {
    token: 'ClaudeBot',
    operator: 'Anthropic',
    purpose: 'training',
    effect: "Keeps pages out of Anthropic's training; no effect on Claude's answers.",
    honoursRobots: 'yes',
    source: ANTHROPIC,
  },
  {
    token: 'PerplexityBot',
    operator: 'Perplexity',
    purpose: 'search',
    effect: 'The website leaves the results of Perplexity.',
    honoursRobots: 'yes',
    source: PERPLEXITY,
    userAgent:
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; PerplexityBot/1.0; +https://perplexity.ai/perplexitybot)',
  },
  {
    token: 'Perplexity-User',
    operator: 'Perplexity',
    purpose: 'user fetch',
    effect: 'Little: Perplexity says this fetcher generally ignores robots.txt.',
    honoursRobots: 'no',
    source: PERPLEXITY,
    userAgent:
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Perplexity-User/1.0; +https://perplexity.ai/perplexity-user)',
  },
  {
    token: 'Googlebot',
    operator: 'Google',
    purpose: 'search',
    effect: 'The website leaves Google Search, AI Overviews and AI Mode.',
    honoursRobots: 'yes',
    source: GOOGLE,
  },
  {
    token: 'Google-Extended',
    operator: 'Google',
    purpose: 'control token',
    effect: 'Keeps pages out of Gemini training and grounding; no effect on Google Search or AI Overviews.',
    honoursRobots: 'yes',
    source: GOOGLE,
  },
  {
    token: 'GoogleOther',
    operator: 'Google',
    purpose: 'research',
    effect: "Keeps pages out of Google's own research and development; no effect on Search.",
    honoursRobots: 'yes',
    source: GOOGLE,
  },
  {
    token: 'Google-CloudVertexBot',
    operator: 'Google',
    purpose: 'mixed',
    effect: 'Google Cloud customers cannot let their own agents read the website; no effect on Search.',
    honoursRobots: 'yes',
    source: GOOGLE,
  },
  {
    token: 'Google-Agent',
    operator: 'Google',
    purpose: 'user fetch',
    effect: 'Little: Google says that fetchers acting for a person generally ignore robots.txt.',
    honoursRobots: 'no',
    source: GOOGLE_FETCHERS,
  },
  {
    token: 'Google-NotebookLM',
    operator: 'Google',
    purpose: 'user fetch',
    effect: 'Little: Google says that fetchers acting for a person generally ignore robots.txt.',
    honoursRobots: 'no',
    source: GOOGLE_FETCHERS,
  },
  {
    token: 'Bingbot',
    operator: 'Microsoft',
    purpose: 'search',
    effect: 'The website leaves Bing and, with it, Copilot and partners that use the Bing index.',
    honoursRobots: 'yes',
    source: 'https://www.bing.com/webmasters/help/which-crawlers-does-bing-use-8c184ec0',
  },
  {
    token: 'Applebot',
    operator: 'Apple',
    purpose: 'search',
    effect: 'The website leaves Siri, Spotlight, Safari suggestions and Apple Intelligence.',
    honoursRobots: 'yes',
    source: APPLE,
  },
  {
    token: 'Applebot-Extended',
    operator: 'Apple',
    purpose: 'control token',
    effect: "Keeps pages out of Apple's training; no effect on Siri or Spotlight.",
    honoursRobots: 'yes',
    source: APPLE,
  },
  {
    token: 'Amzn-SearchBot',
    operator: 'Amazon',
    purpose: 'search',
    effect: 'The website leaves the answers of Alexa and Amazon search experiences.',
    honoursRobots: 'yes',
    source: AMAZON,
  },
  {
    token: 'Amzn-User',
    operator: 'Amazon',
    purpose: 'user fetch',
    effect: 'Alexa cannot open the page when a person asks about it.',
    honoursRobots: 'yes',
    source: AMAZON,
  },
  {
    token: 'Amazonbot',
    operator: 'Amazon',
    purpose: 'training',
    effect: "Keeps pages out of Amazon's product improvement and training; search has its own name, Amzn-SearchBot.",
    honoursRobots: 'yes',
    source: AMAZON,
  },
  {
    token: 'meta-externalagent',
    operator: 'Meta',
    purpose: 'training',
    effect: "Keeps pages out of Meta's training and indexing of content.",
    honoursRobots: 'yes',
    source: META,
  },
  {
    token: 'meta-externalfetcher',
    operator: 'Meta',
    purpose: 'user fetch',
    effect: 'Little: Meta says this fetcher may bypass robots.txt.',
    honoursRobots: 'no',
    source: META,
  },
  {
    token: 'meta-webindexer',
    operator: 'Meta',
    purpose: 'search',
    effect: 'Meta AI search shows the website less.',
    honoursRobots: 'yes',
    source: META,
  },
  {
    token: 'facebookexternalhit',
    operator: 'Meta',
    purpose: 'link preview',
    effect: 'Links shared on Facebook, WhatsApp and Instagram lose their preview.',
    honoursRobots: 'partly',
    source: META,
  },
  {
    token: 'MistralAI-User',
    operator: 'Mistral',
    purpose: 'user fetch',
    effect: 'Le Chat cannot open the page when a person asks about it.',
    honoursRobots: 'yes',
    source: MISTRAL,
    userAgent:
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; MistralAI-User/1.0; +https://docs.mistral.ai/robots)',
  },
  {
    token: 'MistralAI-Index',
    operator: 'Mistral',
    purpose: 'search',
    effect: 'The website leaves the search index of Le Chat.',
    honoursRobots: 'yes',
    source: MISTRAL,
  },
  {
    token: 'MistralAI-Training',
    operator: 'Mistral',
    purpose: 'training',
    effect: NO_EFFECT_ON_ANSWERS,
    honoursRobots: 'yes',
    source: MISTRAL,
  },
];
