import type { FactSource } from '../../facts/facts.ts';
import { isBareName } from '../../facts/people/person-card-texts.ts';
import type { AnsweredQuestion } from '../../questions/answered-question.ts';
import type { AnswerKind } from '../../questions/question-data.ts';
import { countWords } from '../../website/page/words.ts';
import { counted, listed, listedUpTo, pageWords, quoted } from '../../wording/words.ts';
import { type Grounded, say } from '../grounded.ts';
import type { PremiumInput } from '../premium-input.ts';
import { NAME_ONLY_WORDS, type Offer, sellsWork } from '../shared/business-words.ts';
import { derived, homeEvidence, passageOf, quoteOf, seenAs } from '../shared/premium-grounds.ts';

const MAX_NAMED = 4;
/** Of fewer questions a share says little. */
const MIN_QUESTIONS = 2;
const HALF = 0.5;

/** What a customer wants at each step, by the kind of answer. */
const STEPS: readonly { name: string; need: string; kinds: readonly AnswerKind[] }[] = [
  { name: 'comparing', need: 'prices, ranges and figures', kinds: ['price', 'list', 'number', 'duration', 'date'] },
  { name: 'trusting you', need: 'names, licences and customers’ words', kinds: ['proof', 'person'] },
  { name: 'settling doubts', need: 'a plain yes or no, and how things go', kinds: ['yes-no', 'explanation'] },
  { name: 'getting to you', need: 'hours, place and a way to book', kinds: ['hours', 'place', 'contact'] },
];

/** What the website names and does not tell, and the steps of a purchase it leaves out. */
export function contentGaps(input: PremiumInput): Grounded<string>[] {
  return [...offerGaps(input), ...peopleGaps(input), ...stepGaps(input), ...scriptGaps(input), ...untold(input)];
}

function offerGaps(input: PremiumInput): Grounded<string>[] {
  const { offers, trade } = input.words;
  const { homeUrl } = input.inputs.target;
  const services = offers.filter(({ from }) => from === 'services');
  const isWork = sellsWork(trade);
  const leastWords = isWork ? NAME_ONLY_WORDS : 1;
  const nameOnly = services.filter(({ words }) => words < leastWords);
  const wanted = isWork ? ': what you do, for whom, how long it takes' : '';
  const lines: Grounded<string>[] = [];
  const names = (some: readonly Offer[]) =>
    listedUpTo(
      some.map(({ name }) => quoted(name)),
      MAX_NAMED,
    );
  const evidence = (some: readonly Offer[]) => some.map((one) => quoteOf(one.pageUrl, 'list of services', one.seen));
  if (nameOnly.length > 0)
    lines.push(
      say(
        nameOnly.some(({ price }) => price)
          ? `Beyond a price, your pages tell almost nothing about ${names(nameOnly)}${wanted}.`
          : `You name ${names(nameOnly)} and tell almost nothing about ${nameOnly.length === 1 ? 'it' : 'them'}${wanted}.`,
        derived(
          `Offers with fewer than ${counted(leastWords, 'word')} about them on the pages read.`,
          evidence(nameOnly),
        ),
      ),
    );
  const told = services.filter((one) => !nameOnly.includes(one));
  const unpriced = told.filter(({ price, amount, mayBePriced }) => !price && !amount && !mayBePriced);
  const [priced] = offers.filter(({ price, amount }) => price ?? amount);
  if (unpriced.length > 0 && priced)
    lines.push(
      say(
        `${quoted(priced.name)} has its price on ${pageWords(priced.price?.sources[0]?.pageUrl ?? priced.amount?.pageUrl ?? priced.pageUrl, homeUrl)}. The text about ${names(unpriced)} has none.`,
        derived(
          'Services with text but no amount, on a website that states an amount for another.',
          evidence(unpriced),
        ),
      ),
    );
  const headless = told.filter(
    ({ section, sentence, isLabelled }) => section === null && sentence !== null && !isLabelled,
  );
  if (headless.length > 0)
    lines.push(
      say(
        `${headless.length === 1 ? 'No heading names' : 'No headings name'} ${names(headless)}. The text about ${headless.length === 1 ? 'it' : 'them'} runs along inside other passages.`,
        derived(
          'Services that sentences speak of and no heading names.',
          headless.flatMap(({ sentence }) => (sentence ? [quoteOf(sentence.pageUrl, 'text', sentence.text)] : [])),
        ),
      ),
    );
  return lines;
}

function peopleGaps(input: PremiumInput): Grounded<string>[] {
  const { facts, pages } = input.inputs;
  const documents = (pages ?? []).flatMap((page) => page.documents);
  const isNamedAlone = ({ pageUrl, view, place }: FactSource, name: string) =>
    documents.some(
      (document) =>
        document.pageUrl === pageUrl &&
        document.viewName === view &&
        document.lines.some(
          (line) => line.place === place && line.text === name && isBareName(document.view, line.block),
        ),
    );
  // Who answers by law is named on the legal pages, not introduced.
  const speaking = new Set(input.words.sections.map(({ pageUrl }) => pageUrl));
  const unknown = facts.people.filter(
    ({ value, sources, sources: [source] }) =>
      value.role === null &&
      value.name !== facts.businessName?.value &&
      countWords(value.name) > 1 &&
      source !== undefined &&
      speaking.has(source.pageUrl) &&
      sources.every((one) => isNamedAlone(one, value.name)),
  );
  if (unknown.length === 0) return [];
  const names = listedUpTo(
    unknown.map(({ value }) => value.name),
    MAX_NAMED,
  );
  return [
    say(
      `${names} ${unknown.length === 1 ? 'is' : 'are'} named without a word on what ${unknown.length === 1 ? 'this person does' : 'they do'} with you.`,
      derived(
        'People named on the website without a role.',
        unknown.flatMap(({ sources: [source] }) => (source ? [seenAs(source)] : [])),
      ),
    ),
  ];
}

function stepGaps(input: PremiumInput): Grounded<string>[] {
  const judged = input.questions.filter(({ answered }) => answered !== 'inconclusive');
  return STEPS.flatMap(({ name, need, kinds }) => {
    const asked = judged.filter(({ kind }) => kinds.includes(kind));
    const full = asked.filter(({ answered }) => answered === 'full');
    if (asked.length < MIN_QUESTIONS || full.length / asked.length >= HALF) return [];
    return [
      say(
        `The step of ${name}: ${full.length === 0 ? 'none' : full.length} of ${counted(asked.length, 'question')} customers have here ${full.length === 1 || full.length === 0 ? 'is' : 'are'} answered in full. What is wanted: ${need}.`,
        derived(
          `Questions of the trade with answers of the kinds ${listed(kinds)}, counted by how the pages answer.`,
          evidenceOf(input, asked),
        ),
      ),
    ];
  });
}

function evidenceOf(input: PremiumInput, asked: readonly AnsweredQuestion[]) {
  const passages = asked.flatMap((question) => passageOf(question) ?? []);
  return passages.length > 0 ? passages : [homeEvidence(input)];
}

function scriptGaps(input: PremiumInput): Grounded<string>[] {
  const late = input.questions.filter(({ answered, jsOnly }) => jsOnly && answered === 'full');
  if (late.length === 0) return [];
  return [
    say(
      `${counted(late.length, 'answer')} ${late.length === 1 ? 'exists' : 'exist'} only once scripts have run. To a reader without JavaScript ${late.length === 1 ? 'it is' : 'they are'} missing: ${listedUpTo(
        late.map(({ question }) => quoted(question, 70)),
        3,
      )}.`,
      derived('Full answers found only on the page as a browser builds it.', late.map(passageOf)),
    ),
  ];
}

/** Where questions could not be judged, their answers may be missing or not. */
function untold({ inputs: { questions } }: PremiumInput): Grounded<string>[] {
  const { because } = questions;
  if (because === null) return [];
  return [
    say(`Which questions of your customers stay open could not be told. ${because}`, {
      kind: 'not_measured',
      how: 'Ask five customers what they wanted to know before they called, and look for each answer on your pages.',
    }),
  ];
}
