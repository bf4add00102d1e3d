import type { FreeResults, Score } from '../../contract/results.ts';
import type { CategoryId } from '../checks/check.ts';
import type { CheckInputs } from '../checks/inputs.ts';
import { NOT_LOCAL } from '../checks/shared/local-words.ts';
import { sureFact, sureFacts } from '../facts/certainty/sure-facts.ts';
import { type ClaimKind, mayClaimMissing } from '../facts/claims/claims.ts';
import { quoted } from '../wording/words.ts';

type Area = Score['categories'][number];

interface Rating {
  word: string;
  /** A sentence that quotes what was seen. */
  seen: string;
}

/** From this number on a list of services, customer texts or people is more than a mention. */
const SEVERAL = 3;
/** As the bands of every score: 80 and above, 60 to 79, below. */
const HIGH = 80;
const MIDDLE = 60;
/** Longest quote inside a sentence. */
const QUOTE_CHARS = 90;

/**
 * The nine rating words of the free part, and what each rests on. Those of a whole area are its score in a word, so that no word ever
 * says something else than the number beside it; the others count facts beyond doubt.
 */
export function freeResults(inputs: CheckInputs, categories: readonly Area[]): Omit<FreeResults, 'topRecommendations'> {
  const areas = new Map(categories.map((area) => [area.id, area]));
  const ofArea = (id: CategoryId, words: Words): Rating => areaInAWord(areas.get(id), words);
  return {
    contentStructure: section('How well machines can take your pages apart.', {
      schemaMarkup: schemaMarkup(inputs, areas.get('structured-data')),
      semanticHtml: { word: ofArea('semantics', ['good', 'fair', 'poor']).word, seen: structureSeen(inputs) },
      contentClarity: ofArea('content', ['clear', 'moderate', 'unclear']),
    }),
    businessVisibility: section('Whether your name, offer and contact details can be read without guessing.', {
      businessName: businessName(inputs),
      servicesListed: servicesListed(inputs),
      contactInfo: contactInfo(inputs),
    }),
    aiRecommendationPotential: section('What gives an assistant reason to name you.', {
      authorityScore: ofArea('authority', ['strong', 'moderate', 'weak']),
      localSignals:
        inputs.isLocal === false
          ? { word: 'not applicable', seen: NOT_LOCAL }
          : ofArea('local', ['strong', 'moderate', 'weak']),
      reviewIntegration: reviews(inputs),
    }),
  };
}

type Words = readonly [high: string, middle: string, low: string];

function areaInAWord(area: Area | undefined, [high, middle, low]: Words): Rating {
  if (!area || area.score === null) return NOT_MEASURED;
  const word = area.score >= HIGH ? high : area.score >= MIDDLE ? middle : low;
  return { word, seen: `The area “${area.title}” scores ${area.score} of 100.` };
}

function section<Key extends string>(description: string, ratings: Record<Key, Rating>) {
  const pick = (part: keyof Rating) =>
    Object.fromEntries(Object.entries<Rating>(ratings).map(([key, rating]) => [key, rating[part]])) as Record<
      Key,
      string
    >;
  return { description, details: pick('word'), seen: pick('seen') };
}

function schemaMarkup({ facts, home }: CheckInputs, area: Area | undefined): Rating {
  const types = facts.schemaTypes.map((fact) => fact.value);
  if (types.length === 0) {
    const broken = home?.structured.broken.length ?? 0;
    return broken > 0
      ? {
          word: 'partial',
          seen: `The home page has ${count(broken, 'block')} of structured data that cannot be parsed.`,
        }
      : { word: 'missing', seen: 'No schema.org data in JSON-LD, microdata or RDFa was found on the pages read.' };
  }
  const isServed = facts.schemaTypes.some((fact) => fact.sources.some((source) => source.view === 'plain'));
  return {
    word: isServed && (area?.score ?? HIGH) >= HIGH ? 'present' : 'partial',
    seen: `Structured data names ${quoteList(types)}${isServed ? '' : ', but only after JavaScript has run'}.`,
  };
}

function structureSeen({ home }: CheckInputs): string {
  if (!home) return 'The home page could not be read.';
  const { headings, landmarks } = home.plain.view;
  const h1 = headings.filter((heading) => heading.level === 1 && heading.text !== '');
  const first = h1[0];
  const heading = first ? `${count(h1.length, 'main heading')} (${quote(first.text)})` : 'no main heading';
  const landmark = landmarks.main > 0 ? 'marks its main content' : 'does not mark its main content';
  return `As sent, before scripts run, the home page has ${heading}, ${count(headings.length, 'heading')} in all, and ${landmark}.`;
}

function businessName(inputs: CheckInputs): Rating {
  const { businessName: name } = inputs.facts;
  if (!name)
    return mayClaimMissing('businessName', inputs)
      ? { word: 'unclear', seen: 'No name of a business was found.' }
      : NOT_MEASURED;
  const sure = sureFact(name);
  if (!sure) return { word: 'partial', seen: doubtful(['business name']) };
  const places = [...new Set(sure.sources.map((source) => inWords(source.place)))];
  return { word: 'clear', seen: `${quote(sure.value)} stands in ${listed(places) || 'one place'}.` };
}

/** Where a fact was seen, for an owner: evidence names the exact element, a sentence need not. */
function inWords(place: string): string {
  if (/^(json-ld|microdata|rdfa)\b/i.test(place)) return 'the structured data';
  if (/^(meta|link)\b/.test(place)) return 'the data about the page';
  if (/^title\b/.test(place)) return 'the title';
  if (/\bh1\b/.test(place)) return 'the main heading';
  if (/\bfooter\b/.test(place)) return 'the footer';
  return 'the text';
}

function servicesListed(inputs: CheckInputs): Rating {
  const { services } = inputs.facts;
  const sure = sureFacts(services).map(({ value }) => value);
  if (services.length === 0)
    return { word: 'not measured', seen: 'Which services or products you list we could not make out.' };
  if (sure.length === 0) return { word: 'partial', seen: doubtful(['what you offer']) };
  return {
    word: sure.length >= SEVERAL && inputs.coverage.unread.length === 0 ? 'complete' : 'partial',
    seen: `Found: ${quoteList(sure)}.`,
  };
}

/** A phone and an address; of a business nobody visits a phone and an e-mail address. */
function contactInfo(inputs: CheckInputs): Rating {
  const { facts, isLocal } = inputs;
  const [phone] = sureFacts(facts.phones);
  const [email] = sureFacts(facts.emails);
  const [address] = sureFacts(facts.addresses);
  const ways = [
    { kind: 'phones', word: 'phone', seen: phone?.asShown },
    { kind: 'emails', word: 'e-mail', seen: email?.value },
    { kind: 'addresses', word: 'address', seen: address?.value.text },
  ] as const;
  const found = ways.flatMap(({ seen }) => seen ?? []);
  const without = ways.filter(({ seen }) => seen === undefined);
  const isMissing = ({ kind }: { kind: ClaimKind }): boolean => mayClaimMissing(kind, inputs);
  const missing = without.filter(isMissing).map(({ word }) => word);
  const unsure = without.filter((way) => !isMissing(way));
  const doubted = unsure.filter(({ kind }) => facts[kind].length > 0).map(({ word }) => word);
  if (missing.length === ways.length)
    return { word: 'missing', seen: 'No phone, e-mail or address of the business was found.' };
  if (unsure.length === ways.length) return NOT_MEASURED;
  const seen = [
    ...(found.length > 0 ? [`Found: ${found.map(quote).join(', ')}.`] : []),
    ...(missing.length > 0 ? [`Not found: ${missing.join(', ')}.`] : []),
    ...(doubted.length > 0 ? [doubtful(doubted)] : []),
  ];
  const isComplete = phone !== undefined && (isLocal === false ? email : address) !== undefined;
  return { word: isComplete ? 'complete' : 'partial', seen: seen.join(' ') };
}

/** Neither there nor missing, so neither good nor bad. */
const NOT_MEASURED: Rating = { word: 'not measured', seen: 'This could not be told from the pages read.' };

const doubtful = (what: readonly string[]): string => `Seen, for you to confirm: ${what.join(', ')}.`;

function reviews(inputs: CheckInputs): Rating {
  const { reviews, rating } = inputs.facts;
  const sure = sureFacts(reviews);
  const stars = sureFact(rating);
  const rated = stars ? `a rating of ${stars.value.value} of ${stars.value.best}` : null;
  const [first] = sure;
  if (!first) {
    if (reviews.length > 0) return { word: 'partial', seen: doubtful(['words of customers']) };
    if (!mayClaimMissing('reviews', inputs)) return NOT_MEASURED;
    if (rated) return { word: 'partial', seen: `Found ${rated}, but no text by a customer.` };
    return rating
      ? { word: 'partial', seen: doubtful(['a rating']) }
      : { word: 'missing', seen: 'No customer review was found.' };
  }
  const told = `${count(sure.length, 'customer text')}, the first ${quote(first.value.text)}`;
  return {
    word: sure.length >= 2 || rated ? 'present' : 'partial',
    seen: ended(`Found ${rated ? `${rated} and ` : ''}${told}`),
  };
}

const count = (n: number, one: string): string => `${n} ${n === 1 ? one : `${one}s`}`;

const quote = (text: string): string => quoted(text, QUOTE_CHARS);

function quoteList(values: readonly string[]): string {
  const shown = values.slice(0, SEVERAL).map(quote).join(', ');
  return values.length > SEVERAL ? `${shown} and more` : shown;
}

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

const ended = (sentence: string): string => (/[.!?]”?$/.test(sentence) ? sentence : `${sentence}.`);
