import type { FreeResults } from '../../contract/results.ts';
import type { OutcomeName } from '../checks/check.ts';
import type { CheckInputs } from '../checks/inputs.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import { sureFact, sureFacts } from '../facts/certainty/sure-facts.ts';
import { type ClaimKind, mayClaimMissing, seenAsPossible } from '../facts/claims/claims.ts';
import type { FactSource, RatedFacts } from '../facts/facts.ts';
import { sureTrade } from '../facts/trade/sure-trade.ts';
import type { CatalogueId } from '../score/weights.ts';

interface Rating {
  word: string;
  /** A sentence that quotes what was seen. */
  seen: string;
}

/** From this number on a list of services, customer texts or people is more than a mention. */
const SEVERAL = 3;
/** Words the home page needs before it can say what the business does, for whom and where. */
const ENOUGH_WORDS = 150;
/** Longest quote inside a sentence. */
const QUOTE_CHARS = 90;

/** The nine rating words of the free part, each from facts and checks, and what each rests on. */
export function freeResults(
  inputs: CheckInputs,
  results: readonly CheckResult[],
): Omit<FreeResults, 'topRecommendations'> {
  const outcome = (catalogueId: CatalogueId): OutcomeName | null =>
    results.find(({ check }) => check.catalogue.includes(catalogueId))?.outcome.outcome ?? null;
  const { facts } = inputs;
  return {
    contentStructure: section('How well machines can take your pages apart.', {
      schemaMarkup: schemaMarkup(inputs, outcome),
      semanticHtml: semanticHtml(inputs),
      contentClarity: contentClarity(inputs),
    }),
    businessVisibility: section('Whether your name, offer and contact details can be read without guessing.', {
      businessName: businessName(facts),
      servicesListed: servicesListed(inputs),
      contactInfo: contactInfo(inputs),
    }),
    aiRecommendationPotential: section('What gives an assistant reason to name you.', {
      authorityScore: authority(inputs),
      localSignals: localSignals(inputs),
      reviewIntegration: reviews(inputs),
    }),
  };
}

function section<Key extends string>(description: string, ratings: Record<Key, Rating>) {
  const pick = (part: keyof Rating) =>
    Object.fromEntries(Object.entries<Rating>(ratings).map(([key, rating]) => [key, rating[part]])) as Record<
      Key,
      string
    >;
  return { description, details: pick('word'), seen: pick('seen') };
}

function schemaMarkup({ facts, home }: CheckInputs, outcome: (id: CatalogueId) => OutcomeName | null): Rating {
  const types = facts.schemaTypes.map((fact) => fact.value);
  if (types.length === 0) {
    const broken = home?.structured.broken.length ?? 0;
    return broken > 0
      ? {
          word: 'partial',
          seen: `The home page has ${count(broken, 'block')} of structured data that cannot be parsed.`,
        }
      : { word: 'missing', seen: 'No structured data was found on the pages read.' };
  }
  const inPlainHtml = facts.schemaTypes.some((fact) => fact.sources.some((source) => source.view === 'plain'));
  const namesBusiness = outcome('identity-node') === 'pass';
  const intact = outcome('jsonld-parses') !== 'fail';
  const list = `Structured data names ${quoteList(types)}`;
  if (!inPlainHtml) return { word: 'partial', seen: `${list}, but only after JavaScript has run.` };
  if (!intact) return { word: 'partial', seen: `${list}, and at least one block cannot be parsed.` };
  if (!namesBusiness)
    return { word: 'partial', seen: `${list}; none of it fully describes the business on the home page.` };
  return { word: 'present', seen: `${list}.` };
}

function semanticHtml({ home }: CheckInputs): Rating {
  if (!home) return { word: 'poor', seen: 'The home page could not be read.' };
  const { headings, landmarks, lang } = home.plain.view;
  const h1 = headings.filter((heading) => heading.level === 1 && heading.text !== '');
  const around = (['nav', 'header', 'footer'] as const).filter((name) => landmarks[name] > 0);
  const marks = [
    h1.length === 1,
    headings.filter((heading) => heading.level > 1).length >= 2,
    landmarks.main > 0 || landmarks.article > 0,
    around.length >= 2,
    lang !== null && lang.trim() !== '',
  ];
  const score = marks.filter(Boolean).length;
  const first = h1[0];
  const heading = first ? `${count(h1.length, 'main heading')} (${quote(first.text)})` : 'no main heading';
  const landmark = landmarks.main > 0 ? 'marks its main content' : 'does not mark its main content';
  return {
    word: score >= 4 ? 'good' : score >= 2 ? 'fair' : 'poor',
    seen: `The home page has ${heading}, ${count(headings.length, 'heading')} in all, and ${landmark}.`,
  };
}

function contentClarity({ home, facts }: CheckInputs): Rating {
  const words = home?.plain.view.textWords ?? 0;
  const h1 = home?.plain.view.headings.find((heading) => heading.level === 1 && heading.text !== '');
  const marks = [
    words >= ENOUGH_WORDS,
    h1 !== undefined,
    facts.description !== null,
    sureTrade(facts) !== null || sureFacts(facts.services).length > 0,
  ];
  const score = marks.filter(Boolean).length;
  const said = facts.description
    ? `It describes the business: ${quote(facts.description.value)}`
    : 'No sentence describes the business';
  return {
    word: score === 4 ? 'clear' : score >= 2 ? 'moderate' : 'unclear',
    seen: `The home page has ${count(words, 'word')} without JavaScript. ${ended(said)}`,
  };
}

function businessName({ businessName }: RatedFacts): Rating {
  if (!businessName) return { word: 'unclear', seen: 'No business name could be read with certainty.' };
  const places = [...new Set(businessName.sources.map((source) => inWords(source.place)))];
  return {
    word: places.length >= 2 && sureFact(businessName) ? 'clear' : 'partial',
    seen: `${quote(businessName.value)} stands in ${listed(places) || 'one place'}.`,
  };
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
  const names = inputs.facts.services.map((service) => service.value);
  if (names.length === 0)
    return mayClaimMissing('services', inputs)
      ? { word: 'missing', seen: 'No list of services or products was found.' }
      : NOT_MEASURED;
  return {
    word:
      sureFacts(inputs.facts.services).length >= SEVERAL && inputs.coverage.unread.length === 0
        ? 'complete'
        : 'partial',
    seen: `${count(names.length, 'service')} found: ${quoteList(names)}.`,
  };
}

/** A phone and an address; of a business nobody visits a phone and an e-mail address. */
function contactInfo(inputs: CheckInputs): Rating {
  const { facts, isLocal } = inputs;
  const phone = facts.phones[0]?.asShown;
  const email = facts.emails[0]?.value;
  const address = facts.addresses[0]?.value.text;
  const found = [phone, email, address].filter((one) => one !== undefined);
  const without = [phone ? [] : CONTACT.phones, email ? [] : CONTACT.emails, address ? [] : CONTACT.addresses].flat();
  const missing = without.filter(({ kind }) => mayClaimMissing(kind, inputs)).map(({ word }) => word);
  const doubtful = without.filter(({ word }) => !missing.includes(word));
  const [surePhone, sureMail, sureAddress] = [facts.phones, facts.emails, facts.addresses].map(
    (list) => sureFacts<(typeof list)[number]>(list).length > 0,
  );
  const complete = surePhone && (isLocal === false ? sureMail : sureAddress);
  const rest = [
    ...(missing.length > 0 && found.length + doubtful.length > 0 ? [`Not found: ${missing.join(', ')}.`] : []),
    ...doubtful.map(({ kind, word }) => notUnderstood(kind, word, inputs)),
  ];
  if (found.length + doubtful.length === 0)
    return { word: 'missing', seen: 'No phone, e-mail or address of the business was found.' };
  const start = found.length > 0 ? [`Found: ${found.map(quote).join(', ')}.`] : [];
  return { word: complete ? 'complete' : 'partial', seen: [...start, ...rest].join(' ') };
}

const CONTACT = {
  phones: { kind: 'phones', word: 'phone' },
  emails: { kind: 'emails', word: 'e-mail' },
  addresses: { kind: 'addresses', word: 'address' },
} as const;

/** Neither there nor missing, so neither good nor bad. */
const NOT_MEASURED: Rating = { word: 'not measured', seen: 'This could not be told from the pages read.' };

/** What may be it, and was not understood. */
function notUnderstood(kind: ClaimKind, word: string, inputs: CheckInputs): string {
  const trace = seenAsPossible(kind, inputs);
  return trace ? `Perhaps ${word}, seen and not understood: ${quote(trace.seen)}.` : `Could not be told: ${word}.`;
}

function authority(inputs: CheckInputs): Rating {
  const { reviews, rating, people, socialProfiles, policies } = inputs.facts;
  const signals = [
    {
      found: count(reviews.length, 'customer text'),
      number: reviews.length,
      sure: sureFacts(reviews).length,
      needed: SEVERAL,
    },
    { found: `a rating of ${rating?.value.value}`, number: rating ? 1 : 0, sure: sureFact(rating) ? 1 : 0, needed: 1 },
    {
      found: `${count(people.length, 'person', 'people')} by name`,
      number: people.length,
      sure: sureFacts(people).length,
      needed: 1,
    },
    {
      found: count(socialProfiles.length, 'profile'),
      number: socialProfiles.length,
      sure: socialProfiles.length,
      needed: 2,
    },
    { found: count(policies.length, 'legal page'), number: policies.length, sure: policies.length, needed: 1 },
  ];
  const strong = signals.filter(({ sure, needed }) => sure >= needed).length;
  const found = signals.filter(({ number }) => number > 0).map((signal) => signal.found);
  const first = people[0] ? `, the first person ${quote(people[0].value.name)}` : '';
  if (found.length === 0)
    return mayClaimMissing('reviews', inputs)
      ? { word: 'weak', seen: 'No customer texts, people, profiles or legal pages were found.' }
      : NOT_MEASURED;
  return {
    word: strong >= 4 ? 'strong' : strong >= 2 ? 'moderate' : 'weak',
    seen: `Found: ${listed(found)}${first}.`,
  };
}

function localSignals(inputs: CheckInputs): Rating {
  const { facts, isLocal } = inputs;
  if (isLocal === false)
    return { word: 'not applicable', seen: 'Nothing on the pages read points to a local business.' };
  const address = facts.addresses[0];
  const signals = [
    address && `the address ${quote(address.value.text)}`,
    facts.openingHours && `opening hours ${firstSeen(facts.openingHours.sources)}`.trim(),
    facts.phones[0] && `the phone number ${quote(facts.phones[0].asShown)}`,
    address?.sources.some((source) => /json-ld|microdata|rdfa/i.test(source.place)) && 'the address in structured data',
  ].filter((signal) => typeof signal === 'string');
  const certain = sureFacts(facts.addresses).length > 0 && sureFacts(facts.phones).length > 0 ? signals.length : 0;
  return {
    word: certain >= 3 ? 'strong' : signals.length >= 2 ? 'moderate' : signals.length > 0 ? 'weak' : ofNone(inputs),
    seen: signals.length > 0 ? `Found: ${signals.join(', ')}.` : withoutLocalSignals(inputs),
  };
}

const ofNone = (inputs: CheckInputs): string =>
  LOCAL.every(({ kind }) => mayClaimMissing(kind, inputs)) ? 'weak' : 'not measured';

/** Nothing was read of them: what may be one, else that there is none. */
function withoutLocalSignals(inputs: CheckInputs): string {
  const doubtful = LOCAL.filter(({ kind }) => !mayClaimMissing(kind, inputs));
  return doubtful.length === 0
    ? 'No address, opening hours or phone number was found.'
    : doubtful.map(({ kind, word }) => notUnderstood(kind, word, inputs)).join(' ');
}

const HOURS = { kind: 'openingHours', word: 'opening hours' } as const;
const LOCAL = [CONTACT.addresses, HOURS, CONTACT.phones];

function reviews(inputs: CheckInputs): Rating {
  const { reviews, rating } = inputs.facts;
  const first = reviews[0];
  const stars = rating ? `a rating of ${rating.value.value} of ${rating.value.best}` : null;
  if (!first) {
    if (!mayClaimMissing('reviews', inputs))
      return { ...NOT_MEASURED, seen: notUnderstood('reviews', 'words of customers', inputs) };
    return stars
      ? { word: 'partial', seen: `Found ${stars}, but no text by a customer.` }
      : { word: 'missing', seen: 'No customer review was found.' };
  }
  const quoted = `${count(reviews.length, 'customer text')}, the first ${quote(first.value.text)}`;
  return {
    word: sureFacts(reviews).length >= 2 || (stars && sureFact(rating)) ? 'present' : 'partial',
    seen: ended(`Found ${stars ? `${stars} and ` : ''}${quoted}`),
  };
}

const firstSeen = (sources: readonly FactSource[]): string => (sources[0] ? quote(sources[0].seen) : '');

const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

function quote(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return `“${line.length > QUOTE_CHARS ? `${line.slice(0, QUOTE_CHARS - 1).trimEnd()}…` : line}”`;
}

function quoteList(values: readonly string[]): string {
  const shown = values.slice(0, SEVERAL).map(quote).join(', ');
  return values.length > SEVERAL ? `${shown} and ${values.length - SEVERAL} more` : shown;
}

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

const ended = (sentence: string): string => (/[.!?]”?$/.test(sentence) ? sentence : `${sentence}.`);
