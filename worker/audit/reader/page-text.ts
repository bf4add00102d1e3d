import type { TextDocument, TextLine } from '../website/text/text-sources.ts';
import type { Website } from '../website/website.ts';

/** Characters a reader does not see and a model reads: zero-width, direction marks, tags, soft hyphens, interlinear notes. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
const CONTROL = /\p{Cc}/gu;

/** A text as a person sees it, on one line. */
export const seenText = (text: string): string =>
  text.normalize('NFC').replace(UNSEEN, '').replace(CONTROL, ' ').replace(/\s+/g, ' ').trim();

export interface SeenLine {
  text: string;
  document: TextDocument;
  line: TextLine;
}

/** The lines of a page that a visitor sees, each once: the plain view, then what only JavaScript adds. */
export function seenLines(website: Pick<Website, 'documents'>, pageUrl: string): SeenLine[] {
  return website.documents
    .filter((document) => document.pageUrl === pageUrl)
    .flatMap((document) =>
      document.lines
        .filter((line) => !line.hidden && !line.inPlain)
        .map((line) => ({ text: seenText(line.text), document, line })),
    )
    .filter(({ text }) => text !== '');
}
