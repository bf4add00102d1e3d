import type { PageView } from '../page/page-view.ts';
import { latinFiller } from './latin-filler.ts';
import { lightLetters } from './light-letters.ts';
import { regexSource } from './regex-source.ts';

/** Latin that fills a layout, a hole for a value, a line that asks for one's own words. */
export const TEMPLATE_TEXT = lightLetters(
  regexSource`
    lorem ipsum dolor
    |\{\{\s?[\w.]{2,40}\s?\}\}
    |\[(?:your|my|ihr|ihre|votre|su|tu|il tuo|uw|seu)\s[^\]]{2,40}\]
    |(?<!\p{L})(?:insert|add|put|type) your (?:own )?text here
    |your text (?:goes )?here
    |hier steht (?:ihr|dein) text
    |(?:ihr|dein) text hier
    |votre texte ici
    |(?:[—–[(]|-\s)\s*à compléter
    |indiquer ici (?:la|le|les|votre|l['’])
    |bitte hier (?:ergänzen|eintragen)
    |[[(](?:bitte )?(?:ergänzen|eintragen)[\])]
    |[[(](?:to be completed|por completar|da completare)[\])]
    |tu texto aquí
    |su texto aquí
    |il tuo testo qui
    |uw tekst hier
    |seu texto aqui
  `,
  'iu',
);
/** A line that says of what stands beside it that it is made up. */
export const SAYS_TEMPLATE =
  /replace this text|this is (?:just )?(?:a )?(?:placeholder|dummy|sample) text|platzhaltertext|texte de remplissage|texto de ejemplo|testo segnaposto/iu;

/** Nobody has written it yet: it answers and tells nothing. */
export const isUnwritten = (text: string): boolean => TEMPLATE_TEXT.test(text) || latinFiller(text) !== null;

const HEADING = /^h[1-6]$/;
/** A longer part of a page holds more than one template left. */
const MAX_SECTION_BLOCKS = 30;

/** Blocks between the headings around a line that says they are made up: nothing there is told of anybody. */
export function madeUpBlocks({ blocks }: PageView): ReadonlySet<number> {
  const found = new Set<number>();
  blocks.forEach(({ text }, at) => {
    if (!SAYS_TEMPLATE.test(text)) return;
    let [first, last] = [at, at];
    while (first > 0 && !HEADING.test(blocks[first]?.tag ?? '')) first--;
    while (last + 1 < blocks.length && !HEADING.test(blocks[last + 1]?.tag ?? '')) last++;
    if (last - first > MAX_SECTION_BLOCKS) [first, last] = [at, at];
    for (let index = first; index <= last; index++)
      if (blocks[index]?.landmark === blocks[at]?.landmark) found.add(index);
  });
  return found;
}
