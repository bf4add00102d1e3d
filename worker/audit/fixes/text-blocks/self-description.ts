import { markedAreas, townsOf } from '../../checks/shared/local-words.ts';
import { nameKey } from '../../facts/name/name-key.ts';
import { sureTradeId } from '../../facts/trade/sure-trade.ts';
import { typeFor } from '../../facts/trade/type-for.ts';
import { sentencesOf } from '../../website/text/sentences.ts';
import { element } from '../as-html.ts';
import { type FixBuilder, type FixInput, isOpen, TODO, type WrittenFix } from '../fix-input.ts';
import { forCheck, htmlFix, takesText } from '../page-fix.ts';
import { blockPlacement } from '../page-placement.ts';
import { wholeServices } from '../sure-offers.ts';
import { listedIn, type Phrases, phrasesFor } from './phrases.ts';
import { tradeNoun } from './trade-noun.ts';

const CHECK = 'missing-self-description';
/** More is a list, no sentence. */
const MAX_SERVICES = 4;
const MAX_TOWNS = 3;
/** A longer one is not taken in at once. */
const MAX_OWN_CHARS = 220;

/** Who, what and where in one sentence for the top of the home page: the owner's own where a description has it, else made of facts. */
export const selfDescriptionFixes: FixBuilder = {
  checkIds: [CHECK],
  build(input): WrittenFix[] {
    const { facts } = input;
    const { home } = input.inputs;
    const phrases = home && phrasesFor(input, home);
    if (!isOpen(input, CHECK) || !phrases || !takesText(home) || !facts.businessName) return [];
    const text = ownSentence(input, phrases) ?? selfDescription(input, phrases, MAX_SERVICES) ?? TODO;
    const fix = htmlFix(input, home, {
      kind: 'text',
      placement: blockPlacement(
        input,
        home,
        'right below the main heading; read it first and change what is not exact',
      ),
      content: element('p', {}, text),
      action: 'main-start',
    });
    return forCheck(CHECK, [fix], saysWhere(input, text));
  },
};

/** For a local business the place is part of it. */
function saysWhere({ inputs: { facts, isLocal, pages } }: FixInput, text: string): boolean {
  const places = [...townsOf(facts), ...markedAreas(pages ?? []).map(({ name }) => name)];
  return isLocal === false || places.some((place) => text.includes(place));
}

/** A sentence of the website's description (meta or markup) that already says who, what and where. */
function ownSentence(input: FixInput, phrases: Phrases): string | null {
  const { facts } = input;
  const { description, businessName, trade } = facts;
  if (!description || !businessName || !trade) return null;
  const noun = tradeNoun({ trade: trade.value.id, language: phrases.language, type: typeFor(facts) })
    ?.split(' ')
    .at(-1)
    ?.toLowerCase();
  const own = sentencesOf(description.value, phrases.language).find(
    (sentence) =>
      sentence.length <= MAX_OWN_CHARS &&
      nameKey(sentence).includes(nameKey(businessName.value)) &&
      noun !== undefined &&
      sentence.toLowerCase().replace(businessName.value.toLowerCase(), '').includes(noun) &&
      saysWhere(input, sentence),
  );
  return own ?? null;
}

/** "NAME is a TYPE in PLACE.", and what it offers, of facts alone; null without a name. */
export function selfDescription(input: FixInput, phrases: Phrases, maxServices: number): string | null {
  const {
    facts,
    inputs: { isLocal, pages },
  } = input;
  const { businessName } = facts;
  if (!businessName) return null;
  const trade = sureTradeId(facts);
  const noun = trade === null ? null : tradeNoun({ trade, language: phrases.language, type: typeFor(facts) });
  const areas = markedAreas(pages ?? []).map(({ name }) => name);
  const towns = (townsOf(facts).length > 0 ? townsOf(facts) : areas).slice(0, MAX_TOWNS);
  // Whether others have a place worth naming is not known.
  const unknown = isLocal === true ? TODO : null;
  const place = isLocal === false ? null : towns.length > 0 ? listedIn(phrases, towns) : unknown;
  const offered = wholeServices(input)
    .slice(0, maxServices)
    .map(({ value }) => value);
  const sentence = phrases.isA(businessName.value, noun ?? TODO, place);
  const stop = phrases.language === 'ja' ? '。' : '.';
  if (offered.length === 0) return sentence;
  return `${sentence} ${phrases.services}${phrases.colon}${listedIn(phrases, offered)}${stop}`;
}
