import type { Recommendation } from '../../contract/premium.ts';
import type { FixInput, WrittenFix } from '../fixes/fix-input.ts';

const CHECK = 'llms-txt';
/** When a task is due that nobody has to do. */
export const OPTIONAL = 'Whenever you like';

/**
 * The one file owners are told everywhere to have, said as it is: without effect on answers, harmless, and written already if they
 * want it. Outside the plan and the score, and last.
 */
export function optionalLlmsTxt({ results }: FixInput, fixes: readonly WrittenFix[]): Recommendation[] {
  const written = fixes.find(({ fix }) => fix.kind === 'llms-txt');
  const check = results.find((result) => result.check.id === CHECK);
  if (!written || !check) return [];
  return [
    {
      id: CHECK,
      title: 'If you like: publish an llms.txt',
      priority: 'low',
      description:
        'Many lists tell you that you need this file. In 300,000 domains studied it made no difference to ' +
        'being cited, and Google says that its search ignores it. It does no harm, and some agents that ' +
        'write code read it.',
      implementation: 'Leave it, or upload the file below and look at it again whenever your facts change.',
      impact: 'No points: it weighs nothing in this report.',
      difficulty: 'easy',
      timeline: OPTIONAL,
      evidence: check.outcome.evidence.slice(0, 1),
      checkIds: [CHECK],
      pointsGain: 0,
      effort: 'minutes',
      owner: 'web person',
      fix: written.fix,
    },
  ];
}
