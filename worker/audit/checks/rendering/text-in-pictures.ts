import { looseSums, pricePictures } from '../../facts/traces/price-trace.ts';
import { mainBlocks, placeOf, readingLength } from '../../website/page/page-text.ts';
import { isDrawnInWords, picturesInstead } from '../../website/pictures/picture-pages.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { defineCheck, dueTo, type Evidence, fail, inconclusive, partial, pass } from '../check.ts';
import { picturePage } from '../shared/shown/picture-page.ts';

/** A page of so little text of its own depends on its pictures, frames or files. */
const LITTLE_CHARS = 300;

/** Links whose text or file name says that what customers ask for is in a file. */
const KEY_FILE = lightLetters(
  regexSource`
    \b(?:
      menu
      |menü
      |speise(?:karte|n)
      |getränke
      |carte
      |tarifs?
      |prix
      |prices?
      |price ?list
      |preis(?:e|liste)
      |services?
      |leistungen
      |prestations
      |servicios
      |precios
      |tarifas
      |carta
      |listino
      |prezzi
      |servizi
      |prijs(?:lijst|zen)
      |menukaart
      |preços
      |cardápio
      |ementa
    )\b
    |メニュー
    |料金
  `,
  'i',
);

/** Frames of the page's own content; maps, films and booking tools show something of somebody else. */
const OTHERS_FRAME = lightLetters(
  regexSource`
    (?:
      google\.[a-z.]+\/maps
      |maps\.google
      |openstreetmap
      |youtube
      |youtu\.be
      |vimeo
      |googletagmanager
      |doubleclick
      |facebook\.com\/(?:plugins|tr)
      |recaptcha
      |calendly
      |opentable
      |resmio
      |quandoo
      |doctolib
      |spotify
      |soundcloud
      |instagram
      |consent
      |cookie
      |stripe
      |paypal
    )
  `,
  'i',
);

/**
 * Content that is no text for a reader: a frame, a canvas or nothing but pictures where the page's text should be, an e-mail address drawn
 * as a picture. What a picture shows is not concluded from the name of its file alone, nor what a PDF says from the words of its link.
 */
export const textInPictures = defineCheck({
  id: 'text-in-pictures',
  revision: 12,
  category: 'rendering',
  strength: 'B',
  catalogue: ['hidden-text'],
  title: {
    pass: 'We saw no content that stands in pictures or files alone',
    partial: 'Something of yours seems to stand in a picture only',
    fail: 'A drawing, or a row of pictures, stands in place of the text of a page',
    causes: {
      frame: 'A frame stands in place of the text of a page',
      'price-list': 'A picture may hold a list of your prices, and we read no such list as text',
      'mail-in-a-picture': 'Your e-mail address seems to stand in a picture only',
      'picture-of-the-page': 'One picture stands where the text of a page should be',
    },
  },
  why: 'Assistants read text. What stands in a picture or a frame they may not read.',
  sources: [
    'https://developers.google.com/search/docs/appearance/google-images',
    'https://developers.google.com/search/docs/appearance/ai-features',
  ],
  needs: ['pages', 'facts'],
  causes: ['frame', 'pictures-alone', 'words-in-pictures', 'price-list', 'mail-in-a-picture', 'picture-of-the-page'],
  run({ pages, facts }) {
    const replaced = pages.flatMap((page) => replacedText(page, pages));
    const frames = replaced.filter(isFrame);
    if (frames.length > 0) return dueTo('frame', fail(frames));
    if (replaced.length > 0) return dueTo(causeOf(replaced, pages), fail(replaced));
    const files = pages.flatMap(keyFiles);
    // Its name alone proves nothing; a page about prices without one, on a website without any, agrees with it.
    const lists = (facts.prices.length > 0 ? [] : pricePictures(pages.filter(isPriceless))).filter(
      ({ seen }) => seen !== '',
    );
    if (lists.length > 0) return dueTo('price-list', partial(lists));
    const named = pages.flatMap((page) => picturePage(page) ?? []);
    if (named.length > 0) return dueTo('picture-of-the-page', partial(named));
    const mails = facts.emails.length + facts.otherEmails.length > 0 ? [] : pages.flatMap(drawnMails);
    if (mails.length > 0) return dueTo('mail-in-a-picture', partial(mails));
    // Whether a page says the same as the file, only who reads both can tell.
    if (files.length > 0) return inconclusive(FILE_UNREAD, files);
    const unread = pages.flatMap(undescribed);
    return unread.length > 0 ? inconclusive(PICTURE_UNREAD, unread) : pass();
  },
});

const isPriceless = (page: ReadPage): boolean => page.role === 'prices' && looseSums([page]).length === 0;

const FILE_UNREAD =
  'A link leads to a PDF that was not read. See that a page says the same: assistants often do not open files.';

const PICTURE_UNREAD = 'What pictures without a text of their own show was not looked into.';

/** Smaller ones are signs and ornaments. */
const MIN_PICTURE_PX = 200;

/** Pictures that may hold words, and say nowhere what they show. */
const undescribed = ({ url, plain: { view } }: ReadPage): Evidence[] =>
  view.images
    .filter(
      ({ src, alt, otherName, width, hidden }) =>
        src !== null &&
        !alt &&
        !otherName &&
        !hidden &&
        !/\.svg(?:\?|$)/i.test(src) &&
        (width ?? MIN_PICTURE_PX) >= MIN_PICTURE_PX,
    )
    .slice(0, 1)
    .map(({ src, path }) => ({ pageUrl: url, place: `picture at ${placeOf(view, path)}`, seen: src ?? '' }));

const isFrame = ({ seen }: Evidence): boolean => /^https?:/.test(seen);

const IN_PLACE_OF_TEXT = 'text of the page';
const isPictures = ({ place }: Evidence): boolean => place === IN_PLACE_OF_TEXT;

/** What the pictures show, nobody has read: photographs as well as text, if not even the menu is text. */
function causeOf(replaced: readonly Evidence[], pages: readonly ReadPage[]) {
  if (!replaced.every(isPictures)) return null;
  const drawn = new Set(pages.filter(isDrawnInWords).map(({ url }) => url));
  return replaced.every(({ pageUrl }) => drawn.has(pageUrl)) ? 'words-in-pictures' : 'pictures-alone';
}

/** A page of hardly any text whose place is taken by a frame of its own or a canvas. */
function replacedText(page: ReadPage, pages: readonly ReadPage[]): Evidence[] {
  const {
    url,
    role,
    plain: { view },
  } = page;
  if (mainLength(view) >= LITTLE_CHARS) return [];
  const instead = picturesInstead(page);
  if (instead)
    return [
      {
        pageUrl: url,
        place: IN_PLACE_OF_TEXT,
        seen: `${instead.pictures} pictures and ${instead.chars} characters of text`,
      },
    ];
  // On a contact page it is the form.
  const frame =
    role === 'contact'
      ? undefined
      : view.frames.find(({ src }) => src !== null && /^https?:/.test(src) && !OTHERS_FRAME.test(src));
  if (frame)
    return [{ pageUrl: url, place: `${placeOf(view, frame.path)}, hardly any text beside it`, seen: frame.src ?? '' }];
  // What also lies behind the text of another page is its ground, and contact data are few words.
  const canvas = role === 'contact' ? undefined : canvasOf(view);
  const place = canvas && placeOf(view, canvas.path);
  const isGround = pages.some(
    ({ plain }) => mainLength(plain.view) >= LITTLE_CHARS && plain.view.media.some(isCanvasAt(plain.view, place)),
  );
  return place && !isGround ? [{ pageUrl: url, place, seen: 'canvas, hardly any text beside it' }] : [];
}

type View = ReadPage['plain']['view'];

const mainLength = (view: View): number =>
  readingLength(
    mainBlocks(view)
      .map(({ text }) => text)
      .join(' '),
  );

const canvasOf = ({ media }: View) => media.find(({ kind }) => kind === 'canvas');
const isCanvasAt =
  (view: View, place: string | undefined) =>
  ({ kind, path }: View['media'][number]): boolean =>
    kind === 'canvas' && placeOf(view, path) === place;

/** Menus and price lists as PDF; terms and brochures are fine as files. One a page is enough to say so. */
function keyFiles({ url, plain: { view } }: ReadPage): Evidence[] {
  const link = view.links.find(
    ({ url: target, text }) => target && /\.pdf(?:\?|$)/i.test(target) && KEY_FILE.test(text),
  );
  return link
    ? [{ pageUrl: url, place: `link to a PDF at ${placeOf(view, link.path)}`, seen: `${link.text} (${link.href})` }]
    : [];
}

const MAIL_PICTURE = /(?:^|[/_\-.])e?-?mail[^/]{0,20}\.(?:png|gif|jpe?g|webp|svg|php)/i;
/** A line of letters is much wider than high, a sign is not. */
const LINE_SHAPE = 4;

/** An address drawn as a line of text; what leads on is a sign for a link. */
const drawnMails = ({ url, plain: { view } }: ReadPage): Evidence[] =>
  view.images
    .filter(({ src, width, height, inLink, hidden }) => {
      const isLine = width !== null && height !== null && height > 0 && width / height >= LINE_SHAPE;
      return src !== null && !inLink && !hidden && isLine && MAIL_PICTURE.test(src.split('?', 1).join());
    })
    .map(({ src, path }) => ({ pageUrl: url, place: `picture at ${placeOf(view, path)}`, seen: src ?? '' }));
