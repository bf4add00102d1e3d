import type { PremiumResults } from '../../../contract/premium.ts';
import { statesDays } from '../../facts/hours/states-days.ts';
import { pageWords } from '../../wording/words.ts';
import { type Draft, say } from '../grounded.ts';
import type { PremiumInput } from '../premium-input.ts';
import type { BusinessWords } from '../shared/business-words.ts';
import { derived, seenAs } from '../shared/premium-grounds.ts';
import { mentions } from '../shared/same-words.ts';

type QuickWin = PremiumResults['abTestingRecommendations']['quickWins'][number];

const MAX_HOURS = 140;

/** Single lines of the website, as found and as they could read: no test needed. */
export const quickWins = (input: PremiumInput, words: BusinessWords): Draft<QuickWin>[] => hoursLine(input, words);

/** Hours that stand without the name they belong to. */
function hoursLine(input: PremiumInput, { name }: BusinessWords): Draft<QuickWin>[] {
  const { openingHours } = input.facts;
  if (openingHours === null || !statesDays(openingHours.value)) return [];
  const source = openingHours.sources.find(({ place }) => !/JSON-LD|microdata|RDFa/i.test(place));
  if (!source || !name || mentions(source.seen, name) || source.seen.length > MAX_HOURS) return [];
  // A table read as one line is not how it stands on the page.
  if (source.seen.includes(' / ')) return [];
  return [
    say(
      {
        element: `Opening hours on ${pageWords(source.pageUrl, input.inputs.target.homeUrl)}`,
        currentVersion: source.seen,
        suggestedVersion: `${name} – ${source.seen}`,
        rationale: 'Quoted alone, the hours do not say whose they are. The name in front settles it.',
      },
      derived('Opening hours in a line without the name of the business.', [seenAs(source)]),
    ),
  ];
}
