import type { PremiumResults } from '../../../contract/premium.ts';
import { quoted, sentence } from '../../wording/words.ts';
import { type Draft, type Grounded, say } from '../grounded.ts';
import { derived, estimated, unmeasured } from '../grounds.ts';
import { MENTIONS } from '../industry/industry-facts.ts';
import type { PremiumInput } from '../premium-input.ts';
import { missingNetwork, missingPlatform } from './further-networks.ts';
import { partners } from './link-partners.ts';
import { ownPlatform } from './own-profiles.ts';
import type { SocialPlatform } from './social-platform.ts';
import { answersToPost, postIdeas } from './social-posts.ts';
import { type SeenProfile, seenProfiles } from './social-profiles-seen.ts';
import { signals } from './social-signals.ts';

type Group = PremiumResults['socialMediaOptimization'];

const MAX_PROFILES = 6;

const IDEAS_EACH = 2;

/** Profiles as the website shows them. What is posted there, and who follows, stands behind sign-ins and was not read. */
export function socialMediaOptimization(input: PremiumInput): Draft<Group> {
  const profiles = seenProfiles(input).slice(0, MAX_PROFILES);
  return {
    platforms: platforms(input, profiles),
    crossPlatformStrategy: {
      unifiedMessaging: unifiedMessaging(input),
      contentRepurposing: answersToPost(input),
      engagementTactics: engagement(input),
    },
    socialSeoIntegration: {
      socialSignals: signals(input, profiles),
      linkBuildingOpportunities: partners(input),
      brandMentionStrategy: mentionStrategy(input),
    },
  };
}

function platforms(input: PremiumInput, profiles: readonly SeenProfile[]): Draft<SocialPlatform[]> {
  const ideas = postIdeas(input);
  const own = profiles.map((profile, index) => ownPlatform(input, profile, index, ideas.splice(0, IDEAS_EACH)));
  const network = missingNetwork(input, profiles);
  if (network === null) return own;
  const isOnly = profiles.length === 0;
  return [...own, missingPlatform({ input, network, isOnly, ideas: ideas.splice(0, IDEAS_EACH) })];
}

function unifiedMessaging(input: PremiumInput): Draft<string> {
  const { facts } = input;
  const name = facts.businessName?.value;
  const said = facts.description;
  if (!said && input.inputs.pages === null) {
    return say(
      'Not measured: no page could be read, so there are no words of yours to agree on.',
      unmeasured('Analyse the website again once its pages answer.'),
    );
  }
  const likely = input.inputs.facts.description;
  if (!said && likely) {
    return say(
      sentence(
        `Is this the sentence that says what you are: ${quoted(likely.value, 220)} If so, say it everywhere${name ? `, under the name ${quoted(name)}` : ''}; if not, write one`,
      ),
      derived('The description read from the website, which only one place states.', likely.sources.slice(0, 1)),
    );
  }
  if (!said) {
    return say(
      `Your website has no sentence that says what you are. Write one${name ? ` that begins with “${name}”` : ''}, and use it everywhere before you open more profiles.`,
      derived('No description was found in text, markup or tags.'),
    );
  }
  return say(
    sentence(
      `Say one thing everywhere${name ? `, under the name ${quoted(name)}` : ''}. Your website has the sentence for it: ${quoted(said.value, 220)}`,
    ),
    derived('Name and description of the website.', [
      ...said.sources.slice(0, 1),
      ...(facts.businessName?.sources.slice(0, 1) ?? []),
    ]),
  );
}

/** What customers ask a business; what others say of it they ask nobody who is it. */
function engagement({ questions }: PremiumInput): Grounded<string>[] {
  return questions
    .filter(({ answered, kind }) => answered === 'none' && kind !== 'proof')
    .slice(0, 1)
    .map(({ question }) =>
      say(
        `When somebody asks ${quoted(question)} in a comment, answer there, then put the answer on your website and link to it the next time.`,
        derived('Questions of the trade for which nothing was found on the pages read.'),
      ),
    );
}

function mentionStrategy(input: PremiumInput): Draft<string> {
  const { name } = input.words;
  return say(
    `${MENTIONS.text} Ask whoever writes about you to spell ${name === null ? 'your name the same way' : quoted(name)}${input.inputs.isLocal === true ? ' and to name the town' : ''}; a link is welcome, and not the point. What others write was not searched for here.`,
    estimated(MENTIONS.source),
  );
}
