import type { PremiumResults } from '../../../contract/premium.ts';
import { counted, listedUpTo } from '../../wording/words.ts';
import { resultOf } from '../findings.ts';
import { type Draft, type Grounded, say } from '../grounded.ts';
import { measured } from '../grounds.ts';
import type { PremiumInput } from '../premium-input.ts';
import { aiTools } from './ai-tools.ts';

type Group = PremiumResults['aiToolsIntegration'];

/** Tools that measure, chores that can be automated with what the website already says, and what will still hold next year. */
export function aiToolsIntegration(input: PremiumInput): Draft<Group> {
  return {
    recommendedAiTools: aiTools(input),
    automationOpportunities: {
      // A text in its name that its owner never said would be pasted unread.
      contentCreation: [],
      // An answer of one page may be another on the next: nobody repeats it for its owner.
      customerService: [],
      // A question for every month would be put together of facts.
      dataAnalysis: [],
    },
    futureProofing: {
      emergingTrends: trends(input),
      // What is to be done stands with the tasks.
      preparationSteps: [],
      // What others lack, nobody read; what is in order, the checks name.
      competitiveAdvantages: [],
    },
  };
}

function trends(input: PremiumInput): Grounded<string>[] {
  const files = resultOf(input, 'agent-files');
  // A server may answer any address: what is a file of its own, the check says.
  const paths = files?.outcome.outcome === 'info' ? files.outcome.evidence.map(({ place }) => place) : [];
  return [
    ...(files && paths.length > 0
      ? [
          say(
            `You offer ${counted(paths.length, 'file')} made for agents: ${listedUpTo(paths, 3)}. Few agents read them yet.`,
            measured(files),
          ),
        ]
      : []),
  ];
}
