import type { FactSource, Facts } from '../facts.ts';
import { tokeniseHours } from '../hours/tokenise-hours.ts';
import { isFrame, isMarkup, isShown } from './places.ts';
import type { StatedWebsite } from './stated-website.ts';

type Hours = NonNullable<Facts['openingHours']>;

/** Lines around the hours in which "by appointment" is said of them. */
const BESIDE_LINES = 2;

/**
 * Right behind a number to call, times may be when somebody answers it. Only an hours label over them, or markup, tells that they are
 * those of the door, and markup does not where visits are by appointment.
 */
export function mayBeOfTelephone(
  { value, sources }: Hours,
  website: StatedWebsite,
  isLabelled: (source: FactSource) => boolean,
): boolean {
  const shown = sources.filter(isShown);
  if (shown.some(isLabelled)) return false;
  // In the footer all of the contact data may stand below each other.
  if (!value.byAppointment && sources.some(isMarkup) && !shown.some((one) => !isFrame(one))) return false;
  return shown.some((source) => isBehindPhone(source, website));
}

/** Some page says that visits are by appointment, and it is not said of these hours. */
export function mayNeedAppointment({ value, sources }: Hours, website: StatedWebsite): boolean {
  if (!value.byAppointment) return false;
  const language = website.facts.languages[0]?.value ?? null;
  const says = (text: string) => tokeniseHours(text, language).some(({ kind }) => kind === 'appointment');
  return !sources.some((source) => {
    const { lines, first, last } = linesOf(source, website);
    const beside = first < 0 ? [] : lines.slice(Math.max(0, first - BESIDE_LINES), last + BESIDE_LINES + 1);
    return isShown(source) && (says(source.seen) || beside.some(({ text }) => says(text)));
  });
}

/**
 * "Opening hours by appointment" over the days, or a line over them that says so and names no day: their condition. What follows the hours
 * is an addition ("and by appointment"), and so is what a day has of its own.
 */
export function areByAppointment({ value, sources }: Hours, website: StatedWebsite): boolean {
  if (!value.byAppointment) return false;
  const language = website.facts.languages[0]?.value ?? null;
  const shown = sources.filter(isShown);
  // What one passage says may be said of house calls, where the hours stand elsewhere without it.
  return (
    shown.length > 0 &&
    shown.every((source) => {
      const { lines, first } = linesOf(source, website);
      const above = first < 0 ? [] : lines.slice(Math.max(0, first - BESIDE_LINES), first);
      return above.some(({ text }) => {
        const kinds = new Set(tokeniseHours(text, language).map(({ kind }) => kind));
        return kinds.has('appointment') && !kinds.has('day') && !kinds.has('time');
      });
    })
  );
}

/** The line of the hours, or the one right above it, has a number to call. */
function isBehindPhone(source: FactSource, website: StatedWebsite): boolean {
  const { view, lines, first } = linesOf(source, website);
  if (!view || first < 0) return false;
  const { phones, otherPhones } = website.facts;
  const numbers = [
    ...[...phones, ...otherPhones].map(({ asShown }) => asShown),
    ...view.links.flatMap(({ href, text }) => (href.toLowerCase().startsWith('tel:') ? [text.trim()] : [])),
  ].filter((number) => number !== '');
  return lines.slice(Math.max(0, first - 1), first + 1).some(({ text }) => numbers.some((one) => text.includes(one)));
}

/** The lines of the page that a source stands on, and which of them are its own. */
function linesOf({ pageUrl, view, place, seen }: FactSource, { documents }: StatedWebsite) {
  const document = documents.find((one) => one.pageUrl === pageUrl && one.viewName === view);
  const lines = document?.lines ?? [];
  const isOwn = (line: (typeof lines)[number]) => line.place === place && seen.includes(line.text);
  return { view: document?.view, lines, first: lines.findIndex(isOwn), last: lines.findLastIndex(isOwn) };
}
