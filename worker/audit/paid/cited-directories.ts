import type { AssistantsReport } from '../../contract/assistants.ts';
import type { Recommendation } from '../../contract/premium.ts';
import type { Inputs } from '../checks/read-inputs.ts';
import { counted } from '../wording/words.ts';
import { directoryAt, leadsTo } from './directories.ts';
import { MIN_CITING_ANSWERS, onDate } from './shared/said-by-assistants.ts';

/** When a task is due that nobody has to do. */
const OPTIONAL = 'Whenever you like';
const MAX_DIRECTORIES = 2;

/**
 * Directories that assistants were seen to cite and no page leads to. Outside the plan and the score, which answers cannot move; only
 * of our own list of directories, as an answer may cite anything.
 */
export function citedDirectories({ askings }: AssistantsReport, { pages }: Pick<Inputs, 'pages'>): Recommendation[] {
  const [newest] = askings;
  if (!newest) return [];
  const isLinked = leadsTo(pages);
  return newest.sites
    .flatMap(({ host, answers }) => {
      const directory = answers < MIN_CITING_ANSWERS ? null : directoryAt(host);
      return directory === null || isLinked(directory) ? [] : [{ directory, host, answers }];
    })
    .slice(0, MAX_DIRECTORIES)
    .map(
      ({ directory: { name, what }, host, answers }): Recommendation => ({
        id: `cited-directory-${host}`,
        title: `See that you stand in ${name}, which assistants cite`,
        priority: 'medium',
        description:
          `Assistants named ${host} as a source in ${counted(answers, 'answer')} when we asked your ` +
          `customers’ questions on ${onDate(newest)}. It is ${what}, and the pages we read lead to no ` +
          'entry of yours there.',
        implementation:
          `Look for your business on ${host}. If it is there, compare name, address, phone and hours with your ` +
          'website. If it is not, and it takes businesses like yours, ask for an entry. Then link to it from ' +
          'your website.',
        impact: 'No points: this report scores what your website shows, and answers vary from one time to the next.',
        difficulty: 'moderate',
        timeline: OPTIONAL,
        evidence: [],
        checkIds: [],
        pointsGain: 0,
        effort: 'hours',
        owner: 'you',
      }),
    );
}
