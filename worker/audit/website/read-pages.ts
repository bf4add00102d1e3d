import type { PageObservation, ReadAttempt, RenderAttempt } from '../observations.ts';
import type { PageView } from './page/page-view.ts';
import { readPage } from './page/read-page.ts';
import { readStructuredData, type StructuredData } from './structured-data/structured-data.ts';
import { type PageProse, proseOf } from './text/page-prose.ts';
import { documentsOf, type TextDocument } from './text/text-sources.ts';

/** What was seen of a page that could be read. */
interface SeenPage {
  url: string;
  role: PageObservation['role'];
  plain: ReadAttempt & { view: PageView };
  /** null when the browser did not read it. */
  rendered: (RenderAttempt & { view: PageView }) | null;
}

/** A key page whose plain HTML was read. What is made of it is made on first ask and kept. */
export class ReadPage implements SeenPage {
  readonly url: string;
  readonly role: PageObservation['role'];
  readonly plain: ReadAttempt & { view: PageView };
  readonly rendered: (RenderAttempt & { view: PageView }) | null;
  #structured: StructuredData | undefined;
  #renderedStructured: StructuredData | undefined;
  #documents: TextDocument[] | undefined;
  #prose: PageProse | undefined;
  #asRendered: ReadPage | undefined;
  #asServed: ReadPage | undefined;

  constructor({ url, role, plain, rendered }: SeenPage) {
    this.url = url;
    this.role = role;
    this.plain = plain;
    this.rendered = rendered;
  }

  /** Structured data of the plain HTML. */
  get structured(): StructuredData {
    this.#structured ??= readStructuredData(this.plain.view);
    return this.#structured;
  }

  /** Structured data of the rendered page; null when not rendered. */
  get renderedStructured(): StructuredData | null {
    if (this.rendered === null) return null;
    this.#renderedStructured ??= readStructuredData(this.rendered.view);
    return this.#renderedStructured;
  }

  /** Its text line by line: the plain view before the rendered one. */
  get documents(): TextDocument[] {
    this.#documents ??= documentsOf(this);
    return this.#documents;
  }

  /** Its running text. */
  get prose(): PageProse {
    this.#prose ??= proseOf(this);
    return this.#prose;
  }

  /** As if its server had answered with what a browser shows. */
  asRendered(): ReadPage {
    const { url, role, plain, rendered } = this;
    if (rendered === null) return this;
    this.#asRendered ??= new ReadPage({ url, role, plain: { ...plain, view: rendered.view }, rendered });
    return this.#asRendered;
  }

  /** As if no browser had opened it. */
  asServed(): ReadPage {
    const { url, role, plain, rendered } = this;
    if (rendered === null) return this;
    this.#asServed ??= new ReadPage({ url, role, plain, rendered: null });
    return this.#asServed;
  }
}

export type RenderedPage = ReadPage & { rendered: NonNullable<ReadPage['rendered']> };

export const isRendered = (page: ReadPage): page is RenderedPage => page.rendered !== null;

/**
 * A piece of a page, as a menu loads it into another one: sent without a doctype, a language, a script, or anything of a head. What belongs there
 * has no place in it. Where the home page is sent so, all are pages of the oldest kind.
 */
export const isPiece = (page: ReadPage, pages: readonly ReadPage[]): boolean =>
  isHeadless(page) && !pages.some((one) => one.role === 'home' && isHeadless(one));

const isHeadless = (page: ReadPage): boolean => !hasHead(page) && page.plain.view.scripts.count === 0;

/** Whether anything that a head is for was sent. A text served as a page has none, and no place to paste anything into. */
export const hasHead = ({ plain: { view } }: ReadPage): boolean =>
  view.doctype || view.lang !== null || view.titles.length + view.metas.length + view.headLinks.length > 0;

/** Whether what lacks something of a head or a frame are pieces of pages, and nothing else. */
export const areAllPieces = (lacking: readonly ReadPage[], pages: readonly ReadPage[]): boolean =>
  lacking.length > 0 && lacking.every((page) => isPiece(page, pages));

/** Of pages that lack something of a head or a frame, those that have one to put it into; where there is none, all of them. */
export function beforePieces(lacking: readonly ReadPage[], pages: readonly ReadPage[]): ReadPage[] {
  const whole = lacking.filter((page) => !isPiece(page, pages));
  return whole.length > 0 ? whole : [...lacking];
}

/** Every key page read plain, home first. */
export const keyPagesOf = (pages: readonly PageObservation[]): ReadPage[] =>
  pages.flatMap((page) => keyPageOf(page) ?? []).sort((a, b) => Number(b.role === 'home') - Number(a.role === 'home'));

/** null when there is nothing of the website to judge: no HTML, something in its place, or an error page. */
function keyPageOf(page: PageObservation): ReadPage | null {
  if (!isServedPage(page)) return null;
  const rendered = page.rendered?.view ? withGaps({ ...page.rendered, view: page.rendered.view }) : null;
  return new ReadPage({ url: page.url, role: page.role, plain: page.plain, rendered });
}

/** What an application that did not arrive would have filled in, "{{ description }}", is data that is missing, and more may be with it. */
function withGaps(rendered: RenderAttempt & { view: PageView }): RenderAttempt & { view: PageView } {
  const { titles, metas, blocks, links } = rendered.view;
  const isLeft = () =>
    [
      ...titles,
      ...metas.map(({ content }) => content),
      ...blocks.map(({ text }) => text),
      ...links.map(({ href }) => href),
    ].some((text) => EXPRESSION.test(text ?? ''));
  return rendered.missesCode && !rendered.missesData && isLeft() ? { ...rendered, missesData: true } : rendered;
}

const EXPRESSION = /^\s*\{\{[^{}]{1,80}\}\}\s*$/;

type ServedPage = PageObservation & { plain: { view: PageView } };

export const isServedPage = (page: PageObservation): page is ServedPage =>
  page.plain.view !== null &&
  !page.plain.obstacle &&
  (page.role === 'home' || (page.plain.status < 400 && !isVerificationFile(page.plain.view)));

/** A file that proves to a search engine whose website it is: nobody reads it. */
const isVerificationFile = ({ blocks }: PageView): boolean =>
  blocks.length === 1 && /^(?:google|yandex|baidu)-?(?:site-)?verification\s*[:=]/i.test(blocks[0]?.text.trim() ?? '');

/**
 * Pages that exist only inside the running app: the server knows no such address, a visitor's browser shows them. A person reads their
 * facts, a fetcher gets nothing, so they are no key pages to judge. Their plain view is empty.
 */
export const inAppPagesOf = (pages: readonly PageObservation[]): ReadPage[] =>
  pages.filter(isInAppPage).map(
    ({ url, role, plain, rendered }) =>
      new ReadPage({
        url,
        role,
        plain: { ...plain, view: readPage('', url) },
        rendered: { ...rendered, view: rendered.view },
      }),
  );

type InAppPage = PageObservation & { rendered: RenderAttempt & { view: PageView } };

export const isInAppPage = (page: PageObservation): page is InAppPage =>
  page.plain.view === null && page.plain.status >= 400 && Boolean(page.rendered?.view);
