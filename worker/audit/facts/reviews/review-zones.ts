import type { PageView, TextBlock } from '../../website/page/page-view.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { remembered } from '../../website/text/remembered.ts';
import { REVIEW_ITEM_PLACE, REVIEWS_PLACE } from './review-words.ts';

export const HEADING = /^h([1-6])$/;

/** Blocks in a part of the page named as reviews, by a heading above or by the names of its elements. */
export function reviewZone(view: PageView, names: (text: string) => boolean): boolean[] {
  let level: number | null = null;
  let otherLevel: number | null = null;
  const last = view.blocks.findLastIndex(
    (block, at) => block.landmark === 'footer' && view.blocks[at - 1]?.landmark !== 'footer',
  );
  return view.blocks.map((block, at) => {
    const isNamedPlace = isReviewPlace(view.paths[block.path] ?? '');
    const own = Number(HEADING.exec(block.tag)?.[1] ?? 7);
    if (own < 7) {
      if ((isNamedPlace && NAMES_OTHER.test(block.text)) || NAMES_WORK.test(block.text)) otherLevel = own;
      else if (otherLevel !== null && own <= otherLevel) otherLevel = null;
      if (names(block.text) || isKicker(view.blocks[at - 1], names)) level = own;
      else if (level !== null && own <= level) level = null;
    } else if ((block.landmark === 'footer' && at >= last) || block.landmark === 'nav') level = null;
    const inside = level !== null || (otherLevel === null && isNamedPlace);
    return inside && block.landmark !== 'nav' && block.landmark !== 'header';
  });
}

const isReviewPlace = remembered((path): boolean => REVIEWS_PLACE.test(path) || REVIEW_ITEM_PLACE.test(path));

/** Templates are filled with something else and keep the names of their elements. */
const NAMES_OTHER = lightLetters(
  regexSource`
    \b(?:what['’]?s on|upcoming|events?|latest news|our (?:courses|classes|services|products|team|menu))\b
    |^(?:(?:our|nuestr[ao]s?|noss[ao]s?|la nostra|i nostri) )?(?:
      mission
      |vision
      |values
      |misi[óo]n
      |visi[óo]n
      |valores
      |ventajas
      |miss[ãa]o
      |vis[ãa]o
      |vantagens
      |missione
      |visione
      |valori
      |vantaggi
    )$
  `,
  'i',
);

/** What was done for customers, in elements made for what they say. */
const NAMES_WORK = lightLetters(
  regexSource`
    ^(?:(?:our|my|some) )?(?:recent|latest|selected|featured|past|completed) (?:work|projects?
    |jobs)(?: highlights)?$|^(?:our )?(?:project highlights|case studies|portfolio)$
  `,
  'i',
);

/** "What our clients say", a short line over a heading that is a slogan: what it names is the part under the heading. */
export function isKicker(above: TextBlock | undefined, names: (text: string) => boolean): boolean {
  if (above === undefined || above.landmark === 'nav' || above.landmark === 'header') return false;
  if (!/^(?:p|span|div|small|strong)$/.test(above.tag) || above.text.length > MAX_KICKER_CHARS) return false;
  return names(above.text) && !/\d/.test(above.text);
}

const MAX_KICKER_CHARS = 40;
