import { seenAsPossible } from '../../facts/claims/claims.ts';
import type { FactSource, RatedFacts } from '../../facts/facts.ts';
import { readSchemaHours } from '../../facts/hours/hours-schema.ts';
import { statesDays } from '../../facts/hours/states-days.ts';
import { sureTrade, undoubtedTrade } from '../../facts/trade/sure-trade.ts';
import { hasPlace } from '../../questions/has-place.ts';
import { placeOf } from '../../website/page/page-text.ts';
import type { ShownText } from '../../website/page/shown-text.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { placeInData } from '../../website/structured-data/business-nodes.ts';
import { has, textIn } from '../../website/structured-data/nodes.ts';
import { WEEK } from '../../week/week.ts';
import { defineCheck, dueTo, type Evidence, fail, inconclusive, notApplicable, partial, pass } from '../check.ts';
import { identitiesOn } from '../shared/identity-nodes.ts';
import { NOT_LOCAL } from '../shared/local-words.ts';
import { unreadableHoursOn } from '../shared/markup/unreadable-hours.ts';
import { nothingOn } from '../shared/plain-facts.ts';
import { mayShowAllDay, mayShowHours } from '../shared/shown/shown-hours.ts';
import { hoursOfSomeWeeks } from '../shared/shown/shown-places.ts';

const isMarkup = ({ place }: FactSource): boolean => /^(?:JSON-LD|microdata|RDFa)/.test(place);
const toEvidence = ({ pageUrl, place, seen }: FactSource): Evidence => ({ pageUrl, place, seen });

const UNREAD = 'This may be your opening hours, but we could not read it as days with their times.';

const OF_OTHER = 'Whether somebody may come at these times, or what else they are of, is for you to confirm.';

const BY_APPOINTMENT = 'Your pages speak of an appointment or an agreement.';
const IN_ROWS = 'Parts of the same kind give different hours: they may be those of several places or departments.';

/** In the same box or in another of its kind on the same page, as the hours of a second branch stand: whoever wrote both saw both. */
const isBeside = (one: FactSource, others: readonly FactSource[]): boolean =>
  !isMarkup(one) &&
  others.some(({ pageUrl, place }) => pageUrl === one.pageUrl && shapeOf(place) === shapeOf(one.place));

const OTHER_NOTATION = 'Your structured data gives opening hours in a notation we could not compare with your text.';

/** Where the structured data of a page speaks of opening hours, whatever it says of them. */
const markOn = ({ url: pageUrl, structured, renderedStructured }: ReadPage): Evidence[] =>
  [structured, renderedStructured].flatMap((data) =>
    (data?.nodes ?? []).flatMap((node) => {
      const property = ['openingHoursSpecification', 'openingHours'].find((one) => has(node, one));
      return property
        ? [{ pageUrl, place: placeInData(node, property), seen: textIn(node, property) ?? property }]
        : [];
    }),
  );

const WITHOUT_TIMES =
  'Your structured data speaks of opening hours, without times that we could read; whether you keep any is for you to say.';

const IN_OTHER_WORDS =
  'Your structured data gives opening hours, and your text may say them in words that we could not read.';

const PERHAPS_OTHER = 'Times stand in your text. Whether they are your opening hours, only you can say.';

const ALL_DAY =
  'Your structured data says round the clock, and so may your text; what the other times are for is for you to confirm.';

const OTHER_HOURS = 'Your pages state further hours; what each of them is for is for you to confirm.';

const DAYS_LEFT_OUT =
  'Your structured data gives the same hours, and leaves out days on which your text says you are open.';

/** A place without the ids that tell equal boxes apart. */
const shapeOf = (place: string): string => place.replace(/#[\w-]+/g, '');

/** Opening hours as text and, equal to it, in structured data. Telephone hours and round-the-clock emergency service are none. */
export const missingOpeningHours = defineCheck({
  id: 'missing-opening-hours',
  revision: 21,
  category: 'local',
  strength: 'B',
  catalogue: ['hours-visible'],
  title: {
    pass: 'Opening hours on the page and in the structured data agree',
    partial: 'Opening hours are stated in one form only',
    fail: 'No opening hours were found',
    causes: {
      contradiction: 'Opening hours contradict each other',
      'hours-unlike-markup': 'Text and structured data state different opening hours',
      'only-after-javascript': 'Opening hours stand in the text only after JavaScript has run',
      'late-and-not-marked': 'Opening hours stand in the text only after JavaScript has run',
      'unreadable-in-markup': 'Opening hours in the structured data are not written as machines read them',
    },
  },
  why: 'When somebody asks whether you are open, an assistant can go by the hours it has read.',
  sources: [
    'https://developers.google.com/search/docs/appearance/structured-data/local-business',
    'https://schema.org/openingHours',
  ],
  needs: ['pages', 'shown', 'facts', 'isLocal'],
  readsWords: true,
  causes: [
    'contradiction',
    'text-only',
    'no-business-markup',
    'hours-in-markup-only',
    'hours-unlike-markup',
    'only-after-javascript',
    'late-and-not-marked',
    'unreadable-in-markup',
  ],
  claimsAbsence: ['fail'],
  standsOn: ['contact'],

  run({ pages, shown, facts, isLocal }) {
    if (!isLocal) return notApplicable(NOT_LOCAL);
    const hours = facts.openingHours;
    return hours !== null && statesDays(hours.value)
      ? judgeHours(hours, pages, shown, facts)
      : judgeNoHours(pages, facts);
  },
});

/** Where no days with their times were read. */
function judgeNoHours(pages: ReadPage[], facts: RatedFacts) {
  const times = pages.flatMap((page) => timesOn(page, facts.phones))[0];
  const trade = sureTrade(facts);
  if (trade?.noNeedOf?.includes('opening-hours'))
    return notApplicable('Guests ask for the times of arrival and departure; a house that states no hours is open.');
  if (facts.openingHours) return notApplicable(BY_APPOINTMENT);
  const trace = seenAsPossible('openingHours', { pages, facts });
  if (trace ?? times)
    return inconclusive(
      UNREAD,
      [trace ?? times].filter((one) => one !== undefined && one !== null),
    );
  const marked = pages.flatMap(markOn)[0];
  if (marked) return inconclusive(WITHOUT_TIMES, [marked]);
  if (undoubtedTrade(facts) === null || trade === null || trade.worksAtCustomers || !hasPlace(facts))
    return inconclusive(
      'Hours are asked of businesses that customers visit; whether they visit yours is for you to confirm.',
    );
  return trade.visitedByArrangement
    ? inconclusive(
        'In your trade people often come at a time agreed with them; whether you keep hours is for you to confirm.',
      )
    : fail([nothingOn(pages, 'opening hours')]);
}

/** From one time of day to another, whatever it is said of. */
const TIMES = /(?<!\d)\d{1,2}(?:[:.h]\d{2}|\s?[ap]\.?m\b|h)[^\d\n]{1,12}\d{1,2}(?:[:.h]\d{2}|\s?[ap]\.?m\b|h)/i;

/** The first line of a page, served or drawn, that holds such times. A number written in pairs, "06.22.17.46.96", holds none. */
const timesOn = ({ url: pageUrl, plain, rendered }: ReadPage, phones: RatedFacts['phones']): Evidence[] =>
  [plain.view, ...(rendered ? [rendered.view] : [])]
    .flatMap((view) => view.blocks.map(({ text, path }) => ({ pageUrl, place: placeOf(view, path), seen: text })))
    .filter(({ seen }) => {
      const digits = TIMES.exec(seen)?.[0].replace(/\D/g, '').replace(/^0/, '');
      return digits !== undefined && !phones.some(({ value }) => value.includes(digits));
    })
    .slice(0, 1);

type Hours = NonNullable<RatedFacts['openingHours']>;

/** Where the first set of hours is stated. */
interface Stated {
  visible: FactSource | undefined;
  /** In the text as served or as scripts leave it. */
  afterScripts: FactSource | undefined;
  marked: FactSource | undefined;
}

function judgeHours(hours: Hours, pages: ReadPage[], shown: ShownText, { addresses, languages }: RatedFacts) {
  const { sources, alternatives: others = [] } = hours;
  if (hours.certainty === 'seen')
    return inconclusive(hours.partly ? UNREAD : OF_OTHER, sources.slice(0, 1).map(toEvidence));
  const stated: Stated = {
    visible: sources.find((source) => !isMarkup(source) && source.view === 'plain'),
    afterScripts: sources.find((source) => !isMarkup(source)),
    marked: sources.find(isMarkup),
  };
  if (hours.certainty !== 'certain' && others.length === 0 && !stated.marked)
    return inconclusive(PERHAPS_OTHER, sources.slice(0, 1).map(toEvidence));
  const ofOthers = others.flatMap(({ sources: theirs }) => theirs.slice(0, 1));
  const evidence = [stated.visible ?? stated.afterScripts, stated.marked, ...ofOthers]
    .filter((source) => source !== undefined)
    .map(toEvidence);
  const judged =
    judgeConflicts(hours, placesIn(addresses), evidence, shown) ??
    judgeSomeWeeks(hours, stated, pages, languages[0]?.value ?? null) ??
    judgeNotation(stated, pages) ??
    judgeForms(stated, evidence, pages, () => mayShowHours(hours.value, shown));
  // Beside hours, "open 24 hours" is no further branch: it agrees with nothing.
  const isAllDay = others.some(({ value }) => mayShowAllDay(value, shown));
  if (judged.outcome !== 'pass') return judged;
  if (isAllDay) return inconclusive(OTHER_HOURS, evidence);
  return marksAllDays(hours.value, pages) ? judged : inconclusive(DAYS_LEFT_OUT, evidence);
}

/** Whether the structured data of some page says of each day on which it is open that it is. */
const marksAllDays = (hours: Hours['value'], pages: readonly ReadPage[]): boolean => {
  const marked = pages.flatMap(({ documents }) => documents.flatMap(readSchemaHours));
  return (
    marked.length === 0 ||
    WEEK.every((day) => (hours[day] ?? []).length === 0 || marked.some(({ week }) => week[day] !== null))
  );
};

/** How many places there are: one that is spelled in two ways has one postal code and one number of its house. */
const placesIn = (addresses: RatedFacts['addresses']): number =>
  new Set(
    addresses.map(({ value: { street, postalCode, locality } }) => {
      const house = /\d+/.exec(street ?? '')?.[0];
      return postalCode !== null && house !== undefined ? `${postalCode} ${house}` : `${street} ${locality}`;
    }),
  ).size;

/** Hours that contradict the first set; null where none do. */
function judgeConflicts({ sources, alternatives = [] }: Hours, places: number, evidence: Evidence[], shown: ShownText) {
  const isOnlyMarked = [{ sources }, ...alternatives].every(({ sources: theirs }) => theirs.every(isMarkup));
  // Several branches may well keep different hours, each in markup of its own; markup that contradicts the text never is right.
  const conflicts = alternatives.filter(
    ({ sources: theirs }) => places <= 1 || (!isOnlyMarked && theirs.every(isMarkup)),
  );
  if (conflicts.length === 0) return null;
  const isAside = conflicts.some(({ sources: theirs }) => theirs.some((one) => isBeside(one, sources)));
  if (isAside) return inconclusive(IN_ROWS, evidence);
  if (conflicts.some(({ value }) => mayShowAllDay(value, shown))) return inconclusive(ALL_DAY, evidence);
  const isOfMarkup =
    sources.find(isMarkup) === sources[0] || conflicts.some(({ sources: theirs }) => theirs.every(isMarkup));
  return dueTo(isOfMarkup && !isOnlyMarked ? 'hours-unlike-markup' : 'contradiction', fail(evidence));
}

/** Markup that promises every week what the text says of the first Sunday of a month; null elsewhere. */
function judgeSomeWeeks({ value }: Hours, stated: Stated, pages: ReadPage[], language: string | null) {
  if (!stated.marked || stated.visible || stated.afterScripts) return null;
  const said = hoursOfSomeWeeks(value, pages, language);
  return said && dueTo('hours-unlike-markup', fail([toEvidence(said), toEvidence(stated.marked)]));
}

/** Markup of hours, beside hours in the text, in a form that schema.org does not have: what follows it reads none. */
function judgeNotation({ visible }: Stated, pages: ReadPage[]) {
  const unreadable = pages.flatMap(unreadableHoursOn);
  return visible && unreadable.length > 0
    ? dueTo('unreadable-in-markup', partial([...unreadable.slice(0, 2), toEvidence(visible)]))
    : null;
}

/** Whether the words, whatever parts them, are in the text of the page as served. */
const isServed = ({ pageUrl, seen }: FactSource, pages: readonly ReadPage[]): boolean =>
  pages.some(
    ({ url, plain }) =>
      url === pageUrl && bare(plain.view.blocks.map(({ text }) => text).join('')).includes(bare(seen)),
  );

const bare = (text: string): string => text.replace(/\s+/g, '');

/** Hours should stand in the text as served and in the structured data. */
function judgeForms(
  { visible, afterScripts, marked }: Stated,
  evidence: Evidence[],
  pages: ReadPage[],
  mayBeShown: () => boolean,
) {
  if (visible && marked) return pass(evidence);
  // Set apart only as a browser draws it, the same words stand in the HTML as served: no script brought them.
  if (!visible && afterScripts && isServed(afterScripts, pages))
    return marked ? pass(evidence) : inconclusive(UNREAD, evidence);
  if (!visible && afterScripts)
    return dueTo(marked ? 'only-after-javascript' : 'late-and-not-marked', partial(evidence));
  if (!visible)
    return mayBeShown() ? inconclusive(IN_OTHER_WORDS, evidence) : dueTo('hours-in-markup-only', partial(evidence));
  if (pages.some((page) => markOn(page).length > 0)) return inconclusive(OTHER_NOTATION, evidence);
  return dueTo(identitiesOn(pages).length === 0 ? 'no-business-markup' : 'text-only', partial(evidence));
}
