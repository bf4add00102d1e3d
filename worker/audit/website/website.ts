import { guessCountry } from '../countries/country.ts';
import type { ListedFact } from '../facts/facts.ts';
import type { Observations, Target } from '../observations.ts';
import { type ShownBusiness, shownBusinesses } from './example-pages.ts';
import { notFoundPages } from './not-found-page.ts';
import { type ShownText, shownOn } from './page/shown-text.ts';
import { inAppPagesOf, keyPagesOf, type ReadPage } from './read-pages.ts';
import { type RobotsReading, readRobots } from './robots/robots-txt.ts';
import { readLanguages } from './text/languages.ts';
import { remembering, TextMemory } from './text/remembered.ts';
import type { TextDocument } from './text/text-sources.ts';

/** What was seen of a website, made readable, deciding nothing. Each part is made on first ask and kept. */
export class Website {
  readonly observations: Observations;
  readonly #memory = new TextMemory();
  #robots: RobotsReading | undefined;
  #found: Observations['pages'] | undefined;
  #readPages: ReadPage[] | undefined;
  #shownBusinesses: Map<ReadPage, ShownBusiness> | undefined;
  #keyPages: ReadPage[] | undefined;
  #inAppPages: ReadPage[] | undefined;
  #pages: ReadPage[] | undefined;
  #documents: TextDocument[] | undefined;
  #shown: ShownText | undefined;
  #languages: ListedFact<string>[] | undefined;
  #country: { code: string | null } | undefined;

  constructor(observations: Observations) {
    this.observations = observations;
  }

  /** Reads with the memory of this website: what several readers ask of one line is answered once. `read` must not wait for anything. */
  reading<T>(read: () => T): T {
    return remembering(this.#memory, read);
  }

  get target(): Target {
    return this.observations.target;
  }

  /** robots.txt with its status rules. */
  get robots(): RobotsReading {
    this.#robots ??= readRobots(this.observations.robots);
    return this.#robots;
  }

  /** Pages that show another business, samples above all: nothing on them is a fact about this one. */
  get shownBusinesses(): ReadonlyMap<ReadPage, ShownBusiness> {
    this.#shownBusinesses ??= shownBusinesses(this.#allRead);
    return this.#shownBusinesses;
  }

  get #allRead(): ReadPage[] {
    this.#readPages ??= keyPagesOf(this.#foundPages);
    return this.#readPages;
  }

  /** What stands at addresses that do not exist is no page of the business. */
  get #foundPages(): Observations['pages'] {
    if (this.#found === undefined) {
      const { pages, control } = this.observations;
      const isNotFound = notFoundPages(pages, control);
      this.#found = pages.filter((page) => !isNotFound(page));
    }
    return this.#found;
  }

  /** Every key page read plain, home first, samples of others left out: what checks judge. */
  get keyPages(): ReadPage[] {
    this.#keyPages ??= this.#allRead.filter((page) => !this.shownBusinesses.get(page)?.isSample);
    return this.#keyPages;
  }

  /** Pages only a running app shows: read for their facts, not judged. */
  get inAppPages(): ReadPage[] {
    this.#inAppPages ??= inAppPagesOf(this.#foundPages);
    return this.#inAppPages;
  }

  /** Every page a person can read, home first. */
  get pages(): ReadPage[] {
    this.#pages ??= [...this.keyPages, ...this.inAppPages];
    return this.#pages;
  }

  /** Every text that speaks of the business, line by line: home first, the plain view of a page before the rendered one. */
  get documents(): TextDocument[] {
    this.#documents ??= this.pages.flatMap((page) => (this.shownBusinesses.has(page) ? [] : page.documents));
    return this.#documents;
  }

  /** What a visitor of the key pages sees, with and without JavaScript. */
  get shown(): ShownText {
    this.#shown ??= shownOn(this.keyPages);
    return this.#shown;
  }

  /** Languages the text is written in, main one first. */
  get languages(): ListedFact<string>[] {
    this.#languages ??= readLanguages(this.pages);
    return this.#languages;
  }

  /** Main language of the text, BCP 47 primary subtag ("de"); null when the text does not tell. */
  get language(): string | null {
    return this.languages[0]?.value ?? null;
  }

  /** ISO 3166-1 alpha-2 of the business, a guess by domain, language region, phone prefixes and addresses; null when nothing tells. */
  get country(): string | null {
    this.#country ??= { code: guessCountry(this) };
    return this.#country.code;
  }
}
