import { businessNodes, firstText } from '../../website/structured-data/business-nodes.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { WELCOME } from '../name/clean-name.ts';
import { nameKey, squeeze } from '../name/name-key.ts';
import type { StatedWebsite } from './stated-website.ts';

/** "Sports therapy | Ida Larch", "Ida Larch / Joinery": what a title puts together. */
const PUT_TOGETHER = /[|｜]|\S\s[–—·•/:-]\s\S/u;

/**
 * Whether two kinds of places, each written by itself, spell the name letter by letter as it is told, it is no title and no welcome, and
 * nothing the home page tells machines calls the business otherwise.
 */
export function isSpelledAlike(name: string, website: StatedWebsite): boolean {
  if (PUT_TOGETHER.test(name) || WELCOME.test(`${name} `) || isCalledOtherwise(name, website)) return false;
  return kindsOfPlaces(name, website).filter(Boolean).length >= 2;
}

/** Markup, title, copyright line, logo, legal notice, and the text a visitor reads. */
function kindsOfPlaces(name: string, { documents, pages: [home] }: StatedWebsite): boolean[] {
  const isIn = wholeWords(name);
  const isIt = (text: string | null) => text !== null && spaced(text) === spaced(name);
  const lines = documents.flatMap((document) =>
    document.lines.flatMap((line) =>
      line.foreign === null && isIn(line.text) ? [{ ...line, isLegal: document.isLegal || line.isLegal === true }] : [],
    ),
  );
  const isCopyright = ({ text }: { text: string }) => COPYRIGHT.test(text);
  return [
    documents.some((document) => namesForMachines(document).some(isIt)),
    (home?.plain.view.titles[0] ?? '').split(TITLE_SEAM).some(isIt),
    lines.some(isCopyright),
    documents.some(({ view }) => view.images.some(({ alt }) => isIt((alt ?? '').replace(LOGO, '')))),
    lines.some((line) => line.isLegal && !isCopyright(line)),
    lines.some((line) => !line.isLegal && !isCopyright(line)),
  ];
}

/** Another name, or a longer one, in what the home page tells machines. */
const isCalledOtherwise = (name: string, { documents, pages: [home] }: StatedWebsite): boolean =>
  documents
    .filter(({ view }) => view === home?.plain.view || view === home?.rendered?.view)
    .flatMap(namesForMachines)
    .filter((one) => !PUT_TOGETHER.test(one))
    .map(keyOf)
    .some((one) => one !== '' && one !== keyOf(name));

function namesForMachines({ structured, view }: StatedWebsite['documents'][number]): string[] {
  const [business] = businessNodes(structured);
  const website = structured.nodes.find(({ types }) => types.includes('WebSite'));
  return [
    ...[business?.node, website].flatMap((node) => (node ? (firstText(node, 'name') ?? []) : [])),
    ...view.metas.flatMap((meta) => (meta.name === 'og:site_name' ? [meta.content] : [])),
  ];
}

/** As whole words: beside a mark or a stop, or between spaces. */
const wholeWords =
  (name: string) =>
  (text: string): boolean => {
    const [own, wanted] = [spaced(text), spaced(name)];
    for (let at = own.indexOf(wanted); at >= 0; at = own.indexOf(wanted, at + 1))
      if (!WORD_SIGN.test(own[at - 1] ?? ' ') && !WORD_SIGN.test(own[at + wanted.length] ?? ' ')) return true;
    return false;
  };

const WORD_SIGN = lightLetters(/[\p{L}\p{N}]/u);
const spaced = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();
const keyOf = (name: string): string => squeeze(nameKey(name));
const COPYRIGHT = /©|\(c\)|copyright/i;
const TITLE_SEAM = /\s+[|–—·•:/-]\s+|\s*[|｜]\s*|[:,]\s+/u;
const LOGO = /[\s-]*logo[\s-]*/gi;
