import type { Evidence } from '../../checks/check.ts';
import { placeOf, visibleBlocks } from '../../website/page/page-text.ts';
import type { TextBlock } from '../../website/page/page-view.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { lightLetters } from '../../website/text/light-letters.ts';

/** Places quoted of one sort. */
const MAX_QUOTED = 6;

/** A sum in any currency: more of them than can be read as prices. */
const SIGN =
  '[€$£¥￥₹₽₺₴₩₪₱฿₫]|zł|Kč|kr\\.?|Ft|lei|лв|руб|CHF|Rs\\.?|EUR|USD|GBP|PLN|CZK|SEK|NOK|DKK|HUF|RON|AED|INR|SGD|円|元|원';
const ANY_SUM = lightLetters(
  `(?<!\\p{L})(?:${SIGN})\\s?\\d|\\d(?:,[-–—])?\\s?(?:${SIGN})(?!\\p{L})|(?<!\\p{L})Fr\\. ?\\d+\\.[–-](?!\\d)`,
  'u',
);
/** "Margherita 8,50": menus often leave the sign out. */
const BARE_SUM = /(?<![\d.,:–-]|[–-] )\d{1,3}[.,]\d{2}\s*$/;
const MANY_BARE = 3;
const MAX_SUM_CHARS = 500;

/** Documents and pictures named as a price list or menu, linked. */
const PRICE_FILE =
  /(?:price|preis|tarif|prix|precio|prezz|listino|prijs|preco|menu|men%C3%BC|speisekarte|carte|carta|料金)[^/?]*\.(?:pdf|jpe?g|png|webp|docx?|xlsx?)(?:[?#]|$)/i;

/** A photograph or scan shown on the page and named as a price list: nobody can read it but people. */
const PRICE_PICTURE =
  /(?:price|pricing|preis|tarif|precio|prezz|listino|prijs|tarieven|preco|料金)[^/?]*\.(?:jpe?g|png|webp|avif|gif)(?:[?#]|$)/i;

/** The same in what a picture is called on a page about prices: "flyer with prices". */
const PRICE_WORD = lightLetters(
  /(?<!\p{L})(?:price|pricing|preis|tarif|precio|prezz|listino|prijs|tarieven|preço|preco|料金)/iu,
);

/** What may be prices where none were read: sums nobody could name the item of, or a price list that is a file. Pictures are no text. */
export function priceTraces(pages: readonly ReadPage[]): Evidence[] {
  return [...looseSums(pages), ...priceFiles(pages)];
}

/** Price lists that are a file: people can open them, most assistants do not. */
export function priceFiles(pages: readonly ReadPage[]): Evidence[] {
  return pages
    .flatMap(({ url, plain: { view } }) =>
      view.links
        .filter((link) => PRICE_FILE.test(link.url ?? ''))
        .map((link) => ({ pageUrl: url, place: 'link to a file', seen: `${link.text} → ${link.href}` })),
    )
    .slice(0, MAX_QUOTED);
}

export function pricePictures(pages: readonly ReadPage[]): Evidence[] {
  return pages
    .flatMap(({ url, role, plain: { view } }) =>
      view.images
        .filter(({ src, alt }) => PRICE_PICTURE.test(src ?? '') || (role === 'prices' && PRICE_WORD.test(alt ?? '')))
        .map(({ src, path }) => ({ pageUrl: url, place: `${placeOf(view, path)}, a picture`, seen: src ?? '' })),
    )
    .slice(0, MAX_QUOTED);
}

/** Beside controls that belong to no form a script may show a sum only once something is chosen. */
export const mayComeByChoice = (pages: readonly ReadPage[]): boolean =>
  pages.some(
    ({ plain, rendered }) =>
      [plain.view, ...(rendered ? [rendered.view] : [])].some(({ looseControls = 0 }) => looseControls > 0) &&
      plain.view.scripts.count > 0,
  );

/** "P190 / box", "P280 / tray", "65 DT / kg" on cards set alike: the same letters beside each sum are a currency we do not know. */
const LETTER_BESIDE = lightLetters(/(?<![\p{L}\d])(\p{Lu}\p{L}{0,2}\.?) ?(?=\d{2})|\d (\p{Lu}{2})(?!\p{L})/u);

function lettered(blocks: readonly TextBlock[]): TextBlock[] {
  const groups = new Map<string, TextBlock[]>();
  for (const block of blocks) {
    const [, before, letter = before] = LETTER_BESIDE.exec(block.text) ?? [];
    if (letter === undefined) continue;
    const key = `${letter} ${block.path}`;
    groups.set(key, [...(groups.get(key) ?? []), block]);
  }
  return [...groups.values()].filter((alike) => alike.length >= MANY_BARE).flat();
}

const sentenceWithSum = (text: string): string =>
  text
    .split(/(?<=[.!?])\s|\n/u)
    .find((sentence) => ANY_SUM.test(sentence))
    ?.slice(0, MAX_SUM_CHARS) ?? '';

/** Sums of money in passages, and columns of bare amounts: something has a price here. */
export function looseSums(pages: readonly ReadPage[]): Evidence[] {
  return pages
    .filter(({ role }) => role !== 'article')
    .flatMap(({ url, plain, rendered }) =>
      [plain.view, ...(rendered ? [rendered.view] : [])].flatMap((view) => {
        const all = visibleBlocks(view).filter(({ text }) => /\d/.test(text));
        const blocks = all.filter(({ text }) => text.length < MAX_SUM_CHARS);
        // Of a chapter the sentence that has the sum.
        const sums = all
          .map((block) => ({
            ...block,
            text: block.text.length < MAX_SUM_CHARS ? block.text : sentenceWithSum(block.text),
          }))
          .filter(({ text }) => ANY_SUM.test(text));
        const bare = blocks.filter(({ text }) => BARE_SUM.test(text));
        return [...sums, ...(bare.length >= MANY_BARE ? bare : []), ...lettered(blocks)]
          .slice(0, MAX_QUOTED)
          .map(({ text, path }) => ({ pageUrl: url, place: placeOf(view, path), seen: text }));
      }),
    )
    .slice(0, MAX_QUOTED);
}

/** A document of whatever name: who opens it may find prices there. */
const DOCUMENT = /\.(?:pdf|docx?|xlsx?|odt|ods)(?:[?#]|$)/i;
const FRAME = /(?:^|> )(?:header|footer|nav)(?=[.#\s]|$)/;
const IS_DRAWING = /\.svg(?:[?#]|$)|^data:|logo|icon/i;
/** A page of prices or goods with less text, and pictures beside it, shows them in the pictures. */
const HARDLY_CHARS = 300;
const LISTING: ReadonlySet<string> = new Set(['prices', 'products']);

/** What was not read and may hold prices: linked documents, menus that are a picture, pages of prices or goods that are pictures alone. */
export function unreadLists(pages: readonly ReadPage[]): Evidence[] {
  return pages
    .filter(({ role }) => role !== 'legal')
    .flatMap(({ url, role, plain: { view } }) => {
      const isOwn = ({ path, hidden }: { path: number; hidden: boolean }): boolean =>
        !hidden && !FRAME.test(placeOf(view, path));
      const files = view.links.filter((link) => isOwn(link) && DOCUMENT.test(link.url ?? ''));
      const own = visibleBlocks(view).filter(({ landmark }) => landmark === null || landmark === 'main');
      const isPictures = LISTING.has(role) && own.reduce((sum, { text }) => sum + text.length, 0) < HARDLY_CHARS;
      const pictures = view.images.filter(
        (image) =>
          isOwn(image) && image.src && !IS_DRAWING.test(image.src) && (isPictures || PRICE_FILE.test(image.src)),
      );
      return [
        ...files.map((link) => ({ pageUrl: url, place: 'link to a file', seen: `${link.text} → ${link.href}` })),
        ...pictures.map(({ src, path }) => ({
          pageUrl: url,
          place: `${placeOf(view, path)}, a picture`,
          seen: src ?? '',
        })),
      ];
    })
    .slice(0, MAX_QUOTED);
}
