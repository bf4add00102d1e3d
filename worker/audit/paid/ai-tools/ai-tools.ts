import type { Source } from '../../../contract/grounds.ts';
import type { PremiumResults } from '../../../contract/premium.ts';
import { counted } from '../../wording/words.ts';
import { openResults, pagesOf, recommendationNumber, resultOf } from '../findings.ts';
import { type Draft, say } from '../grounded.ts';
import { estimated } from '../grounds.ts';
import type { PremiumInput } from '../premium-input.ts';
import { isOutOfReach, siteAddress, siteName } from '../shared/site-address.ts';

type Tool = PremiumResults['aiToolsIntegration']['recommendedAiTools'][number];

/** What the maker says about a tool, as read in November 2026. */
const published = (title: string, url: string): Source => ({
  title,
  url,
  date: '2026-11',
  strength: 'documented by its maker',
});

const FREE = 'Free';
const MAX_TOOLS = 7;

/** Tools of the engines themselves, or free ones, for what this website has or lacks: none is listed because everybody could use it. None is sold by us. */
export function aiTools(input: PremiumInput): Draft<Tool[]> {
  return [
    ...bingTools(input),
    ...cloudflare(input),
    ...richResults(input),
    ...pageSpeed(input),
    ...serverLog(input),
  ].slice(0, MAX_TOOLS);
}

/** What a tool is to be given: the address of a page where it is sure, else its owner knows it. */
const addressFor = (input: PremiumInput, url?: string): string =>
  isOutOfReach(input) ? 'the public address of the page' : siteAddress(input, url);

function bingTools(input: PremiumInput): Draft<Tool>[] {
  const seen = resultOf(input, 'bing-verification')?.outcome.evidence ?? [];
  if (!seen.some(({ place }) => place.includes('msvalidate'))) return [];
  return [
    say(
      {
        toolName: 'Bing Webmaster Tools: AI Performance',
        cost: FREE,
        category: 'Measurement',
        useCase:
          'A report of the engine itself that counts how often an assistant, Copilot, cites your pages, and on what questions.',
        implementation: `${siteName(input)} carries a tag that proves ownership to Bing: sign in with the account it belongs to and open AI Performance.`,
        expectedBenefit:
          'Citations, cited pages and grounding queries for Bing and Copilot. It says nothing of ChatGPT or Claude.',
      },
      estimated(
        published(
          'Microsoft: Introducing AI Performance in Bing Webmaster Tools',
          'https://blogs.bing.com/webmaster/February-2026/Introducing-AI-Performance-in-Bing-Webmaster-Tools-Public-Preview',
        ),
      ),
    ),
  ];
}

function cloudflare(input: PremiumInput): Draft<Tool>[] {
  if (input.inputs.home?.plain.headers.server?.toLowerCase() !== 'cloudflare') return [];
  return [
    say(
      {
        toolName: 'Cloudflare AI Crawl Control',
        cost: 'Included in every plan, the free one too',
        category: 'Access',
        useCase: 'Your website answers through Cloudflare, which can refuse crawlers whatever your robots.txt says.',
        implementation:
          'If the domain is in a Cloudflare account of yours, choose it in the dashboard, then AI Crawl Control: allow search and user ' +
          'requests, decide on training.',
        expectedBenefit: 'A list of the AI crawlers that came and what each was told: no guessing from outside.',
      },
      estimated(published('Cloudflare: AI Crawl Control', 'https://developers.cloudflare.com/ai-crawl-control/')),
    ),
  ];
}

function richResults(input: PremiumInput): Draft<Tool>[] {
  const [first] = openResults(input, 'structured-data');
  const pasted = input.recommendations
    .flatMap(({ fix, moreFixes = [] }) => [fix, ...moreFixes])
    .find((one) => one?.kind === 'json-ld');
  if (!first || !pasted) return [];
  // Only there the text shows.
  const page = addressFor(input, pasted.pageUrl ?? pagesOf(first)[0]);
  return [
    say(
      {
        toolName: 'Schema Markup Validator and Rich Results Test',
        cost: FREE,
        category: 'Structured data',
        useCase: 'Both read the structured data of a page again at once.',
        implementation: `Put ${page} into validator.schema.org for what all engines read, then into search.google.com/test/rich-results for Google’s own view.`,
        expectedBenefit: 'You see within seconds whether a pasted block is valid, before anybody crawls it.',
      },
      estimated(
        published(
          'Google: structured data testing tools',
          'https://developers.google.com/search/docs/appearance/structured-data',
        ),
      ),
    ),
  ];
}

const SPEED_CHECKS = ['slow-largest-paint', 'shifting-layout', 'heavy-pages', 'slow-interactions', 'slow-first-byte'];

function pageSpeed(input: PremiumInput): Draft<Tool>[] {
  const open = openResults(input, 'technical').filter(({ check }) => SPEED_CHECKS.includes(check.id));
  if (open.length === 0) return [];
  const numbers = open.flatMap(({ check }) => recommendationNumber(input, check.id) ?? []);
  return [
    say(
      {
        toolName: 'PageSpeed Insights',
        cost: FREE,
        category: 'Speed',
        useCase: `Measures the speed from outside, and shows what Chrome users of ${siteName(input)} met, if there are enough of them.`,
        implementation: `Open pagespeed.web.dev, enter ${addressFor(input)}${numbers.length === 0 ? '' : `, and repeat after recommendation ${numbers[0]}`}.`,
        expectedBenefit:
          'Three values with thresholds of Google’s. They matter when they are bad, hardly when they are good.',
      },
      estimated(
        published('Google: About PageSpeed Insights', 'https://developers.google.com/speed/docs/insights/v5/about'),
      ),
    ),
  ];
}

function serverLog(input: PremiumInput): Draft<Tool>[] {
  // Who obeys robots.txt does not come, and stands in no log: that is for what the server itself refused.
  const refused = openResults(input, 'access').filter(({ check }) => /^(?:challenge|different)/.test(check.id));
  if (refused.length === 0) return [];
  return [
    say(
      {
        toolName: 'Server log',
        cost: 'Included in most hosting plans; ask your host',
        category: 'Measurement',
        useCase: `${counted(refused.length, 'check')} found assistants turned away here; the log shows how often that happens.`,
        implementation:
          'Ask for the access log of the last 30 days. Count the lines that name ChatGPT-User, Claude-User or PerplexityBot.',
        expectedBenefit: 'Visits by agent and page. ChatGPT-User and Claude-User are people waiting for an answer.',
      },
      estimated(published('OpenAI: overview of crawlers', 'https://developers.openai.com/api/docs/bots')),
    ),
  ];
}
