import { businessNodes } from '../../website/structured-data/business-nodes.ts';
import { WEEK } from '../../week/week.ts';
import { INTRODUCES } from '../addresses/introducing-pages.ts';
import { normalStreet } from '../addresses/same-address.ts';
import type { Certainty, FactSource, Facts, Weekday, WeekHours } from '../facts.ts';
import { labelOf, OPENING_PLACE } from '../hours/hours-labels.ts';
import { weekOfNode } from '../hours/hours-schema.ts';
import { openDays } from '../hours/hours-week.ts';
import { normaliseHoursText } from '../hours/normalise-hours-text.ts';
import { tellsWeek } from '../hours/tells-week.ts';
import { tokeniseHours } from '../hours/tokenise-hours.ts';
import { isOfOther } from './hours/hours-of-other.ts';
import { haveRemarks } from './hours/hours-remarks.ts';
import { areRewritten } from './hours/hours-rewritten.ts';
import { haveConditions } from './hours-doubts.ts';
import { areByAppointment, mayBeOfTelephone, mayNeedAppointment } from './hours-of-telephone.ts';
import { isFrame, isMarkup, isShown } from './places.ts';
import type { StatedWebsite } from './stated-website.ts';

/** Lines above the hours in which their label may stand. */
const LABEL_LINES = 2;
/** Fewer days are a course, a market, or part of a list that was cut off. */
const MIN_DAYS = 4;

/** Days with hours that two places give alike, or that stand under "Opening hours"; no place contradicts them. */
export function certaintyOfHours(fact: NonNullable<Facts['openingHours']>, website: StatedWebsite): Certainty {
  const { value, sources, alternatives, partly } = fact;
  if (partly) return 'seen';
  if (alternatives || openDays(value) === 0 || isOtherwiseInMarkup(value, website)) return 'likely';
  if (isOfOnePlace(sources, website) || !isInFront(sources, website)) return 'likely';
  if (sources.some((source) => hasMoreDays(source, fact, website)) || haveConditions(fact, website)) return 'likely';
  // Told without their condition they send people to a closed door.
  if (areByAppointment(fact, website) || haveRemarks(fact, website) || areRewritten(website)) return 'likely';
  if (mayBeOfTelephone(fact, website, (source) => isLabelled(source, website))) return 'likely';
  if (areOfOther(sources, website)) return 'seen';
  return isGivenWhole(fact, website) ? 'certain' : 'likely';
}

/** Markup of the business on some page has it open on other days or at other times, or says so in a way that nobody could read. */
const isOtherwiseInMarkup = (value: WeekHours, { documents }: StatedWebsite): boolean =>
  documents.some(({ structured }) =>
    businessNodes(structured).some(({ node }) => {
      const isTimed = HOURS.some((name) => (node.properties[name] ?? []).length > 0);
      const week = isTimed ? weekOfNode(structured, node) : null;
      return isTimed && (week === null || WEEK.some((day) => timesOf(week, day) !== timesOf(value, day)));
    }),
  );

const HOURS = ['openingHours', 'openingHoursSpecification'] as const;
const timesOf = (week: WeekHours, day: Weekday): string => JSON.stringify(week[day] ?? []);

/** Where the label says of what, and no other place calls them opening hours. */
function areOfOther(sources: readonly FactSource[], website: StatedWebsite): boolean {
  const labels = sources.map((source) => (isShown(source) ? labelledAs(source, website) : null));
  return labels.includes('of other') && !labels.includes('opening') && !sources.some(isMarkup);
}

function isGivenWhole(fact: NonNullable<Facts['openingHours']>, website: StatedWebsite): boolean {
  const { value, sources } = fact;
  const isWhole = WEEK.every((day) => value[day]?.every(([, close]) => close !== null) ?? true);
  // Whoever says of every day when it is open, or that it is not, says when a business is open.
  if (isWhole && WEEK.every((day) => value[day] !== null) && isSaidWhole(fact, website)) return true;
  if (mayNeedAppointment(fact, website)) return false;
  if (website.agree(sources)) return true;
  if (isWhole && openDays(value) >= MIN_DAYS && sources.some((source) => isLineOfFrame(source, fact, website)))
    return true;
  const labelled = sources.filter((source) => isShown(source) && isLabelled(source, website));
  return isWhole && openDays(value) >= MIN_DAYS && labelled.length === sources.length;
}

/** Hours on pages about other things alone are those of what such a page is about: a brand, a studio, a course. */
const isInFront = (sources: readonly FactSource[], { pages }: StatedWebsite): boolean =>
  sources.some(
    (source) =>
      isFrame(source) ||
      isMarkup(source) ||
      pages.some(({ url, role }) => url === source.pageUrl && (INTRODUCES.has(role) || role === 'faq')),
  );

/** Lines around the hours that may go on with them. */
const BESIDE_LINES = 2;
const MAX_BESIDE_CHARS = 60;

/** "Sunday on request" right below: a day that the hours do not state, in words that give no time. */
function hasMoreDays(
  source: FactSource,
  { value }: NonNullable<Facts['openingHours']>,
  website: StatedWebsite,
): boolean {
  const document = website.documents.find(
    ({ pageUrl, viewName }) => pageUrl === source.pageUrl && viewName === source.view,
  );
  const lines = document?.lines ?? [];
  const own = lines.flatMap(({ place, text }, at) =>
    place === source.place && source.seen.includes(text) ? [at] : [],
  );
  const [first, last] = [own[0], own.at(-1)];
  if (first === undefined || last === undefined || !isShown(source)) return false;
  const language = website.facts.languages[0]?.value ?? null;
  return lines.slice(Math.max(0, first - 1), last + BESIDE_LINES + 1).some(({ text }) => {
    if (text.length > MAX_BESIDE_CHARS) return false;
    const [day, ...rest] = tokeniseHours(text, language);
    if (day?.kind !== 'day' || rest.some(({ kind }) => kind === 'time')) return false;
    return day.days.some((one) => value[one] === null);
  });
}

/** Not put together from lines of different places. */
const isSaidWhole = ({ value, sources }: NonNullable<Facts['openingHours']>, { facts }: StatedWebsite): boolean =>
  sources.some((source) => isShown(source) && tellsWeek(source.seen, value, facts.languages[0]?.value ?? null));

/** Days and times and nothing else, on every page: "Mon – Sat: 8 am – 7 pm". */
function isLineOfFrame(source: FactSource, { value }: NonNullable<Facts['openingHours']>, { facts }: StatedWebsite) {
  const language = facts.languages[0]?.value ?? null;
  if (!isFrame(source) || !tellsWeek(source.seen, value, language)) return false;
  const tokens = source.seen.split(/ \/ |\n/).flatMap((line) => [...tokeniseHours(line, language)]);
  return tokens.every(({ kind }) => !NOT_OF_HOURS.has(kind));
}

const NOT_OF_HOURS: ReadonlySet<string> = new Set(['word', 'phone', 'date', 'appointment']);

/** Of several branches each has its own: those that one page or one card states are not known to hold for all. */
function isOfOnePlace(sources: readonly FactSource[], website: StatedWebsite): boolean {
  // What legal pages alone give is no branch: a seat, an authority to complain to.
  const places = website.facts.addresses.filter((one) =>
    one.sources.some((source) => isShown(source) && !website.isLegal(source)),
  );
  const streets = new Set(places.flatMap(({ value }) => normalStreet(value.street) || []));
  return streets.size > 1 && !sources.some((source) => isFrame(source) || isMarkup(source));
}

const isLabelled = (source: FactSource, website: StatedWebsite): boolean => labelledAs(source, website) === 'opening';

/** `of other`: with a label of times of something that is not known to be the door. */
function labelledAs(source: FactSource, website: StatedWebsite): 'opening' | 'other' | 'of other' | null {
  const own = labelOf(normaliseHoursText(source.seen));
  if (own !== null) return own === 'opening' && isOfOther(source.seen, website) ? 'of other' : own;
  const document = website.documents.find(
    ({ pageUrl, viewName }) => pageUrl === source.pageUrl && viewName === source.view,
  );
  const at =
    document?.lines.findIndex(({ place, text }) => place === source.place && source.seen.startsWith(text)) ?? -1;
  const above = (document?.lines ?? []).slice(Math.max(0, at - LABEL_LINES), Math.max(0, at));
  const labels = above.map(({ text }) => labelOf(normaliseHoursText(text)));
  const last = above.findLast((_line, index) => labels[index] !== null);
  if (labels.includes('opening') && last && isOfOther(last.text, website)) return 'of other';
  if (OPENING_PLACE.test(source.place)) return 'opening';
  if (labels.includes('other')) return 'other';
  return labels.includes('opening') ? 'opening' : null;
}
