import type { PremiumResults } from '../../../contract/premium.ts';
import { isVisited } from '../../facts/addresses/visited.ts';
import { weekWords } from '../../week/week-words.ts';
import { capital, pageWords, quoted } from '../../wording/words.ts';
import { type Draft, say } from '../grounded.ts';
import type { PremiumInput } from '../premium-input.ts';
import { derived, quoteOf, seenAs } from '../shared/premium-grounds.ts';
import { mentions } from '../shared/same-words.ts';
import { isInText } from './spoken-fact-places.ts';

type Query = PremiumResults['voiceSearchOptimization']['voiceQueries'][number];

/** A quotation that ends a sentence. */
const closed = (quotation: string): string => (/[.!?…]”$/.test(quotation) ? quotation : `${quotation}.`);

/** What people say to a phone about this very business, where a certain fact of its text answers. */
export function voiceQueries(input: PremiumInput): Draft<Query>[] {
  if (input.inputs.isLocal !== true || !input.words.name || !input.words.phrases) return [];
  return [...found(input), ...open(input), ...route(input)];
}

function found({ inputs: { home }, words: { noun, place, phrases } }: PremiumInput): Draft<Query>[] {
  const title = home?.plain.view.titles[0];
  if (!noun || !place || !phrases || !home || !title) return [];
  return [
    say(
      {
        query: capital(phrases.recommend(noun, place)),
        priority: 'high',
        intent: 'Asked by people who know no name yet',
        optimization: mentions(title, place)
          ? `Your title names ${place}. Which businesses are named depends on more than that.`
          : `Your title does not name ${place}: ${closed(quoted(title, 70))}`,
      },
      derived('Trade and town as spoken, against the title of the home page.', [quoteOf(home.url, 'title', title)]),
    ),
  ];
}

function open({ facts, inputs: { target }, words: { name, phrases } }: PremiumInput): Draft<Query>[] {
  const source = facts.openingHours?.sources.find(isInText);
  const week = facts.openingHours ? weekWords(facts.openingHours.value) : '';
  if (!name || !phrases || !source || week === '') return [];
  return [
    say(
      {
        query: phrases.openNow(name),
        priority: 'high',
        intent: 'Asked at your door, or before setting out',
        optimization: `Answered by your hours on ${pageWords(source.pageUrl, target.homeUrl)}: ${week}.`,
      },
      derived('Opening hours in the text of the pages read.', [seenAs(source)]),
    ),
  ];
}

function route({ facts, inputs: { target }, words: { name, phrases } }: PremiumInput): Draft<Query>[] {
  const [address, ...others] = facts.addresses;
  const source = address?.sources.find(isInText);
  if (!name || !phrases || !address?.value.street || !isVisited(address) || others.length > 0 || !source) return [];
  return [
    say(
      {
        query: phrases.route(name),
        priority: 'medium',
        intent: 'Asked on the way to you',
        optimization: `${capital(pageWords(source.pageUrl, target.homeUrl))} gives the address: ${address.value.text}.`,
      },
      derived('The address in the text of the pages read.', [seenAs(source)]),
    ),
  ];
}
