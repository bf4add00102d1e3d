import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { lineSource, type TextDocument } from '../../website/text/text-sources.ts';
import type { FactSource } from '../facts.ts';
import { collectItems, type HoursItem } from './hours-items.ts';
import { labelOf, namesADesk, namesMeal, OPENING_PLACE, PART_OF_DAY } from './hours-labels.ts';
import { count, isChoiceOfForm, isClosedOnly, isHours, isOnlyClosed, saysAppointment } from './hours-lines.ts';
import { joinDaysAndTimes } from './hours-pairs.ts';
import { readWeeks, type WeekFound } from './hours-weeks.ts';
import { LabelContext } from './label-context.ts';
import { normaliseHoursText } from './normalise-hours-text.ts';

export interface HoursScan {
  weeks: WeekFound[];
  /** Where the text says that visits need an appointment or are possible by agreement. */
  appointment: FactSource | null;
}

/** Lines without any sign of hours that may stand inside a list of hours: a note, a name of a branch. */
const MAX_GAP_LINES = 2;
/** A label or heading is short; a longer line is a sentence, judged sentence by sentence. */
const MAX_LABEL_CHARS = 80;
/** What comes next holds outside the seasons just named. */
const REST_OF_YEAR = lightLetters(
  regexSource`
    rest of (?:the )?year|all other months|(?:rest|ubrige) (?:des jahres|zeit)|reste de l'annee|resto del ano
    |resto dell'anno|rest van het jaar|resto do ano|それ以外
  `,
  'u',
);

export function scanHours(document: TextDocument, language: string | null): HoursScan {
  const items = joinDaysAndTimes(collectItems(document, language));
  const scanner = new HoursScanner(document, language);
  for (const [at, item] of items.entries()) scanner.read(item, items[at + 1]);
  scanner.flush();
  return scanner.scan;
}

type HoursLabel = 'opening' | 'other' | null;

/** What is known of a line before it is decided what it belongs to. */
interface HoursLine {
  item: HoursItem;
  text: string;
  label: HoursLabel;
  hasSeason: boolean;
}

/** Gathers lines of hours into groups, each of which is one list of hours. */
class HoursScanner {
  readonly scan: HoursScan = { weeks: [], appointment: null };
  private readonly document: TextDocument;
  private readonly language: string | null;
  private readonly context = new LabelContext();
  private group: HoursItem[] = [];
  private labelled = false;
  private season = false;
  private gap = 0;

  constructor(document: TextDocument, language: string | null) {
    this.document = document;
    this.language = language;
  }

  /** The group is whole. */
  flush(): void {
    const { document, group, labelled, season, language } = this;
    if (group.length > 0) this.scan.weeks.push(...readWeeks({ document, group, labelled, season, language }));
    if (group.length > 0) this.season = false;
    this.group = [];
    this.labelled = false;
    this.gap = 0;
  }

  read(item: HoursItem, next: HoursItem | undefined): void {
    if (this.context.enters(item)) this.endSeason();
    const text = normaliseHoursText(item.text);
    if (this.scan.appointment === null && saysAppointment(item))
      this.scan.appointment = lineSource(this.document, item.line);
    if (text.length <= MAX_LABEL_CHARS && !isHours(item) && REST_OF_YEAR.test(text)) {
      this.endSeason();
      return;
    }
    // "Jan 15 – Apr 15" as a label is a season too.
    const hasSeason =
      item.tokens.some((token) => token.kind === 'season') || (!isHours(item) && count(item.tokens, ['date']) >= 2);
    const line = { item, text, label: this.labelFor(item, text), hasSeason };
    if (!isHours(item)) this.readOther(line);
    else if (this.isOfOpening(line)) this.add(line, next);
  }

  private endSeason(): void {
    this.flush();
    this.season = false;
  }

  private startSeason(): void {
    this.flush();
    this.season = true;
  }

  private labelFor(item: HoursItem, text: string): HoursLabel {
    const label = LED_BY.test(item.text)
      ? 'other'
      : text.length <= MAX_LABEL_CHARS * 2
        ? labelOf(text)
        : labelOf(aroundHours(text));
    const said = label ?? (CLOCK.test(item.text) ? 'opening' : null);
    const isMeal = said === 'other' && namesMeal(text) && this.context.current() === 'opening';
    if (!isMeal) return said;
    return isHours(item) ? 'opening' : null;
  }

  /** Whether days and times are when one may come, and no desk's, course's or form's. */
  private isOfOpening({ item, text, label }: HoursLine): boolean {
    if (item.level !== null && label !== null) {
      this.flush();
      this.context.setHeading(item.level, label);
    }
    if (item.line.foreign !== null || isChoiceOfForm(item) || label === 'other') {
      // "Phone desk Mon–Thu 9–12" heads a list of its own, unless it stands inside the hours.
      const isHead = this.group.length === 0 && startsWithLabel(text);
      if (label === 'other' && (isHead || !item.tokens.some((token) => token.kind === 'day')))
        this.context.setLocal('other');
      return false;
    }
    if (this.context.current() !== 'other') return true;
    if (label !== 'opening') return false;
    this.context.setLocal('opening');
    return true;
  }

  private add({ item, label, hasSeason }: HoursLine, next: HoursItem | undefined): void {
    // "Fermé | Closed": the same in another language; a second one would wait for the days of the next line.
    const last = this.group.at(-1);
    if (isClosedOnly(item) && last?.text !== item.text && isClosedOnly(last)) return;
    // "Monday closed" below the lists of the seasons holds for all of them.
    const isLast = next === undefined || !isHours(next);
    if (this.season && this.group.length > 0 && !hasSeason && isLast && isOnlyClosed(item)) this.startSeason();
    // "August: 8–15" between the lines of a week is a note about the season; the week goes on below.
    if (hasSeason && this.group.length > 0 && count(item.tokens, ['day', 'holiday']) === 0) return;
    // A season named before each list is a new list.
    if (hasSeason && this.group.length > 0) this.startSeason();
    this.season ||= hasSeason;
    this.group.push(item);
    this.gap = 0;
    this.labelled ||=
      label === 'opening' || this.context.current() === 'opening' || OPENING_PLACE.test(item.line.place);
    this.context.touch();
  }

  private readOther({ item, text, label, hasSeason }: HoursLine): void {
    const isShort = text.length <= MAX_LABEL_CHARS;
    if (hasSeason && isShort) this.startSeason();
    if (item.level !== null) {
      if (this.group.length > 0 && this.context.current() === 'opening' && PART_OF_DAY.test(text)) return;
      this.flush();
      if (!hasSeason) this.season = false;
      // A question says what its answer is about, not what comes after it.
      this.context.setHeading(item.level, /\?\s*$/.test(text) ? null : label);
    } else if (label !== null && isShort) this.readLabel(item, text, label);
    else {
      this.context.pass();
      this.gap += 1;
      if (this.gap > MAX_GAP_LINES || text.length > 2 * MAX_LABEL_CHARS) this.flush();
    }
  }

  private readLabel(item: HoursItem, text: string, label: 'opening' | 'other'): void {
    if (label === 'other' || this.group.length > 0) this.flush();
    // A column's head says "hours" of whatever the heading above the table names: courses, for one.
    if (label === 'opening' && item.line.tag === 'th' && this.context.current() === 'other') return;
    // "Emergencies: 629 481 702" says all it has to say; it labels nothing below.
    if (label === 'opening' || !/\d{3}|[.!?]$/.test(text)) this.context.setLocal(label);
  }
}

/** 🕐 to 🕧, ⏰ and 🕰 before days and times say "hours", whatever stands above. */
const CLOCK = /^[\u{1f550}-\u{1f567}\u23f0\u{1f570}]/u;

/** "Lundi 10h45-11h45, avec Sophie": a session with somebody. German "mit Termin" names nobody. */
const LED_BY = lightLetters(/\d[\dh:.]{0,12},? (?:avec|with|con|met|com) \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}*\.?)?$/u);

const SENTENCE_END = lightLetters(/(?<=\p{L}{3}[.!?]|[。！？]) ?/u);

/** Whether the words before the first number say what the line is about. */
function startsWithLabel(text: string): boolean {
  return namesADesk(text.split(/\d/, 1).join(''));
}

/** The part of a long line around its days and times: a sentence of a paragraph, not all of it. */
function aroundHours(text: string): string {
  const sentences = text.split(SENTENCE_END);
  return sentences.filter((sentence) => /\d/.test(sentence)).join(' ');
}
