import { defaultTreeAdapter, type DefaultTreeAdapterTypes as Html } from 'parse5';
import { attributeOf } from './flat-tree.ts';
import { ATTRIBUTE_CHARS, type Capacity, JSON_LD_CHARS } from './page-limits.ts';
import type { PageView } from './page-view.ts';
import { resolve } from './urls.ts';

const encoder = new TextEncoder();

/** "if (screen.width <= 650) { window.location = ...": the size of the screen, or the name of the browser, decides on the page. */
const LEADS_BY_SCREEN =
  /\bif\s*\([^{};]{0,150}(?:screen\.\w*width|userAgent)[^{};]{0,200}\)\s*\{?\s*(?:\w+\.)?location(?:\.href)?(?:\s*=(?!=)|\.replace\()/i;

/** "location.href = '/rooms.html'", "window.location.replace('/rooms.html')", and nothing beside it. */
const LEADS_ON =
  /^\s*(?:(?:window|document|self|top)\.)?location(?:(?:\.href)?\s*=\s*(["'`])([^"'`$]+)\1|\.(?:replace|assign)\(\s*(["'`])([^"'`$]+)\3\s*\))\s*;?\s*$/;
/** A script that leads on and does nothing else is no longer. */
const MAX_LEADING_CHARS = 500;

/** JSON-LD as it is written, with its offset in the HTML, and what other scripts weigh. */
export class ScriptCollector {
  private readonly view: PageView;
  private readonly capacity: Capacity;
  private readonly html: string;
  /** Where the text of each script begins in the HTML. */
  private readonly offsets: ReadonlyMap<Html.Element, number>;

  constructor(view: PageView, capacity: Capacity, html: string, offsets: ReadonlyMap<Html.Element, number>) {
    this.view = view;
    this.capacity = capacity;
    this.html = html;
    this.offsets = offsets;
  }

  read(element: Html.Element, pathIndex: () => number): void {
    const { view, capacity } = this;
    const text = scriptText(element);
    const type = (attributeOf(element, 'type') ?? '').split(';', 1).join('').trim().toLowerCase();
    if (type === 'application/ld+json') {
      if (!capacity.take('jsonLd')) return;
      const offset = this.offsets.get(element) ?? 0;
      view.jsonLd.push({
        attributes: markedBy(element),
        text: this.asWritten(text, offset).slice(0, JSON_LD_CHARS),
        offset,
        path: pathIndex(),
      });
      return;
    }
    view.scripts.count++;
    const src = attributeOf(element, 'src');
    if (src === null) {
      view.scripts.inlineBytes += encoder.encode(text).length;
      if (text.includes('.modelContext')) view.scripts.offersTools = true;
      if (text.includes('location') && LEADS_BY_SCREEN.test(text)) view.scripts.leadsByScreen = true;
      const [, , set, , called] = text.length > MAX_LEADING_CHARS ? [] : (LEADS_ON.exec(text) ?? []);
      const leadsTo = resolve(set ?? called ?? '', view.baseUrl);
      if ((set ?? called) !== undefined && leadsTo !== null) view.scripts.leadsTo = leadsTo;
    } else if (capacity.take('externalScripts'))
      view.scripts.external.push(resolve(src, view.baseUrl) ?? src.slice(0, ATTRIBUTE_CHARS));
  }

  /** The parser turns CRLF into LF; offsets inside the text must be those of the HTML. */
  private asWritten(text: string, offset: number): string {
    if (!text.includes('\n') || !this.html.includes('\r', offset)) return text;
    const end = /<\/script/gi;
    end.lastIndex = offset;
    const found = end.exec(this.html);
    return found ? this.html.slice(offset, found.index) : text;
  }
}

const MAX_ATTRIBUTES = 8;

/** A nonce is for one answer of the server alone, and what leads elsewhere is nothing to copy. */
function markedBy({ attrs }: Html.Element): Record<string, string> {
  const kept = attrs.filter(({ name }) => name === 'id' || name === 'class' || name.startsWith('data-'));
  return Object.fromEntries(
    kept.slice(0, MAX_ATTRIBUTES).map(({ name, value }) => [name, value.slice(0, ATTRIBUTE_CHARS)]),
  );
}

function scriptText(element: Html.Element): string {
  const first = element.childNodes[0];
  return first && defaultTreeAdapter.isTextNode(first) ? first.value : '';
}
