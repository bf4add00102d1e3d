import { itemsAround } from '../../../website/page/page-rows.ts';
import type { TextDocument, TextLine } from '../../../website/text/text-sources.ts';
import { WEEK } from '../../../week/week.ts';
import type { FactSource, Facts, WeekHours } from '../../facts.ts';
import { labelOf } from '../../hours/hours-labels.ts';
import type { HoursTokens } from '../../hours/hours-token.ts';
import { normaliseHoursText } from '../../hours/normalise-hours-text.ts';
import { tokeniseHours } from '../../hours/tokenise-hours.ts';
import { isShown } from '../places.ts';
import type { StatedWebsite } from '../stated-website.ts';

type Hours = NonNullable<Facts['openingHours']>;

/**
 * Words between the days, right below them or between them and their label: a season, a guest list, "see our page for today's". What they say
 * of the hours nobody here can tell, so any line that is no heading, link, contact or label of the next one puts the hours in doubt.
 */
export const haveRemarks = ({ value, sources }: Hours, website: StatedWebsite): boolean =>
  !isRoundTheClock(value) &&
  sources
    .filter(isShown)
    .some((source) =>
      website.documents
        .filter(({ pageUrl }) => pageUrl === source.pageUrl)
        .some((document) => hasRemark(new Passage(document, source, sources, website))),
    );

/** Beside "24/7" people write that they always come. */
const isRoundTheClock = (week: WeekHours): boolean =>
  WEEK.every((day) => week[day]?.every(([from, to]) => from === '00:00' && to === '24:00') ?? false);

function hasRemark(passage: Passage): boolean {
  const { first, last } = passage;
  if (first < 0) return false;
  if (passage.isNoted()) return true;
  for (let at = first + 1; at < last; at++) if (passage.isRemark(at)) return true;
  if (passage.isRemark(last + 1) && !passage.isLabelOfNext(last + 1)) return true;
  return passage.isLabel(first - 2) && !passage.isLabel(first - 1) && passage.isRemark(first - 1);
}

/** The lines of one page that state the hours, and those beside them. */
class Passage {
  readonly first: number;
  readonly last: number;
  private readonly document: TextDocument;
  private readonly place: string;
  private readonly website: StatedWebsite;

  constructor(document: TextDocument, source: FactSource, all: readonly FactSource[], website: StatedWebsite) {
    this.document = document;
    this.place = source.place;
    this.website = website;
    const { lines } = document;
    const own = lines.flatMap((line, at) => (line.place === source.place && isToldBy(source, line.text) ? [at] : []));
    let first = own[0] ?? -1;
    let last = own.at(-1) ?? -1;
    // A table keeps its days and its times at two places, and a template the day of today at a third.
    const isToldAt = (at: number): boolean => {
      const line = lines[at];
      return line !== undefined && (all.some((one) => isToldBy(one, line.text)) || this.isOfWeek(at));
    };
    if (first >= 0) {
      while (isToldAt(first - 1)) first -= 1;
      while (isToldAt(last + 1)) last += 1;
    }
    this.first = first;
    this.last = last;
  }

  /** Nothing but days, times and signs. */
  private isOfWeek(at: number): boolean {
    const tokens = this.tokens(at);
    return tokens.length > 0 && tokens.every(({ kind }) => OF_THE_WEEK.has(kind));
  }

  /** A comment before, among or right behind the days says that something is still to be replaced. */
  isNoted(): boolean {
    const { lines, view } = this.document;
    const label = this.isLabel(this.first - 1) ? this.first - 1 : this.first;
    const [from, to] = [lines[label]?.block ?? 0, lines[this.last]?.block ?? 0];
    return (view.notes ?? []).some(({ block }) => block >= from && block <= to + 1);
  }

  isLabel(at: number): boolean {
    const text = this.document.lines[at]?.text ?? '';
    return text.length <= MAX_LABEL_CHARS && labelOf(normaliseHoursText(text)) === 'opening';
  }

  /** "Telephone" over the times at which somebody answers it. */
  isLabelOfNext(at: number): boolean {
    const [line, next] = [this.document.lines[at], this.document.lines[at + 1]];
    if (!line || !next || wordsOf(line.text) > MAX_LABEL_WORDS || /[.!?]$/.test(line.text)) return false;
    return next.text.includes('@') || this.tokens(at + 1).some(({ kind }) => OF_A_VALUE.has(kind));
  }

  isRemark(at: number): boolean {
    const line = this.document.lines[at];
    if (!line || line.foreign !== null || line.text.length > MAX_CHARS || IS_NO_TEXT.has(line.tag)) return false;
    if (!this.isBeside(line, this.document.lines[at + 1]) || /[:：]$/.test(line.text) || /[©@]/.test(line.text))
      return false;
    const words = wordsOf(this.withoutLinks(line));
    if (words < MIN_WORDS || (words <= MAX_LABEL_WORDS - 1 && this.isLabel(at))) return false;
    return !isUnderstood(this.tokens(at), words) && !this.isContact(line.text);
  }

  /** In one of the elements that hold the hours, and on the same card. */
  private isBeside({ place, landmark, block }: TextLine, next: TextLine | undefined): boolean {
    const own = this.document.lines[this.first];
    if (own === undefined || landmark !== own.landmark) return false;
    if (block === own.block) return true;
    if (this.isOnOtherCard(block)) return false;
    const above = aboveOf(place);
    const label = [this.first - 1, this.first - 2].find((at) => this.isLabel(at));
    const holder = label === undefined ? null : aboveOf(this.document.lines[label]?.place ?? '');
    if (isWithin(this.place, above)) return holder === above || stepsBetween(above, this.place) <= 1;
    // A box of its own around the line, beside the label of the hours.
    return holder !== null && holder === aboveOf(above) && !(next && isWithin(next.place, above));
  }

  /** The hours stand on a card with their label, and the line does not. */
  private isOnOtherCard(block: number): boolean {
    const { lines, view } = this.document;
    const [from, to] = [lines[this.first]?.block ?? 0, lines[this.last]?.block ?? 0];
    return itemsAround(view, from).some(
      (card) => card.from < from && card.to > to && !(card.from <= block && block < card.to),
    );
  }

  private tokens(at: number): HoursTokens {
    const text = this.document.lines[at]?.text ?? '';
    return text.length > MAX_CHARS ? [] : tokeniseHours(text, this.website.facts.languages[0]?.value ?? null);
  }

  /** "See the map  Write to us" is where to go on; a sentence with a link in it is a sentence. */
  private withoutLinks({ text, block }: TextLine): string {
    const links = this.document.view.links.filter((link) => link.block === block && link.text !== '');
    const rest = links.reduce((left, link) => left.replace(link.text, ' '), text);
    return wordsOf(rest) === 0 ? '' : text;
  }

  private isContact(text: string): boolean {
    const { addresses, phones, otherPhones, businessName } = this.website.facts;
    const parts = [
      ...addresses.flatMap(({ value }) => [value.street, value.postalCode, value.locality]),
      ...[...phones, ...otherPhones].map(({ asShown }) => asShown),
      businessName?.value,
    ];
    return parts.some((part) => part && part.length > 2 && text.includes(part));
  }
}

const aboveOf = (place: string): string => place.split(' > ').slice(0, -1).join(' > ');
const isWithin = (place: string, element: string): boolean =>
  element === '' || place === element || place.startsWith(`${element} > `);

/** From an element down to what holds the days; lists and tables are one step. */
const stepsBetween = (element: string, place: string): number =>
  place
    .slice(element.length)
    .split(' > ')
    .filter((step) => step !== '' && !/^(?:table|tbody|thead|tr|td|th|ul|ol|li|dl|dt|dd)\b/.test(step)).length;

const isToldBy = ({ seen }: FactSource, text: string): boolean =>
  seen.includes(text) || seen.split(/ \/ |\n/).some((part) => part !== '' && text.startsWith(part));

/** What other rules judge: a day or a time of its own, an hour at which somebody comes anyway, an addition by appointment. */
function isUnderstood(tokens: HoursTokens, words: number): boolean {
  const kinds = new Set(tokens.map(({ kind }) => kind));
  // The kitchen's hours, which the reader passes over.
  if (tokens.length === 0) return true;
  if (kinds.has('except') || kinds.has('season')) return false;
  if (kinds.has('time') || kinds.has('roundTheClock') || kinds.has('phone')) return true;
  return (
    words <= MAX_WORDS_OF_ADDITION &&
    ['day', 'closed', 'holiday', 'appointment'].some((kind) => kinds.has(kind as 'day'))
  );
}

const wordsOf = (text: string): number => text.match(WORD)?.length ?? 0;
/** Two kana or kanji are about a word. */
const WORD =
  /\p{Script=Han}{2}|[\p{Script=Hiragana}\p{Script=Katakana}]{3}|[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]{2,}/gu;

const OF_THE_WEEK: ReadonlySet<string> = new Set([
  'day',
  'time',
  'dash',
  'closed',
  'mark',
  'and',
  'to',
  'from',
  'break',
]);
const OF_A_VALUE: ReadonlySet<string> = new Set(['time', 'phone', 'appointment']);
/** Elements whose text leads on, or names what follows. */
const IS_NO_TEXT: ReadonlySet<string> = new Set([
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'a',
  'button',
  'label',
  'summary',
  'option',
  'legend',
  'th',
  'dt',
  'noscript',
]);

const MIN_WORDS = 2;
const MAX_LABEL_WORDS = 3;
const MAX_WORDS_OF_ADDITION = 4;
const MAX_LABEL_CHARS = 60;
/** A longer line is a paragraph. */
const MAX_CHARS = 160;
