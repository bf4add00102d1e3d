import type { PremiumResults } from '../../../contract/premium.ts';
import { roundHalfUp } from '../../score/scoring.ts';
import { MAIN_SEARCH_TOKENS } from '../../website/robots/agents.ts';
import { robotsVerdict } from '../../website/robots/robots-txt.ts';
import { counted } from '../../wording/words.ts';
import { type Draft, say } from '../grounded.ts';
import { basis, derived, seenAt } from '../grounds.ts';
import type { PremiumInput } from '../premium-input.ts';
import { mentions } from '../shared/said-by-assistants.ts';

type Group = PremiumResults['performanceTracking'];
type Indicator = Group['keyPerformanceIndicators'][number];

/** Answers differ from run to run (SparkToro and Gumshoe, January 2026: the same list in under 1% of runs), so one look says nothing. */
const PROMPT_RUNS = 30;

/** What can be counted today and again in three months, and what only the owner can see. */
export function performanceTracking(input: PremiumInput): Draft<Group> {
  const reachable = roundHalfUp(input.improvements.at(-1)?.scoreAfter ?? input.overallScore);
  const isWhole = input.score.confidence === 'full';
  const gained = reachable > input.overallScore ? reachable - input.overallScore : null;
  // Where no total is promised, what the tasks come to stands beside them.
  const boost = isWhole ? gained : null;
  const mentioned = mentions(input);
  return {
    currentMetrics: {
      organicTraffic: null,
      organicTrafficBasis: basis(
        'not_measured',
        'Visits are seen by your own tools only. Search Console > Performance shows clicks from Google; its ' +
          'generative-AI report, where you have it, shows those from AI Overviews and AI Mode.',
      ),
      aiMentions: mentioned?.count ?? null,
      aiMentionsBasis:
        mentioned?.basis ??
        basis(
          'not_measured',
          'Ask ChatGPT, Gemini, Claude, Perplexity and Copilot the same five customer questions ' +
            `${PROMPT_RUNS} times each and count how often you are named. Bing Webmaster Tools > AI ` +
            'Performance counts citations in Copilot.',
        ),
      brandSearches: null,
      brandSearchesBasis: basis(
        'not_measured',
        'Search Console > Performance, filtered to queries that hold your name, counts them.',
      ),
      conversionRate: null,
      conversionRateBasis: basis(
        'not_measured',
        'Divide inquiries by visits over the same month. Ask each new customer how they found you, and keep the answers.',
      ),
    },
    projectedImprovements: {
      trafficIncrease: null,
      trafficIncreaseBasis: basis(
        'not_measured',
        'Nobody can derive visits from a website alone. Compare three months before and after in Search Console.',
      ),
      aiVisibilityBoost: boost,
      aiVisibilityBoostBasis:
        boost !== null
          ? basis(
              'derived',
              `Points of this report's own score: from ${input.overallScore} to ${reachable} when every recommendation is done. ` +
                'It measures readiness, not mentions.',
            )
          : basis('not_measured', whatLifts(input)),
      leadGeneration: null,
      leadGenerationBasis: basis('not_measured', 'Count inquiries that mention an assistant, from today on.'),
      timeframe: say('The plan covers three months.', derived('The plan splits the tasks over three months.')),
    },
    keyPerformanceIndicators: indicators(input),
  };
}

/** Of a score that nothing in the report raises, or nobody knows how far. */
function whatLifts({ overallScore, score, isUnread }: PremiumInput): string {
  if (isUnread) return `The score is held at ${overallScore} until we can read the language of your pages.`;
  if (score.confidence === 'access_only')
    return `The score is held at ${overallScore} until more of the website can be judged.`;
  if (score.confidence !== 'full') return 'Part of what counts could not be measured, so no total is promised.';
  return score.gates[0]?.reason ?? 'We found nothing that would raise the score.';
}

function indicators(input: PremiumInput): Draft<Indicator[]> {
  const { robots, target } = input.inputs;
  const rows: Draft<Indicator>[] = [];
  if (robots?.mode === 'rules' || robots?.mode === 'allow_all') {
    const open = MAIN_SEARCH_TOKENS.filter((token) => robotsVerdict(robots, token, target.homeUrl).allowed).length;
    rows.push(
      say(
        {
          metric: 'Search assistants that may read your home page',
          currentValue: `${open} of ${MAIN_SEARCH_TOKENS.length}`,
          targetValue: `${MAIN_SEARCH_TOKENS.length} of ${MAIN_SEARCH_TOKENS.length}`,
          trackingMethod: 'After each change of robots.txt or firewall; your server log shows their visits by name.',
        },
        seenAt({
          pageUrl: robots.url,
          place: 'robots.txt',
          // An answer that is no file of rules has no lines.
          seen: `${robots.mode === 'rules' ? `${counted(robots.lines.length, 'line')}, ` : ''}status ${robots.status}`,
        }),
      ),
    );
  }
  return rows;
}
