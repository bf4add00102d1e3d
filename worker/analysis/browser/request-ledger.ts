import { MAX_REQUESTS_A_HOST } from '../../contract/crawl-limits.ts';
import type { Journal } from '../journal.ts';

/** Of these, what reading the pages may take; the rest is for measuring the home page. */
const FOR_READING = 120;
/** No website is spread over so many. */
const MAX_HOSTS = 500;
/** How many requests a crash may leave uncounted. */
const SAVE_EVERY = 10;
/** Document. */
const LEDGER = 'browserRequests';

/** By host. */
type Counts = Record<string, number>;

interface Standing {
  asked: Counts;
  /** The most one load of a page took. */
  aLoad: Counts;
  isReadingOver: boolean;
}

/**
 * What an analysis asks of each host in its browsers, all pages and all measured loads together. Kept in the journal, so that it holds
 * across browsers and crashes.
 */
export class RequestLedger {
  private readonly standing: Standing;
  private unsaved = 0;

  constructor(private readonly journal: Pick<Journal, 'read' | 'write'>) {
    this.standing = journal.read<Standing>(LEDGER) ?? { asked: {}, aLoad: {}, isReadingOver: false };
  }

  /** A page wanted more than reading may take: no other is opened. */
  get isReadingOver(): boolean {
    return this.standing.isReadingOver;
  }

  /** Whether the home page can be loaded so often once more, as far as is known. */
  hasLoadsLeft(loads: number): boolean {
    const { asked, aLoad } = this.standing;
    return Object.entries(aLoad).every(([host, count]) => (asked[host] ?? 0) + loads * count <= MAX_REQUESTS_A_HOST);
  }

  openLoad(purpose: 'reading' | 'measuring'): LoadShare {
    return new LoadShare(
      (host, taken, isCode) => this.take(host, taken, isCode, purpose),
      (host) => this.giveBack(host),
    );
  }

  save(): void {
    this.unsaved = 0;
    this.journal.write(LEDGER, this.standing);
  }

  private take(host: string, takenByLoad: number, isCode: boolean, purpose: 'reading' | 'measuring'): boolean {
    const { asked, aLoad } = this.standing;
    const isKnown = Object.hasOwn(asked, host);
    const count = isKnown ? (asked[host] ?? 0) : 0;
    const limit = purpose === 'reading' ? FOR_READING : MAX_REQUESTS_A_HOST;
    if (count >= limit || (!isKnown && Object.keys(asked).length >= MAX_HOSTS)) {
      // A host of data that does not answer is asked again and again; the pages can be read without it.
      if (purpose === 'reading' && isCode) this.standing.isReadingOver = true;
      return false;
    }
    asked[host] = count + 1;
    aLoad[host] = Math.max(aLoad[host] ?? 0, takenByLoad + 1);
    if (++this.unsaved >= SAVE_EVERY) this.save();
    return true;
  }

  private giveBack(host: string): void {
    const count = this.standing.asked[host];
    if (count) this.standing.asked[host] = count - 1;
  }
}

/** One load of a page. */
export class LoadShare {
  /** Something was refused. */
  isCut = false;
  private isWithoutCode = false;
  private readonly taken = new Map<string, number>();

  constructor(
    private readonly takeOf: (host: string, taken: number, isCode: boolean) => boolean,
    private readonly giveBackTo: (host: string) => void,
  ) {}

  /** Whether the host may be asked once more; `isCode`: without the answer the page is another one. Data refused is noted as missed by the guard. */
  take(host: string, isCode: boolean): boolean {
    const taken = this.taken.get(host) ?? 0;
    if (this.takeOf(host, taken, isCode)) {
      this.taken.set(host, taken + 1);
      return true;
    }
    this.isCut = true;
    if (isCode) this.isWithoutCode = true;
    return false;
  }

  /** It came out of the browser's own store. */
  giveBack(host: string): void {
    const taken = this.taken.get(host);
    if (!taken) return;
    this.taken.set(host, taken - 1);
    this.giveBackTo(host);
  }

  /** What the page shows is not what visitors see, because of what we refused it. */
  get isIncomplete(): boolean {
    return this.isWithoutCode;
  }
}
