import type { DefaultTreeAdapterTypes as Html } from 'parse5';
import { contactIcon, isDrawnText } from './contact-icon.ts';
import { breaksLine, NOT_TEXT } from './element-rules.ts';
import { emptyView } from './empty-view.ts';
import { howFar, zeroIn } from './figures/counted-up.ts';
import { attributeOf, type FlatVisitor } from './flat-tree.ts';
import { FormCollector } from './form-collector.ts';
import { LinkCollector } from './link-collector.ts';
import { MAX_NOTES, noteIn } from './notes/developer-notes.ts';
import { PlaceNames, placesIn } from './notes/place-names.ts';
import { type OpenElement, openElement, pathOf } from './open-element.ts';
import { ATTRIBUTE_CHARS, Capacity, SHORT_TEXT_CHARS } from './page-limits.ts';
import type { Heading, PageView } from './page-view.ts';
import { PathTable } from './path-table.ts';
import { readMedia } from './read-media.ts';
import { readMeta } from './read-meta.ts';
import { RowCollector } from './row-collector.ts';
import { ScriptCollector } from './script-collector.ts';
import { TableCollector } from './table-collector.ts';
import { Capture, TextRuns } from './text-runs.ts';
import { UnfilledLists } from './unfilled-lists.ts';
import { resolve } from './urls.ts';
import { collapse } from './words.ts';

const encoder = new TextEncoder();

const MAX_COUNTERS = 20;

/** An element whose own text is wanted besides the blocks. */
interface Capturing {
  element: Html.Element;
  capture: Capture;
  done(text: string): void;
}

/** Gathers a PageView while the document is walked once. */
export class PageReader implements FlatVisitor {
  private readonly view: PageView;
  private readonly capacity = new Capacity();
  private readonly runs: TextRuns;
  private readonly tables: TableCollector;
  private readonly rows: RowCollector;
  private readonly forms: FormCollector;
  private readonly links: LinkCollector;
  private readonly paths: PathTable;
  private readonly scripts: ScriptCollector;
  private readonly unfilled: UnfilledLists;
  private readonly places = new PlaceNames();
  private readonly itemPaths = new Map<Html.Element, number>();
  private open: OpenElement | null = null;
  private readonly capturing: Capturing[] = [];
  private readonly openHeadings: { element: Html.Element; heading: Heading; imageAlt: string }[] = [];
  private readonly html: string;

  constructor(html: string, url: string, document: Html.Document, scriptOffsets: Map<Html.Element, number>) {
    this.html = html;
    this.runs = new TextRuns(this.capacity, (open) => this.pathIndex(open));
    this.view = emptyView(
      url,
      document.childNodes.some((node) => node.nodeName === '#documentType'),
    );
    this.view.blocks = this.runs.blocks;
    this.paths = new PathTable(this.view.paths, this.capacity);
    this.scripts = new ScriptCollector(this.view, this.capacity, html, scriptOffsets);
    this.unfilled = new UnfilledLists(this.view);
    this.tables = new TableCollector(this.view.tables, this.capacity);
    this.rows = new RowCollector(this.view.rows ?? [], this.capacity);
    this.forms = new FormCollector(this.view.forms, this.capacity, document);
    this.links = new LinkCollector(this.view, this.capacity, {
      pathIndex: (open) => this.pathIndex(open),
      capture: (element, done) => this.capture(element, done),
      referencedText: (ids) => this.forms.referencedText(ids),
    });
  }

  enter(element: Html.Element): boolean {
    const parent = this.open;
    const open = openElement(element, parent);
    this.open = open;
    const inside = !NOT_TEXT.has(element.tagName);
    this.links.look(element);
    const icon = contactIcon(element);
    if (icon) this.runs.icon(icon);
    if (open.insideSvg) {
      return true;
    }
    if (open.block) this.blockEdge(open, parent);
    else if (breaksLine(element, 'before')) this.lineBreak();
    this.rows.enter(this.runs.blocks.length);
    this.unfilled.enter(element);
    this.readAnywhere(open);
    this.readCounter(open);
    this.readByTag(open);
    return inside;
  }

  leave(element: Html.Element): void {
    const open = this.open;
    if (!open) return;
    while (this.capturing.at(-1)?.element === element) {
      const capturing = this.capturing.pop();
      capturing?.done(capturing.capture.text);
    }
    if (!open.insideSvg) {
      if (open.block) this.blockEdge(open, open.parent);
      else if (breaksLine(element, 'after')) this.lineBreak();
      this.rows.leave(open, this.runs.blocks.length);
      if (this.links.leave(element)) this.runs.linkEnded();
      const isHeading = this.openHeadings.at(-1)?.element === element;
      this.unfilled.leave((isHeading && this.openHeadings.pop()?.heading) || null);
      this.tables.leave(element);
      this.forms.leave(element);
    }
    this.open = open.parent;
  }

  text(value: string): void {
    const open = this.open;
    if (!open || open.insideHead || open.insideSvg) return;
    this.unfilled.text(value);
    const text = open.element.tagName === 'pre' ? value : collapse(value);
    const isDrawn = isDrawnText(open.element, text);
    const lines = isDrawn ? [' '] : text.split('\n');
    for (const [index, line] of lines.entries()) {
      if (index > 0) this.runs.lineBreak();
      this.runs.add(line, open, this.links.current, this.openHeadings.at(-1)?.heading ?? null);
    }
    // What has no other text is still called by its sign.
    for (const { capture } of this.capturing) capture.add(isDrawn ? ` ${text} ` : text);
  }

  comment(value: string): void {
    const { notes = [] } = this.view;
    if (!this.open || this.open.insideHead || notes.length >= MAX_NOTES) return;
    const text = noteIn(value);
    if (text !== null) this.view.notes = [...notes, { text, block: this.runs.blocks.length }];
  }

  /** Path of an element that carries microdata or RDFa. */
  pathOfItem(element: Html.Element): number {
    return this.itemPaths.get(element) ?? this.paths.indexOf('body');
  }

  finish(): PageView {
    this.runs.end();
    const { view } = this;
    if (this.forms.loosePasswords.length > 0) view.loosePasswords = this.forms.loosePasswords;
    if (this.forms.looseControls > 0) view.looseControls = this.forms.looseControls;
    view.textChars = this.runs.textChars;
    view.textWords = this.runs.textWords;
    view.htmlBytes = encoder.encode(this.html).length;
    view.capped = this.capacity.names();
    return view;
  }

  /** Text on the two sides of a block's edge is apart: a new block, or a new line inside an element that is one block. */
  private blockEdge(open: OpenElement, parent: OpenElement | null): void {
    if (parent?.oneBlock && open.heading === null) this.runs.lineBreak();
    else this.runs.end();
    for (const { capture } of this.capturing) capture.add(' ');
  }

  private lineBreak(): void {
    this.runs.lineBreak();
    for (const { capture } of this.capturing) capture.add(' ');
  }

  private capture(element: Html.Element, done: (text: string) => void): void {
    this.capturing.push({ element, capture: new Capture(SHORT_TEXT_CHARS), done });
  }

  /** "0" and perhaps what is counted, in an element that says how far to count. */
  private readCounter(open: OpenElement): void {
    const told = howFar(open.element.attrs);
    if (told === undefined) return;
    this.capture(open.element, (said) => {
      const text = zeroIn(collapse(said).trim(), told);
      const counters = this.view.counters ?? [];
      if (text === null || counters.length >= MAX_COUNTERS) return;
      this.view.counters = [...counters, { text, to: told.value, path: this.pathIndex(open) }];
    });
  }

  private readAnywhere(open: OpenElement): void {
    const { element } = open;
    const id = attributeOf(element, 'id');
    this.view.ids.push(...placesIn(element).filter(() => this.capacity.take('ids')));
    if (attributeOf(element, 'itemscope') !== null || attributeOf(element, 'typeof') !== null)
      this.itemPaths.set(element, this.pathIndex(open));
    if (open.ownLandmark !== null) this.view.landmarks[open.ownLandmark]++;
    if (open.heading !== null && this.capacity.take('headings')) {
      const heading: Heading = { level: open.heading, text: '', id, hidden: open.hidden, block: -1 };
      this.view.headings.push(heading);
      const entry = { element, heading, imageAlt: '' };
      this.openHeadings.push(entry);
      this.capture(element, (text) => {
        heading.text = text || entry.imageAlt;
      });
    }
    this.places.enter(element, this.openHeadings.at(-1), this.runs.blocks.length);
    this.links.readButton(open);
    this.links.readScriptLink(open);
    this.forms.label(element, (done) => this.capture(element, done));
    readMeta(element, this.view, this.capacity);
  }

  private readByTag(open: OpenElement): void {
    const { element } = open;
    switch (element.tagName) {
      case 'html':
        this.view.lang ??= attributeOf(element, 'lang');
        break;
      case 'br':
        this.lineBreak();
        break;
      case 'wbr':
        break;
      case 'a':
      case 'area':
        this.links.readLink(open);
        break;
      case 'img':
        this.nameHeading(element);
        this.links.readImage(open);
        break;
      case 'script':
        this.scripts.read(element, () => this.pathIndex(open));
        break;
      case 'table':
      case 'caption':
      case 'tr':
      case 'td':
      case 'th':
        this.tables.enter(
          open,
          () => this.pathIndex(open),
          (done) => this.capture(element, done),
        );
        break;
      case 'form':
      case 'input':
      case 'select':
      case 'textarea':
        this.forms.enter(open, () => this.pathIndex(open));
        break;
      default:
        this.readEmbedded(open);
    }
  }

  /** Frames, media, and times a machine can read. */
  private readEmbedded(open: OpenElement): void {
    const { element } = open;
    const { view, capacity } = this;
    switch (element.tagName) {
      case 'iframe':
      case 'frame':
        if (capacity.take('frames'))
          view.frames.push({
            src: this.address(element, 'src'),
            title: attributeOf(element, 'title'),
            path: this.pathIndex(open),
          });
        break;
      case 'video':
      case 'audio':
      case 'canvas':
      case 'object':
      case 'embed':
        if (capacity.take('media')) view.media.push(readMedia(open, view.baseUrl, this.pathIndex(open)));
        break;
      case 'time':
        if (capacity.take('times')) {
          const time = { datetime: attributeOf(element, 'datetime'), text: '', path: this.pathIndex(open) };
          view.times.push(time);
          this.capture(element, (text) => {
            time.text = text;
          });
        }
        break;
    }
  }

  /** A heading that is all image is called by its alt. */
  private nameHeading(image: Html.Element): void {
    const heading = this.openHeadings.at(-1);
    if (heading) heading.imageAlt ||= collapse(attributeOf(image, 'alt') ?? '').trim();
  }

  private address(element: Html.Element, attribute: string): string | null {
    const value = attributeOf(element, attribute);
    return value === null ? null : (resolve(value, this.view.baseUrl) ?? value.slice(0, ATTRIBUTE_CHARS));
  }

  private pathIndex(open: OpenElement): number {
    return this.paths.indexOf(pathOf(open));
  }
}
