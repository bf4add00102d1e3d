import { markedAreas, townsOf } from '../../checks/shared/local-words.ts';
import { nameKey } from '../../facts/name/name-key.ts';
import { sureTradeId } from '../../facts/trade/sure-trade.ts';
import { typeFor } from '../../facts/trade/type-for.ts';
import { sentencesOf } from '../../website/text/sentences.ts';
import { element } from '../as-html.ts';
import { type FixBuilder, type FixInput, isOpen, type WrittenFix } from '../fix-input.ts';
import { forCheck, htmlFix, takesText } from '../page-fix.ts';
import { blockPlacement } from '../page-placement.ts';
import { wholeServices } from '../whole-services.ts';
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
    const text = ownSentence(input, phrases) ?? selfDescription(input, phrases);
    if (text === null) return [];
    const fix = htmlFix(input, home, {
      kind: 'text',
      placement: blockPlacement(input, home, 'right below the main heading'),
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

/** A sentence of the description its owner confirmed that already says who, what and where. */
function ownSentence(input: FixInput, phrases: Phrases): string | null {
  const { facts } = input;
  const { description, businessName, trade } = facts;
  if (description?.confirmed === undefined || !businessName || !trade) return null;
  const noun = tradeNoun({ trade: trade.value.id, language: phrases.language, type: typeFor(facts, input.inputs.home) })
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

/** "NAME is a TYPE in PLACE.", and what it offers: of sure facts alone, and only with all of them; null where one is missing. */
function selfDescription(input: FixInput, phrases: Phrases): string | null {
  const {
    facts,
    inputs: { isLocal },
  } = input;
  const trade = sureTradeId(facts);
  const noun =
    trade === null ? null : tradeNoun({ trade, language: phrases.language, type: typeFor(facts, input.inputs.home) });
  const towns = townsOf(facts).slice(0, MAX_TOWNS);
  const isPlaced = isLocal === false || towns.length > 0;
  if (!facts.businessName || noun === null || !isPlaced || !callsItself(input, noun)) return null;
  // "Larch Bakery is a bakery": the name says it already.
  if (nameKey(facts.businessName.value).includes(nameKey(noun.split(' ').at(-1) ?? noun))) return null;
  const place = isLocal === false ? null : listedIn(phrases, towns);
  const offered = wholeServices(input)
    .slice(0, MAX_SERVICES)
    .map(({ value }) => value);
  const sentence = phrases.isA(facts.businessName.value, noun, place);
  const stop = phrases.language === 'ja' ? '。' : '.';
  if (offered.length === 0) return sentence;
  return `${sentence} ${phrases.services}${phrases.colon}${listedIn(phrases, offered)}${stop}`;
}

/** Whether the home page uses the word itself: a house painter is a builder to us and not to its customers. */
function callsItself({ inputs: { home } }: FixInput, noun: string): boolean {
  const word = noun.split(' ').at(-1)?.toLowerCase() ?? '';
  const view = home?.plain.view;
  const said = [...(view?.titles ?? []), ...(view?.blocks ?? []).map(({ text }) => text)].join('\n').toLowerCase();
  return word !== '' && said.includes(word);
}
