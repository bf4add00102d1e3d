import { saysSomething } from '../../checks/shared/alt-words.ts';
import type { PageImage, PageView } from '../../website/page/page-view.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import type { FixInput } from '../fix-input.ts';
import { targetWords } from './target-words.ts';

/** In names of files and classes: pictures that only decorate. */
const DECORATIVE =
  /(?:^|[^a-z])(?:divider|separator|spacer|pattern|background|bg|ornament|swirl|wave|shape|blob|trenner|hintergrund|muster)s?(?:$|[^a-z])/i;
const LOGO = /(?:^|[^a-z])logo(?:$|[^a-z])/i;
/** Parts of file names that say nothing of the picture. */
const FILLER = new RegExp(
  regexSource`
    ^(?:
      img
      |image
      |images
      |bild
      |bilder
      |foto
      |fotos
      |photo
      |photos
      |pic
      |picture
      |dsc
      |dscn
      |scan
      |screenshot
      |header
      |hero
      |banner
      |slider
      |slide
      |teaser
      |gallery
      |galerie
      |thumb
      |thumbnail
      |small
      |large
      |medium
      |big
      |full
      |scaled
      |web
      |final
      |copy
      |kopie
      |neu
      |new
      |alt
      |home
      |startseite
      |index
      |default
      |cropped
      |edited
      |min
      |opt
      |optimized
      |retina
      |desktop
      |mobile
      |v\d+
      |x\d+
    )$
  `,
  'i',
);
/** Pictures of agencies carry the agency's name and a number. */
const STOCK =
  /adobe-?stock|shutterstock|istock|getty|unsplash|pexels|pixabay|depositphotos|fotolia|whatsapp|chatgpt|dall-?e|midjourney|canva/i;
/** Fewer words may be anything; "zahnarzt-behandlungszimmer" tells. */
const MIN_WORDS = 2;
const MAX_ALT_CHARS = 100;

/**
 * Words for a picture, from where it leads, what stands around it or how its file is called; "" for what only decorates; null when
 * nothing tells what is on it.
 */
export function altFor(input: FixInput, page: ReadPage, image: PageImage): string | null {
  const { view } = page.plain;
  const { businessName } = input.facts;
  const place = view.paths[image.path] ?? '';
  const file = fileName(image.src ?? '');
  if (LOGO.test(file) && /(?:^|> )(?:header|nav)(?:[.#\s]|$)/.test(place) && businessName) return businessName.value;
  if (DECORATIVE.test(file)) return '';
  const link = image.link === undefined ? undefined : view.links[image.link];
  const words = (link && targetWords(input, page, link)) ?? headingBeside(view, image) ?? spokenName(file);
  return words !== null && words.length <= MAX_ALT_CHARS && saysSomething(words) ? words : null;
}

/** File name without folder, ending and query. */
function fileName(src: string): string {
  const last = src.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last).replace(/\.\w{2,5}$/, '');
  } catch {
    return last.replace(/\.\w{2,5}$/, '');
  }
}

/** The heading of the box a picture stands in, when the box holds one picture and one heading: a card, a section with an id. */
function headingBeside(view: PageView, image: PageImage): string | null {
  const steps = (view.paths[image.path] ?? '').split(' > ');
  for (let depth = steps.length - 1; depth >= 2; depth--) {
    const box = steps.slice(0, depth).join(' > ');
    if (!/[.#]/.test(steps[depth - 1] ?? '')) continue;
    const isInside = (path: number) => (view.paths[path] ?? '').startsWith(`${box} > `);
    const headings = view.headings.filter(({ block, hidden }) => !hidden && isInside(view.blocks[block]?.path ?? -1));
    if (headings.length === 0) continue;
    const pictures = view.images.filter(({ path }) => isInside(path));
    return headings.length === 1 && pictures.length === 1 ? (headings[0]?.text.replace(/\s+/g, ' ') ?? null) : null;
  }
  return null;
}

const LOWER_THEN_UPPER = lightLetters(/([\p{Ll}])(\p{Lu})/gu);

const THREE_LETTERS = lightLetters(/\p{L}{3}/u);

/** "zahnarzt-behandlungszimmer_1024x768" → "Zahnarzt behandlungszimmer". */
export function spokenName(file: string): string | null {
  if (STOCK.test(file)) return null;
  const words = file
    .replace(LOWER_THEN_UPPER, '$1 $2')
    .split(/[\s_.+-]+/)
    .filter((word) => word !== '' && !/\d/.test(word) && !FILLER.test(word));
  const isSpoken =
    words.filter((word) => THREE_LETTERS.test(word) && /[aeiouyäöüáéíóúàèùâêîôûœ]/i.test(word)).length >= MIN_WORDS;
  if (!isSpoken) return null;
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
