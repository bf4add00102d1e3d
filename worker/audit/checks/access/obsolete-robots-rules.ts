import { findAgent } from '../../website/robots/agents.ts';
import { defineCheck, dueTo, type Evidence, notApplicable, partial, pass } from '../check.ts';

/** Ten seconds between pages let a small site be read in hours instead of minutes; few agents obey, those that do fall behind. */
const SLOW_CRAWL_DELAY_S = 10;

export const obsoleteRobotsRules = defineCheck({
  id: 'obsolete-robots-rules',
  revision: 2,
  category: 'access',
  strength: 'B',
  catalogue: ['obsolete-rules'],
  title: {
    pass: 'robots.txt has no rules for retired agents alone, nor long delays',
    partial: 'robots.txt has rules that no longer do anything, or slow agents down',
    fail: 'robots.txt has rules that no longer do anything, or slow agents down',
    causes: {
      slow: 'robots.txt asks agents for long pauses',
      retired: 'robots.txt has rules for agents that are no more',
    },
  },
  why: 'Rules for names that no agent bears do nothing, and a long pause slows the reading of a website.',
  sources: [
    'https://support.claude.com/en/articles/8896518-does-anthropic-crawl-data-from-the-web-and-how-can-site-owners-block-the-crawler',
    'https://github.com/ai-robots-txt/ai.robots.txt',
  ],
  needs: ['robots'],
  causes: ['slow', 'retired'],
  run({ robots }) {
    if (robots.mode !== 'rules') return notApplicable('There is no robots.txt with rules.');
    const evidence = robots.groups.flatMap(({ agents, rules, crawlDelayS, crawlDelayLine }): Evidence[] => {
      const found: Evidence[] = [];
      const cite = (line: number, seen: string) =>
        found.push({ pageUrl: robots.url, place: `robots.txt line ${line}`, seen });
      const first = agents[0];
      if (!first) return found;
      if (rules.length > 0 && agents.every(({ token }) => findAgent(token)?.retired)) {
        cite(first.line, `only ${agents.map(({ token }) => token).join(', ')}: no longer in use`);
      }
      const reachesAssistants = agents.some(({ token }) => token === '*' || findAgent(token)?.purpose === 'search');
      if (crawlDelayS !== null && crawlDelayS >= SLOW_CRAWL_DELAY_S && reachesAssistants) {
        cite(
          crawlDelayLine ?? first.line,
          `Crawl-delay of ${crawlDelayS} seconds for ${agents.map(({ token }) => token).join(', ')}`,
        );
      }
      return found;
    });
    if (evidence.length === 0) return pass();
    const slow = evidence.filter(({ seen }) => seen.startsWith('Crawl-delay')).length;
    return dueTo(slow === evidence.length ? 'slow' : slow === 0 ? 'retired' : null, partial(evidence));
  },
});
