import type { Basis, PremiumResults } from '../../../contract/premium.ts';
import { findListings } from '../../checks/authority/listing-platforms.ts';
import { markedAreas, worksAtCustomers } from '../../checks/local/local-words.ts';
import type { TradeId } from '../../facts/facts.ts';
import { plainWords, textKey } from '../../facts/plain-words.ts';
import { LETTER_RUNS } from '../../text/letters.ts';
import { variant } from '../../wording/variants.ts';
import { capital, listed, listedUpTo, pageWords, quoted, sentence } from '../../wording/words.ts';
import { directoriesFor } from '../directories.ts';
import { recommendationNumber, resultOf } from '../findings.ts';
import { type Draft, type Grounded, say } from '../grounded.ts';
import { basis, derived, measured, seenAt } from '../grounds.ts';
import type { PremiumInput } from '../premium-input.ts';
import { type BusinessWords, businessWords } from './business-words.ts';
import { inTown } from './local-phrases.ts';
import { reviewRequest } from './review-request.ts';
import { mentions } from './same-words.ts';
import { aTrade, countryOf } from './trade-words.ts';
import { weekWords } from './week-words.ts';

type Group = PremiumResults['localSeoAnalysis'];

const MAX_SERVICES = 8;
const MAX_KEYWORD_OFFERS = 5;
const MAX_KEYWORD_AREAS = 3;
const MAX_DIRECTORIES = 8;
/** Google's limit for the description of a profile, in characters: https://support.google.com/business/answer/3038177 */
const MAX_DESCRIPTION_CHARS = 750;

/** Professions whose rules may limit asking for reviews. */
const REGULATED: ReadonlySet<TradeId> = new Set([
  'dentist',
  'doctor',
  'physiotherapist',
  'pharmacy',
  'vet',
  'lawyer',
  'accountant',
]);

/** What ties the website to its place: the profile on Google, the words people add to a town, reviews and directories. */
export function localSeoAnalysis(input: PremiumInput): Draft<Group> {
  const words = businessWords(input);
  const isLocal = input.inputs.isLocal === true;
  return {
    googleMyBusinessOptimization: {
      currentStatus: profileStatus(input),
      recommendations: isLocal ? profileEntries(input, words) : [],
      localKeywords: isLocal ? localKeywords(input, words) : [],
    },
    localCompetitors: [],
    localCompetitorsBasis: basis(
      'not_measured',
      isLocal
        ? `Who else stands on the map near you was not looked up. Search Google Maps for ${aTrade(input)} from a phone at your door, then some streets away: who leads both lists is your neighbour in search.`
        : input.inputs.isLocal === null
          ? 'Whether you serve a place could not be told from the website, so no neighbourhood was looked at.'
          : 'The website does not look bound to a place, so there is no neighbourhood to look at.',
    ),
    reviewStrategy: { ...ratingSeen(input), recommendations: reviewSteps(input, words) },
    citationOpportunities: directories(input),
  };
}

function profileStatus(input: PremiumInput): Draft<string> {
  const result = resultOf(input, 'missing-google-profile-link');
  const count = input.inputs.pages?.length ?? 0;
  switch (result?.outcome.outcome) {
    case 'pass':
      return say(
        `Linked: your website leads to your entry on Google Maps (${result.outcome.evidence[0]?.seen ?? 'address not kept'}). What the entry says was not read.`,
        measured(result),
      );
    case 'partial':
      return say(
        'Linked only through JavaScript, so a plain reader does not see which entry is yours.',
        measured(result),
      );
    case 'fail':
      return say(
        `Not linked: ${count === 1 ? 'the one page read does not lead' : `none of the ${count} pages read leads`} to an entry on Google Maps. Whether you have one cannot be seen from your website.`,
        measured(result),
      );
    default:
      return say(
        input.inputs.isLocal === false
          ? 'Not needed, as far as we can see: the website shows no premises and no area it serves. Profiles are for businesses that meet customers in person.'
          : 'Not measured: the website does not tell whether you meet customers at a place.',
        measured(result),
      );
  }
}

/** What to type into the profile, so that it says what the website says. */
function profileEntries(input: PremiumInput, { name, offers }: BusinessWords): Grounded<string>[] {
  const { facts, pages } = input.inputs;
  const lines: Grounded<string>[] = [];
  const number = recommendationNumber(input, 'missing-google-profile-link');
  if (number !== null) {
    lines.push(
      say(
        `First find out whether an entry exists: search Google Maps for ${quoted(name ?? 'your name')}. If nobody has claimed it, claim it; then see recommendation ${number}.`,
        derived('The website leads to no entry, so it may be missing, or be nobody’s.'),
      ),
    );
  }
  const [address] = facts.addresses;
  const [phone] = facts.phones;
  if (address && name !== null) {
    const atCustomers = worksAtCustomers(facts, pages ?? []);
    const contact = [name, address.value.text, ...(phone ? [phone.asShown] : [])].join(' · ');
    lines.push(
      say(
        atCustomers
          ? `Enter name and phone as on your website (${quoted(contact)}), and list the towns you work in. Google asks businesses without a shop door to hide the street.`
          : `Enter name, address and phone letter by letter as on your website: ${quoted(contact, 200)}.`,
        derived(
          'What the website states, so that both say the same (Google’s guidelines: support.google.com/business/answer/3038177).',
          [...address.sources.slice(0, 1), ...(phone?.sources.slice(0, 1) ?? [])],
        ),
      ),
    );
  }
  if (facts.openingHours) {
    const week = weekWords(facts.openingHours.value);
    if (week !== '') {
      lines.push(
        say(
          `Set these hours: ${week}. Add special hours for each public holiday, or the profile shows the usual ones.`,
          derived('Hours stated on the website.', facts.openingHours.sources.slice(0, 1)),
        ),
      );
    }
  }
  const services = offers.filter(({ from }) => from === 'services');
  if (services.length > 1) {
    const priced = services.filter(({ price }) => price !== null);
    lines.push(
      say(
        `Add your services under the names your website gives them: ${listedUpTo(
          services.map((offer) => offer.name),
          MAX_SERVICES,
        )}.${priced[0]?.price ? ` Give prices too where you state them, as for ${priced[0].name}: ${priced[0].price.value.asShown}.` : ''}`,
        derived(
          'Services read from the pages.',
          services.slice(0, 2).map(({ pageUrl, seen }) => ({ pageUrl, place: 'services', seen })),
        ),
      ),
    );
  }
  if (facts.description) {
    lines.push(
      say(
        sentence(
          `The profile’s description takes up to ${MAX_DESCRIPTION_CHARS} characters. Begin it with your own words: ${quoted(facts.description.value, 260)}`,
        ),
        derived('The description the website gives of itself.', facts.description.sources.slice(0, 1)),
      ),
    );
  }
  return lines;
}

/** A service or the trade, with a town: as people type it, in the website's language. */
function localKeywords({ inputs }: PremiumInput, words: BusinessWords): Grounded<string>[] {
  const { phrases, typedNoun: noun, place, offers } = words;
  if (!phrases || place === null) return [];
  const areas = markedAreas(inputs.pages ?? [])
    .filter(({ name }) => textKey(name) !== textKey(place))
    .slice(0, MAX_KEYWORD_AREAS);
  const [address] = inputs.facts.addresses;
  const found = [
    ...(noun === null
      ? []
      : [
          say(
            phrases.inPlace(noun, place),
            derived('The trade and the town of the address.', address?.sources.slice(0, 1) ?? []),
          ),
          ...areas.map(({ name, pageUrl }) =>
            say(
              phrases.inPlace(noun, name),
              derived('The trade and a place named in areaServed.', [{ pageUrl, place: 'areaServed', seen: name }]),
            ),
          ),
        ]),
    ...offers
      .slice(0, MAX_KEYWORD_OFFERS)
      .map(({ name, pageUrl, seen }) =>
        say(
          inTown(words, name),
          derived('Something the website sells, and the town of the address.', [
            { pageUrl, place: 'services and prices', seen },
          ]),
        ),
      ),
  ];
  const keys = found.map(({ said }) => textKey(said));
  return found.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

/** Short words are parts of many others. */
const MIN_PART = 5;

/** Whether a text names the offer, or a part of it: "implant" for "dental implants", also inside compounds. */
function touches(text: string, offer: string): boolean {
  if (mentions(text, offer)) return true;
  const parts = (of: string) => (plainWords(of).match(LETTER_RUNS) ?? []).filter((word) => word.length >= MIN_PART);
  const stem = (word: string) => word.slice(0, Math.max(MIN_PART, word.length - 2));
  const said = parts(text);
  return parts(offer).some((word) => said.some((other) => word.includes(stem(other)) || other.includes(stem(word))));
}

type Ratings = Pick<
  Group['reviewStrategy'],
  'currentRating' | 'currentRatingBasis' | 'reviewCount' | 'reviewCountBasis'
>;

function ratingSeen({ inputs: { facts, target } }: PremiumInput): Ratings {
  const { rating } = facts;
  const elsewhere = 'Your entries on Google and on review sites show it; they were not read.';
  if (!rating) {
    const none: Basis = basis('not_measured', `No rating stands on the pages read. ${elsewhere}`);
    return {
      currentRating: null,
      currentRatingBasis: none,
      reviewCount: null,
      reviewCountBasis: basis('not_measured', `No number of reviews stands on the pages read. ${elsewhere}`),
    };
  }
  const where = pageWords(rating.sources[0]?.pageUrl ?? target.homeUrl, target.homeUrl);
  const { value, best, count } = rating.value;
  return {
    currentRating: value,
    currentRatingBasis: basis(
      'measured',
      `As stated on ${where}: ${value} of ${best}. Whether it is still true was not checked.`,
    ),
    reviewCount: count,
    reviewCountBasis:
      count === null
        ? basis('not_measured', `${capital(where)} gives a rating without a number of reviews.`)
        : basis('measured', `As stated on ${where}.`),
  };
}

function reviewSteps(input: PremiumInput, { name, offers }: BusinessWords): Grounded<string>[] {
  const { facts, questions } = input.inputs;
  const lines: Grounded<string>[] = [];
  const texts = facts.reviews.map(({ value }) => value.text);
  const unspoken = offers.filter((offer) => !texts.some((text) => touches(text, offer.name)));
  const reviewSources = facts.reviews.flatMap(({ sources }) => sources.slice(0, 1));
  if (texts.length > 0 && unspoken.length > 0) {
    const who =
      texts.length === 1
        ? 'The customer text on your pages does not name'
        : `None of the ${texts.length} customer texts on your pages names`;
    const names = listedUpTo(
      unspoken.map((offer) => offer.name),
      3,
    );
    lines.push(
      say(
        `${who} ${names}. Ask the next customer who had ${unspoken.length === 1 ? 'it' : 'one of these'} to name it.`,
        derived('Services and goods whose names occur in no customer text.', reviewSources),
      ),
    );
  }
  const undated = facts.reviews.filter(({ value }) => value.date === null);
  if (undated.length > 0) {
    lines.push(
      say(
        `${undated.length === 1 ? 'A customer text bears' : `${undated.length} customer texts bear`} no date. Add month and year; the mail or the review site still has them.`,
        derived(
          'Customer texts without a date beside them.',
          undated.flatMap(({ sources }) => sources.slice(0, 1)),
        ),
      ),
    );
  }
  const show = recommendationNumber(input, 'few-customer-reviews');
  if (texts.length === 0 && show !== null) {
    lines.push(
      say(
        `No customer speaks on the pages read. Recommendation ${show} is about showing their words; what follows is about getting them.`,
        measured(resultOf(input, 'few-customer-reviews')),
      ),
    );
  }
  if (name !== null && questions.trade !== 'non-profit') {
    lines.push(
      say(
        sentence(
          `To send the day after, to everybody and not only to the happy ones: ${quoted(reviewRequest(input.language, name), 400)}`,
        ),
        derived(
          'Google forbids rewards and choosing whom to ask (support.google.com/contributionpolicy/answer/7400114).',
        ),
      ),
    );
    if (REGULATED.has(questions.trade)) {
      lines.push(
        say(
          'The rules of your profession may limit asking for reviews and answering them: ask your chamber or board before you begin.',
          derived('The trade is one of those with a professional body that sets rules for advertising.'),
        ),
      );
    }
  }
  return [...lines, ...reviewPlaces(input)];
}

/** Where the website already sends people for opinions. */
function reviewPlaces({ inputs: { pages } }: PremiumInput): Grounded<string>[] {
  const entries = findListings(pages ?? [], 'reviews').map(({ evidence }) => evidence);
  const places = [...new Set(entries.map(({ seen }) => new URL(seen).hostname.replace(/^www\./, '')))];
  if (places.length === 0) return [];
  return [
    say(
      `Keep to the ${places.length === 1 ? 'place' : `${places.length} places`} you link to already, ${listed(places)}, and answer each new review there within a week.`,
      seenAt(...entries),
    ),
  ];
}

const hostOf = (url: string): string => new URL(url).hostname.replace(/^(?:www|biz|business|restaurant|join)\./, '');

function directories(input: PremiumInput): Grounded<string>[] {
  const { pages, questions, isLocal } = input.inputs;
  const linked = new Set(
    (pages ?? []).flatMap(({ plain }) =>
      plain.view.links.flatMap(({ url }) => (url !== null && URL.canParse(url) ? [new URL(url).hostname] : [])),
    ),
  );
  const isLinked = (url: string) =>
    [...linked].some((host) => host === hostOf(url) || host.endsWith(`.${hostOf(url)}`));
  const entries = new Set(
    (['reviews', 'directory'] as const).flatMap((kind) =>
      findListings(pages ?? [], kind).map(({ platform }) => platform),
    ),
  );
  return directoriesFor(questions.trade, countryOf(input))
    .filter(({ trades }) => isLocal === true || trades !== undefined)
    .filter(({ name, url }) => !entries.has(name) && !isLinked(url))
    .slice(0, MAX_DIRECTORIES)
    .map(({ name, url, what }, index) =>
      say(
        variant(index, [
          `${name} (${url}), ${what}. Your pages lead to no entry there.`,
          `${name} (${url}): ${what}. Look whether you are in it, and with which ${isLocal === true ? 'phone number' : 'description'}.`,
          `${what.charAt(0).toUpperCase()}${what.slice(1)}: ${name}, ${url}. Not linked from your pages.`,
        ]),
        derived('A reviewed list of directories by country and trade, without those your pages link to.'),
      ),
    );
}
