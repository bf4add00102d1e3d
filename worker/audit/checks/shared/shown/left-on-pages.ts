import { placeOf } from '../../../website/page/page-text.ts';
import type { TextBlock } from '../../../website/page/page-view.ts';
import type { ReadPage } from '../../../website/read-pages.ts';
import { contentView } from '../../../website/text/page-prose.ts';
import { passageWith } from '../../../website/text/passage-with.ts';
import type { Evidence } from '../../check.ts';
import { templateTexts } from '../template-texts.ts';
import { formBlanks } from './form-blanks.ts';

/** A phrase in square brackets: on one page of a website it says how its template marks what is to be filled in. */
const PHRASE_HOLE = /\[\p{L}[^\]\n]*\s[^\]\n]*\]/u;
/** "Template — please complete." */
const LEAD = /^\p{L}{4,20} [—–-] /u;

/** What nobody has written yet on all these pages: the words in brackets and the notes of a template that has left some on one of them. */
export function leftOnPages(pages: readonly ReadPage[]): Evidence[] {
  const found = pages.map((page) => {
    const left = templateTexts(page);
    return [...left, ...formBlanks(page).filter(({ seen }) => left.every((one) => one.seen !== seen))];
  });
  if (!found.flat().some(({ seen }) => PHRASE_HOLE.test(seen))) return found.flat();
  const leads = new Set(
    pages.flatMap((page) =>
      notesOn(page)
        .filter(({ text }) => PHRASE_HOLE.test(text))
        .map(keyOf),
    ),
  );
  return pages.flatMap((page, at) => {
    if (page.role !== 'legal') return found[at] ?? [];
    const left = templateTexts(page, true);
    const notes = notesOn(page).filter(
      (note) => leads.has(keyOf(note)) && left.every((one) => one.place !== note.place),
    );
    return [...left, ...notes.map(({ place, text }) => ({ pageUrl: page.url, place, seen: passageWith(text, text) }))];
  });
}

interface Note extends Pick<TextBlock, 'text'> {
  place: string;
}

/** Parts of a notice of the law that begin as a note does. */
function notesOn(page: ReadPage): Note[] {
  if (page.role !== 'legal') return [];
  const view = contentView(page);
  return view.blocks
    .filter(({ hidden, text }) => !hidden && LEAD.test(text))
    .map(({ text, path }) => ({ text: text.slice(0, 300), place: placeOf(view, path) }));
}

/** The same word in the same kind of element. */
const keyOf = ({ text, place }: Note): string => `${place} ${LEAD.exec(text)?.[0]}`;
